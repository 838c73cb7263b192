"""The rail at the right edge while the side panel is folded: an icon for each panel, and the edge to drag it by."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolButton, QVBoxLayout, QWidget

from editor.page_api.panel_type import PanelType
from editor.theme.current_theme import colours
from editor.theme.icons import icon
from editor.theme.metrics import SMALL, TINY, TOOL_BUTTON
from editor.widgets.bars.page_bar import bar_height
from editor.widgets.labels import tip
from engine.words import say

GRIP = 7


class PanelRailBar(QWidget):
    """A column of buttons; each opens its panel."""

    wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("panel-rail")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(TINY, SMALL, TINY, SMALL)
        self._column.setSpacing(TINY)
        self._column.addStretch(1)
        self.buttons: dict[str, QToolButton] = {}
        self._lang = "en"

    def show_panels(self, types: Sequence[PanelType], open_now: Sequence[str]) -> None:
        """Show buttons for these panels; those of open ones are checked."""
        if [each.name for each in types] != list(self.buttons):
            for button in self.buttons.values():
                button.hide()
                button.deleteLater()
            self.buttons = {each.name: self._button(each) for each in types}
            for place, button in enumerate(self.buttons.values()):
                self._column.insertWidget(place, button)
        for each in types:
            title = say(each.title, self._lang)
            self.buttons[each.name].setToolTip(tip(title))
            self.buttons[each.name].setAccessibleName(title)
            self.buttons[each.name].setChecked(each.name in open_now)

    def speak(self, lang: str) -> None:
        self._lang = lang

    def width_hint(self) -> int:
        return bar_height(TOOL_BUTTON) + SMALL

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(colours().panel))
        painter.fillRect(0, 0, 1, self.height(), QColor(colours().line))
        painter.end()

    def _button(self, panel: PanelType) -> QToolButton:
        button = QToolButton()
        button.setObjectName(f"panel-open-{panel.name}")
        button.setIcon(icon(panel.icon))
        button.setAutoRaise(True)
        button.setCheckable(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        side = bar_height(TOOL_BUTTON)
        button.setFixedSize(side, side)
        button.clicked.connect(lambda: self.wanted.emit(panel.name))
        return button

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            side = bar_height(TOOL_BUTTON)
            for button in self.buttons.values():
                button.setFixedSize(side, side)


class PanelEdgeWidget(QWidget):
    """The left edge of the side panel, by which it is dragged; a double click folds it."""

    dragged = Signal(int)
    """Emitted with the position of the pointer in the parent."""
    folded = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("panel-edge")
        self.setCursor(Qt.CursorShape.SplitHCursor)
        self._is_held = False

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        self._is_held = event.button() is Qt.MouseButton.LeftButton
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        if self._is_held:
            self.dragged.emit(self.mapToParent(QPoint(round(event.position().x()), 0)).x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        self._is_held = False
        self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        self._is_held = False
        self.folded.emit()

    def enterEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        self.update()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        if self._is_held or self.underMouse():
            painter = QPainter(self)
            painter.fillRect(self.width() // 2 - 1, 0, 2, self.height(), QColor(colours().accent))
            painter.end()
