"""Highlighted places: each look has a colour, a border and a pattern of its own, with a short text."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from editor.canvas.layers.terrain import terrain_stamp
from editor.canvas.style.paint_style import PaintStyle, draw_slant, faint, line, plate, polygon
from editor.view_model.overlay import Highlight, HighlightLook

SHEET = 1.24
PREVIEW = 0.75
"""Opacity of the ground of a place after an edit."""
Style = Qt.PenStyle
BORDERS: dict[HighlightLook, tuple[float, Style]] = {
    "reach": (0.03, Style.SolidLine),
    "target": (0.06, Style.SolidLine),
    "choice": (0.045, Style.DashLine),
    "chosen": (0.075, Style.SolidLine),
    "refused": (0.03, Style.DotLine),
    "front": (0.03, Style.SolidLine),
    "side": (0.03, Style.DashLine),
    "rear": (0.03, Style.DotLine),
    "seen": (0.025, Style.DashDotLine),
    "selected": (0.07, Style.SolidLine),
    "partner": (0.05, Style.DashDotDotLine),
}
"""The border of each look: its width in units, and its line style."""


def highlight_stamp(style: PaintStyle, spot: Highlight) -> QImage:
    """A hex with this look and text, relative to its centre."""
    side = SHEET * style.scale
    made = style.sheet(side, side)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(side / 2, side / 2)
    colour = QColor(style.colours.looks[spot.look])
    path = QPainterPath()
    path.addPolygon(polygon(style.corners(0.86), style.scale))
    _fill(painter, style, spot.look, path, QPointF(0, 0))
    width, pen_style = BORDERS[spot.look]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(line(colour, max(1.2, width * style.scale), pen_style))
    painter.drawPolygon(style.hexagon_of(0.9 - width))
    _write(painter, style, spot, QPointF(0, 0))
    painter.end()
    return made


def paint_highlight(painter: QPainter, style: PaintStyle, path: QPainterPath, spot: Highlight, middle: QPointF) -> None:
    """Highlight a place of any shape; its border is drawn inside it."""
    _fill(painter, style, spot.look, path, middle)
    width, pen_style = BORDERS[spot.look]
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(line(style.colours.looks[spot.look], 2 * max(1.2, (width + 0.03) * style.scale), pen_style))
    painter.drawPath(path)
    painter.restore()
    _write(painter, style, spot, middle)


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
    painter.setPen(line(style.colours.looks["selected"], max(1.2, 0.035 * style.scale), Style.DashLine))
    painter.drawPath(path)
    painter.restore()


def _fill(painter: QPainter, style: PaintStyle, look: HighlightLook, path: QPainterPath, middle: QPointF) -> None:
    """Fill with a tint, and the pattern of the look around the centre."""
    colour = QColor(style.colours.looks[look])
    painter.fillPath(path, faint(colour, 0.3 if look in ("chosen", "selected") else 0.2))
    if style.scale < 10:
        return
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.translate(middle)
    painter.scale(style.scale, style.scale)
    painter.setPen(line(faint(colour, 0.8), 0.03))
    _draw_pattern(painter, style, look)
    painter.restore()


def _write(painter: QPainter, style: PaintStyle, spot: Highlight, middle: QPointF) -> None:
    if spot.text and style.writes(0.25):
        at = middle + QPointF(0, 0.3 * style.scale)
        colours = (QColor(style.colours.plate), QColor(style.colours.looks[spot.look]))
        plate(painter, spot.text, at, 0.23 * style.scale, colours)


def _draw_pattern(painter: QPainter, style: PaintStyle, look: HighlightLook) -> None:
    box = polygon(style.corners()).boundingRect()
    if look == "reach":
        for x, y in style.corners(0.62):
            painter.drawEllipse(QPointF(x, y), 0.02, 0.02)
    elif look == "target":
        painter.drawLines([QLineF(0, -0.5, 0, -0.3), QLineF(0, 0.3, 0, 0.5)])
        painter.drawLines([QLineF(-0.6, 0, -0.36, 0), QLineF(0.36, 0, 0.6, 0)])
    elif look == "refused":
        painter.drawLines([QLineF(-0.16, -0.16, 0.16, 0.16), QLineF(-0.16, 0.16, 0.16, -0.16)])
    elif look == "front":
        painter.drawLines([QLineF(x, -0.6, x, 0.6) for x in (-0.3, -0.15, 0, 0.15, 0.3)])
    elif look == "side":
        painter.drawLines([QLineF(-0.6, y, 0.6, y) for y in (-0.3, -0.15, 0, 0.15, 0.3)])
    elif look == "rear":
        draw_slant(painter, box, 0.24)
    elif look == "seen":
        for x, y in style.corners(0.45):
            painter.drawLine(QLineF(x * 0.9, y * 0.9, x, y))
    elif look == "selected":
        for x, y in style.corners(0.7):
            painter.drawRect(QRectF(x - 0.045, y - 0.045, 0.09, 0.09))
    elif look == "partner":
        painter.drawLine(QLineF(0, -0.5, 0, 0.5))
        painter.drawLines([QLineF(side * 0.14, -0.1, side * 0.28, 0) for side in (-1, 1)])
        painter.drawLines([QLineF(side * 0.14, 0.1, side * 0.28, 0) for side in (-1, 1)])
