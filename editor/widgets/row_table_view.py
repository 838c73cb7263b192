"""A table view in which whole rows are selected, one or several, and which Tab leaves."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QEvent, QItemSelectionModel, QModelIndex, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QTableView

from editor.widgets.list_delegates import RoomyDelegate

ROOM = 8
CursorAction = QAbstractItemView.CursorAction


class RowTableView(QTableView):
    """A table view; Ctrl and Shift select several rows, as in any list."""

    def __init__(self, name: str, model: QAbstractItemModel) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setModel(model)
        self.setItemDelegate(RoomyDelegate(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setShowGrid(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        # At each painting it would ask for every row whether that is selected, although it does not show that.
        self.horizontalHeader().setSelectionModel(QItemSelectionModel(model, self))
        self.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.size_rows()

    def marked_rows(self) -> list[int]:
        """The selected rows, from the top."""
        marked = self.selectionModel().selection()
        ranges = (marked.at(place) for place in range(marked.count()))
        return sorted({row for each in ranges for row in range(each.top(), each.bottom() + 1)})

    def moveCursor(  # noqa: N802 - Qt's name
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Let Home and End go to the first and the last row, not along one."""
        if action in (CursorAction.MoveHome, CursorAction.MoveEnd):
            row = 0 if action is CursorAction.MoveHome else self.model().rowCount() - 1
            return self.model().index(row, max(self.currentIndex().column(), 0))
        return super().moveCursor(action, modifiers)

    def size_rows(self) -> None:
        """Size the rows to their text with padding."""
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 2 * ROOM)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Keep the current row visible when there is less room."""
        current = self.currentIndex()
        was_seen = 0 <= self.visualRect(current).top() < event.oldSize().height()
        super().resizeEvent(event)
        if current.isValid() and was_seen:
            self.scrollTo(current)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.size_rows()
