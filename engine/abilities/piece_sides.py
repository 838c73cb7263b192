"""Static analysis of the pieces a selector or a name may stand for: the owner's own side, the other side, or both."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, TypeAlias

PieceSide: TypeAlias = Literal["self", "ally", "enemy"]
Sides: TypeAlias = frozenset[PieceSide]

EVERYBODY: Sides = frozenset(("self", "ally", "enemy"))


def sides(*which: PieceSide) -> Sides:
    """The sides as a set."""
    return frozenset(which)


def possible_sides(named: Iterable[tuple[str, Sides]], who: Any) -> Sides:
    """The sides of the pieces that a name or a selector may stand for, given the known names."""
    if not isinstance(who, str):
        found: Sides = who.sides
        return found
    return dict(named).get(who, EVERYBODY)
