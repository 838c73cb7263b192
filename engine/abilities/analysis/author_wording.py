"""Checks an author's own wording against the data: numbers that differ, placeholders that mean nothing."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import Any

from engine.abilities.analysis.lint import AbilityWarning
from engine.abilities.wording.clauses import TextClause
from engine.content.problems import nearest

NUMBER = re.compile(r"\d+(?:[.,]\d+)?")
PLACEHOLDER = re.compile(r"\{([^{}]*)\}")
"""A placeholder in a text: {distance}."""
ANYWHERE = frozenset({"1"})
"""Numbers that sentences add and leave out as they like: a wound is 1 wound, once is 1 time."""


def numbers_in(text: str) -> frozenset[str]:
    """The numbers that a text names, each once, decimal commas read as points."""
    return frozenset(number.replace(",", ".") for number in NUMBER.findall(text)) - ANYWHERE


def differing_numbers(own: str, made: tuple[TextClause, ...]) -> Iterator[tuple[str, bool]]:
    """The numbers in which an author's words differ from those of the data: each, and whether the author has it."""
    theirs, data = numbers_in(own), numbers_in(" ".join(clause.text for clause in made))
    yield from ((number, True) for number in sorted(theirs - data))
    yield from ((number, False) for number in sorted(data - theirs))


def empty_words(ability: Any) -> Iterator[AbilityWarning]:
    """The languages in which an author's words say nothing; those made from the data stand there."""
    for lang, own in getattr(ability, "wording", ()):
        if not own.strip():
            yield AbilityWarning(("wording", lang), "ability-wording-empty", {})


def unknown_placeholders(ability: Any, known: Collection[str]) -> Iterator[AbilityWarning]:
    """The names for which the author's words have a place, and the ability has nothing to put there."""
    for lang, own in getattr(ability, "wording", ()):
        for name in dict.fromkeys(PLACEHOLDER.findall(own)):
            if name not in known:
                meant = nearest(name, sorted(known))
                yield AbilityWarning(
                    ("wording", lang), "ability-wording-no-name", {"name": name}, meant, tuple(sorted(known))
                )
