"""A three-pane splitter: filters, list, details.

On narrow windows a button shows the filters in place of the details."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QPushButton, QSplitter, QStyle, QWidget

from editor.widgets.layouts import on_paper, scroll_area

LEAST_LETTERS, COMFORTABLE = 40, 64
"""The least width of the list, in letters, and that with which the filters may stay beside it."""


class ResponsiveSplitter(QSplitter):
    """Three-pane splitter (filters, list, details).

    On narrow windows `button` shows the filters in place of the details. It is given its parent at once, since Qt
    styles all widgets inside anew for each that it is put into later.
    """

    def __init__(self, name: str, filters: QWidget, middle: QWidget, beside: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.setChildrenCollapsible(False)
        self._was_shown = False
        self._content, self._middle, self._beside = filters, middle, beside
        self._filters = scroll_area(filters, name)
        self.button = QPushButton()
        self.button.setCheckable(True)
        self.button.setAutoDefault(False)
        self.button.toggled.connect(lambda _: self._give_way())
        for place, part in enumerate((self._filters, middle, beside)):
            self.addWidget(part)
            self.setStretchFactor(place, 1 if part is middle else 0)
        on_paper(self._filters.viewport())
        on_paper(filters)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """Begin with the columns at the sides no wider than they need."""
        super().showEvent(event)
        if not self._was_shown:
            self._was_shown = True
            beside = self._beside.sizeHint().width()
            self.setSizes([0, max(0, self.width() - beside), beside])

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._give_way()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._give_way()

    def _give_way(self) -> None:
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        filters = self._content.minimumSizeHint().width() + bar
        letters = LEAST_LETTERS * self.fontMetrics().averageCharWidth()
        middle = max(letters, self._middle.minimumSizeHint().width())
        self._filters.setMinimumWidth(filters)
        self._middle.setMinimumWidth(middle)
        roomy = max(middle, COMFORTABLE * self.fontMetrics().averageCharWidth())
        is_wide = filters + roomy + self._beside.minimumSizeHint().width() + 2 * self.handleWidth() <= self.width()
        shows = is_wide or self.button.isChecked()
        self.button.setVisible(not is_wide)
        self._filters.setVisible(shows)
        has_room = middle + self._beside.minimumSizeHint().width() + self.handleWidth() <= self.width()
        self._beside.setVisible(is_wide or (not shows and has_room))
