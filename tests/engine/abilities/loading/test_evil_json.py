"""Shipped cards with malicious values inserted: each is refused or read at once, and never causes a crash."""

import json
import time
from collections.abc import Iterator
from functools import cache

import pytest

from editor.services.document_resolver import DocumentResolver
from engine.content.checks.document_checks import check_document
from engine.content.problems import Problem
from engine.registry import declarations
from engine.words import languages
from tests.support.evil_values import EVIL, evil_cards
from tests.support.hostile_abilities import allowed_here

DECLARED = declarations()
STOCK = DocumentResolver(with_files=False)
LONGEST = 1_000
"""The greatest length of a sentence about a problem, for any value."""


def looked_at(text: str) -> tuple[float, tuple[Problem, ...]]:
    """The seconds that a check of a document took, and its problems."""
    start = time.process_time()
    problems = check_document(text.encode("utf-8", "surrogatepass"), DECLARED, STOCK).problems
    return time.process_time() - start, tuple(problems)


@cache
def without_harm(id_: str) -> float:
    """The seconds that a look at a document takes as it ships: with a mission come all the cards of its armies."""
    text = json.dumps(STOCK(id_))
    return min(looked_at(text)[0] for _ in range(3))


def slow_ones(seed: int, number: int) -> Iterator[str]:
    """Those of so many documents in which the harm takes longer than it may, however often they are looked at."""
    allowed = allowed_here()
    for what, id_, text in evil_cards(seed, number):
        took, problems = looked_at(text)
        took -= without_harm(id_)
        said = [problem.sentence(lang) for problem in problems for lang in languages()]
        assert all(0 < len(sentence) <= LONGEST for sentence in said), what
        if took > allowed and min(looked_at(text)[0] for _ in range(4)) > without_harm(id_) + allowed_here():
            yield what


def test_every_harmful_value_is_refused_or_read_at_once() -> None:
    """Each in two places of cards that ship."""
    assert list(slow_ones(1, 2 * len(EVIL))) == []


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 12))
def test_hundreds_of_harmful_documents_are_refused_or_read_at_once(seed: int) -> None:
    assert list(slow_ones(seed, 200)) == []
