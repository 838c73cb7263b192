"""Numbers of rules: faint and small, once in a row at its right, underlined when pointed at, opened by click or F1."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from editor.rule_books.rule_text import rule_heading, rule_tip
from editor.theme.current_theme import colours, text_size
from editor.theme.type_scale import TextRole, text_font

OPEN_KEY = Qt.Key.Key_F1


def rule_font(*, is_pointed: bool = False) -> QFont:
    """The font of a number."""
    font = text_font(TextRole.KEY, text_size())
    font.setUnderline(is_pointed)
    return font


def paint_rule_number(painter: QPainter, box: QRectF, number: str, *, is_pointed: bool = False) -> None:
    """Paint a number at the right of a box."""
    painter.save()
    painter.setFont(rule_font(is_pointed=is_pointed))
    painter.setPen(QColor(colours().link if is_pointed else colours().faint_text))
    painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, number)
    painter.restore()


class RuleNumberLabel(QWidget):
    """A number next to what it is about; no stop of Tab. The widget that it belongs to opens it by its own keys."""

    rule_requested = Signal(str)

    def __init__(self, number: str = "", lang: str = "en") -> None:
        super().__init__()
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._number = ""
        self.show_rule(number, lang)

    def number(self) -> str:
        return self._number

    def show_rule(self, number: str, lang: str) -> None:
        """Show a rule; hidden without one."""
        self._number = number
        if self.parent() is not None:
            self.setVisible(bool(number))
        self.setToolTip(rule_tip(number, lang) if number else "")
        self.setAccessibleName(rule_heading(number, lang) if number else "")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        metrics = QFontMetrics(rule_font())
        return QSize(metrics.horizontalAdvance(self._number) + 1, metrics.height())

    def enterEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        self.update()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.rule_requested.emit(self._number)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        paint_rule_number(painter, QRectF(self.rect()), self._number, is_pointed=self.underMouse())
        painter.end()


class RuleKeyController(QObject):
    """Opens the rule of what is chosen in a widget by F1, which otherwise opens the rule books."""

    rule_requested = Signal(str)

    def __init__(self, widget: QWidget, rule_of: Callable[[], str]) -> None:
        """`rule_of` gives the number of the rule of what is chosen; empty if there is none."""
        super().__init__(widget)
        self._rule_of = rule_of
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if isinstance(event, QKeyEvent) and event.key() == OPEN_KEY and not event.modifiers() and self._rule_of():
            if event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress:
                self.rule_requested.emit(self._rule_of())
                return True
        return False
