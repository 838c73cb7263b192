"""Checks an author's own wording against the data: numbers that differ, unknown placeholders."""

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
"""Numbers that texts add or leave out freely: a wound is 1 wound, once is 1 time."""


def numbers_in(text: str) -> frozenset[str]:
    """The numbers in a text, each once; a decimal comma is read as a point."""
    return frozenset(number.replace(",", ".") for number in NUMBER.findall(text)) - ANYWHERE


def differing_numbers(own: str, made: tuple[TextClause, ...]) -> Iterator[tuple[str, bool]]:
    """The numbers by which the author's text and the generated text differ, each with whether the author's text has
    it."""
    theirs, data = numbers_in(own), numbers_in(" ".join(clause.text for clause in made))
    yield from ((number, True) for number in sorted(theirs - data))
    yield from ((number, False) for number in sorted(data - theirs))


def empty_words(ability: Any) -> Iterator[AbilityWarning]:
    """The languages in which the author's text is blank; the generated text is shown in these."""
    for lang, own in getattr(ability, "wording", ()):
        if not own.strip():
            yield AbilityWarning(("wording", lang), "ability-wording-empty", {})


def unknown_placeholders(ability: Any, known: Collection[str]) -> Iterator[AbilityWarning]:
    """The placeholders in the author's text for which the ability has no value."""
    for lang, own in getattr(ability, "wording", ()):
        for name in dict.fromkeys(PLACEHOLDER.findall(own)):
            if name not in known:
                meant = nearest(name, sorted(known))
                yield AbilityWarning(
                    ("wording", lang), "ability-wording-no-name", {"name": name}, meant, tuple(sorted(known))
                )
