"""The colour and shape of a seat, as small as a letter: as a widget, and as an icon."""

from collections.abc import Mapping

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QIconEngine, QPainter, QPaintEvent, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from editor.theme.current_theme import current_theme
from editor.theme.seat_looks import SeatShape, seat_look
from editor.theme.seat_shapes import shape_path
from editor.theme.theme import FLAT


class SwatchWidget(QWidget):
    """The look of a seat, by its index."""

    def __init__(self, index: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.index = index
        side = round(0.95 * self.fontMetrics().height())
        self.setFixedSize(QSize(side, side))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_swatch(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), self.index, self.palette())
        painter.end()


def paint_swatch(painter: QPainter, box: QRectF, index: int, palette: QPalette) -> None:
    """The shape of the seat in its colour, as its figures have it; a square one with a slant."""
    look, theme = seat_look(index), current_theme()
    radius = ROOM[look.shape] * min(box.width(), box.height()) / 2
    path = shape_path(look.shape, radius, box.center())
    is_flat = theme in FLAT
    edge = palette.color(QPalette.ColorRole.Text) if is_flat else QColor(look.colours[theme]).darker(EDGE_DARKER)
    painter.setPen(QPen(edge, 1))
    painter.setBrush(QColor(look.colours[theme]))
    painter.drawPath(path)
    if look.shape == "square":
        painter.save()
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        ink = QColor(look.ink_colours[theme])
        ink.setAlphaF(SLANT)
        painter.setPen(QPen(ink, max(1.2, radius / 4)))
        step = 0.9 * radius
        for number in range(-2, 3):
            start = box.center() + QPointF(number * step - radius, radius)
            painter.drawLine(start, start + QPointF(2 * radius, -2 * radius))
        painter.restore()


SIDE = 16
ROOM: Mapping[SeatShape, float] = {"round": 0.94, "square": 1.0, "hexagon": 0.94, "diamond": 0.88}
"""The size of each shape within its box."""
EDGE_DARKER, SLANT = 130, 0.6


def seat_icon(index: int) -> QIcon:
    """The swatch as an icon, always in the current theme."""
    return QIcon(SwatchIconEngine(index))


class SwatchIconEngine(QIconEngine):
    """An icon engine that paints a swatch in the theme of the moment."""

    def __init__(self, index: int) -> None:
        super().__init__()
        self._index = index

    def clone(self) -> QIconEngine:
        return SwatchIconEngine(self._index)

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        return self.scaledPixmap(size, mode, state, 1.0)

    def scaledPixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State, scale: float) -> QPixmap:  # noqa: N802 - Qt's name
        pixmap = QPixmap(size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        self.paint(painter, pixmap.rect(), mode, state)
        painter.end()
        pixmap.setDevicePixelRatio(scale)
        return pixmap

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        side = min(rect.width(), rect.height())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(rect.center() - QPoint(side // 2, side // 2))
        painter.scale(side / SIDE, side / SIDE)
        paint_swatch(painter, QRectF(1, 1, SIDE - 2, SIDE - 2), self._index, QGuiApplication.palette())
        painter.restore()
