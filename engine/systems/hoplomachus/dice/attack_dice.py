"""HR-COMP-2: attack dice: the hit faces of each colour, and the hits in a throw."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias, get_args

Colour: TypeAlias = Literal["yellow", "blue", "green", "black", "red"]
HitFaces: TypeAlias = Mapping[str, int]

COLOURS: tuple[str, ...] = get_args(Colour)
SIDES = 6
HIT_FACES: HitFaces = {"yellow": 2, "blue": 3, "green": 4, "black": 5, "red": 6}
"""HR-COMP-2: the number of hit faces of six, unless the scenario has another."""


def hits(faces: HitFaces, colour: str, result: int) -> bool:
    """HR-COMP-2: the hit faces of a die are its highest results."""
    return result > SIDES - faces[colour]


def hits_of(faces: HitFaces, colours: Sequence[str], results: Sequence[int]) -> tuple[int, ...]:
    """1 for each die that hit and 0 for each other, in order."""
    return tuple(int(hits(faces, colour, result)) for colour, result in zip(colours, results, strict=True))


def strongest(faces: HitFaces, colours: Sequence[str]) -> str:
    """The die with most hit faces."""
    return max(colours, key=lambda colour: faces[colour])


def weakest(faces: HitFaces, colours: Sequence[str]) -> str:
    """The die with fewest hit faces."""
    return min(colours, key=lambda colour: faces[colour])
