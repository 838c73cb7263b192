"""An author's own wording beside the data: whether it speaks of other numbers than the ability has."""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.abilities.wording.clauses import Clause

NUMBER = re.compile(r"\d+(?:[.,]\d+)?")
ANYWHERE = frozenset({"1"})
"""Numbers that sentences add and leave out as they like: a wound is 1 wound, once is 1 time."""


def numbers_in(text: str) -> frozenset[str]:
    """The numbers that a text names, each once, decimal commas read as points."""
    return frozenset(number.replace(",", ".") for number in NUMBER.findall(text)) - ANYWHERE


def differing_numbers(own: str, made: tuple[Clause, ...]) -> Iterator[tuple[str, bool]]:
    """The numbers in which an author's words differ from those of the data: each, and whether the author has it."""
    theirs, data = numbers_in(own), numbers_in(" ".join(clause.text for clause in made))
    yield from ((number, True) for number in sorted(theirs - data))
    yield from ((number, False) for number in sorted(data - theirs))
