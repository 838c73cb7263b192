"""The ground layer: drawn chunk by chunk into images, cached until their content or the scale changes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QElapsedTimer, QLineF, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from editor.canvas.geometry.hex_layout import Hex, outline_sides
from editor.canvas.geometry.scene_index import SceneIndex
from editor.canvas.layers.terrain import terrain_stamp
from editor.canvas.style.paint_style import PaintStyle, faint, fill_pattern, line, mixed, write
from editor.view_model.board import BoardPlace, BoardZone

CHUNK = 8
MARGIN = 0.14
"""Beyond the hexes of a chunk, in hex heights: for shadows and thick lines."""
NAME_FROM = 0.46
"""How far above the middle of a hex the line of its name begins, in hex heights: below the borders of zones."""
GRID_FROM, OUTLINES_FROM, NAMES_FROM = 7.0, 10.0, 40.0
"""Pixels for a hex from which on its sides are drawn, platforms are outlined, and its name is written in it."""
PATIENCE, FIRST_PATIENCE = 50, 150
"""Milliseconds for which new chunks are drawn at one go; where there is nothing to show meanwhile, for longer."""


@dataclass
class Chunk:
    """A square of hexes, drawn when it is first seen."""

    low: list[BoardPlace]
    high: list[BoardPlace]
    box: QRect
    """In pixels from the centre of the first hex."""
    drawn: QImage | None = None


class GroundPainter:
    """Draws the ground of an atlas with a hand; a new one is made when either is another."""

    def __init__(
        self,
        atlas: SceneIndex,
        hand: PaintStyle,
        platforms: bool,
        before: GroundPainter | None = None,
    ) -> None:
        self.atlas, self.hand, self.platforms = atlas, hand, platforms
        self._before = {} if before is None or before.atlas.ground is not atlas.ground else before.drawn()
        self._fills: dict[tuple[str, str], QColor] = {}
        self._chunks = self._divided()
        self._stamps: dict[tuple[str, str], QImage | None] = {}

    def drawn(self) -> dict[Hex, QImage]:
        """What was drawn of each chunk, by this painter or the one before."""
        return self._before | {key: chunk.drawn for key, chunk in self._chunks.items() if chunk.drawn is not None}

    def shows(self, atlas: SceneIndex, hand: PaintStyle, platforms: bool) -> bool:
        """Whether it would draw this in the same way."""
        now, then = atlas.picture, self.atlas.picture
        same = atlas.ground is self.atlas.ground and (now.zones, now.seats) == (then.zones, then.seats)
        return same and hand == self.hand and platforms == self.platforms

    def paint(self, painter: QPainter, origin: QPoint, within: QRect) -> QRect:
        """Draw what lies within; `origin` is where the centre of the first hex lies, all in pixels.

        Drawing new chunks stops after a while, so that nobody waits; what is left to do is given back, and shown
        meanwhile as the painter before drew it.
        """
        patience = PATIENCE if self._before else FIRST_PATIENCE
        clock = QElapsedTimer()
        clock.start()
        for key, chunk in self._chunks.items():
            box = chunk.box.translated(origin)
            if not box.intersects(within):
                continue
            if chunk.drawn is None and clock.elapsed() < patience:
                chunk.drawn = self._draw(chunk)
            if chunk.drawn is None:
                self._paint_meanwhile(painter, key, box)
            else:
                painter.drawImage(box.topLeft(), chunk.drawn)
        return self.misses(origin, within)

    def misses(self, origin: QPoint, within: QRect) -> QRect:
        """Where new chunks are still to be drawn."""
        missing = QRect()
        for chunk in self._chunks.values():
            if chunk.drawn is None:
                box = chunk.box.translated(origin)
                missing = missing.united(box) if box.intersects(within) else missing
        return missing

    def forget_far(self, origin: QPoint, near: QRect) -> None:
        """Let go of what was drawn far away, so that a large map close up does not fill the memory."""
        for chunk in self._chunks.values():
            if chunk.drawn is not None and not chunk.box.translated(origin).intersects(near):
                chunk.drawn = None

    def forget_before(self) -> None:
        """What the painter before drew is of no more use."""
        self._before = {}

    def _paint_meanwhile(self, painter: QPainter, key: Hex, box: QRect) -> None:
        drawn = self._before.get(key)
        if drawn is not None:
            painter.drawImage(box, drawn)

    def _divided(self) -> dict[Hex, Chunk]:
        ground = self.atlas.ground
        chunks: dict[Hex, Chunk] = {}
        for (column, row), cell in (*ground.low.items(), *ground.high.items()):
            key = (column // CHUNK, row // CHUNK)
            if key not in chunks:
                chunks[key] = Chunk([], [], self._box(*key))
            (chunks[key].high if cell.level else chunks[key].low).append(cell)
        return chunks

    def _box(self, across: int, down: int) -> QRect:
        layout = self.atlas.layout
        left, top = layout.centre(across * CHUNK, down * CHUNK)
        right, bottom = layout.centre(across * CHUNK + CHUNK - 1, down * CHUNK + CHUNK - 1)
        beyond, scale = 0.58 + MARGIN, self.hand.scale
        start = QPointF(left - beyond, top - beyond - 0.5) * scale
        end = QPointF(right + beyond + 0.5, bottom + beyond + 0.5) * scale
        return QRect(start.toPoint(), end.toPoint())

    def _draw(self, chunk: Chunk) -> QImage:
        box = chunk.box
        made = self.hand.sheet(box.width(), box.height())
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-box.topLeft())
        self._cells(painter, chunk.low)
        self._zones(painter, chunk.low)
        if self.platforms:
            self._platforms(painter, chunk.high)
        elif self.hand.scale >= GRID_FROM:
            self._outlines(painter, chunk.high, 0.92, line(self.hand.inks.ink, self._wide(0.03), Qt.PenStyle.DotLine))
        self._names(painter, chunk.low)
        painter.end()
        return made

    def _cells(self, painter: QPainter, cells: list[BoardPlace], wide: float = 0.012) -> None:
        hexagon, grid = self.hand.hexagon, self.hand.scale >= GRID_FROM
        pen = line(self.hand.inks.grid, self._wide(wide))
        for cell in cells:
            fill = self._fill(cell)
            painter.setBrush(fill)
            painter.setPen(pen if grid else line(fill, 1))
            painter.drawConvexPolygon(hexagon.translated(self._at(cell)))
        for cell in cells:
            self._stamp(painter, cell)

    def _stamp(self, painter: QPainter, cell: BoardPlace) -> None:
        key = (cell.terrain, cell.height)
        if key not in self._stamps:
            self._stamps[key] = terrain_stamp(self.hand, *key)
        stamp = self._stamps[key]
        if stamp is not None:
            half = stamp.deviceIndependentSize() / 2
            painter.drawImage((self._at(cell) - QPointF(half.width(), half.height())).toPoint(), stamp)

    def _platforms(self, painter: QPainter, cells: list[BoardPlace]) -> None:
        drop = QPointF(0.05, 0.08) * self.hand.scale
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faint("#000000", 0.35))
        for cell in cells:
            painter.drawConvexPolygon(self.hand.hexagon_of(0.97).translated(self._at(cell) + drop))
        self._cells(painter, cells)
        if self.hand.scale >= OUTLINES_FROM:
            self._outlines(painter, cells, 0.97, line(self.hand.inks.ink, self._wide(0.045)))

    def _outlines(self, painter: QPainter, cells: list[BoardPlace], inset: float, pen: QPen) -> None:
        """Around the platforms, each by its piece."""
        painter.setPen(pen)
        own: dict[str, list[Hex]] = {}
        for cell in cells:
            own.setdefault(cell.piece, []).append((cell.column, cell.row))
        for piece, hexes in own.items():
            painter.drawLines(self._lines(self._pieces[piece], hexes, inset))

    @cached_property
    def _pieces(self) -> dict[str, frozenset[Hex]]:
        found: dict[str, set[Hex]] = {}
        for at, cell in self.atlas.ground.high.items():
            found.setdefault(cell.piece, set()).add(at)
        return {piece: frozenset(hexes) for piece, hexes in found.items()}

    def _zones(self, painter: QPainter, cells: list[BoardPlace]) -> None:
        for zone, whole in self._areas:
            own = [cell for cell in cells if (cell.column, cell.row) in whole]
            if own:
                self._zone(painter, zone, whole, own)

    def _zone(self, painter: QPainter, zone: BoardZone, whole: frozenset[Hex], own: list[BoardPlace]) -> None:
        number = self.atlas.seat_number(zone.seat)
        colour, look = self.hand.side_colour(number), self.hand.side(number)
        path = QPainterPath()
        for cell in own:
            path.addPolygon(self.hand.hexagon.translated(self._at(cell)))
        painter.fillPath(path, faint(colour, 0.1))
        if look is not None and self.hand.scale >= GRID_FROM:
            fill_pattern(painter, path, look.pattern, faint(colour, 0.22), 0.5 * self.hand.scale)
        painter.save()
        painter.setClipPath(path)
        painter.setPen(line(colour, 2 * self._wide(0.06)))
        painter.drawLines(self._lines(whole, [(cell.column, cell.row) for cell in own], 1.0))
        painter.restore()

    @cached_property
    def _areas(self) -> list[tuple[BoardZone, frozenset[Hex]]]:
        cells = self.atlas.ground.by_place
        return [
            (zone, frozenset((cells[place].column, cells[place].row) for place in zone.places if place in cells))
            for zone in self.atlas.picture.zones
        ]

    def _lines(self, whole: frozenset[Hex], own: list[Hex], inset: float) -> list[QLineF]:
        scale = self.hand.scale
        return [
            QLineF(ax * scale, ay * scale, bx * scale, by * scale)
            for (ax, ay), (bx, by) in outline_sides(self.atlas.layout, whole, own, inset)
        ]

    def _names(self, painter: QPainter, cells: list[BoardPlace]) -> None:
        scale = self.hand.scale
        if scale < NAMES_FROM:
            return
        painter.setPen(faint(self.hand.inks.ink, 0.75))
        for cell in self._seen(cells):
            at = self._at(cell)
            line = QRectF(at.x() - scale / 2, at.y() - NAME_FROM * scale, scale, 0.2 * scale)
            write(painter, cell.place, line, 0.16 * scale)

    def _seen(self, cells: list[BoardPlace]) -> Iterator[BoardPlace]:
        for cell in cells:
            yield self.atlas.top((cell.column, cell.row), self.platforms) or cell

    def _fill(self, cell: BoardPlace) -> QColor:
        """By its class, the deeper the higher it is."""
        key = (cell.terrain, cell.height)
        if key not in self._fills:
            inks = self.hand.inks
            height = int("".join(filter(str.isdigit, cell.height)) or 0)
            self._fills[key] = mixed(inks.fill(cell.terrain), inks.ink, min(0.08 * max(height - 1, 0), 0.4))
        return self._fills[key]

    def _at(self, cell: BoardPlace) -> QPointF:
        x, y = self.atlas.layout.centre(cell.column, cell.row)
        return QPointF(x * self.hand.scale, y * self.hand.scale)

    def _wide(self, share: float) -> float:
        return max(1.0, share * self.hand.scale)
