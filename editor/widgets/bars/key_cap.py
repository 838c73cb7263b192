"""Key caps: the names of keys in a small frame, painted next to what they do."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from editor.theme.current_theme import colours, text_size
from editor.theme.metrics import KEY_RADIUS, TINY, scaled
from editor.theme.type_scale import TextRole, text_font

HEIGHT = 17


def key_cap_size(keys: str) -> QSize:
    """The size of a cap with these keys."""
    size = text_size()
    width = QFontMetricsF(text_font(TextRole.KEY, size)).horizontalAdvance(keys)
    height = scaled(HEIGHT, size)
    return QSize(max(height, round(width) + 2 * scaled(TINY + 1, size)), height)


def paint_key_cap(painter: QPainter, left: float, middle: float, keys: str, ground: str = "", ink: str = "") -> None:
    """Paint a cap that begins at `left` and is centred on `middle`; grounds and inks are those of a panel if none are
    given."""
    theme, size = colours(), key_cap_size(keys)
    box = QRectF(left + 0.5, middle - size.height() / 2 + 0.5, size.width() - 1, size.height() - 1)
    radius = scaled(KEY_RADIUS, text_size())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(theme.line), 1))
    painter.setBrush(QColor(ground or theme.panel))
    painter.drawRoundedRect(box, radius, radius)
    bottom = QPointF(0, box.bottom())
    painter.drawLine(bottom + QPointF(box.left() + radius, 0.4), bottom + QPointF(box.right() - radius, 0.4))
    painter.setFont(text_font(TextRole.KEY, text_size()))
    painter.setPen(QColor(ink or theme.quiet_text))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, keys)
    painter.restore()


class KeyCapWidget(QWidget):
    """A cap next to other widgets; screen readers know keys from the widget that they belong to."""

    def __init__(self, keys: str = "") -> None:
        super().__init__()
        self._keys = keys
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def keys(self) -> str:
        return self._keys

    def show_keys(self, keys: str) -> None:
        """Show these keys."""
        self._keys = keys
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return key_cap_size(self._keys)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        if self._keys:
            painter = QPainter(self)
            paint_key_cap(painter, 0, self.height() / 2, self._keys)
            painter.end()
