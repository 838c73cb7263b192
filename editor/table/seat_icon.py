"""The swatch of a side as an icon for lists and menus."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QPainter, QPixmap

from editor.table.swatch import paint_side

SIDE = 16
SCALE = 2


def seat_icon(index: int) -> QIcon:
    """Drawn in the colours now worn."""
    pixmap = QPixmap(SIDE * SCALE, SIDE * SCALE)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(SCALE, SCALE)
    paint_side(painter, QRectF(1, 1, SIDE - 2, SIDE - 2), index, QGuiApplication.palette())
    painter.end()
    return QIcon(pixmap)
