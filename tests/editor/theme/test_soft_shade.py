"""Soft shades: what is inside stays whole, what is far stays clear, and the edge fades evenly."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from editor.theme.soft_shade import soft_mask, tinted

SIZE = QSize(200, 120)
BOX = QRectF(60, 30, 80, 60)


def box(painter: QPainter) -> None:
    painter.fillRect(BOX, QColor("black"))


def alphas(mask: QImage, row: int) -> list[int]:
    return [mask.pixelColor(x, row).alpha() for x in range(SIZE.width())]


@pytest.mark.parametrize("spread", [0.6, 1.0, 1.7, 4.0, 10.0])
def test_an_edge_fades_by_its_spread(spread: float) -> None:
    along = alphas(soft_mask(SIZE, spread, box), 60)
    assert along[100] > 247
    assert max(along[:4]) < 6
    assert along[59] + along[60] == pytest.approx(255, abs=60)
    rising = along[40:80]
    assert all(after >= before - 2 for before, after in pairwise(rising))
    width = sum(20 < alpha < 235 for alpha in along[30:100])
    assert spread < width < 5 * spread + 2


def test_a_shade_has_its_colour() -> None:
    shade = tinted(soft_mask(SIZE, 2.0, box), QColor(10, 200, 30, 128))
    found = shade.pixelColor(100, 60)
    assert (found.red(), found.green(), found.blue()) == pytest.approx((10, 200, 30), abs=3)
    assert found.alpha() == pytest.approx(128, abs=5)
