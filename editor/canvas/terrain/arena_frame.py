"""The arena that a map lies in: a rounded floor of stone, and sand under the hexes; and the frame of a board."""

from __future__ import annotations

from functools import cached_property
from math import ceil, hypot

from PySide6.QtCore import QLineF, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QRadialGradient

from editor.canvas.geometry.board_index import BoardIndex
from editor.canvas.geometry.sheet_geometry import Box
from editor.canvas.style.paint_style import PaintStyle, faint, line
from editor.canvas.terrain.body_outline import BodyOutline
from editor.canvas.terrain.grain import grain
from editor.canvas.terrain.sheet_frame import SHADOW, SHADOW_ASIDE, SHADOW_SPREAD, SheetFrame, paint_table
from editor.theme.colours import is_dark
from editor.theme.soft_shade import soft_mask, tinted

AROUND = 1.0
"""The reach of the floor beyond the hexes, in units."""
ROUNDED = 2.6
"""The radius of its corners, in units: the hexes in the corners of the board stay within its rim."""
RIM, SLAB = 0.46, 1.05
"""The width of its rim, and the usual length of a slab in it, in units."""
SHADE_SMALLER = 4
"""Its shadow is drawn this much smaller and scaled up."""
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
        return left - AROUND, top - AROUND, width + 2 * AROUND, height + 2 * AROUND

    @cached_property
    def sheet(self) -> QRectF:
        """The box of the floor, in pixels."""
        left, top, width, height = (each * self.style.scale for each in self.sheet_box)
        return QRectF(left, top, width, height)

    @property
    def covered(self) -> QRect:
        return self.sheet.toAlignedRect().adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW)

    def floor(self, inset: float = 0.0) -> QPainterPath:
        """The outline of the floor, set inwards by units."""
        aside = inset * self.style.scale
        corner = max(0.0, min(ROUNDED * self.style.scale, self.sheet.width() / 2, self.sheet.height() / 2) - aside)
        path = QPainterPath()
        path.addRoundedRect(self.sheet.adjusted(aside, aside, -aside, -aside), corner, corner)
        return path

    @cached_property
    def sand(self) -> QPainterPath:
        places = self._board_index.ground.places
        centres = {at for place in places if (at := self._board_index.centre(place.id)) is not None}
        return BodyOutline(sorted(centres), self.style.corners()).path(self.style.scale, EDGE, 0.1, 0.1)

    def draw(self, painter: QPainter, box: QRect) -> None:
        paint_table(painter, self.style, box, QPointF(0, 0))
        self._draw_floor_shadow(painter)
        self._draw_floor(painter)
        self._draw_sand(painter, box)

    @cached_property
    def _floor_shadow(self) -> QImage:
        """The shadow of the floor, small, with room for it on all sides."""
        size = (self.sheet.size() + QSizeF(2 * SHADOW, 2 * SHADOW)) / SHADE_SMALLER

        def fill(painter: QPainter) -> None:
            painter.scale(1 / SHADE_SMALLER, 1 / SHADE_SMALLER)
            painter.translate(QPointF(SHADOW, SHADOW) - self.sheet.topLeft())
            painter.fillPath(self.floor(), QColor(self.style.colours.shadow))

        small = QSize(ceil(size.width()), ceil(size.height()))
        blurred = soft_mask(small, SHADOW_SPREAD / SHADE_SMALLER, fill).copy(QRect(QPoint(), small))
        return tinted(blurred, faint(self.style.colours.shadow, self.style.colours.shadow_share))

    def _draw_floor_shadow(self, painter: QPainter) -> None:
        if self.style.colours.shadow_share:
            size = QSizeF(self._floor_shadow.size()) * SHADE_SMALLER
            corner = self.sheet.topLeft() - QPointF(SHADOW, SHADOW) + QPointF(*SHADOW_ASIDE)
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(QRectF(corner, size), self._floor_shadow)
            painter.restore()

    def _draw_floor(self, painter: QPainter) -> None:
        colours, scale = self.style.colours, self.style.scale
        light = QRadialGradient(self.sheet.center(), hypot(self.sheet.width(), self.sheet.height()) / 2)
        light.setColorAt(0, QColor(colours.flags[0]))
        light.setColorAt(0.72, QColor(colours.flags[0]).darker(108))
        light.setColorAt(1, QColor(colours.flags[1]))
        painter.setPen(line(colours.outline, max(1.0, 0.05 * scale)))
        painter.setBrush(QColor(colours.flags[0]) if colours.flat else light)
        painter.drawPath(self.floor())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if not colours.flat:
            painter.setPen(line(faint(colours.plate, 0.3), max(1.0, 0.06 * scale)))
            painter.drawPath(self.floor(0.05))
        painter.setPen(line(faint(colours.outline, 0.35), max(0.7, 0.025 * scale)))
        painter.drawPath(self.floor(RIM))
        painter.drawLines(self._joints())

    def _joints(self) -> list[QLineF]:
        """The lines between the slabs of the rim."""
        outer, scale = self.floor(), self.style.scale
        number = max(8, round(outer.length() / scale / SLAB))
        joints = []
        for share in (each / number for each in range(number)):
            at = outer.pointAtPercent(share)
            ways = (
                QLineF.fromPolar(RIM * scale, outer.angleAtPercent(share) + turn).translated(at) for turn in (90, -90)
            )
            joints.append(min(ways, key=lambda way: QLineF(way.p2(), self.sheet.center()).length()))
        return joints

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
