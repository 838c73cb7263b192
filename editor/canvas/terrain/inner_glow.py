"""A glow inside an outline: colour that fades from the border inwards, alike in all parts that are drawn apart."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from editor.canvas.style.paint_style import PaintStyle
from editor.theme.soft_shade import SPREAD, soft_mask

ROOM = 6
"""The margin around a part in which the outline still counts, in pixels of the mask."""


def draw_inner_glow(
    painter: QPainter, style: PaintStyle, path: QPainterPath, box: QRect, softness: float, colour: QColor
) -> None:
    """Draw the part in a box; the caller clips to the path. `softness` is in units of the sheet.

    It is the colour but for a blurred mask of the path, on a coarse grid that starts at the origin of the sheet.
    """
    ratio = style.ratio
    coarse = max(1, round(softness * style.scale * ratio / SPREAD))
    part = path.boundingRect().toAlignedRect().intersected(box)
    if part.isEmpty():
        return
    room = ROOM * coarse
    left, top = (int((side * ratio - room) // coarse) * coarse for side in (part.left(), part.top()))
    right, bottom = (int((side * ratio + room) // coarse + 1) * coarse for side in (part.right(), part.bottom()))

    def fill(mask: QPainter) -> None:
        mask.scale(ratio / coarse, ratio / coarse)
        mask.translate(-left / ratio, -top / ratio)
        mask.fillPath(path, QColor(colour.rgb()))

    inside = soft_mask(QSize((right - left) // coarse, (bottom - top) // coarse), SPREAD, fill)
    glow = QImage(inside.size(), QImage.Format.Format_ARGB32_Premultiplied)
    glow.fill(QColor(colour.rgb()))
    eraser = QPainter(glow)
    eraser.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    eraser.drawImage(0, 0, inside)
    eraser.end()
    target = QRectF(QPointF(left, top) / ratio, QSizeF(glow.size()) * coarse / ratio)
    painter.save()
    painter.setClipRect(QRectF(part), Qt.ClipOperation.IntersectClip)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setOpacity(colour.alphaF())
    painter.drawImage(target, glow)
    painter.restore()
