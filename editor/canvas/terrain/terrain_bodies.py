"""The bodies of a board: hexes of one kind and one piece of terrain that touch one another. No Qt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from editor.canvas.geometry.board_index import BoardIndex
from editor.canvas.geometry.sheet_geometry import XY
from editor.view_model.board import BoardPlace, HexSheet, SheetTops

Spot = tuple[int, int, int]
"""Column, row and level of a place."""
PLAIN = frozenset(("open", "centre"))
"""Kinds of ground that are no bodies."""
SINGLE = "ladder"
"""The kind of ground whose hexes stay apart."""
AROUND: Mapping[int, tuple[tuple[int, int], ...]] = {
    0: ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1)),
    1: ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)),
}
"""The ways to the hexes around, as lanes and steps along them, in even and odd lanes."""
NEARLY = 0.01
"""The distance within which two points are one, in units."""
REACH = 1.1
"""The reach of the drawing of a body from the centres of its hexes, with lift and shadow, in units."""


@dataclass(frozen=True, slots=True, eq=False)
class TerrainBody:
    """Hexes that are drawn as one body."""

    kind: str
    level: int
    height: str
    spots: tuple[Spot, ...]
    at: XY
    """The centre of its first hex."""
    centres: tuple[XY, ...]
    """The centres of its hexes, from that of the first."""

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of its drawing, in units."""
        across = [self.at[0] + x for x, _ in self.centres]
        down = [self.at[1] + y for _, y in self.centres]
        return min(across) - REACH, min(down) - REACH, max(across) + REACH, max(down) + REACH


class TerrainBodies:
    """The bodies of a board by their places; after changes only the bodies there are found anew."""

    def __init__(self, board_index: BoardIndex) -> None:
        self.board_index = board_index
        self.by_spot: dict[Spot, TerrainBody] = {}
        self._places = {_spot(place): place for place in board_index.ground.places if place.kind not in PLAIN}
        self._find(self._places)

    def bodies(self) -> Iterable[TerrainBody]:
        return {id(body): body for body in self.by_spot.values()}.values()

    def update(self, board_index: BoardIndex, changed: Iterable[str]) -> list[TerrainBody]:
        """Show another board whose places differ in these; returns the bodies that are gone and those that are new."""
        before, self.board_index = self.board_index, board_index
        spots: dict[Spot, None] = {}
        for name in changed:
            for index in (before, board_index):
                place = index.place(name)
                if place is not None:
                    self._places.pop(_spot(place), None)
                    spots[_spot(place)] = None
                    if place.kind == SINGLE:  # its height stands where no ladder leans
                        spots.update(dict.fromkeys(self.around((place.column, place.row, 1))))
        for name in changed:
            place = board_index.place(name)
            if place is not None and place.kind not in PLAIN:
                self._places[_spot(place)] = place
        near = [each for spot in spots for each in (spot, *self.around(spot))]
        gone = {id(body): body for spot in near if (body := self.by_spot.get(spot)) is not None}
        for body in gone.values():
            for spot in body.spots:
                self.by_spot.pop(spot, None)
                spots[spot] = None
        self._find(spot for spot in spots if spot in self._places)
        made = {id(body): body for spot in spots if (body := self.by_spot.get(spot)) is not None}
        return [*gone.values(), *made.values()]

    def __contains__(self, body: TerrainBody) -> bool:
        return self.by_spot.get(body.spots[0]) is body

    def centre(self, spot: Spot) -> XY | None:
        place = self._places.get(spot)
        return None if place is None else self.board_index.centre(place.id)

    def way_up(self, ladder: TerrainBody) -> XY | None:
        """The way from a ladder to a hex of a platform beside it, in units; None where there is none."""
        column, row, _ = ladder.spots[0]
        ends = map(self.centre, self.around((column, row, 1)))
        ways = ((at[0] - ladder.at[0], at[1] - ladder.at[1]) for at in ends if at is not None)
        return next(((round(x, 4), round(y, 4)) for x, y in ways), None)

    def laddered(self, platform: TerrainBody) -> tuple[XY, ...]:
        """The hexes of a platform on which ladders lean, from its first hex."""
        found = []
        for column, row, level in platform.spots:
            at = self.centre((column, row, level))
            below = (self.by_spot.get(each) for each in self.around((column, row, 0)))
            for ladder in below:
                way = self.way_up(ladder) if ladder is not None and ladder.kind == SINGLE else None
                if at is not None and ladder is not None and way is not None and _is_at(ladder.at, way, at):
                    found.append((round(at[0] - platform.at[0], 6), round(at[1] - platform.at[1], 6)))
        return tuple(sorted(found))

    def around(self, spot: Spot) -> Iterator[Spot]:
        """The places around one on the same level, on the map or not."""
        column, row, level = spot
        is_flat = _tops(self.board_index) == "flat"
        lane, along = (column, row) if is_flat else (row, column)
        for aside, on in AROUND[lane & 1]:
            yield (lane + aside, along + on, level) if is_flat else (along + on, lane + aside, level)

    def _find(self, spots: Iterable[Spot]) -> None:
        for spot in spots:
            if spot not in self.by_spot:
                body = self._body_at(spot)
                if body is not None:
                    self.by_spot.update(dict.fromkeys(body.spots, body))

    def _body_at(self, start: Spot) -> TerrainBody | None:
        first = self._places[start]
        asked, found, waiting = _look(first), [start], [start]
        seen = {start}
        while waiting and first.kind != SINGLE:
            for spot in self.around(waiting.pop()):
                place = self._places.get(spot)
                if spot not in seen and place is not None and _look(place) == asked:
                    seen.add(spot)
                    found.append(spot)
                    waiting.append(spot)
        known = sorted((at[1], at[0]) for at in map(self.centre, found) if at is not None)
        if not known:
            return None
        top, left = known[0]
        around = tuple((round(x - left, 6), round(y - top, 6)) for y, x in known)
        height = first.height or (f"+{first.level}" if first.level else "")
        return TerrainBody(first.kind, first.level, height, tuple(found), (left, top), around)


def _is_at(start: XY, way: XY, end: XY) -> bool:
    return abs(start[0] + way[0] - end[0]) < NEARLY and abs(start[1] + way[1] - end[1]) < NEARLY


def _spot(place: BoardPlace) -> Spot:
    return place.column, place.row, place.level


def _look(place: BoardPlace) -> tuple[str, int, str, str]:
    return place.kind, place.level, place.terrain_piece, place.height


def _tops(board_index: BoardIndex) -> SheetTops:
    sheet = board_index.geometry.sheet
    return sheet.tops if isinstance(sheet, HexSheet) else "flat"
