"""The pages with the side panel beside them, or over them where the window is narrow or the text large."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from editor.page_api.page import Page
from editor.page_api.page_registry import panel_types
from editor.shell.panel.panel_rail import GRIP, PanelEdgeWidget, PanelRailBar
from editor.shell.panel.side_panel import SidePanel
from editor.theme.current_theme import text_size
from editor.theme.metrics import scaled
from engine.words import say

WIDTH = 350
"""The width of the panel at 100 %, unless the user has dragged it."""
MOST = 0.5
"""The greatest share of the panel, in which it can be dragged."""
LEAST_PAGE = 0.62
"""The least share of the page; where the panel leaves less, it lies over the page instead."""
LARGE_TEXT = 150
"""The text size from which the panel lies over the page."""


class PanelAreaWidget(QWidget):
    """Pages and side panel.

    The panel is folded and unfolded; over the page it begins folded, and is folded when the page is clicked.
    """

    def __init__(self, pages: QWidget, changed: Callable[[], None], finished: Callable[[], None]) -> None:
        """`changed` is called when panels are shown or hidden, `finished` when the keyboard is to go to the page."""
        super().__init__()
        self.setObjectName("panel-area")
        self._pages, self._changed, self._finished = pages, changed, finished
        self._types = panel_types()
        self._hidden: set[str] = set()
        self._front: Page | None = None
        self._is_open = True
        self._lies_open = False
        self.chosen_width = 0
        """The width that the user has dragged the panel to, in average letters; 0 for the usual one."""
        pages.setParent(self)
        self.panel, self.rail, self.edge = SidePanel(self._types), PanelRailBar(), PanelEdgeWidget(self)
        self.panel.setParent(self)
        self.rail.setParent(self)
        self.panel.close_requested.connect(self.fold)
        self.panel.left.connect(self._leave)
        self.panel.chosen.connect(lambda _: self._changed())
        self.edge.dragged.connect(lambda at: self.set_width(self.width() - at))
        self.edge.folded.connect(self.fold)
        self.rail.wanted.connect(self._rail_clicked)
        QApplication.instance().focusChanged.connect(self._follow)  # type: ignore[union-attr]  # there is one

    @property
    def in_use(self) -> bool:
        """Whether the front page has panels."""
        return self._front is not None and bool(self.panel.names_of(self._front))

    @property
    def lies_over(self) -> bool:
        """Whether the panel lies over the page, so that the page keeps its room."""
        usual = scaled(WIDTH, text_size())
        return text_size() >= LARGE_TEXT or self.width() - usual < LEAST_PAGE * self.width()

    @property
    def is_open(self) -> bool:
        """Whether the panel is unfolded."""
        return self.in_use and bool(self.panel.shown) and (self._lies_open if self.lies_over else self._is_open)

    @property
    def keeps_open(self) -> bool:
        """Whether it is unfolded where there is room for it."""
        return self._is_open

    @property
    def hidden(self) -> list[str]:
        """The panels that the user has hidden."""
        return [name for name in self._types if name in self._hidden]

    def has(self, name: str) -> bool:
        """Whether the front page has a panel."""
        return self._front is not None and name in self.panel.names_of(self._front)

    def is_shown(self, name: str) -> bool:
        """Whether a panel of the front page is shown, in front or behind a tab."""
        return self.is_open and name in self.panel.shown

    def toggle(self, name: str) -> None:
        """Hide a panel that is shown, otherwise bring it to the front."""
        if self.is_shown(name):
            self._hidden.add(name)
            self._show()
            self._changed()
        else:
            self.bring_up(name)

    def bring_up(self, name: str) -> None:
        """Unfold, and bring a panel to the front."""
        self._hidden.discard(name)
        self._set_open(True)
        self._show()
        self.panel.bring_up(name)
        self._changed()

    def fold(self) -> None:
        """Fold the panel away."""
        focused = QApplication.focusWidget()
        had_keyboard = focused is not None and self.panel.isAncestorOf(focused)
        self._set_open(False)
        self._show()
        self._changed()
        if had_keyboard:
            self._finished()

    def toggle_open(self) -> None:
        """Fold or unfold the panel."""
        if self.is_open:
            self.fold()
            return
        if not self.panel.shown:
            self._hidden.clear()
        self._set_open(True)
        self._show()
        self._changed()

    def set_width(self, width: int) -> None:
        """Make the panel this wide, within bounds."""
        width = max(self.panel.least_width(), min(width, round(MOST * self.width())))
        self.chosen_width = max(1, width // self._letter())
        self._arrange()

    def take(self, page: Page) -> None:
        """Add the panels of a page."""
        self.panel.take(page)
        page.changed.connect(lambda: self.panel.show_counts() if page is self._front else None)

    def drop(self, page: Page) -> None:
        """Remove the panels of a page."""
        self.panel.drop(page)
        if page is self._front:
            self._front = None

    def show_for(self, page: Page) -> None:
        """Show the panels of the page that came to the front."""
        self._front = page
        self._show()

    def recall(self, width: int, is_open: bool, hidden: list[str]) -> None:
        """Restore width and state of the last run."""
        self.chosen_width, self._is_open, self._hidden = width, is_open, {*hidden} & {*self._types}
        self._show()

    def reset(self) -> None:
        """Show all panels at the usual width."""
        self._hidden.clear()
        self.chosen_width = 0
        self._set_open(True)
        self._show()
        self._changed()

    def speak(self, lang: str) -> None:
        self.panel.speak(lang)
        self.rail.speak(lang)
        self.edge.setToolTip(say("panel-drag", lang))
        self._show()

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return self._pages.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._arrange()

    def _set_open(self, is_open: bool) -> None:
        if self.lies_over:
            self._lies_open = is_open
        else:
            self._is_open = is_open

    def _show(self) -> None:
        if self._front is not None:
            self.panel.show_for(self._front, self.hidden)
        self._arrange()

    def _arrange(self) -> None:
        """Give pages, panel and rail their places."""
        width, height = self.width(), self.height()
        over, is_open = self.lies_over, self.is_open
        rail = self.rail.width_hint() if self.in_use and (over or not is_open) else 0
        panel = min(self._width(), width - rail - 2 * GRIP) if is_open else 0
        self._pages.setGeometry(0, 0, width - rail - (0 if over else panel), height)
        self.rail.setGeometry(width - rail, 0, rail, height)
        self.panel.setGeometry(width - rail - panel, 0, panel, height)
        self.edge.setGeometry(width - rail - panel - GRIP // 2, 0, GRIP, height)
        self.rail.setVisible(rail > 0)
        for part in (self.panel, self.edge):
            part.setVisible(is_open)
            part.raise_()
        if self._front is not None:
            types = [self._types[name] for name in self.panel.names_of(self._front)]
            self.rail.show_panels(types, self.panel.front if is_open else ())

    def _width(self) -> int:
        usual = scaled(WIDTH, text_size())
        chosen = self.chosen_width * self._letter() if self.chosen_width else usual
        return max(self.panel.least_width(), min(chosen, round(MOST * self.width())))

    def _letter(self) -> int:
        return QFontMetrics(QApplication.font()).averageCharWidth()

    def _rail_clicked(self, name: str) -> None:
        """Open a panel; fold the side panel if it is the one in front."""
        if self.is_open and name in self.panel.front:
            self.fold()
        else:
            self.bring_up(name)

    def _leave(self) -> None:
        if self.lies_over:
            self.fold()
        self._finished()

    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Fold a panel that lies over the page when the page is clicked."""
        is_clicked = QApplication.mouseButtons() != Qt.MouseButton.NoButton
        if is_clicked and now is not None and self._lies_open and self.lies_over and self._pages.isAncestorOf(now):
            self._lies_open = False
            self._arrange()
            self._changed()
