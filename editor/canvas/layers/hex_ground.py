"""The ground of a sheet of hexes: terrain, zones, platforms over it, names of places."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from editor.canvas.geometry.board_index import BoardIndex
from editor.canvas.geometry.hex_layout import Hex, HexLayout, outline_sides
from editor.canvas.layers.terrain import terrain_stamp
from editor.canvas.style.paint_style import PaintStyle, faint, fill_pattern, line, write
from editor.theme.colours import mixed
from editor.view_model.board import BoardPlace, BoardZone

NAME_FROM = 0.46
"""The distance of a hex's name above its centre, in hex heights: below the borders of zones."""
GRID_FROM, OUTLINES_FROM, NAMES_FROM = 7.0, 10.0, 40.0
"""The scales in pixels per hex from which its sides, the outlines of platforms, and its name are drawn."""


class HexGround:
    """Draws hexes of a board in a style."""

    def __init__(self, board_index: BoardIndex, style: PaintStyle, platforms: bool) -> None:
        self.board_index, self.style, self.platforms = board_index, style, platforms
        self._layout = HexLayout(board_index.geometry.tops, 1, 1, board_index.geometry.quarters)
        self._fills: dict[tuple[str, str], QColor] = {}
        self._stamps: dict[tuple[str, str], QImage | None] = {}

    def with_board(self, board_index: BoardIndex) -> HexGround:
        """Painter for another board in the same style; shares the cache of terrain images."""
        made = HexGround(board_index, self.style, self.platforms)
        made._fills, made._stamps = self._fills, self._stamps
        return made

    def draw(self, painter: QPainter, places: Sequence[BoardPlace]) -> None:
        low = [place for place in places if not place.level]
        high = [place for place in places if place.level]
        self._draw_hexes(painter, low)
        self._draw_zones(painter, low)
        if self.platforms:
            self._draw_platforms(painter, high)
        elif self.style.scale >= GRID_FROM:
            pen = line(self.style.colours.ink, self._wide(0.03), Qt.PenStyle.DotLine)
            self._draw_outlines(painter, high, 0.92, pen)
        self._draw_names(painter, low)

    def _draw_hexes(self, painter: QPainter, places: Iterable[BoardPlace], wide: float = 0.012) -> None:
        hexagon, has_grid = self.style.hexagon, self.style.scale >= GRID_FROM
        pen = line(self.style.colours.grid, self._wide(wide))
        places = list(places)
        for place in places:
            fill = self._fill(place)
            painter.setBrush(fill)
            painter.setPen(pen if has_grid else line(fill, 1))
            painter.drawConvexPolygon(hexagon.translated(self._at(place)))
        for place in places:
            self._draw_stamp(painter, place)

    def _draw_stamp(self, painter: QPainter, place: BoardPlace) -> None:
        key = (place.kind, place.height)
        if key not in self._stamps:
            self._stamps[key] = terrain_stamp(self.style, *key)
        stamp = self._stamps[key]
        if stamp is not None:
            half = stamp.deviceIndependentSize() / 2
            painter.drawImage((self._at(place) - QPointF(half.width(), half.height())).toPoint(), stamp)

    def _draw_platforms(self, painter: QPainter, places: Sequence[BoardPlace]) -> None:
        drop = QPointF(0.05, 0.08) * self.style.scale
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faint("#000000", 0.35))
        for place in places:
            painter.drawConvexPolygon(self.style.hexagon_of(0.97).translated(self._at(place) + drop))
        self._draw_hexes(painter, places)
        if self.style.scale >= OUTLINES_FROM:
            self._draw_outlines(painter, places, 0.97, line(self.style.colours.ink, self._wide(0.045)))

    def _draw_outlines(self, painter: QPainter, places: Iterable[BoardPlace], inset: float, pen: QPen) -> None:
        """Draw the outlines of platforms, each by its piece of terrain."""
        painter.setPen(pen)
        own: dict[str, list[Hex]] = {}
        for place in places:
            own.setdefault(place.terrain_piece, []).append((place.column, place.row))
        for piece, hexes in own.items():
            painter.drawLines(self._lines(self._platform_hexes[piece], hexes, inset))

    @cached_property
    def _platform_hexes(self) -> Mapping[str, frozenset[Hex]]:
        found: dict[str, set[Hex]] = {}
        for place in self.board_index.ground.places:
            if place.level:
                found.setdefault(place.terrain_piece, set()).add((place.column, place.row))
        return {piece: frozenset(hexes) for piece, hexes in found.items()}

    def _draw_zones(self, painter: QPainter, places: Sequence[BoardPlace]) -> None:
        for zone, whole in self._zone_hexes:
            own = [place for place in places if (place.column, place.row) in whole]
            if own:
                self._draw_zone(painter, zone, whole, own)

    def _draw_zone(self, painter: QPainter, zone: BoardZone, whole: frozenset[Hex], own: list[BoardPlace]) -> None:
        number = self.board_index.seat_number(zone.seat)
        colour, look = self.style.side_colour(number), self.style.side(number)
        path = QPainterPath()
        for place in own:
            path.addPolygon(self.style.hexagon.translated(self._at(place)))
        painter.fillPath(path, faint(colour, 0.1))
        if look is not None and self.style.scale >= GRID_FROM:
            fill_pattern(painter, path, look.pattern, faint(colour, 0.22), 0.5 * self.style.scale)
        painter.save()
        painter.setClipPath(path)
        painter.setPen(line(colour, 2 * self._wide(0.06)))
        painter.drawLines(self._lines(whole, [(place.column, place.row) for place in own], 1.0))
        painter.restore()

    @cached_property
    def _zone_hexes(self) -> list[tuple[BoardZone, frozenset[Hex]]]:
        by_id = self.board_index.ground.by_id
        return [
            (zone, frozenset((by_id[place].column, by_id[place].row) for place in zone.places if place in by_id))
            for zone in self.board_index.board.zones
        ]

    def _lines(self, whole: frozenset[Hex], own: list[Hex], inset: float) -> list[QLineF]:
        scale = self.style.scale
        return [
            QLineF(ax * scale, ay * scale, bx * scale, by * scale)
            for (ax, ay), (bx, by) in outline_sides(self._layout, whole, own, inset)
        ]

    def _draw_names(self, painter: QPainter, places: Iterable[BoardPlace]) -> None:
        scale = self.style.scale
        if scale < NAMES_FROM:
            return
        painter.setPen(faint(self.style.colours.ink, 0.75))
        for place in places:
            shown = (
                self.board_index.uppermost(self.board_index.geometry.other_levels(place.id), self.platforms) or place
            )
            at = self._at(place)
            box = QRectF(at.x() - scale / 2, at.y() - NAME_FROM * scale, scale, 0.2 * scale)
            write(painter, shown.id, box, 0.16 * scale)

    def _fill(self, place: BoardPlace) -> QColor:
        """The colour of its kind, darker the higher it is."""
        key = (place.kind, place.height)
        if key not in self._fills:
            colours = self.style.colours
            height = int("".join(filter(str.isdigit, place.height)) or 0)
            share = min(0.08 * max(height - 1, 0), 0.4)
            self._fills[key] = QColor(mixed(colours.fill(place.kind), colours.ink, share))
        return self._fills[key]

    def _at(self, place: BoardPlace) -> QPointF:
        x, y = self._layout.centre(place.column, place.row)
        return QPointF(x * self.style.scale, y * self.style.scale)

    def _wide(self, share: float) -> float:
        return max(1.0, share * self.style.scale)
