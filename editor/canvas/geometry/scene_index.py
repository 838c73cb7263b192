"""Index of a board: what is where, by place, by hex and by piece. No Qt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from editor.canvas.geometry.hex_layout import XY, Hex, HexLayout, mean_point
from editor.view_model.board import BoardPiece, BoardPlace, BoardZone, GameBoard, Marker


@dataclass(frozen=True)
class PlaceIndex:
    """What does not change while a game goes on: the cells, by place and by hex."""

    layout: HexLayout
    cells: tuple[BoardPlace, ...]
    by_place: Mapping[str, BoardPlace]
    low: Mapping[Hex, BoardPlace]
    high: Mapping[Hex, BoardPlace]
    """The ground, and what stands over it."""

    @classmethod
    def of(cls, picture: GameBoard) -> PlaceIndex:
        low: dict[Hex, BoardPlace] = {}
        high: dict[Hex, BoardPlace] = {}
        for cell in picture.cells:
            (high if cell.level else low)[cell.column, cell.row] = cell
        layout = HexLayout(picture.tops, picture.columns, picture.rows)
        return cls(layout, picture.cells, {cell.place: cell for cell in picture.cells}, low, high)

    def is_of(self, picture: GameBoard) -> bool:
        same_sheet = self.layout == HexLayout(picture.tops, picture.columns, picture.rows)
        return same_sheet and (self.cells is picture.cells or self.cells == picture.cells)


@dataclass(frozen=True)
class SceneIndex:
    """A picture with its indexes."""

    picture: GameBoard
    ground: PlaceIndex
    figures: Mapping[str, BoardPiece]
    standing: Mapping[str, BoardPiece]
    """By each place of their bases."""
    lying: Mapping[str, tuple[Marker, ...]]
    """Markers by place."""

    @classmethod
    def of(cls, picture: GameBoard, before: SceneIndex | None = None) -> SceneIndex:
        """The atlas of a picture; what it has in common with the one before is not indexed again."""
        ground = before.ground if before is not None and before.ground.is_of(picture) else PlaceIndex.of(picture)
        lying: dict[str, tuple[Marker, ...]] = {}
        for marker in picture.markers:
            lying[marker.place] = (*lying.get(marker.place, ()), marker)
        standing = {place: figure for figure in picture.figures for place in figure.places}
        return cls(picture, ground, {figure.id: figure for figure in picture.figures}, standing, lying)

    @property
    def layout(self) -> HexLayout:
        return self.ground.layout

    def cell(self, place: str) -> BoardPlace | None:
        return self.ground.by_place.get(place)

    def top(self, at: Hex, platforms: bool) -> BoardPlace | None:
        """What one sees of a hex from above, with the platforms or with them taken away."""
        raised = self.ground.high.get(at) if platforms else None
        return raised or self.ground.low.get(at)

    def centre(self, place: str) -> XY | None:
        cell = self.cell(place)
        return None if cell is None else self.layout.centre(cell.column, cell.row)

    def base(self, figure: BoardPiece) -> tuple[XY, ...]:
        """The centres of the hexes below a figure; none when it stands nowhere on the map."""
        return tuple(at for at in map(self.centre, figure.places) if at is not None)

    def middle(self, figure: BoardPiece) -> XY | None:
        base = self.base(figure)
        return mean_point(base) if base else None

    def zones_at(self, place: str) -> tuple[BoardZone, ...]:
        return tuple(zone for zone in self.picture.zones if place in zone.places)

    def seat_number(self, seat: str | None) -> int | None:
        """Which of the sides it is, in their order."""
        seats = self.picture.seats
        return seats.index(seat) if seat in seats else None

    def seat_name(self, seat: str | None) -> str:
        return "" if seat is None else self.picture.seat_names.get(seat, seat)

    def is_under(self, figure: BoardPiece) -> bool:
        """Whether a platform is over it."""
        cells = [self.cell(place) for place in figure.places]
        return any(cell and not cell.level and (cell.column, cell.row) in self.ground.high for cell in cells)
