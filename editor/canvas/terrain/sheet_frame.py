"""The sheet that a map is printed on, and the table that it lies on: paper, shadow, neatline, coordinates."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import pairwise
from math import hypot

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen, QPolygonF, QRadialGradient

from editor.canvas.geometry.hex_geometry import HexGeometry
from editor.canvas.geometry.quarter_turns import turned_point
from editor.canvas.geometry.sheet_geometry import Box, SheetGeometry
from editor.canvas.style.paint_style import PaintStyle, faint, write
from editor.canvas.terrain.grain import grain, grained
from editor.theme.colours import is_dark
from editor.theme.soft_shade import soft_mask, tinted
from engine.geometry.hex.grid import column_letters

MARGIN, PLAIN_MARGIN, LEAST_MARGIN = 0.8, 0.5, 16.0
"""The margin of paper around the hexes, in units; without coordinates; its least width in pixels with them."""
SHADOW = 34
"""The reach of the shadow of a sheet beyond it, in pixels."""
SHADOW_SPREAD = 11.0
"""Its softness, in pixels."""
SHADOW_ASIDE = (4.0, 9.0)
NEATLINE = 0.14
"""The distance of the inner neatline from the hexes, in units."""
SECOND_FROM, LABELS_FROM = 14.0, 9.0
"""The scales in pixels per hex from which the outer neatline and the coordinates are drawn."""
LABEL, SMALLEST_LABEL, LARGEST_LABEL = 0.34, 9.0, 13.0
"""The size of coordinates as a share of a hex, and its limits in pixels."""
LABEL_SHARE = 0.72
LETTER, LABEL_GAP = 0.8, 0.6
"""The width of a letter of a coordinate, and the least room between two, as shares of its size."""
NORTH, NORTH_REACH = "N", 0.8
"""The letter of the north, and how far its tip is from it, as a share of the size of coordinates."""
EVERY = 5
"""The numbered rows: the first, and every one of these."""


@dataclass(frozen=True, slots=True)
class PrintedLabel:
    """A coordinate on the margin: its text and where its middle is, in pixels."""

    text: str
    at: QPointF


def margin_box(bounds: Box, margin: float = MARGIN) -> Box:
    """The bounds of a sheet with its margins."""
    left, top, width, height = bounds
    return left - margin, top - margin, width + 2 * margin, height + 2 * margin


def paint_table(painter: QPainter, style: PaintStyle, within: QRect, origin: QPointF) -> None:
    """The table, which moves with the sheet."""
    colours = style.colours
    if colours.flat:
        painter.fillRect(within, QColor(colours.table))
        return
    painter.save()
    painter.setBrushOrigin(origin)
    painter.fillRect(within, QBrush(grained(colours.table, "table", colours.grain, is_dark(colours.paper))))
    painter.restore()


@cache
def square_shade(colour: str, share: float, ratio: float) -> QImage:
    """The shadow of a square three times as wide as the shadow reaches, with room for it on all sides."""
    side = round(5 * SHADOW * ratio)

    def fill(painter: QPainter) -> None:
        inner = SHADOW * ratio
        painter.fillRect(QRectF(inner, inner, 3 * inner, 3 * inner), QColor(colour))

    return tinted(soft_mask(QSize(side, side), SHADOW_SPREAD * ratio, fill), faint(colour, share))


class SheetFrame:
    """Draws table, sheet and margin of a board in a style."""

    def __init__(self, geometry: SheetGeometry, style: PaintStyle, margin: float = MARGIN) -> None:
        self.geometry, self.style = geometry, style
        self.margin = min(margin, PLAIN_MARGIN) if style.is_plain else margin

    @cached_property
    def hexes(self) -> QRectF:
        """The bounds of the places, in pixels."""
        return _scaled(self.geometry.bounds(), self.style.scale)

    @cached_property
    def sheet(self) -> QRectF:
        wide = self.margin * self.style.scale
        if self._label_size():
            wide = max(wide, LEAST_MARGIN)
        return QRectF(self.hexes.adjusted(-wide, -wide, wide, wide).toAlignedRect())

    @property
    def sheet_box(self) -> Box:
        return margin_box(self.geometry.bounds(), self.margin)

    @property
    def covered(self) -> QRect:
        """The box of the sheet with its shadow."""
        return self.sheet.toAlignedRect().adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW)

    def draw(self, painter: QPainter, box: QRect) -> None:
        """Draw what is in a box; afterwards every pixel of it is opaque."""
        if not self.sheet.contains(QRectF(box)):
            paint_table(painter, self.style, box, QPointF(0, 0))
            self._draw_shadow(painter)
        self._draw_paper(painter, box)
        if not self.hexes.contains(QRectF(box)):
            self._draw_neatlines(painter)
            self._draw_labels(painter, QRectF(box))

    def _draw_shadow(self, painter: QPainter) -> None:
        """The soft shadow of a small square, its corners drawn as they are and its sides stretched."""
        colours = self.style.colours
        if not colours.shadow_share:
            return
        shade, ratio = square_shade(colours.shadow, colours.shadow_share, self.style.ratio), self.style.ratio
        fallen = self.sheet.translated(*SHADOW_ASIDE)
        spread = min(SHADOW, fallen.width() / 2, fallen.height() / 2)
        across = (fallen.left() - SHADOW, fallen.left() + spread, fallen.right() - spread, fallen.right() + SHADOW)
        down = (fallen.top() - SHADOW, fallen.top() + spread, fallen.bottom() - spread, fallen.bottom() + SHADOW)
        edges = (0, 2 * SHADOW, 3 * SHADOW, 5 * SHADOW)
        for (left, right), (start, end) in zip(pairwise(across), pairwise(edges), strict=True):
            for (top, bottom), (upper, lower) in zip(pairwise(down), pairwise(edges), strict=True):
                part = QRectF(start * ratio, upper * ratio, (end - start) * ratio, (lower - upper) * ratio)
                painter.drawImage(QRectF(left, top, right - left, bottom - top), shade, part)

    def _draw_paper(self, painter: QPainter, box: QRect) -> None:
        colours, middle = self.style.colours, self.sheet.center()
        light = QRadialGradient(middle, 0.54 * hypot(self.sheet.width(), self.sheet.height()))
        light.setColorAt(0, QColor(colours.paper))
        light.setColorAt(0.7, QColor(colours.paper))
        light.setColorAt(1, QColor(colours.paper_edge))
        part = self.sheet.intersected(QRectF(box))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillRect(part, QColor(colours.paper) if colours.flat else light)
        if not colours.flat:
            painter.fillRect(part, QBrush(grain("paper", colours.grain, is_dark(colours.paper))))

    def _draw_neatlines(self, painter: QPainter) -> None:
        scale, ink = self.style.scale, self.style.colours.ink
        near = NEATLINE * scale
        frame = self.hexes.adjusted(-near, -near, near, near)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(_square_pen(faint(ink, 0.72), max(1.2, 0.045 * scale)))
        painter.drawRect(frame)
        if scale >= SECOND_FROM:
            gap = max(2.2, 0.09 * scale)
            painter.setPen(_square_pen(faint(ink, 0.4), 1.0))
            painter.drawRect(frame.adjusted(-gap, -gap, gap, gap))

    def _draw_labels(self, painter: QPainter, box: QRectF) -> None:
        size = self._label_size()
        if not size:
            return
        painter.setPen(faint(self.style.colours.ink, LABEL_SHARE))
        for label in self.labels():
            room = QRectF(label.at.x() - 2 * size, label.at.y() - size, 4 * size, 2 * size)
            if room.intersects(box):
                write(painter, label.text, room, size, bold=True)
        self._draw_north(painter, size)

    def _draw_north(self, painter: QPainter, size: float) -> None:
        """In the upper left corner of the margin, an N with a tip to the north of the map, however it is turned."""
        if not isinstance(self.geometry, HexGeometry):
            return
        x, y = turned_point((0.0, -1.0), self.geometry.quarters)
        inner = NEATLINE * self.style.scale
        aside = (self.hexes.left() - self.sheet.left() + inner) / 2
        middle = QPointF(self.hexes.left() - aside, self.hexes.top() - aside)
        tip, reach = 0.28 * size, NORTH_REACH * size
        letter, foot = middle - QPointF(x, y) * (0.5 * tip), middle + QPointF(x, y) * (reach - tip)
        write(painter, NORTH, QRectF(letter.x() - size, letter.y() - size, 2 * size, 2 * size), 0.85 * size, bold=True)
        painter.save()
        painter.setBrush(painter.pen().color())
        painter.setPen(Qt.PenStyle.NoPen)
        across, along = QPointF(-y, x) * (1.2 * tip), QPointF(x, y) * (1.4 * tip)
        painter.drawPolygon(QPolygonF([foot - across, foot + across, foot + along]))
        painter.restore()

    def _label_size(self) -> float:
        scale = self.style.scale
        if scale < LABELS_FROM or self.style.is_plain:
            return 0.0
        return min(LARGEST_LABEL, max(SMALLEST_LABEL, LABEL * scale))

    def labels(self) -> Iterator[PrintedLabel]:
        """The coordinates on all four sides: letters of columns, numbers of rows."""
        geometry, size = self.geometry, self._label_size()
        if not isinstance(geometry, HexGeometry) or not size:
            return
        layout, columns, rows = geometry.layout, geometry.sheet.columns, geometry.sheet.rows
        (x, y), (beside_x, beside_y) = layout.centre(0, 0), layout.centre(1, 0)
        across = abs(beside_x - x) > abs(beside_y - y)
        step = hypot(beside_x - x, beside_y - y) * self.style.scale
        letters = len(column_letters(columns - 1)) if across else 1
        every = max(1, round((LABEL_GAP + LETTER * letters) * size / step + 0.49))
        for column in range(0, columns, every):
            yield from self._both_sides(column_letters(column), layout.centre(column, 0), above=across)
        for row in range(rows):
            if row == 0 or (row + 1) % EVERY == 0:
                yield from self._both_sides(str(row + 1), layout.centre(0, row), above=not across)

    def _both_sides(self, text: str, at: tuple[float, float], above: bool) -> Iterator[PrintedLabel]:
        """A label on two opposite margins: above and below the hexes, or left and right of them."""
        inner = (NEATLINE + (0.09 if self.style.scale >= SECOND_FROM else 0.0)) * self.style.scale
        aside = (self.hexes.left() - self.sheet.left() + inner) / 2
        x, y = at[0] * self.style.scale, at[1] * self.style.scale
        if above:
            yield PrintedLabel(text, QPointF(x, self.hexes.top() - aside))
            yield PrintedLabel(text, QPointF(x, self.hexes.bottom() + aside))
        else:
            yield PrintedLabel(text, QPointF(self.hexes.left() - aside, y))
            yield PrintedLabel(text, QPointF(self.hexes.right() + aside, y))


def _scaled(box: Box, scale: float) -> QRectF:
    return QRectF(box[0] * scale, box[1] * scale, box[2] * scale, box[3] * scale)


def _square_pen(colour: QColor, width: float) -> QPen:
    pen = QPen(colour, width)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    return pen
