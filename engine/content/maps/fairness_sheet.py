"""A fairness sheet: measures of a map for each seat, each defined in words and with the places that it counts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from engine.kernel.data.message import Message, message
from engine.kernel.data.record import record

Better: TypeAlias = Literal["more", "fewer", "neither"]


@record(frozen=True, slots=True)
class FairnessValue:
    """One number of a measure: whose it is, and the places that it counts; None if there is no such number."""

    seat: str
    number: int | None
    places: int = 0
    """The places of the map that are counted, to be lit on the board."""
    about: str = ""
    """The name of the part of the map that it is about, if each seat has another one: its nearest objective."""


@record(frozen=True, slots=True)
class FairnessMeasure:
    """A measure: its name, its definition, the number of each seat in the order of the seats, and out of how many."""

    id: str
    name: Message
    how: Message
    values: tuple[FairnessValue, ...]
    better: Better = "more"
    of: int | None = None
    """The number that none of the values can exceed, if there is one."""

    @property
    def is_even(self) -> bool:
        return len({each.number for each in self.values}) <= 1

    @property
    def unevenness(self) -> float:
        """The difference between the least and the greatest number, as a share of the greatest: 1 if one is missing."""
        numbers = [each.number for each in self.values]
        if self.is_even:
            return 0.0
        known = [number for number in numbers if number is not None]
        if len(known) < len(numbers):
            return 1.0
        return (max(known) - min(known)) / max(known)


@record(frozen=True, slots=True)
class FairnessSheet:
    """All measures of a map; empty if there are no two seats with zones to compare."""

    seats: tuple[str, ...]
    measures: tuple[FairnessMeasure, ...] = ()

    @property
    def uneven(self) -> tuple[FairnessMeasure, ...]:
        """The measures that differ between the seats, those that differ most first."""
        found = [each for each in self.measures if not each.is_even]
        return tuple(sorted(found, key=lambda each: -each.unevenness))

    @property
    def conclusion(self) -> Message:
        """The closing sentence: what is uneven, the greatest difference first."""
        uneven = self.uneven
        if not self.measures:
            return message("fairness-nothing")
        if not uneven:
            return message("fairness-even")
        return message("fairness-uneven", n=len(uneven), measures=tuple(each.name for each in uneven))

    def measure(self, name: str) -> FairnessMeasure:
        """The measure with this id."""
        return next(each for each in self.measures if each.id == name)

    def numbers(self) -> Mapping[str, tuple[int | None, ...]]:
        """The numbers of each measure in the order of the seats."""
        return {each.id: tuple(value.number for value in each.values) for each in self.measures}
