"""The colour and pattern of a seat in a small square: as a widget, and as an icon."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPaintEvent, QPalette, QPen, QPixmap
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
    _paint_pattern(painter, box, look.pattern, QColor(look.inks[theme]))
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
SCALE = 2


def seat_icon(index: int) -> QIcon:
    """The swatch as an icon, in the current theme."""
    pixmap = QPixmap(SIDE * SCALE, SIDE * SCALE)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(SCALE, SCALE)
    paint_swatch(painter, QRectF(1, 1, SIDE - 2, SIDE - 2), index, QGuiApplication.palette())
    painter.end()
    return QIcon(pixmap)
