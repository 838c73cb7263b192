"""Crests and small icons of cards, drawn in a colour with lines of a strength; in any thread."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray, QFile, QIODevice, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from editor.theme.icons import MissingIcon
from engine.words import resources_folder

FOLDERS = ("crests", "set")
FINE_FROM, THICK = 16, 2.6
"""The side in pixels from which lines are fine, and how thick they are below."""
STROKE = b'stroke-width="2"'


@lru_cache(512)
def crest_image(name: str, side: int, colour: str, stroke: float = 1.6) -> QImage:
    """The icon as a picture of this many pixels."""
    made = QImage(max(1, side), max(1, side), QImage.Format.Format_ARGB32_Premultiplied)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(_source(name).replace(STROKE, b'stroke-width="%.2f"' % stroke))).render(painter)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(made.rect(), QColor(colour))
    painter.end()
    return made


def draw_crest(painter: QPainter, box: QRectF, name: str, colour: str, stroke: float = 1.6) -> None:
    """Draw the icon into a box, as sharp as the painter's device."""
    scale = painter.worldTransform().m11() * painter.device().devicePixelRatioF()
    side = round(box.width() * scale)
    painter.drawImage(box, crest_image(name, side, colour, stroke if side >= FINE_FROM else THICK))


@lru_cache(256)
def _source(name: str) -> bytes:
    for folder in FOLDERS:
        file = QFile(str(resources_folder() / "icons" / folder / f"{name}.svg"))
        if file.open(QIODevice.OpenModeFlag.ReadOnly):
            return bytes(file.readAll().data())
    raise MissingIcon(name)
