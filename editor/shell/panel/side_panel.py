"""The side panel: what the front page shows beside itself, one panel above, the others behind tabs."""

from collections.abc import Mapping, Sequence
from typing import cast

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QSplitter,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.page_api.page import Page
from editor.page_api.panel_type import PanelType
from editor.shell.panel.panel_tab_bar import PanelTabBar
from editor.theme.current_theme import colours
from editor.theme.icons import icon
from editor.theme.metrics import LARGE, SMALL, TINY
from editor.theme.type_scale import TextRole
from editor.widgets.labels import RoleLabel
from engine.words import say

LEAST = QSize(26, 5)
"""The least size of a panel, in average letters and lines of text."""


class SidePanel(QWidget):
    """The panels of the front page, without those that the user has hidden."""

    close_requested = Signal()
    """Emitted to fold the panel away."""
    left = Signal()
    """Emitted when Escape is pressed and nothing in the panel needs it."""
    chosen = Signal(str)
    """Emitted with the name of the panel that the user brought to the front."""

    def __init__(self, types: Mapping[str, PanelType]) -> None:
        super().__init__()
        self.setObjectName("side-panel")
        self._types = types
        self._lang = "en"
        self._panels: dict[Page, Mapping[str, QWidget]] = {}
        self._current: dict[Page, str] = {}
        self._shown: tuple[str, ...] = ()
        self._above_name = ""
        self._page: Page | None = None
        self.title = RoleLabel("", TextRole.PANEL, bold=True)
        self.title.setObjectName("panel-title")
        self.tabs = PanelTabBar()
        self.tabs.currentChanged.connect(self._show_chosen)
        self._above, self._behind = QStackedWidget(), QStackedWidget()
        self._upper, self._lower = QWidget(), QWidget()
        self._close = [self._close_button("panel-close"), self._close_button("panel-close-tabs")]
        self.parts = QSplitter(Qt.Orientation.Vertical)
        self.parts.setObjectName("panel-split")
        self.parts.setChildrenCollapsible(False)
        self._lay_out()

    @property
    def shown(self) -> tuple[str, ...]:
        """The panels that are shown, in front or behind tabs."""
        return self._shown

    @property
    def front(self) -> tuple[str, ...]:
        """The panels that can be seen."""
        return tuple(name for name in self._shown if name in (self._above_name, self.tabs.current))

    def take(self, page: Page) -> None:
        """Add the panels of a page."""
        panels = page.panels()
        self._panels[page] = {name: panels[name] for name in self._types if name in panels}
        for name, panel in self._panels[page].items():
            (self._above if name == self._above_of(page) else self._behind).addWidget(panel)

    def drop(self, page: Page) -> None:
        """Remove the panels of a page."""
        self._current.pop(page, None)
        for panel in self._panels.pop(page, {}).values():
            cast("QStackedWidget", panel.parentWidget()).removeWidget(panel)
            panel.deleteLater()
        if page is self._page:
            self._page = None

    def names_of(self, page: Page) -> tuple[str, ...]:
        """The panels that a page has."""
        return tuple(self._panels.get(page, ()))

    def show_for(self, page: Page, hidden: Sequence[str]) -> None:
        """Show the panels of the page that came to the front, but for those that the user has hidden."""
        self._page = None
        self._shown = tuple(name for name in self.names_of(page) if name not in hidden)
        above = self._above_name = self._above_of(page) if self._above_of(page) in self._shown else ""
        behind = [name for name in self._shown if name != above]
        self._upper.setVisible(bool(above))
        self._lower.setVisible(bool(behind))
        self._close[1].setVisible(not above)
        if above:
            self._above.setCurrentWidget(self._panels[page][above])
            self.title.setText(self._title(above))
        current = self._current.get(page, "")
        self.tabs.show_tabs(
            {name: self._title(name) for name in behind}, current if current in behind else next(iter(behind), "")
        )
        self._page = page
        self._show_chosen()
        self.show_counts()

    def show_counts(self) -> None:
        """Show the counts of the front page beside the names."""
        if self._page is not None:
            self.tabs.show_counts({"problems": self._page.problem_count.total, **self._page.panel_counts()})

    def _above_of(self, page: Page) -> str:
        """The panel of a page that stands above: the first that wants to."""
        return next((name for name in self.names_of(page) if self._types[name].is_above), "")

    def bring_up(self, name: str) -> None:
        """Bring a panel to the front."""
        self.tabs.choose(name)

    def panel(self, page: Page, name: str) -> QWidget:
        """The panel of a page."""
        return self._panels[page][name]

    def speak(self, lang: str) -> None:
        self._lang = lang
        self.setAccessibleName(say("dock-tabs", lang))
        self.tabs.speak(lang)
        for button in self._close:
            button.setAccessibleName(say("panel-fold", lang))
            button.setToolTip(say("panel-fold", lang))

    def least_width(self) -> int:
        """The least width that shows something useful."""
        return LEAST.width() * QFontMetrics(QApplication.font()).averageCharWidth()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(colours().panel))
        painter.fillRect(0, 0, 1, self.height(), QColor(colours().line))
        if self.tabs.isVisible():  # the line below the tabs goes on below the button beside them
            bottom = self.tabs.mapTo(self, self.tabs.rect().bottomLeft()).y()
            painter.fillRect(1, bottom, self.width() - 1, 1, QColor(colours().line))
        painter.end()

    def _show_chosen(self, _place: int = 0) -> None:
        """Show the panel of the chosen tab."""
        name = self.tabs.current
        if self._page is None or not name:
            return
        self._behind.setCurrentWidget(self._panels[self._page][name])
        if self._current.get(self._page) != name:
            self._current[self._page] = name
            self.chosen.emit(name)

    def _title(self, name: str) -> str:
        return say(self._types[name].title, self._lang)

    def _lay_out(self) -> None:
        upper = QVBoxLayout(self._upper)
        upper.setContentsMargins(1, 0, 0, 0)
        upper.setSpacing(0)
        title_row = QHBoxLayout()
        title_row.setContentsMargins(LARGE, SMALL, SMALL, TINY)
        title_row.addWidget(self.title, 1)
        title_row.addWidget(self._close[0])
        upper.addLayout(title_row)
        upper.addWidget(self._above, 1)
        column = QVBoxLayout(self._lower)
        column.setContentsMargins(1, 0, 0, 0)
        column.setSpacing(0)
        head = QHBoxLayout()
        head.setContentsMargins(TINY, 0, 0, 0)
        head.setSpacing(0)
        head.addWidget(self.tabs, 1)
        head.addWidget(self._close[1])
        column.addLayout(head)
        column.addWidget(self._behind, 1)
        self.parts.addWidget(self._upper)
        self.parts.addWidget(self._lower)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self.parts)

    def _close_button(self, name: str) -> QToolButton:
        button = QToolButton()
        button.setObjectName(name)
        button.setIcon(icon("panel"))
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(self.close_requested)
        return button
