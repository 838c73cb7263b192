"""The docks around the pages.

Each shows the panel of the front page, or a message that there is none.
"""

from collections.abc import Callable

from PySide6.QtCore import QByteArray, QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QFontMetrics
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QStackedWidget, QTabWidget, QWidget

from editor.page_api.dock_type import DockType
from editor.page_api.page import Page
from editor.page_api.page_registry import dock_types
from editor.shell.dock_tabs import DockTabController
from editor.shell.dock_title_bar import DockTitleBar
from editor.widgets.empty_state import EmptyStateWidget
from engine.words import say

RIGHT = Qt.DockWidgetArea.RightDockWidgetArea
LAYOUT_VERSION = 1
LETTERS = 54
MOST = 0.32
LEAST = QSize(26, 5)
"""The least size of each, in average letters and lines of text."""
SHARES = (1, 1)
APART = 12
"""Pixels between a floating dock and the others."""


class PanelDock(QDockWidget):
    """Dock with a panel for each page."""

    closed = Signal()

    def __init__(self, dock_type: DockType) -> None:
        super().__init__()
        self.setObjectName(f"dock-{dock_type.name}")
        self._type = dock_type
        self._panels: dict[Page, QWidget] = {}
        self._empty = EmptyStateWidget(dock_type.icon)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._empty)
        self.setWidget(self._stack)
        self._title = DockTitleBar(dock_type.name)
        self._title.close_requested.connect(self.close)
        self._title.float_requested.connect(self._float)
        self.setTitleBarWidget(self._title)
        self._leave_room()

    def speak(self, lang: str) -> None:
        title = say(self._type.title, lang)
        self.setWindowTitle(title)
        self._title.speak(title, lang)
        self._empty.show_text(say(self._type.empty_text, lang), say(self._type.empty_hint, lang))

    def take(self, page: Page, panel: QWidget) -> None:
        self._panels[page] = panel
        self._stack.addWidget(panel)

    def drop(self, page: Page) -> None:
        if panel := self._panels.pop(page, None):
            self._stack.removeWidget(panel)
            panel.deleteLater()

    def show_for(self, page: Page) -> None:
        self._stack.setCurrentWidget(self._panels.get(page, self._empty))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._leave_room()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        super().closeEvent(event)
        self.closed.emit()

    def _float(self) -> None:
        """Float the dock, to the left of where it was, so that it does not cover its neighbours; or dock it again."""
        was = self.mapToGlobal(QPoint())
        self.setFloating(not self.isFloating())
        if self.isFloating():
            left = max(was.x() - self.frameGeometry().width() - APART, self.screen().availableGeometry().left())
            self.move(left, was.y())

    def _leave_room(self) -> None:
        """Set the least sizes for the current text size."""
        letters = self.fontMetrics()
        self._stack.setMinimumSize(LEAST.width() * letters.averageCharWidth(), LEAST.height() * letters.height())


class Docks:
    """The docks. They are hidden for pages that do not use them, and return unchanged."""

    def __init__(self, window: QMainWindow, changed: Callable[[], None]) -> None:
        """Create the docks; `changed` is called when a dock is closed by its button."""
        self._changed = changed
        self._window = window
        self._docks = {name: PanelDock(each) for name, each in dock_types().items()}
        self._wanted = set(self._docks)
        self._in_use = False
        self._full = self._given = 0
        self._tabs = DockTabController(window)
        window.setDockOptions(QMainWindow.DockOption.AllowTabbedDocks | QMainWindow.DockOption.AllowNestedDocks)
        window.setTabPosition(Qt.DockWidgetArea.AllDockWidgetAreas, QTabWidget.TabPosition.North)
        for name, dock in self._docks.items():
            dock.closed.connect(lambda name=name: self._crossed_out(name))
        self._lay_out()
        self._state, self._state_width = window.saveState(LAYOUT_VERSION), window.width()
        self._show_wanted()

    @property
    def in_use(self) -> bool:
        """Whether the front page has panels for docks."""
        return self._in_use

    @property
    def hidden(self) -> list[str]:
        """The docks that the user has hidden."""
        return [name for name in self._docks if name not in self._wanted]

    @property
    def state(self) -> QByteArray:
        """Layout of the docks, current or saved for their return."""
        return self._window.saveState(LAYOUT_VERSION) if self._in_use else self._state

    def is_wanted(self, name: str) -> bool:
        return name in self._wanted

    def toggle(self, name: str) -> None:
        """Hide a visible dock, otherwise bring it to the front."""
        self._wanted ^= {name}
        self._show_wanted()
        if name in self._wanted:
            self._docks[name].raise_()

    def show_for(self, page: Page) -> None:
        """Show the panels of the page that came to the front."""
        if self._in_use and not page.uses_docks:
            self._state, self._state_width = self._window.saveState(LAYOUT_VERSION), self._window.width()
            self._in_use = False
            self._show_wanted()
        elif page.uses_docks and not self._in_use:
            self._in_use = True
            self._window.restoreState(self._state, LAYOUT_VERSION)
            self._show_wanted()
            self.give_way(self._state_width, self._window.width())
        for dock in self._docks.values():
            dock.show_for(page)
        self._tabs.use(self._in_use)

    def give_way(self, before: int, now: int) -> None:
        """Shrink wide docks in a narrower window; in a wider one restore their size."""
        dock = next(filter(_is_laid_out, self._docks.values()), None)
        if dock is None:
            return
        if dock.width() != self._given:
            self._full = dock.width()
        width = dock.width()
        if now < before and width > MOST * now > 0:
            width = max(round(width * now / before), dock.minimumSizeHint().width())
        elif now > before:
            width = min(self._full, max(width, round(MOST * now)))
        if width != dock.width():
            self._window.resizeDocks([dock], [width], Qt.Orientation.Horizontal)
            self._given = width

    def take(self, page: Page) -> None:
        """Add the panels of a page."""
        for name, panel in page.panels().items():
            self._docks[name].take(page, panel)

    def drop(self, page: Page) -> None:
        """Remove the panels of a page."""
        for dock in self._docks.values():
            dock.drop(page)

    def recall(self, state: QByteArray, hidden: list[str]) -> None:
        """Restore a stored layout."""
        self._state, self._state_width = state, self._window.width()
        self._wanted = set(self._docks) - set(hidden)
        if self._in_use:
            self._window.restoreState(state, LAYOUT_VERSION)
        self._show_wanted()

    def reset(self) -> None:
        """Restore the default layout with all docks."""
        self._wanted = set(self._docks)
        for dock in self._docks.values():
            dock.setFloating(False)
            self._window.removeDockWidget(dock)
        self._lay_out()
        self._show_wanted()
        if not self._in_use:
            self._state, self._state_width = self._window.saveState(LAYOUT_VERSION), self._window.width()

    def speak(self, lang: str) -> None:
        for dock in self._docks.values():
            dock.speak(lang)
        self._tabs.speak(lang)

    def _crossed_out(self, name: str) -> None:
        self._wanted.discard(name)
        self._changed()

    def _lay_out(self) -> None:
        """Put the inspector on top, the others stacked below it."""
        inspector, log, *others = docks = list(self._docks.values())
        for dock in docks:
            self._window.addDockWidget(RIGHT, dock)
            dock.show()
        for other in others:
            self._window.tabifyDockWidget(log, other)
        log.raise_()
        width = min(LETTERS * QFontMetrics(QApplication.font()).averageCharWidth(), int(MOST * self._window.width()))
        self._window.resizeDocks([inspector], [width], Qt.Orientation.Horizontal)
        self._window.resizeDocks([inspector, log], list(SHARES), Qt.Orientation.Vertical)

    def _show_wanted(self) -> None:
        for name, dock in self._docks.items():
            dock.setVisible(self._in_use and name in self._wanted)


def _is_laid_out(dock: PanelDock) -> bool:
    """Whether it has a size in the window: one behind others is hidden, and its size is meaningless."""
    return not dock.isFloating() and not dock.visibleRegion().isEmpty()
