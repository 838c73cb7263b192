"""Letters and strokes of the canvas."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from editor.canvas.style.paint_style import write

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
