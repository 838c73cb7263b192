"""The open pages, one in front: the start page is always first; the others can be moved and closed by their tabs."""

from typing import cast

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QStackedWidget

from editor.page_api.page import Page
from editor.shell.bars.page_tab_bar import PageTabBar

WIDEST_NEED = 52
"""The greatest minimum width of a page in average letters, so that it does not squeeze the side panel."""


class PageTabs(QStackedWidget):
    """The pages, and their tabs for the app bar; emits `came_to_front` with the front page."""

    came_to_front = Signal(object)

    def __init__(self, home: Page) -> None:
        super().__init__()
        self.setObjectName("pages")
        self.bar = PageTabBar()
        self.home = home
        self.add(home)
        self.bar.currentChanged.connect(self._show_chosen)
        self.bar.tabMoved.connect(self._keep_home_first)
        self.currentChanged.connect(self._choose_shown)

    @property
    def pages(self) -> list[Page]:
        """Open pages, in the order of their tabs."""
        return [self.bar.page_at(place) for place in range(self.bar.count())]

    @property
    def front(self) -> Page:
        return cast("Page", self.currentWidget())

    def page(self, key: str) -> Page | None:
        """The open page with this key."""
        return next((page for page in self.pages if page.key == key), None)

    def add(self, page: Page) -> None:
        self.addWidget(page)
        self.bar.add(page, can_close=page is not self.home)

    def speak(self, lang: str) -> None:
        """Set the accessible names of the tabs and of the bar in this language."""
        self.bar.speak(lang)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        least = super().minimumSizeHint()
        return QSize(min(least.width(), WIDEST_NEED * self.fontMetrics().averageCharWidth()), least.height())

    def remove(self, page: Page) -> None:
        self.bar.remove(page)
        self.removeWidget(page)

    def step(self, by: int) -> None:
        """Switch by a number of tabs, wrapping around."""
        self.bar.setCurrentIndex((self.bar.currentIndex() + by) % self.bar.count())

    def _show_chosen(self, place: int) -> None:
        if place >= 0:
            self.setCurrentWidget(self.bar.page_at(place))

    def _choose_shown(self) -> None:
        if (place := self.bar.place_of(self.front)) >= 0:
            self.bar.setCurrentIndex(place)
            self.came_to_front.emit(self.front)

    def _keep_home_first(self) -> None:
        if (place := self.bar.place_of(self.home)) != 0:
            self.bar.moveTab(place, 0)
