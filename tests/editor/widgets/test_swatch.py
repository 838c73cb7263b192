"""A seat is known by the colour and the shape of its swatch, also without colour."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtWidgets import QApplication

from editor.theme.current_theme import apply_theme
from editor.theme.seat_looks import seat_look
from editor.theme.theme import COLOURS, Theme
from editor.widgets.swatch import paint_swatch


def swatch(qapp: QApplication, index: int, theme: Theme) -> QImage:
    apply_theme(qapp, theme)
    made = QImage(32, 32, QImage.Format.Format_ARGB32)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_swatch(painter, QRectF(1, 1, 30, 30), index, QGuiApplication.palette())
    painter.end()
    apply_theme(qapp, Theme.LIGHT)
    return made


@pytest.mark.parametrize("theme", COLOURS)
def test_swatches_are_told_apart_by_their_shapes_alone(qapp: QApplication, theme: Theme) -> None:
    images = [swatch(qapp, index, theme) for index in range(4)]
    covered = [
        {(x, y) for x in range(32) for y in range(32) if image.pixelColor(x, y).alpha() > 127} for image in images
    ]
    for one, other in combinations(covered, 2):
        assert len(one ^ other) > 60
    for index, image in enumerate(images):
        colours = {image.pixelColor(x, y).name() for x in range(32) for y in range(32)}
        assert QColor(seat_look(index).colours[theme]).name() in colours
        border = [(n, each) for n in range(32) for each in (0, 31)]
        assert not any(image.pixelColor(x, y).alpha() > 127 for x, y in (*border, *((y, x) for x, y in border)))
