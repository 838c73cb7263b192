"""Paint style of the canvas (theme, pixels of a unit, pixel ratio) and basic strokes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QImage, QPainter, QPen, QPolygonF

from editor.canvas.geometry.hex_layout import hex_corners
from editor.canvas.geometry.sheet_geometry import XY
from editor.theme.board_colours import BoardColours, board_colours
from editor.theme.figure_colours import FIGURE_COLOURS, FigureColours
from editor.theme.fonts import letter_font
from editor.theme.overlay_colours import OVERLAY_COLOURS, OverlayColours
from editor.theme.seat_looks import SeatLook, seat_look
from editor.theme.theme import Theme
from editor.view_model.board import SheetTops

NEARLY = 1e-6
"""The part of a pixel that is none."""
SMALLEST_TEXT = 7
"""Smallest text, in pixels; smaller text is left out."""
LEAST_STRETCH = 75
"""The least horizontal scale of text, in per cent."""


@dataclass(frozen=True)
class PaintStyle:
    """Style of drawing; equal styles draw equal images, so that these can be cached."""

    tops: SheetTops
    """The orientation of hexes; without effect on areas."""
    theme: Theme
    scale: float
    """Pixels for a unit of the sheet: the height of a hex."""
    ratio: float
    """The device pixel ratio."""
    quarters: int = 0
    """The quarter turns, clockwise, by which the view turns the sheet; text and light stay as they are."""
    is_plain: bool = False
    """Whether coordinates and names are left out, as on a thumbnail."""
    text_size: int = 100
    """The text size that the user prefers, in per cent: the least size of names grows with it."""

    def name_pixels(self, of_hex: float, least: float, most: float) -> float:
        """The size of a name that is a share of a hex, between limits at a text size of 100 %."""
        grown = max(1.0, self.text_size / 100)
        return max(least * grown, min(most * grown, of_hex * self.scale))

    @cached_property
    def colours(self) -> BoardColours:
        return board_colours(self.theme)

    @property
    def figure_colours(self) -> FigureColours:
        return FIGURE_COLOURS[self.theme]

    @property
    def overlay_colours(self) -> OverlayColours:
        return OVERLAY_COLOURS[self.theme]

    @cached_property
    def hexagon(self) -> QPolygonF:
        return self.hexagon_of(1.0)

    def hexagon_of(self, size: float) -> QPolygonF:
        """A hex around the origin, in pixels."""
        return polygon(self.corners(size), self.scale)

    def corners(self, size: float = 1.0) -> tuple[XY, ...]:
        """The corners of a hex, relative to its centre, in units."""
        return hex_corners(self.tops, size, self.quarters)

    def side(self, number: int | None) -> SeatLook | None:
        return None if number is None else seat_look(number)

    def side_colour(self, number: int | None) -> QColor:
        look = self.side(number)
        return QColor(self.figure_colours.nobody if look is None else look.colours[self.theme])

    def sheet(self, width: float, height: float) -> QImage:
        """A transparent image of this size, in logical pixels; unlike a pixmap, any thread may draw it."""
        size = QSize(max(1, ceil(width * self.ratio)), max(1, ceil(height * self.ratio)))
        made = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        made.setDevicePixelRatio(self.ratio)
        made.fill(Qt.GlobalColor.transparent)
        return made

    def opaque_sheet(self, width: float, height: float) -> QImage:
        """An image of this size, in logical pixels, whose every pixel is to be drawn; it is painted fastest."""
        size = QSize(max(1, ceil(width * self.ratio - NEARLY)), max(1, ceil(height * self.ratio - NEARLY)))
        made = QImage(size, QImage.Format.Format_RGB32)
        made.setDevicePixelRatio(self.ratio)
        made.fill(QColor(self.colours.table))
        return made

    def writes(self, size: float) -> bool:
        """Whether text of this size, in hex heights, is legible."""
        return size * self.scale >= SMALLEST_TEXT


def polygon(points: Sequence[XY], scale: float = 1.0) -> QPolygonF:
    return QPolygonF([QPointF(x * scale, y * scale) for x, y in points])


def line(colour: QColor | str, width: float, pen_style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
    """A pen with round ends and joins."""
    return QPen(QBrush(QColor(colour)), width, pen_style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def faint(colour: QColor | str, share: float) -> QColor:
    """The colour with transparency."""
    made = QColor(colour)
    made.setAlphaF(share)
    return made


def write(painter: QPainter, words: str, box: QRectF, pixels: float, bold: bool = False) -> None:
    """Draw text in the centre of a box, condensed if it would not fit."""
    font = letter_font(pixels, bold=bold)
    if (wide := QFontMetricsF(font).horizontalAdvance(words)) > box.width():
        font.setStretch(max(LEAST_STRETCH, round(100 * box.width() / wide)))
    painter.setFont(font)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, words)


def plate(painter: QPainter, words: str, at: QPointF, pixels: float, colours: tuple[QColor, QColor]) -> None:
    """Draw text on a rounded plate; `colours` are those of the plate and of the text."""
    painter.setFont(letter_font(pixels, bold=True))
    width = max(painter.fontMetrics().horizontalAdvance(words) + pixels * 0.6, pixels * 1.3)
    box = QRectF(at.x() - width / 2, at.y() - pixels * 0.65, width, pixels * 1.3)
    painter.setPen(line(colours[1], max(1.0, pixels / 12)))
    painter.setBrush(colours[0])
    painter.drawRoundedRect(box, pixels * 0.45, pixels * 0.45)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, words)


def draw_slant(painter: QPainter, box: QRectF, step: float, down: bool = False) -> None:
    """Draw slanted lines over a box at a distance, starting from its corners."""
    reach = box.width() + box.height()
    for number in range(ceil(reach / step) + 1):
        left = box.left() - box.height() + number * step
        top, bottom = (box.top(), box.bottom()) if down else (box.bottom(), box.top())
        painter.drawLine(QPointF(left, top), QPointF(left + box.height(), bottom))
