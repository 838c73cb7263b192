"""Highlighted places: a tint for each look, a sign for it beside colour, a short text; only reach has a border."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from editor.canvas.geometry.hex_borders import ALL_SIDES
from editor.canvas.layers.terrain import terrain_stamp
from editor.canvas.style.paint_style import PaintStyle, draw_slant, faint, line, plate, polygon, write
from editor.view_model.overlay import HEAT_STEPS, Highlight, HighlightLook

SHEET = 1.34
"""The width and height of a stamp, in hex heights."""
TINTED = 0.97
"""The size of the tint of a hex: the line between two hexes stays free."""
PREVIEW = 0.75
"""Opacity of the ground of a place after an edit."""
TINTS: Mapping[HighlightLook, float] = {
    "reach": 0.26,
    "target": 0.2,
    "choice": 0.2,
    "chosen": 0.26,
    "refused": 0.08,
    "front": 0.4,
    "side": 0.4,
    "rear": 0.4,
    "seen": 0.32,
    "selected": 0.3,
    "partner": 0.2,
}
"""The opacity of the tint of each look; none is above `MOST_TINT`."""
MOST_TINT = 0.6
DOTS: Mapping[HighlightLook, int] = {"front": 1, "side": 2, "rear": 3}
"""The looks that are told apart by a number of dots."""
RING = 0.47
"""The radius of rings and arcs on a place, in hex heights."""
SIGNS_FROM = 13.0
COSTS_FROM = 36.0
"""The sizes of a hex, in pixels, from which signs are drawn, and what it costs to go there."""
HEAT_FROM = 18.0
LEAST_HEAT, MORE_HEAT = 0.4, 0.05
DOT_SHARE = 0.75
"""The strength of the dots on heat."""


def highlight_stamp(style: PaintStyle, spot: Highlight, sides: int = ALL_SIDES) -> QImage:
    """A hex with this look and text, relative to its centre; `sides` are those that are the border of a reach."""
    side = SHEET * style.scale
    made = style.sheet(side, side)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(side / 2, side / 2)
    path = QPainterPath()
    path.addPolygon(style.hexagon_of(TINTED))
    _draw_look(painter, style, spot.look, path)
    if spot.look == "reach":
        _draw_sides(painter, style, sides)
    _write(painter, style, spot, QPointF(0, 0))
    painter.end()
    return made


def paint_highlight(painter: QPainter, style: PaintStyle, path: QPainterPath, spot: Highlight, middle: QPointF) -> None:
    """Highlight a place of any shape; the border of a reach is drawn inside it."""
    painter.save()
    painter.translate(middle)
    _draw_look(painter, style, spot.look, path.translated(-middle))
    painter.restore()
    if spot.look == "reach":
        painter.save()
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(line(style.overlay_colours.looks["reach"], 2 * _border_width(style)))
        painter.drawPath(path)
        painter.restore()
    _write(painter, style, spot, middle)


def heat_stamp(style: PaintStyle, step: int) -> QImage:
    """A hex in a step of heat, relative to its centre."""
    side = SHEET * style.scale
    made = style.sheet(side, side)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(side / 2, side / 2)
    path = QPainterPath()
    path.addPolygon(style.hexagon_of(0.985))
    paint_heat(painter, style, path, step, QPointF(0, 0))
    painter.end()
    return made


def heat_share(step: int) -> float:
    """The opacity of the tint of a step."""
    return min(MOST_TINT, LEAST_HEAT + MORE_HEAT * step)


def paint_heat(painter: QPainter, style: PaintStyle, path: QPainterPath, step: int, middle: QPointF) -> None:
    """Tint a place by a step of heat, with a dot for each step; hatch it if the step is 0, never."""
    colours, level = style.overlay_colours, max(0, min(HEAT_STEPS, step))
    painter.fillPath(path, faint(colours.heat[level], heat_share(level)))
    ink = faint(colours.heat_ink, DOT_SHARE)
    painter.save()
    painter.translate(middle)
    if level == 0:
        _hatch(painter, style, path.translated(-middle), faint(colours.heat_ink, 0.35))
    elif style.scale >= HEAT_FROM:
        _draw_dots(painter, style, level, ink, 0.031)
    painter.restore()


def paint_preview(painter: QPainter, style: PaintStyle, path: QPainterPath, kind: str, middle: QPointF) -> None:
    """Paint the ground of a place after an edit, with a dashed border."""
    painter.save()
    painter.setOpacity(PREVIEW)
    painter.fillPath(path, QColor(style.colours.fill(kind)))
    stamp = terrain_stamp(style, kind, "")
    if stamp is not None:
        half = stamp.deviceIndependentSize() / 2
        painter.drawImage((middle - QPointF(half.width(), half.height())).toPoint(), stamp)
    painter.setOpacity(1.0)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    colour = style.overlay_colours.looks["selected"]
    painter.setPen(line(colour, max(1.2, 0.035 * style.scale), Qt.PenStyle.DashLine))
    painter.drawPath(path)
    painter.restore()


def _draw_look(painter: QPainter, style: PaintStyle, look: HighlightLook, path: QPainterPath) -> None:
    """Draw the tint and the sign of a look around the origin."""
    colour = QColor(style.overlay_colours.looks[look])
    tint = style.overlay_colours.light if look == "seen" else colour
    painter.fillPath(path, faint(tint, TINTS[look]))
    if look == "refused":
        _hatch(painter, style, path, faint(colour, 0.6))
    elif look in ("target", "chosen", "choice"):
        _draw_ring(painter, style, look, colour)
    elif style.scale >= SIGNS_FROM:
        _draw_sign(painter, style, look, colour)


def _draw_ring(painter: QPainter, style: PaintStyle, look: HighlightLook, colour: QColor) -> None:
    """Draw a ring if it is chosen, a dashed one if it may be, four arcs if it is a target: as around figures."""
    reach = RING * style.scale
    box = QRectF(-reach, -reach, 2 * reach, 2 * reach)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    wide = max(2.0, 0.065 * style.scale)
    for each, width in ((faint(style.overlay_colours.halo, 0.85), wide + 2), (colour, wide)):
        pen = QPen(each, width)
        if look == "target":
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            for start in (20, 110, 200, 290):
                painter.drawArc(box, start * 16, 50 * 16)
        else:
            if look == "choice" and each is colour:
                pen.setDashPattern([1.8, 1.6])
                pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            painter.drawEllipse(box)


def _draw_sign(painter: QPainter, style: PaintStyle, look: HighlightLook, colour: QColor) -> None:
    if look in DOTS:
        _draw_dots(painter, style, DOTS[look], colour, 0.065)
    elif look == "seen":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faint(colour, 0.5))
        painter.drawEllipse(QPointF(0, 0), 0.06 * style.scale, 0.06 * style.scale)
    elif look == "selected":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        half = max(1.5, 0.06 * style.scale)
        for x, y in style.corners(0.78):
            at = QPointF(x, y) * style.scale
            painter.drawRect(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half))
    elif look == "partner":
        painter.setPen(line(colour, max(1.2, 0.04 * style.scale)))
        lines = [QLineF(0, -0.42, 0, 0.42)]
        lines += [QLineF(side * 0.14, end, side * 0.28, 0) for side in (-1, 1) for end in (-0.12, 0.12)]
        painter.drawLines([QLineF(each.p1() * style.scale, each.p2() * style.scale) for each in lines])


def _draw_dots(painter: QPainter, style: PaintStyle, number: int, colour: QColor, size: float) -> None:
    """Draw a row of dots in the lower part of a hex."""
    scale, radius = style.scale, max(1.3, size * style.scale)
    step = max(0.13 * scale, 2.6 * radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for each in range(number):
        painter.drawEllipse(QPointF((each - (number - 1) / 2) * step, 0.29 * scale), radius, radius)


def _hatch(painter: QPainter, style: PaintStyle, path: QPainterPath, colour: QColor) -> None:
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.setPen(line(colour, max(1.0, 0.035 * style.scale)))
    step = max(4.0, 0.2 * style.scale)
    reach = step * (int(style.scale * 1.2 / step) + 1)
    box = (
        path.boundingRect() if path.boundingRect().width() > 2 * reach else QRectF(-reach, -reach, 2 * reach, 2 * reach)
    )
    draw_slant(painter, box, step)
    painter.restore()


def _draw_sides(painter: QPainter, style: PaintStyle, sides: int) -> None:
    """Draw those sides of a hex that are the border of a reach."""
    corners = polygon(style.corners(), style.scale)
    painter.setPen(line(faint(style.overlay_colours.looks["reach"], 0.95), _border_width(style)))
    for number in range(corners.size()):
        if sides >> number & 1:
            painter.drawLine(corners.at(number - 1 if number else corners.size() - 1), corners.at(number))


def _border_width(style: PaintStyle) -> float:
    return max(1.6, 0.06 * style.scale)


def _write(painter: QPainter, style: PaintStyle, spot: Highlight, middle: QPointF) -> None:
    """Write the text of a highlight: on a plate, but the cost of a way quietly, on large hexes only."""
    if not spot.text or not style.writes(0.25):
        return
    at, colour = middle + QPointF(0, 0.3 * style.scale), QColor(style.overlay_colours.looks[spot.look])
    if spot.look != "reach":
        plate(painter, spot.text, at, 0.23 * style.scale, (QColor(style.overlay_colours.plate), colour))
    elif style.scale >= COSTS_FROM:
        painter.setPen(colour)
        half = 0.3 * style.scale
        write(
            painter, spot.text, QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half), 0.27 * style.scale, bold=True
        )
