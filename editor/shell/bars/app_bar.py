"""The app bar on top of the window: the sign with the menu, the tabs, a button for new things, and the search."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QSizePolicy, QToolButton, QWidget

from editor.shell.bars.page_tab_bar import PageTabBar
from editor.theme.current_theme import colours, current_theme, text_size
from editor.theme.icons import icon, picture
from editor.theme.metrics import APP_BAR, BAR_CONTROL, CONTROL_RADIUS, ICON, MEDIUM, SMALL, TINY, scaled
from editor.theme.theme import FLAT
from editor.theme.type_scale import TextRole, text_font
from editor.widgets.app_icon import app_icon
from editor.widgets.bars.key_cap import key_cap_size, paint_key_cap
from editor.widgets.bars.page_bar import bar_height
from editor.widgets.labels import tip
from engine.words import say

SIGN = 26
SEARCH = 268


class AppBar(QWidget):
    """The bar; where there is little room the search shrinks to its icon."""

    def __init__(self, tabs: PageTabBar, menu: QMenu, new: Sequence[QAction]) -> None:
        super().__init__()
        self.setObjectName("app-bar")
        self.tabs = tabs
        self.sign = SignButton(menu)
        self.new = _new_button(new, self)
        self.search = SearchButton()
        tabs.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(SMALL, 0, MEDIUM, 0)
        row.setSpacing(TINY)
        row.addWidget(self.sign)
        row.addWidget(tabs, 0, Qt.AlignmentFlag.AlignBottom)
        row.addWidget(self.new)
        row.addStretch(1)
        row.addWidget(self.search)
        tabs.width_changed.connect(self.fit)
        self._take_height()

    def speak(self, lang: str) -> None:
        self.sign.setAccessibleName(say("app-menu", lang))
        self.sign.setToolTip(say("app-menu", lang))
        self.new.setAccessibleName(say("app-new", lang))
        self.new.setToolTip(say("app-new", lang))
        self.search.show_text(say("app-search", lang))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Shrink the search if the tabs need its room."""
        others = self.tabs.sizeHint().width() + self.sign.sizeHint().width() + self.new.sizeHint().width()
        self.search.shrink(others + scaled(SEARCH, text_size()) + 8 * SMALL > self.width())

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._take_height()
            for part in (self.sign, self.tabs, self.new, self.search):
                part.updateGeometry()
            self.fit()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(colours().window))
        painter.fillRect(0, self.height() - 1, self.width(), 1, QColor(colours().line))
        painter.end()

    def _take_height(self) -> None:
        self.setFixedHeight(bar_height(APP_BAR))


class SignButton(QToolButton):
    """The sign of the app with an arrow; it opens the menu."""

    def __init__(self, menu: QMenu) -> None:
        super().__init__()
        self.setObjectName("app-menu-button")
        self.setMenu(menu)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(scaled(SIGN, text_size()) + scaled(ICON, text_size()) + 2 * SMALL, bar_height(BAR_CONTROL))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        theme, side, arrow = colours(), scaled(SIGN, text_size()), scaled(ICON - 2, text_size())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint_ground(painter, self)
        middle = self.height() / 2
        sign = app_icon().pixmap(QSize(side, side), self.devicePixelRatioF())
        painter.drawPixmap(QPointF(TINY, middle - side / 2), sign)
        drawn = picture("chevron-down", arrow, QColor(theme.quiet_text), self.devicePixelRatioF())
        painter.drawImage(QPointF(TINY + side + TINY, middle - arrow / 2), drawn)
        painter.end()


class SearchButton(QPushButton):
    """A field to click on: it opens the search for everything."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("search-button")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._text, self._keys, self._is_small = "", "", False

    @property
    def is_small(self) -> bool:
        """Whether only its icon is shown."""
        return self._is_small

    def show_text(self, text: str) -> None:
        self._text = text
        self.setAccessibleName(text)
        self.setToolTip(tip(text))
        self.update()

    def show_keys(self, keys: str) -> None:
        """Show the keys that open the search."""
        self._keys = keys
        self.update()

    def shrink(self, is_small: bool) -> None:
        if is_small != self._is_small:
            self._is_small = is_small
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        height = bar_height(BAR_CONTROL - 4)
        return QSize(height if self._is_small else scaled(SEARCH, text_size()), height)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        theme, size, side = colours(), text_size(), scaled(ICON, text_size())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint_ground(painter, self, is_field=True)
        middle = self.height() / 2
        left = (self.width() - side) / 2 if self._is_small else scaled(SMALL, size)
        drawn = picture("search", side, QColor(theme.quiet_text), self.devicePixelRatioF())
        painter.drawImage(QPointF(left, middle - side / 2), drawn)
        if not self._is_small:
            painter.setFont(text_font(TextRole.BODY, size))
            painter.setPen(QColor(theme.quiet_text))
            cap = key_cap_size(self._keys).width() + scaled(SMALL, size) if self._keys else 0
            box = QRectF(left + side + scaled(SMALL, size), 0, 0, self.height())
            box.setRight(self.width() - cap - scaled(TINY, size))
            text = painter.fontMetrics().elidedText(self._text, Qt.TextElideMode.ElideRight, int(box.width()))
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, text)
            if self._keys:
                paint_key_cap(painter, self.width() - cap, middle, self._keys)
        painter.end()


def _paint_ground(painter: QPainter, button: QPushButton | QToolButton, *, is_field: bool = False) -> None:
    """The ground of a button in the bar: seen when it is pointed at, pressed or has the keyboard."""
    theme = colours()
    is_pointed = button.underMouse() or button.isDown()
    box = QRectF(button.rect()).adjusted(1, 1, -1, -1)
    if is_field or is_pointed:
        painter.setPen(QColor(theme.edge) if current_theme() in FLAT else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.line if is_field and is_pointed else theme.raised))
        painter.drawRoundedRect(box, CONTROL_RADIUS, CONTROL_RADIUS)
    if button.hasFocus():
        pen = painter.pen()
        pen.setStyle(Qt.PenStyle.SolidLine)
        pen.setColor(QColor(theme.focus))
        pen.setWidth(2)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, CONTROL_RADIUS, CONTROL_RADIUS)


def _new_button(actions: Sequence[QAction], bar: QWidget) -> QToolButton:
    """The button with the menu of what can be made and opened."""
    button = QToolButton()
    button.setObjectName("new-button")
    button.setIcon(icon("add"))
    button.setAutoRaise(True)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    menu = QMenu(bar)
    menu.setObjectName("new-menu")
    menu.addActions(list(actions))
    button.clicked.connect(lambda: menu.popup(button.mapToGlobal(button.rect().bottomLeft())))
    return button
