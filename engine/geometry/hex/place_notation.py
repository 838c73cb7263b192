"""The printed names of the places and directions of a sheet of hexes, as positions write them."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from engine.geometry.hex.grid import DIRECTIONS, Grid, PlaceError
from engine.kernel.data.message import Message, message
from engine.kernel.data.record import record
from engine.kernel.positions.position_part import Numbering


@record(frozen=True, slots=True)
class PlaceNotation:
    """Numbers of places and their printed names; `places` is the bit set of the existing ones.

    `no_place` is the message for any other number.
    """

    grid: Grid
    places: int
    no_place: str

    def number(self, text: str) -> int | Message:
        """The place with this printed name, raised only where a platform is; or the message why there is none."""
        try:
            found = self.grid.place(text)
        except PlaceError:
            return message("content-bad-place", found=text)
        return found if self.places >> found & 1 else message("content-no-platform", place=text)

    def text(self, number: int) -> str:
        """The printed name of a place."""
        return self.grid.name(number)

    def problem(self, number: int) -> Message | None:
        """The message for a number that is not a place."""
        if number >= 0 and self.places >> number & 1:
            return None
        return message(self.no_place, number=number)

    def suggestions(self) -> Collection[str]:
        """An empty result: there are too many places to suggest one."""
        return ()


class PlaceNames(Collection[str]):
    """The printed names of the places on a map, where a name stays a name; `others` may stand for one."""

    def __init__(self, places: PlaceNotation, others: Collection[str] = ()) -> None:
        self._places = places
        self._others = others

    def __contains__(self, name: object) -> bool:
        return name in self._others or isinstance(self._places.number(str(name)), int)

    def __iter__(self) -> Iterator[str]:
        return iter(self._others)

    def __len__(self) -> int:
        return len(self._others)


def directions(grid: Grid) -> Numbering:
    """The names of the directions on a sheet."""
    return Numbering(tuple(grid.direction_name(each) for each in DIRECTIONS))
