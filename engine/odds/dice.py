"""Throws of several dice as counts of faces: faces that a game does not distinguish are counted as one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from math import comb
from typing import TypeAlias

from engine.odds.distribution import Distribution

Counts: TypeAlias = tuple[int, ...]
"""The number of dice that show each face, the lowest first."""


def one_showing(place: int, sides: int) -> Counts:
    """The counts of a single die that shows the face at this position."""
    return (0,) * place + (1,) + (0,) * (sides - place - 1)


def equivalent_faces(sides: int, look: Callable[[Counts], object]) -> Mapping[int, int]:
    """The faces that look different, each represented by the first that looks so, with the number of equivalent faces.

    They may replace all others if `look` returns everything that is ever read of a throw, and what is read of a throw
    is the sum over its dice.
    """
    first: dict[object, int] = {}
    faces: dict[int, int] = {}
    for place in range(sides):
        stands = first.setdefault(look(one_showing(place, sides)), place)
        faces[stands] = faces.get(stands, 0) + 1
    return faces


class DiceOdds:
    """Dice with these faces: the distribution of every throw, computed once for each number of dice."""

    def __init__(self, sides: int, faces: Mapping[int, int]) -> None:
        self.sides = sides
        self._faces = tuple(faces.items())
        self._thrown: dict[int, Distribution[Counts]] = {}

    def thrown(self, dice: int) -> Distribution[Counts]:
        """The distribution of throws of so many dice."""
        if dice not in self._thrown:
            all_ways = self.sides**dice
            handfuls = self._handfuls(dice, len(self._faces) - 1, (0,) * self.sides)
            self._thrown[dice] = {counts: ways / all_ways for counts, ways in handfuls}
        return self._thrown[dice]

    def _handfuls(self, dice: int, last: int, shown: Counts) -> Iterator[tuple[Counts, int]]:
        """Each throw of so many dice that show only faces up to the last, with the number of ways to get it."""
        place, faces = self._faces[last]
        for showing in (dice,) if last == 0 else range(dice + 1):
            counts = (*shown[:place], showing, *shown[place + 1 :])
            ways = comb(dice, showing) * faces**showing
            if last == 0:
                yield counts, ways
            else:
                for handful, others in self._handfuls(dice - showing, last - 1, counts):
                    yield handful, ways * others
