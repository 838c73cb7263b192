"""Shadows: softer and longer for each level, darker in the dark, none in flat themes."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from editor.theme.current_theme import apply_theme
from editor.theme.elevation import Elevation, paint_shadow
from editor.theme.theme import Theme

BOX = QRectF(60, 60, 80, 80)


def painted(elevation: Elevation) -> QImage:
    image = QImage(200, 200, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("white"))
    painter = QPainter(image)
    paint_shadow(painter, BOX, 8, elevation)
    painter.end()
    return image


def darkness(image: QImage, x: int, y: int) -> int:
    return 255 - image.pixelColor(x, y).lightness()


@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK])
@pytest.mark.parametrize("elevation", Elevation)
def test_a_shadow_is_darkest_under_its_box_and_fades_out(
    qapp: QApplication, theme: Theme, elevation: Elevation
) -> None:
    apply_theme(qapp, theme)
    image = painted(elevation)
    shadow = elevation.value
    under = darkness(image, 100, 139)
    assert under > 0
    assert under >= darkness(image, 100, 140 + shadow.blur // 2) >= darkness(image, 100, 140 + shadow.blur)
    assert darkness(image, 100, 144) >= darkness(image, 100, 55), "the light comes from above"
    assert darkness(image, 2, 2) == 0


def test_levels_rise(qapp: QApplication) -> None:
    apply_theme(qapp, Theme.LIGHT)
    shadows = [each.value for each in Elevation]
    assert shadows == sorted(shadows, key=lambda each: (each.blur, each.down, each.strength))
    below = [darkness(painted(each), 100, 150) for each in Elevation]
    assert below == sorted(below)


def test_flat_themes_have_no_shadows(qapp: QApplication) -> None:
    apply_theme(qapp, Theme.HIGH_CONTRAST)
    assert darkness(painted(Elevation.DIALOG), 100, 139) == 0
    apply_theme(qapp, Theme.LIGHT)
