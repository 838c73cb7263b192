"""Letters and strokes of the canvas."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from editor.canvas.style.paint_style import PaintStyle, write
from editor.theme.theme import Theme

pytestmark = pytest.mark.usefixtures("qapp")


def test_letters_are_made_narrower_where_they_would_not_fit() -> None:
    wide, narrow = (written("MMM", width) for width in (90, 30))
    assert narrow < wide


def written(words: str, width: int) -> int:
    """How wide letters become in a box."""
    image = QImage(120, 40, QImage.Format.Format_Grayscale8)
    image.fill(255)
    painter = QPainter(image)
    write(painter, words, QRectF(60 - width / 2, 5, width, 30), 16, bold=True)
    painter.end()
    columns = [x for x in range(120) if any(image.pixel(x, y) & 255 < 128 for y in range(40))]
    return columns[-1] - columns[0]


def test_names_grow_with_the_text_that_a_user_prefers_and_with_hexes() -> None:
    style = PaintStyle("flat", Theme.LIGHT, 20.0, 1.0)
    assert style.name_pixels(0.25, 9.0, 15.0) == 9.0
    assert replace(style, scale=40.0).name_pixels(0.25, 9.0, 15.0) == 10.0
    assert replace(style, scale=90.0).name_pixels(0.25, 9.0, 15.0) == 15.0
    assert replace(style, text_size=150).name_pixels(0.25, 9.0, 15.0) == 13.5
    assert replace(style, text_size=150, scale=200.0).name_pixels(0.25, 9.0, 15.0) == 22.5
    assert replace(style, text_size=90, scale=200.0).name_pixels(0.25, 9.0, 15.0) == 15.0
