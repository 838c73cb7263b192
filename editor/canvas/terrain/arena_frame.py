"""The arena that a map lies in: a round floor of stone, and sand under the hexes; and the frame of a board."""

from __future__ import annotations

from functools import cached_property
from math import cos, pi, sin

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QRadialGradient

from editor.canvas.geometry.board_index import BoardIndex
from editor.canvas.geometry.sheet_geometry import Box
from editor.canvas.style.paint_style import PaintStyle, faint, line
from editor.canvas.terrain.body_outline import BodyOutline
from editor.canvas.terrain.grain import grain
from editor.canvas.terrain.sheet_frame import SHADOW, SHADOW_ASIDE, SheetFrame, paint_table
from editor.theme.colours import is_dark

AROUND = 0.8
"""The reach of the floor beyond the longer side of the hexes, in units."""
SLABS = 36
"""The number of slabs in its rim."""
RIM = 0.9
"""The inner edge of the rim, as a share of its radius."""
EDGE = -0.06
"""The inset of the sand: it reaches a little beyond the hexes."""


class ArenaFrame(SheetFrame):
    """Draws table, floor and sand of an arena in a style."""

    def __init__(self, board_index: BoardIndex, style: PaintStyle) -> None:
        super().__init__(board_index.geometry, style)
        self._board_index = board_index

    @property
    def sheet_box(self) -> Box:
        left, top, width, height = self.geometry.bounds()
        radius = max(width, height) / 2 + AROUND
        return left + width / 2 - radius, top + height / 2 - radius, 2 * radius, 2 * radius

    @cached_property
    def sheet(self) -> QRectF:
        """The box of the floor, in pixels."""
        left, top, width, height = (each * self.style.scale for each in self.sheet_box)
        return QRectF(left, top, width, height)

    @property
    def covered(self) -> QRect:
        return self.sheet.toAlignedRect().adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW)

    @cached_property
    def sand(self) -> QPainterPath:
        places = self._board_index.ground.places
        centres = {at for place in places if (at := self._board_index.centre(place.id)) is not None}
        return BodyOutline(sorted(centres), self.style.corners()).path(self.style.scale, EDGE, 0.1, 0.1)

    def draw(self, painter: QPainter, box: QRect) -> None:
        paint_table(painter, self.style, box, QPointF(0, 0))
        self._draw_round_shadow(painter)
        self._draw_floor(painter)
        self._draw_sand(painter, box)

    def _draw_round_shadow(self, painter: QPainter) -> None:
        colours = self.style.colours
        if not colours.shadow_share:
            return
        shade = QRadialGradient(self.sheet.center() + QPointF(*SHADOW_ASIDE), self.sheet.width() / 2 + SHADOW)
        edge = self.sheet.width() / (self.sheet.width() + 2 * SHADOW)
        for at, share in ((edge - 0.08, 1.0), (edge, 0.62), ((1 + edge) / 2, 0.16), (1.0, 0.0)):
            shade.setColorAt(at, faint(colours.shadow, share * colours.shadow_share))
        painter.fillRect(QRectF(self.covered), shade)

    def _draw_floor(self, painter: QPainter) -> None:
        colours, scale = self.style.colours, self.style.scale
        middle, radius = self.sheet.center(), self.sheet.width() / 2
        floor = QRadialGradient(middle, radius)
        floor.setColorAt(0, QColor(colours.flags[0]))
        floor.setColorAt(0.86, QColor(colours.flags[0]).darker(108))
        floor.setColorAt(1, QColor(colours.flags[1]))
        painter.setPen(line(colours.outline, max(1.0, 0.05 * scale)))
        painter.setBrush(QColor(colours.flags[0]) if colours.flat else floor)
        painter.drawEllipse(middle, radius, radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(line(faint(colours.outline, 0.35), max(0.7, 0.025 * scale)))
        painter.drawEllipse(middle, RIM * radius, RIM * radius)
        ways = [QPointF(cos(2 * pi * slab / SLABS), sin(2 * pi * slab / SLABS)) for slab in range(SLABS)]
        painter.drawLines([QLineF(middle + way * RIM * radius, middle + way * radius) for way in ways])

    def _draw_sand(self, painter: QPainter, box: QRect) -> None:
        colours, scale = self.style.colours, self.style.scale
        light = QRadialGradient(self.sheet.center(), self.sheet.width() / 2)
        light.setColorAt(0, QColor(colours.sand[0]))
        light.setColorAt(1, QColor(colours.sand[1]))
        painter.setPen(line(faint(colours.outline, 0.8), max(1.2, 0.09 * scale)))
        painter.setBrush(QColor(colours.sand[0]) if colours.flat else light)
        painter.drawPath(self.sand)
        if not colours.flat:
            painter.save()
            painter.setClipPath(self.sand, Qt.ClipOperation.IntersectClip)
            painter.fillRect(QRectF(box), QBrush(grain("sand", colours.grain, is_dark(colours.paper))))
            painter.restore()


def frame_of(board_index: BoardIndex, style: PaintStyle) -> SheetFrame:
    """The frame of a board: a sheet of paper, or an arena."""
    if board_index.board.surface == "sand":
        return ArenaFrame(board_index, style)
    return SheetFrame(board_index.geometry, style)
