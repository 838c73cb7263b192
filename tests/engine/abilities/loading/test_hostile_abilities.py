"""Malicious abilities: too deep, too large, out of bounds; refused at once, and never by a crash."""

import json
import random
import time
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.abilities.loading.limits import MOST_DEEP, MOST_PARTS
from engine.content.envelope import Document
from engine.content.limits import MAX_PROBLEMS
from engine.content.loading.document_reader import read_document
from engine.content.problems import ContentError
from engine.words import resources_folder
from tests.support.abilities import abilities
from tests.support.ability_documents import card, problem_lines, wrong
from tests.support.battleground import DECLARED
from tests.support.hostile_abilities import DRAW, LARGE, NUMBERS, WRONG, active, allowed_here, deep, nested


def refused_in(ability: dict[str, Any]) -> float:
    """The seconds that its refusal took; it is one."""
    document = json.dumps(card(ability))
    start = time.perf_counter()
    with pytest.raises(ContentError):
        read_document(document, DECLARED)
    return time.perf_counter() - start


def looked_through_in(document: dict[str, Any]) -> float:
    """The seconds that it takes to tell everything there is to say about a document."""
    start = time.perf_counter()
    problem_lines(document)
    return time.perf_counter() - start


@pytest.fixture
def allowed() -> float:
    """How long a refusal may take here and now."""
    read_document(card(active(DRAW)), DECLARED)
    return allowed_here()


@pytest.mark.parametrize("levels", [MOST_DEEP, 60, 200])
@pytest.mark.parametrize("what", deep(1))
def test_a_too_deep_ability_is_refused(what: str, levels: int, allowed: float) -> None:
    """Whatever holds itself, by the bound of abilities or that of documents."""
    assert min(refused_in(deep(levels)[what]) for _ in range(3)) < allowed


@pytest.mark.parametrize("levels", [900, 5_000, 200_000])
def test_an_ability_deeper_than_any_text_is_refused_by_the_parser(levels: int, allowed: float) -> None:
    """Where it is read as JSON."""
    for opening, closing in (("[", "]"), ('{"not":', "}")):
        text = json.dumps(card(active(DRAW, **{"if": "here"}))).replace(
            '"here"', opening * levels + "1" + closing * levels
        )
        start = time.perf_counter()
        with pytest.raises(ContentError):
            read_document(text, DECLARED)
        assert time.perf_counter() - start < allowed


@pytest.mark.parametrize("what", LARGE)
def test_a_too_large_ability_is_refused_at_once(what: str, allowed: float) -> None:
    assert wrong(LARGE[what])[0][1] == "ability-too-large"
    assert min(refused_in(LARGE[what]) for _ in range(3)) < allowed


@pytest.mark.parametrize("what", WRONG)
def test_an_ability_with_very_many_problems_is_refused_as_fast(what: str, allowed: float) -> None:
    """Only as many problems are reported as people read, and only for these suggestions are searched."""
    assert 1 <= len(wrong(WRONG[what])) <= MAX_PROBLEMS
    assert min(refused_in(WRONG[what]) for _ in range(6)) < allowed


@pytest.mark.parametrize("number", NUMBERS)
def test_numbers_out_of_bounds_are_refused(number: Any, allowed: float) -> None:
    """In an effect, in an amount, in a condition, in a trigger."""
    for ability in (
        active({"do": "draw", "cards": number}),
        active({"do": "draw", "cards": {"sum": [number]}}),
        active(DRAW, **{"if": {"at-least": {"value": number, "least": 1}}}),
        {"when": {"wound": {"who": "enemy", "wounds": number, "by": "self"}}, "effects": [DRAW]},
        {"when": "always", "modify": "mind", "by": number},
    ):
        assert min(refused_in(ability) for _ in range(3)) < allowed


GREATEST = {"effects": 14, "conditions": 27, "amounts": 13, "selectors": 13}
"""How often each kind of operation may hold itself."""


@pytest.mark.parametrize("what", GREATEST)
def test_just_within_the_bounds_is_no_fault_of_size(what: str) -> None:
    """An ability of the greatest depth is read, and at once too."""
    levels = GREATEST[what]
    assert wrong(deep(levels)[what]) == []
    assert wrong(deep(levels + 3)[what])[0][1] == "ability-too-deep"


@pytest.mark.parametrize("what", GREATEST)
def test_a_deep_ability_is_checked_and_expanded_as_fast(what: str, allowed: float) -> None:
    """Each level costs as much as the one before: a few of them first, so that a failure ends."""
    for levels in (8, GREATEST[what]):
        document = card(deep(levels)[what])
        assert min(looked_through_in(document) for _ in range(3)) < allowed
        read = read_document(document, DECLARED)
        assert isinstance(read, Document)
        assert read.plain()["abilities"] == [deep(levels)[what]]


def test_no_ability_that_ships_comes_near_the_bounds() -> None:
    """The largest has a quarter of the values at most, and half the depth."""
    folder = resources_folder() / "systems"
    found = [
        size_of(ability) for path in folder.rglob("*.json") for ability in _abilities_in(json.loads(path.read_text()))
    ]
    assert max(parts for parts, _ in found) <= MOST_PARTS // 4
    assert max(levels for _, levels in found) <= MOST_DEEP // 2


def size_of(ability: Any) -> tuple[int, int]:
    """How many values there are in it, and how deep."""
    inner = ability.values() if isinstance(ability, dict) else ability if isinstance(ability, list) else ()
    sizes = [size_of(each) for each in inner]
    return 1 + sum(parts for parts, _ in sizes), 1 + max((levels for _, levels in sizes), default=0)


def _abilities_in(part: Any) -> Iterator[Any]:
    """Everything in a document that has effects or waits for something."""
    if isinstance(part, dict) and not {"when", "effects"}.isdisjoint(part):
        yield part
    for each in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        yield from _abilities_in(each)


def test_a_large_ability_that_is_right_is_read_within_the_bound(allowed: float) -> None:
    """Just below the greatest number of values, in one list and in a tree."""
    half = nested(3, {"sum": [1, 2]}, lambda it: {"sum": [it, it]})
    flat = active(*[{"do": "draw", "cards": half}] * 8)
    start = time.perf_counter()
    read_document(card(flat), DECLARED)
    assert time.perf_counter() - start < 20 * allowed


ODD: list[Any] = [None, True, -1, 0, 10**6, 1.5, "", "x y", "self", "é" * 300, [], [[]], {}, {"a": {}}, {"do": {}}]


def spoilt(value: Any, luck: random.Random) -> Any:
    """The same with one thing in it that is odd."""
    if not value or not isinstance(value, dict | list) or luck.random() < 0.2:
        return luck.choice(ODD)
    key = luck.choice(list(value) if isinstance(value, dict) else range(len(value)))
    copied: Any = dict(value) if isinstance(value, dict) else list(value)
    copied[key] = spoilt(value[key], luck)
    return copied


@pytest.mark.slow
@given(ability=abilities(), seed=st.integers(0, 2**32))
@settings(max_examples=300)
def test_an_ability_with_something_odd_in_it_is_read_or_refused(ability: dict[str, Any], seed: int) -> None:
    """With a sentence in each language, and never by a crash."""
    odd = spoilt(ability, random.Random(seed))
    if isinstance(odd, dict):
        wrong(odd)
