"""The tab widget of the open pages: the start page is always first; the others can be moved and closed."""

from typing import cast

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QLabel, QStyle, QTabBar, QTabWidget

from editor.page_api.page import Page
from editor.theme.icons import icon
from editor.widgets.labels import caption, on_button, tip
from engine.content.problems import ProblemCount
from engine.words import say

EDITED_MARK = "*"
BADGE = "tab-problems"
"""The number of problems on a tab; errors look different from warnings alone."""
WIDEST_NEED = 52
"""The greatest minimum width of a page in average letters, so that it does not squeeze the docks."""


class PageTabWidget(QTabWidget):
    """Tabs of the pages; emits `came_to_front` with the front page and `close_requested` for a tab to be closed."""

    came_to_front = Signal(object)
    close_requested = Signal(object)

    def __init__(self, home: Page) -> None:
        super().__init__()
        self.setObjectName("pages")
        self.setDocumentMode(True)
        self.setMovable(True)
        self.setTabsClosable(True)
        self.setTabBarAutoHide(True)
        self.setElideMode(Qt.TextElideMode.ElideRight)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the tab bar takes the focus while it is shown
        self.tabBar().setObjectName("page-tabs")
        self.home, self._lang = home, ""
        self.add(home)
        for side in (QTabBar.ButtonPosition.LeftSide, QTabBar.ButtonPosition.RightSide):
            self.tabBar().setTabButton(0, side, None)
        self.currentChanged.connect(self._emit_front)
        self.tabCloseRequested.connect(lambda place: self.close_requested.emit(self.at(place)))
        self.tabBar().tabMoved.connect(self._keep_home_first)

    @property
    def pages(self) -> list[Page]:
        """Open pages, in the order of their tabs."""
        return [self.at(place) for place in range(self.count())]

    @property
    def front(self) -> Page:
        return self.at(self.currentIndex())

    def at(self, place: int) -> Page:
        return cast("Page", self.widget(place))

    def page(self, key: str) -> Page | None:
        """The open page with this key."""
        return next((page for page in self.pages if page.key == key), None)

    def add(self, page: Page) -> None:
        self.addTab(page, icon(page.icon), "")
        self.name(page)

    def name(self, page: Page) -> None:
        """Set the title of the page's tab, with a mark while it is edited."""
        if (place := self.indexOf(page)) < 0:
            return  # It was closed meanwhile.
        title = page.title()
        self.setTabText(place, on_button(title + EDITED_MARK if page.is_edited() else title))
        count = page.problem_count
        told = say("tab-problems", self._lang, n=count.total) if count.total else ""
        self.setTabToolTip(place, tip("\n".join(filter(None, (title, told)))))
        self.tabBar().setAccessibleTabName(place, ", ".join(filter(None, (title, told))))
        self._show_badge(place, count)

    def _show_badge(self, place: int, count: ProblemCount) -> None:
        """Show the number of problems on a tab, if there are any."""
        side, bar = self._badge_side(), self.tabBar()
        badge = bar.tabButton(place, side)
        if not count.total:
            if badge is not None:
                bar.setTabButton(place, side, None)
                badge.deleteLater()
            return
        if not isinstance(badge, QLabel):
            badge = caption()
            badge.setObjectName(BADGE)
            bar.setTabButton(place, side, badge)
        badge.setText(str(count.total))
        badge.setProperty("severity", "error" if count.errors else "warning")
        self.style().polish(badge)
        badge.adjustSize()

    def _badge_side(self) -> QTabBar.ButtonPosition:
        """The side of a tab that has no cross in this style."""
        crosses = self.style().styleHint(QStyle.StyleHint.SH_TabBar_CloseButtonPosition, None, self.tabBar())
        left, right = QTabBar.ButtonPosition.LeftSide, QTabBar.ButtonPosition.RightSide
        return right if crosses == left.value else left

    def speak(self, lang: str) -> None:
        """Set the accessible names of the tabs and of the bar in this language."""
        self._lang = lang
        for widget in (self, self.tabBar()):
            widget.setAccessibleName(say("pages-open", lang))
        for page in self.pages:
            self.name(page)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        least = super().minimumSizeHint()
        return QSize(min(least.width(), WIDEST_NEED * self.fontMetrics().averageCharWidth()), least.height())

    def remove(self, page: Page) -> None:
        self.removeTab(self.indexOf(page))

    def step(self, by: int) -> None:
        """Switch by a number of tabs, wrapping around."""
        self.setCurrentIndex((self.currentIndex() + by) % self.count())

    def _emit_front(self) -> None:
        self.came_to_front.emit(self.front)

    def _keep_home_first(self) -> None:
        if self.indexOf(self.home) != 0:
            self.tabBar().moveTab(self.indexOf(self.home), 0)
