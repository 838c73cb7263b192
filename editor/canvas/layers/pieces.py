"""Pieces as bases: shape, colour and pattern of their seat, letters, facing, gauges, badges, spent and active marks."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, degrees, hypot, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPainterPathStroker, QPolygonF

from editor.canvas.geometry.hex_layout import direction_angle
from editor.canvas.geometry.sheet_geometry import XY, mean_point
from editor.canvas.style.paint_style import PaintStyle, faint, fill_pattern, line, plate, polygon, write
from editor.theme.icons import picture
from editor.view_model.board import Badge, BoardPiece, Gauge

BASE = 0.35
FACE = 0.245
NEAR = 30
FAR_FACE = 0.31
"""Radii of a base on one hex, and of its part with the letters; the latter is larger below this scale in pixels."""
REACH = 0.62
"""The extent of a stamp beyond the centres of its hexes."""
MOST_BADGES = 4
BADGES_FROM = 32
"""The scale in pixels per hex from which badges are drawn."""
FAR_GAUGE = 0.29
"""The vertical offset of the only gauge that is drawn below this scale in pixels."""
MOST_PARTS = 10
"""The greatest value of a gauge that is drawn in countable parts."""
CORNERS = (0, 4, 6, 3)
"""The shape of a base by the number of its side: round, or with this number of corners."""
LARGER = {4: 1.26, 6: 1.08, 3: 1.42}
"""The extent of corners beyond a round base, so that every shape has room for the letters."""


def extent(base: Sequence[XY]) -> float:
    """Radius of a stamp around the middle of its base, in hex heights."""
    x, y = mean_point(base)
    return max(hypot(each_x - x, each_y - y) for each_x, each_y in base) + REACH


def piece_stamp(style: PaintStyle, piece: BoardPiece, base: Sequence[XY], seat: int | None) -> QImage:
    """The image of a piece, relative to the centre of its base."""
    reach = extent(base)
    made = style.sheet(2 * reach * style.scale, 2 * reach * style.scale)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(reach * style.scale, reach * style.scale)
    x, y = mean_point(base)
    around = [(each_x - x, each_y - y) for each_x, each_y in base]
    _Drawing(style, piece, around, seat).draw(painter)
    painter.end()
    return made


class _Drawing:
    """The drawing of one piece around the centre of its base."""

    def __init__(self, style: PaintStyle, piece: BoardPiece, around: Sequence[XY], seat: int | None) -> None:
        self.style, self.piece, self.around, self.seat = style, piece, around, seat
        self.scale = style.scale
        self.edge = self._edge()

    def draw(self, painter: QPainter) -> None:
        if self.piece.active:
            self._active(painter)
        painter.setOpacity(0.55 if self.piece.spent else 1.0)
        self._base(painter)
        painter.setOpacity(1.0)
        self._letters(painter)
        if self.scale >= 14:
            self._gauges(painter)
        if self.piece.facing is not None:
            self._wedge(painter, direction_angle(self.style.tops, self.piece.facing, self.style.quarters))
        if self.piece.spent:
            self._spent(painter)
        self._badges(painter)
        self._count(painter)

    def _edge(self) -> QPainterPath:
        if len(self.around) > 1:
            stroker = QPainterPathStroker()
            stroker.setWidth(2 * BASE * self.scale)
            stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
            stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            spine = QPainterPath()
            spine.addPolygon(polygon([*self.around, self.around[0]], self.scale))
            return stroker.createStroke(spine).united(spine)
        return base_path(self.seat, self.scale)

    def _base(self, painter: QPainter) -> None:
        colour, ink = self.style.side_colour(self.seat), self.style.side_ink(self.seat)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faint("#000000", 0.3))
        painter.drawPath(self.edge.translated(0.02 * self.scale, 0.045 * self.scale))
        painter.fillPath(self.edge, colour)
        look = self.style.side(self.seat)
        if look is not None and self.scale >= 16:
            fill_pattern(painter, self.edge, look.pattern, faint(ink, 0.6), 0.13 * self.scale)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(line(self.style.colours.ink, max(1.0, 0.035 * self.scale)))
        painter.drawPath(self.edge)

    def _letters(self, painter: QPainter) -> None:
        colour, ink = self.style.side_colour(self.seat), self.style.side_ink(self.seat)
        is_near = self.scale >= NEAR
        radius = (FACE if is_near else FAR_FACE) * self.scale
        painter.setPen(line(ink, max(1.0, 0.02 * self.scale)) if is_near else Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawEllipse(QPointF(0, 0), radius, radius)
        letters = self.piece.short
        size = (0.27 if is_near else 0.37) if len(letters) < 3 else 0.21
        if letters and self.scale * size >= 5:
            painter.setPen(ink)
            write(painter, letters, QRectF(-radius, -radius, 2 * radius, 2 * radius), size * self.scale, bold=True)

    def _wedge(self, painter: QPainter, angle: float) -> None:
        out = self._rim(angle)
        painter.save()
        painter.rotate(degrees(angle))
        tip, foot = -(out + 0.16) * self.scale, -(out + 0.03) * self.scale
        painter.setPen(line(self.style.colours.ink, max(1.0, 0.03 * self.scale)))
        painter.setBrush(QColor(self.style.colours.plate))
        wide = 0.15 * self.scale
        painter.drawPolygon(QPolygonF([QPointF(0, tip), QPointF(wide, foot), QPointF(-wide, foot)]))
        painter.restore()

    def _rim(self, angle: float) -> float:
        """The radius of the base in a direction, in hex heights."""
        steps = (number / 50 for number in range(10, 200))
        ahead = QPointF(sin(angle), -cos(angle)) * self.scale
        return next(out for out in steps if not self.edge.contains(ahead * out))

    def _gauges(self, painter: QPainter) -> None:
        if self.scale < NEAR:
            for gauge in self.piece.gauges[:1]:
                self._gauge(painter, gauge, FAR_GAUGE, thick=0.16)
        else:
            for number, gauge in enumerate(self.piece.gauges[:2]):
                self._gauge(painter, gauge, 0.3 + 0.125 * number, round_parts=number > 0)

    def _gauge(
        self, painter: QPainter, gauge: Gauge, down: float, round_parts: bool = False, thick: float = 0.1
    ) -> None:
        colours, scale = self.style.colours, self.scale
        box = QRectF(-0.3 * scale, down * scale, 0.6 * scale, thick * scale)
        painter.setPen(line(colours.ink, max(1.0, 0.02 * scale)))
        painter.setBrush(QColor(colours.plate))
        corner = 0.05 * scale if round_parts else 0.015 * scale
        painter.drawRoundedRect(box, corner, corner)
        value, most = max(0, gauge.value), max(1, gauge.most)
        parts = most if most <= MOST_PARTS and scale >= NEAR else 1
        filled = min(value / most, 1.0) * parts
        step = (box.width() - 0.04 * scale) / parts
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.ink))
        for part in range(parts):
            share = min(max(filled - part, 0.0), 1.0)
            gap = 0.02 * scale if parts > 1 else 0.0
            left = box.left() + 0.02 * scale + part * step + gap / 2
            inner = QRectF(left, box.top() + 0.025 * scale, (step - gap) * share, box.height() - 0.05 * scale)
            painter.drawRoundedRect(inner, corner / 2, corner / 2)
        if self.style.writes(0.14):
            at = QPointF(box.right() + 0.02 * scale, box.center().y())
            plate(painter, str(gauge.value), at, 0.125 * scale, self._plate_and_ink)

    def _badges(self, painter: QPainter) -> None:
        badges = self.piece.badges
        if not badges or self.scale < BADGES_FROM:
            return
        shown = badges if len(badges) <= MOST_BADGES else badges[: MOST_BADGES - 1]
        left_out = len(badges) - len(shown)
        places = len(shown) + (left_out > 0)
        at = [QPointF((number - (places - 1) / 2) * 0.24, -0.37) * self.scale for number in range(places)]
        for badge, where in zip(shown, at, strict=False):
            self._badge(painter, badge, where)
        if left_out and self.style.writes(0.17):
            plate(painter, f"+{left_out}", at[-1], 0.16 * self.scale, self._plate_and_ink)
        elif left_out:
            self._disc(painter, at[-1], 0.07, self.style.colours.ink)

    def _badge(self, painter: QPainter, badge: Badge, at: QPointF) -> None:
        """Draw a badge as an icon on a plate; at small scale the plate alone."""
        is_large = self.style.writes(0.17)
        self._disc(painter, at, 0.115 if is_large else 0.07, self.style.colours.plate)
        if is_large:
            side = round(0.17 * self.scale)
            drawn = picture(badge.kind, side, QColor(self.style.colours.ink), self.style.ratio)
            painter.drawImage((at - QPointF(side, side) / 2).toPoint(), drawn)

    def _disc(self, painter: QPainter, at: QPointF, radius: float, colour: str) -> None:
        painter.setPen(line(self.style.colours.ink, 1))
        painter.setBrush(QColor(colour))
        painter.drawEllipse(at, radius * self.scale, radius * self.scale)

    def _count(self, painter: QPainter) -> None:
        """Draw the number of pieces in a stack, on a plate."""
        if self.piece.count > 1 and self.style.writes(0.17):
            at = QPointF(0.34, 0.24) * self.scale
            plate(painter, f"×{self.piece.count}", at, max(0.2 * self.scale, 7.0), self._plate_and_ink)

    @property
    def _plate_and_ink(self) -> tuple[QColor, QColor]:
        return QColor(self.style.colours.plate), QColor(self.style.colours.ink)

    def _spent(self, painter: QPainter) -> None:
        """Draw a tick on a plate, for a piece that has finished."""
        at, size = QPointF(0.37 * self.scale, -0.07 * self.scale), 0.12 * self.scale
        painter.setPen(line(self.style.colours.ink, max(1.0, 0.02 * self.scale)))
        painter.setBrush(QColor(self.style.colours.plate))
        painter.drawEllipse(at, size, size)
        painter.setPen(line(self.style.colours.ink, max(1.2, 0.04 * self.scale)))
        tick = [QPointF(-0.5, 0.05), QPointF(-0.1, 0.42), QPointF(0.5, -0.38)]
        painter.drawPolyline(QPolygonF([at + point * size for point in tick]))

    def _active(self, painter: QPainter) -> None:
        """Two rings around the base."""
        colours = self.style.colours
        for width, colour in ((0.3, colours.ink), (0.24, colours.looks["chosen"]), (0.1, colours.plate)):
            stroker = QPainterPathStroker()
            stroker.setWidth(width * self.scale)
            stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.fillPath(stroker.createStroke(self.edge), QColor(colour))


def base_path(seat: int | None, scale: float) -> QPainterPath:
    """The shape of a base on one hex."""
    path = QPainterPath()
    number = CORNERS[0 if seat is None else seat % len(CORNERS)]
    if number:
        path.addPolygon(_corners(number, scale * BASE * LARGER[number]))
        path.closeSubpath()
    else:
        path.addEllipse(QPointF(0, 0), BASE * scale, BASE * scale)
    return path


def _corners(number: int, radius: float) -> QPolygonF:
    """A shape with this number of corners; with a flat side on top, for three corners a corner."""
    first = 0.0 if number == 3 else 180 / number
    turns = [radians(first + 360 / number * each) for each in range(number)]
    return QPolygonF([QPointF(radius * sin(turn), -radius * cos(turn)) for turn in turns])
