"""Toasts: what has just happened, in dark boxes over the lower left corner of the page, for a few seconds.

They lie above what a page has at its foot, such as the answers at the table.
"""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QEnterEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
)
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QSizePolicy, QToolButton, QWidget

from editor.page_api.hint import Notice
from editor.theme.current_theme import colours, current_theme, text_size
from editor.theme.elevation import Elevation, paint_shadow
from editor.theme.icons import picture
from editor.theme.metrics import CARD_RADIUS, ICON, LARGE, MEDIUM, SMALL, scaled
from editor.theme.theme import COLOURS, FLAT, Theme
from editor.theme.type_scale import TextRole
from editor.widgets.labels import RoleLabel
from engine.words import say

SHOWN = 6_000
"""Milliseconds for which a toast is shown at least."""
LETTER = 60
"""Milliseconds for each letter of a long toast."""
MOST = 3
WIDEST = 460
SHADOW = Elevation.FLOATING.value.blur
"""The room around a toast for its shadow."""


class ToastWidget(QWidget):
    """One toast, with a button to undo what happened and one to close it. It does not go while somebody points at it
    or has the keyboard in it."""

    closed = Signal()

    def __init__(self, notice: Notice, lang: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("toast")
        self.notice = notice
        self._label = RoleLabel("", TextRole.BODY)
        self._label.setObjectName("toast-text")
        self._label.setWordWrap(True)
        self._undo = QPushButton()
        self._undo.setObjectName("toast-undo")
        self._undo.setProperty("kind", "quiet")
        self._undo.setVisible(notice.undo is not None)
        self._undo.clicked.connect(self._take_back)
        self._close = CloseButton()
        self._close.clicked.connect(self.closed)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.closed)
        row = QHBoxLayout(self)
        row.setSpacing(SMALL)
        row.addWidget(self._label, 1)
        row.addWidget(self._undo)
        row.addWidget(self._close)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._take_look()
        self.speak(lang)
        self.start()

    @property
    def text(self) -> str:
        return self._label.text()

    def is_pausing(self) -> bool:
        """Whether it stays as long as somebody is busy with it."""
        return not self._timer.isActive()

    def start(self) -> None:
        """Show it for its time, from now on."""
        self._timer.start(max(SHOWN, LETTER * len(self.text)))

    def speak(self, lang: str) -> None:
        text = self.notice.text(lang)
        self._label.setText(text)
        self.setAccessibleName(text)
        self._undo.setText(say("toast-undo", lang))
        self._close.setAccessibleName(say("toast-close", lang))
        self._close.setToolTip(say("toast-close", lang))

    def renew(self, notice: Notice, lang: str) -> None:
        """Show another notice of the same topic, which is not announced again."""
        self.notice = notice
        self.speak(lang)
        self.go_on()

    def fit(self, room: int) -> None:
        """Take the size of its text, within a width."""
        size = text_size()
        others = sum(each.sizeHint().width() + SMALL for each in (self._undo, self._close) if not each.isHidden())
        margins = self.layout().contentsMargins()  # type: ignore[union-attr]  # it has a layout
        around = margins.left() + margins.right() + others
        most = min(scaled(WIDEST, size), room)
        wanted = self._label.fontMetrics().horizontalAdvance(self.text) + around + SMALL
        width = min(wanted, most)
        inner = max(self._label.heightForWidth(width - around), self._close.sizeHint().height())
        self.resize(width, inner + margins.top() + margins.bottom())

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802 - Qt's name
        super().enterEvent(event)
        self._timer.stop()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().leaveEvent(event)
        self.go_on()

    def go_on(self) -> None:
        """Go on after a pause, unless somebody is still busy with it."""
        focused = QApplication.focusWidget()
        if not self.underMouse() and not (focused is not None and self.isAncestorOf(focused)):
            self.start()

    def pause(self) -> None:
        self._timer.stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._take_look()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        theme = colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
        radius = scaled(CARD_RADIUS, text_size())
        paint_shadow(painter, box, radius, Elevation.FLOATING)
        painter.setPen(QColor(theme.text if current_theme() in FLAT else theme.tip))
        painter.setBrush(QColor(theme.tip))
        painter.drawRoundedRect(box, radius, radius)
        painter.end()

    def _take_look(self) -> None:
        """Take the dark colours, and margins for the text size."""
        size = text_size()
        self.layout().setContentsMargins(  # type: ignore[union-attr]  # it has a layout
            SHADOW + scaled(LARGE, size),
            SHADOW + scaled(SMALL, size),
            SHADOW + scaled(SMALL, size),
            SHADOW + scaled(SMALL, size),
        )
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.WindowText, QColor(colours().text_on_tip))
        self._label.setPalette(palette)
        action = QPalette(self.palette())
        action.setColor(QPalette.ColorRole.ButtonText, QColor(action_ink()))
        self._undo.setPalette(action)

    def _take_back(self) -> None:
        if self.notice.undo is not None:
            self.notice.undo()
        self.closed.emit()


def action_ink() -> str:
    """The colour of an action on the ground of tips, which is dark in light themes and light in dark ones."""
    opposite = {Theme.LIGHT: Theme.DARK, Theme.DARK: Theme.LIGHT}.get(current_theme())
    return colours().text_on_tip if opposite is None else COLOURS[opposite].accent


class CloseButton(QToolButton):
    """A cross in the colour of text on tips."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("toast-close")
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        side = scaled(ICON + MEDIUM, text_size())
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        side = scaled(ICON, text_size())
        drawn = picture("close", side, QColor(colours().text_on_tip), self.devicePixelRatioF())
        painter.setOpacity(1.0 if self.underMouse() or self.hasFocus() else 0.75)
        painter.drawImage(QPoint((self.width() - side) // 2, (self.height() - side) // 2), drawn)
        if self.hasFocus():
            painter.setPen(QColor(action_ink()))
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()


class ToastController(QObject):
    """Shows toasts over a widget, the newest at the bottom."""

    def __init__(self, over: QWidget, finished: Callable[[], None], foot_height: Callable[[], int] = lambda: 0) -> None:
        """`finished` is called when a toast with the keyboard in it has gone; `foot_height` returns the height at the
        bottom that is kept clear."""
        super().__init__(over)
        self._over, self._finished, self._foot_height = over, finished, foot_height
        self._lang = "en"
        self.shown: list[ToastWidget] = []
        over.installEventFilter(self)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._follow)

    @property
    def text(self) -> str:
        """The text of the newest toast; empty if there is none."""
        return self.shown[-1].text if self.shown else ""

    def show_notice(self, notice: Notice) -> None:
        """Show a toast, in place of one with the same text; read aloud by screen readers."""
        text = notice.text(self._lang)
        if notice.topic and (toast := self._of(notice.topic)) is not None:
            toast.renew(notice, self._lang)
            self.place()
            return
        for toast in [each for each in self.shown if each.text == text]:
            self._close(toast)
        toast = ToastWidget(notice, self._lang, self._over)
        toast.closed.connect(lambda: self._close(toast))
        self.shown.append(toast)
        while len(self.shown) > MOST:
            self._close(self.shown[0])
        toast.show()
        self.place()
        announcement = QAccessibleAnnouncementEvent(toast, text)
        QAccessible.updateAccessibility(announcement)

    def end(self, topic: str) -> None:
        """Close the toast of a topic."""
        if (toast := self._of(topic)) is not None:
            self._close(toast)

    def _of(self, topic: str) -> ToastWidget | None:
        return next((toast for toast in self.shown if toast.notice.topic == topic), None)

    def clear(self) -> None:
        """Close all toasts."""
        for toast in list(self.shown):
            self._close(toast)

    def speak(self, lang: str) -> None:
        self._lang = lang
        for toast in self.shown:
            toast.speak(lang)
        self.place()

    def give_keyboard(self) -> bool:
        """Give the keyboard to the newest toast; returns whether there is one."""
        for toast in reversed(self.shown):
            buttons = [each for each in toast.findChildren(QWidget) if each.focusPolicy() & Qt.FocusPolicy.TabFocus]
            shown = [each for each in buttons if each.isVisible()]
            if shown:
                shown[0].setFocus(Qt.FocusReason.ShortcutFocusReason)
                return True
        return False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() in (QEvent.Type.Resize, QEvent.Type.StyleChange):
            self.place()
        return super().eventFilter(watched, event)

    def place(self) -> None:
        """Put the toasts where they belong, above the foot."""
        bottom = self._over.height() - self._foot_height() - MEDIUM + SHADOW
        for toast in reversed(self.shown):
            toast.fit(self._over.width() + 2 * SHADOW - 2 * MEDIUM)
            bottom -= toast.height()
            toast.move(MEDIUM - SHADOW, bottom)
            toast.raise_()
            bottom += 2 * SHADOW - SMALL

    def _close(self, toast: ToastWidget) -> None:
        if toast not in self.shown:
            return
        self.shown.remove(toast)
        focused = QApplication.focusWidget()
        had_keyboard = focused is not None and toast.isAncestorOf(focused)
        toast.hide()
        toast.deleteLater()
        self.place()
        if had_keyboard:
            self._finished()

    def _follow(self, before: QWidget | None, now: QWidget | None) -> None:
        for toast in self.shown:
            if now is not None and toast.isAncestorOf(now):
                toast.pause()
            elif before is not None and toast.isAncestorOf(before):
                toast.go_on()
