"""Static analysis of whom a selector or a name may stand for: the owner's own side, the other side, or both."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, TypeAlias

Side: TypeAlias = Literal["self", "ally", "enemy"]
Sides: TypeAlias = frozenset[Side]

EVERYBODY: Sides = frozenset(("self", "ally", "enemy"))


def sides(*which: Side) -> Sides:
    """These sides."""
    return frozenset(which)


def meant(named: Iterable[tuple[str, Sides]], who: Any) -> Sides:
    """Whom a name or a selector may stand for, when these names are known."""
    if not isinstance(who, str):
        found: Sides = who.sides
        return found
    return dict(named).get(who, EVERYBODY)
