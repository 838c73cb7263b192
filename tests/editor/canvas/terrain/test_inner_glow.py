"""A glow is strongest at the border, fades inwards evenly, and is alike in parts that are drawn apart."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from editor.canvas.style.paint_style import PaintStyle
from editor.canvas.terrain.inner_glow import draw_inner_glow
from editor.theme.theme import Theme

pytestmark = pytest.mark.usefixtures("qapp")

WHOLE = QRect(0, 0, 300, 200)


def glowing(ratio: float, *parts: QRect) -> QImage:
    path = QPainterPath()
    path.addRect(QRectF(20, 20, 260, 160))
    made = QImage(WHOLE.size() * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    style = PaintStyle("flat", Theme.LIGHT, 40.0, ratio)
    painter = QPainter(made)
    for part in parts:
        painter.save()
        painter.setClipRect(part)
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        draw_inner_glow(painter, style, path, part, 0.4, QColor(200, 20, 20, 204))
        painter.restore()
    painter.end()
    return made


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_a_glow_fades_inwards(ratio: float) -> None:
    image = glowing(ratio, WHOLE)
    alphas = [image.pixelColor(round(x * ratio), round(100 * ratio)).alpha() for x in range(22, 100, 6)]
    assert alphas[0] > 70
    assert alphas[-1] < 8
    assert all(after <= before + 2 for before, after in pairwise(alphas))
    assert image.pixelColor(round(10 * ratio), round(100 * ratio)).alpha() == 0


@pytest.mark.parametrize("ratio", [1.0, 1.5])
def test_parts_have_no_seams(ratio: float) -> None:
    apart = glowing(ratio, QRect(0, 0, 130, 200), QRect(130, 0, 170, 90), QRect(130, 90, 170, 110))
    whole = glowing(ratio, WHOLE)
    off = [
        abs(apart.pixelColor(x, y).alpha() - whole.pixelColor(x, y).alpha())
        for x in range(0, whole.width(), 2)
        for y in range(0, whole.height(), 2)
    ]
    assert max(off) <= 6
