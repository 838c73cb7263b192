"""Difficult ground: a soft patch of green with tufts; in flat themes a dashed outline with tufts."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from editor.canvas.style.paint_style import PaintStyle, faint, line
from editor.canvas.terrain.body_outline import BodyOutline
from editor.canvas.terrain.body_stamp import MATTER_FROM, RIM_FROM, BodyShape, BodyStamp
from editor.canvas.terrain.flat_patterns import PATTERNS
from editor.canvas.terrain.scatter import Scatter, seed_of
from editor.theme.soft_shade import soft_mask, tinted

INSET, ROUNDED, FILLED = 0.02, 0.2, 0.3
SPREAD = 0.13
"""The softness of its edge, in units."""
STRENGTH = 0.62
TUFTS = 3.2
"""The number of tufts to a square unit."""


def rough_stamp(style: PaintStyle, shape: BodyShape) -> BodyStamp:
    """The image of a patch of difficult ground."""
    path = BodyOutline(shape.centres, style.corners()).path(style.scale, INSET, ROUNDED, FILLED)
    room = 0.5 * style.scale
    box = path.boundingRect().adjusted(-room, -room, room, room).toAlignedRect()
    made = style.sheet(box.width(), box.height())
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scatter = Scatter(seed_of(round(each * 100) for centre in shape.centres for each in centre))
    if style.colours.flat:
        painter.translate(-QPointF(box.topLeft()))
        _draw_flat(painter, style, path, scatter)
    else:
        _draw_patch(painter, style, path, QPointF(box.topLeft()))
        painter.translate(-QPointF(box.topLeft()))
        if style.scale >= MATTER_FROM:
            _draw_tufts(painter, style, path, scatter)
    painter.end()
    return BodyStamp(None, made, QPointF(box.topLeft()))


def _draw_patch(painter: QPainter, style: PaintStyle, path: QPainterPath, corner: QPointF) -> None:
    device = painter.device()

    def fill(mask: QPainter) -> None:
        mask.scale(style.ratio, style.ratio)
        mask.translate(-corner)
        mask.fillPath(path, QColor(style.colours.rough))

    size = QRectF(0, 0, device.width(), device.height()).size().toSize()
    spread = max(0.8, SPREAD * style.scale) * style.ratio
    shade = tinted(soft_mask(size, spread, fill), faint(style.colours.rough, STRENGTH))
    shade.setDevicePixelRatio(style.ratio)
    painter.drawImage(QPointF(0, 0), shade)


def _draw_tufts(painter: QPainter, style: PaintStyle, path: QPainterPath, scatter: Scatter) -> None:
    scale, box = style.scale, path.boundingRect()
    painter.setClipPath(path)
    painter.setPen(line(faint(style.colours.tuft, 0.8), max(0.9, 0.026 * scale)))
    for _ in range(int(box.width() * box.height() / scale**2 * TUFTS)):
        foot = QPointF(box.left() + scatter.share() * box.width(), box.top() + scatter.share() * box.height())
        blades = ((lean, 0.12 + 0.05 * scatter.share()) for lean in (-0.07, 0.0, 0.07))
        painter.drawLines(
            [
                QLineF(foot + QPointF(0.3 * lean, 0) * scale, foot + QPointF(lean, -high) * scale)
                for lean, high in blades
            ]
        )


def _draw_flat(painter: QPainter, style: PaintStyle, path: QPainterPath, scatter: Scatter) -> None:
    painter.fillPath(path, QColor(style.colours.rough))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if style.scale >= RIM_FROM:
        painter.save()
        painter.setClipPath(path)
        painter.setPen(line(faint(style.colours.tuft, style.colours.texture), max(0.8, 0.03 * style.scale)))
        PATTERNS["difficult"](painter, path.boundingRect(), max(style.scale, 14.0), scatter)
        painter.restore()
    painter.setPen(line(style.colours.outline, max(1.0, 0.05 * style.scale), Qt.PenStyle.DashLine))
    painter.drawPath(path)
