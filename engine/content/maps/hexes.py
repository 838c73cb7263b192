"""Lists of hexes and places on a grid, parsed with every problem reported."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.content.place_names import hexes_in
from engine.content.problems import Problem, step_into
from engine.geometry.hex.grid import DIRECTION_NAMES, Grid, PlaceError, column_letters
from engine.kernel.data.record import record


@record(frozen=True, slots=True)
class HexPlaces:
    """The places of a hex map: every hex, and the raised places on hexes under a platform."""

    grid: Grid
    platforms: int

    @property
    def facings(self) -> tuple[str, ...]:
        """The names of the directions."""
        return DIRECTION_NAMES[self.grid.tops]

    def problems(self, name: str, at: str) -> Iterator[Problem]:
        """The problems of a place name at a path."""
        try:
            place = self.grid.place(name)
        except PlaceError:
            yield _outside(self.grid, name, at)
            return
        if self.grid.is_raised(place) and not self.platforms >> self.grid.hex_of(place) & 1:
            yield Problem(at, "content-no-platform", {"place": name})


def read_hexes(grid: Grid, names: Iterable[str], at: str, found: list[Problem], taken: int = 0) -> int:
    """The set of hexes in a list, added to `taken`; naming a hex twice is a problem."""
    for place, name in enumerate(names):
        try:
            hexes = hexes_in(grid, name)
        except PlaceError:
            found.append(_outside(grid, name, step_into(at, place)))
            continue
        if hexes & taken:
            again = grid.name((hexes & taken).bit_length() - 1)
            found.append(Problem(step_into(at, place), "content-repeated-hex", {"place": again}))
        taken |= hexes
    return taken


def hexes_of(grid: Grid, names: Iterable[str]) -> int:
    """The set of hexes in a list; invalid entries are ignored, as the document's checks report them."""
    return read_hexes(grid, names, "", [])


def _outside(grid: Grid, name: str, at: str) -> Problem:
    last = f"{column_letters(grid.columns - 1)}{grid.rows}"
    return Problem(at, "content-outside-map", {"place": name, "last": last})
