"""The colour and pattern of a seat in a small square: as a widget, and as an icon."""

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QIconEngine, QPainter, QPaintEvent, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from editor.theme.current_theme import current_theme
from editor.theme.seat_looks import Pattern, seat_look


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
    """A rounded square in the colour of the seat, with its pattern."""
    look, theme = seat_look(index), current_theme()
    painter.setPen(QPen(palette.color(QPalette.ColorRole.Text), 1))
    painter.setBrush(QColor(look.colours[theme]))
    painter.drawRoundedRect(box, 3, 3)
    painter.save()
    painter.setClipRect(box.adjusted(1, 1, -1, -1))
    _paint_pattern(painter, box, look.pattern, QColor(look.ink_colours[theme]))
    painter.restore()


def _paint_pattern(painter: QPainter, box: QRectF, pattern: Pattern, ink: QColor) -> None:
    step = max(box.width() / 3, 3)
    cells = [(across, down) for across in range(4) for down in range(4)]
    match pattern:
        case "stripes":
            painter.setPen(QPen(ink, step / 3))
            for at in range(-3, 7, 2):
                start = box.bottomLeft() + QPointF(at * step / 1.4, 0)
                painter.drawLine(start, start + QPointF(box.height(), -box.height()))
        case "dots":
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            for across, down in cells:
                painter.drawEllipse(box.topLeft() + QPointF((across + 0.5) * step, (down + 0.5) * step), 1.1, 1.1)
        case "checks":
            painter.setPen(Qt.PenStyle.NoPen)
            for across, down in cells:
                if (across + down) % 2:
                    painter.fillRect(QRectF(box.x() + across * step, box.y() + down * step, step, step), ink)
        case "solid":
            pass


SIDE = 16


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
