"""Coordinates along two edges of the canvas, where those printed on the sheet are out of view."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from PySide6.QtCore import QLineF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from editor.canvas.geometry.hex_geometry import HexGeometry
from editor.canvas.geometry.sheet_geometry import SheetGeometry
from editor.canvas.layers.hex_ground import NAMES_FROM
from editor.canvas.pan_zoom_view import PanZoomView
from editor.canvas.style.paint_style import PaintStyle, faint
from editor.canvas.terrain.sheet_frame import LABEL_SHARE, LARGEST_LABEL
from editor.theme.current_theme import text_size
from editor.theme.fonts import letter_font
from editor.theme.metrics import SMALL, TINY, scaled
from engine.geometry.hex.grid import column_letters

EVERY = (1, 2, 5, 10, 20, 50, 100)
"""The steps between labelled columns or rows, from which the smallest that fits is used."""
GROUND_SHARE, LINE_SHARE = 0.88, 0.25
PRINTED = 0.3
"""The part of the printed margin that must be in view for its coordinates to be read, in units."""


class RulerPainter:
    """Paints the ruler above the visible part of a sheet of hexes, or the one to the left of it.

    There is none where one of the printed margins is in view, nor where each hex shows its name.
    """

    def __init__(self, view: PanZoomView, geometry: SheetGeometry, style: PaintStyle, across: bool) -> None:
        self._view, self._geometry, self._style, self._across = view, geometry, style, across

    @cached_property
    def _font(self) -> QFont:
        return letter_font(scaled(LARGEST_LABEL - 1, text_size()), bold=True)

    @cached_property
    def _letters(self) -> QFontMetricsF:
        return QFontMetricsF(self._font)

    @property
    def is_needed(self) -> bool:
        if not isinstance(self._geometry, HexGeometry) or self._style.scale >= NAMES_FROM:
            return False
        return not any(self._margins_in_view())

    def box(self) -> QRectF:
        """The box of the ruler in the viewport."""
        view = QSizeF(self._view.viewport().size())
        thickness = self._letters.height() + TINY if self._across else self._widest() + SMALL
        return QRectF(0, 0, view.width(), thickness) if self._across else QRectF(0, 0, thickness, view.height())

    def labels(self) -> list[tuple[float, str]]:
        """The labels with their positions along the ruler, in pixels of the viewport."""
        names, centres, scale = self._names(), self._centres(), self._style.scale
        if not names:
            return []
        apart = (abs(centres[1] - centres[0]) if len(centres) > 1 else 1.0) * scale
        needed = self._widest() + SMALL if self._across else self._letters.height()
        every = next((each for each in EVERY if each * apart >= needed), EVERY[-1])
        origin = self._view.origin.x() if self._across else self._view.origin.y()
        return sorted(
            (origin + centres[number] * scale, names[number])
            for number in range(len(names))
            if every == 1 or (number + (0 if self._names_columns else 1)) % every == 0
        )

    def paint(self, painter: QPainter, within: QRect) -> None:
        """Paint the ruler, if it is in the box to be painted."""
        if not self.box().intersects(QRectF(within)):
            return
        box, colours = self.box(), self._style.colours
        painter.fillRect(box, faint(colours.paper, GROUND_SHARE))
        painter.setPen(faint(colours.ink, LINE_SHARE))
        edge = box.bottom() if self._across else box.right()
        painter.drawLine(QLineF(0, edge, box.width(), edge) if self._across else QLineF(edge, 0, edge, box.height()))
        painter.setPen(faint(QColor(colours.ink), LABEL_SHARE))
        painter.setFont(self._font)
        half = self._widest() + SMALL
        for along, name in self.labels():
            room = (
                QRectF(along - half, 0, 2 * half, box.height())
                if self._across
                else QRectF(0, along - half, box.width(), 2 * half)
            )
            if room.intersects(box):
                painter.drawText(room, Qt.AlignmentFlag.AlignCenter, name)

    def _margins_in_view(self) -> Iterator[bool]:
        """Whether each of the two margins with coordinates of this axis is in view."""
        left, top, width, height = self._geometry.bounds()
        seen_left, seen_top, seen_width, seen_height = self._view.seen()
        start, length = (top, height) if self._across else (left, width)
        seen, extent = (seen_top, seen_height) if self._across else (seen_left, seen_width)
        yield seen <= start - PRINTED <= seen + extent
        yield seen <= start + length + PRINTED <= seen + extent

    @property
    def _names_columns(self) -> bool:
        return self._across == (self._geometry.quarters % 2 == 0)

    def _names(self) -> list[str]:
        if not isinstance(self._geometry, HexGeometry):
            return []
        if self._names_columns:
            return [column_letters(each) for each in range(self._geometry.sheet.columns)]
        return [str(each + 1) for each in range(self._geometry.sheet.rows)]

    def _centres(self) -> list[float]:
        axis = 0 if self._across else 1
        if not isinstance(self._geometry, HexGeometry):
            return []
        layout = self._geometry.layout
        if self._names_columns:
            return [layout.centre(each, 0)[axis] for each in range(layout.columns)]
        return [layout.centre(0, each)[axis] for each in range(layout.rows)]

    def _widest(self) -> float:
        return max((self._letters.horizontalAdvance(name) for name in self._names()[-1:]), default=0.0)
