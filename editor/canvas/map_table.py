"""The map as a table, which can be used instead of the canvas: filtered by words, synchronised with the canvas."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from editor.canvas.map_table_model import SORT, MapTableModel
from editor.canvas.map_view import MapView
from editor.widgets.labels import caption
from engine.words import say
from engine.words.letter_fold import fold

LETTERS = (8, 36, 20, 16, 6, 10, 18, 14)
"""The approximate number of letters in each column."""


class MapTableFilterModel(QSortFilterProxyModel):
    """Filter of the rows by search words, by occupied places and by highlighted places."""

    def __init__(self, model: MapTableModel) -> None:
        super().__init__(model)
        self.words: tuple[str, ...] = ()
        self.only_occupied = False
        self.only_pointed_out = False
        self._model = model
        self.setSourceModel(model)
        self.setSortRole(SORT)

    def narrow(self, text: str, occupied: bool, pointed_out: bool) -> None:
        self.beginFilterChange()
        self.words = tuple(fold(text).split())
        self.only_occupied, self.only_pointed_out = occupied, pointed_out
        self.endFilterChange(QSortFilterProxyModel.Direction.Rows)

    def filterAcceptsRow(self, row: int, parent: QModelIndex | QPersistentModelIndex) -> bool:  # noqa: N802
        if self.only_occupied and not self._model.is_occupied(row):
            return False
        if self.only_pointed_out and not self._model.is_highlighted(row):
            return False
        if not self.words:
            return True
        text = fold(self._model.text(row))
        return all(word in text for word in self.words)


class MapTableView(QWidget):
    """A table synchronised with a canvas; Enter acts as on the canvas."""

    activated = Signal(str, str)
    """A place, and the piece on it."""

    def __init__(self, view: MapView, lang: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("map-contents")
        self._view = view
        self.model = MapTableModel(view.painter.board_index, lang, self)
        self.filter = MapTableFilterModel(self.model)
        self.search, self.occupied, self.pointed_out = QLineEdit(), QCheckBox(), QCheckBox()
        self.table, self.nothing = QTableView(), caption()
        self._lay_out()
        self._connect()
        self.speak(lang)
        self._filter()

    def speak(self, lang: str) -> None:
        self.model.speak(lang)
        self.search.setPlaceholderText(say("map-contents-search", lang))
        self.occupied.setText(say("map-contents-occupied", lang))
        self.pointed_out.setText(say("map-contents-pointed-out", lang))
        self.nothing.setText(say("map-contents-nothing", lang))
        self.setAccessibleName(say("map-contents", lang))
        self.table.setAccessibleName(say("map-contents", lang))
        self.search.setAccessibleName(say("map-contents-search", lang))
        for box in (self.occupied, self.pointed_out):
            box.setAccessibleName(box.text())
        self._size_columns()

    def show_place(self, place: str) -> None:
        """Move the cursor to the row of a place, if the filter shows it."""
        row = self.model.row_of(place)
        found = self.filter.mapFromSource(self.model.index(row, 0)) if row is not None else QModelIndex()
        if found.isValid() and found.row() != self.table.currentIndex().row():
            column = max(self.table.currentIndex().column(), 0)
            self.table.setCurrentIndex(found.siblingAtColumn(column))

    def current_place(self) -> str:
        return self._place(self.table.currentIndex())

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self._show_board()
        self._lay_over()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._size_columns()

    def _size_columns(self) -> None:
        """Size the columns to their headers or a few letters."""
        header, letter = self.table.horizontalHeader(), self.fontMetrics().averageCharWidth()
        for column, letters in enumerate(LETTERS):
            self.table.setColumnWidth(column, max(header.sectionSizeHint(column), letters * letter))
        self.table.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 8)

    def _lay_out(self) -> None:
        self.search.setObjectName("map-contents-search")
        self.search.setClearButtonEnabled(True)
        self.occupied.setObjectName("map-contents-occupied")
        self.pointed_out.setObjectName("map-contents-pointed-out")
        table = self.table
        table.setObjectName("map-contents-table")
        table.setModel(self.filter)
        table.setSortingEnabled(True)
        table.sortByColumn(0, Qt.SortOrder.AscendingOrder)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setTabKeyNavigation(False)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.verticalHeader().hide()
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        table.horizontalHeader().setStretchLastSection(True)
        table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.setWordWrap(True)
        boxes = QHBoxLayout()
        boxes.addWidget(self.occupied)
        boxes.addWidget(self.pointed_out)
        boxes.addStretch(1)
        whole = QVBoxLayout(self)
        whole.addWidget(self.search)
        whole.addLayout(boxes)
        whole.addWidget(table, 1)
        whole.addWidget(self.nothing, 1)

    def _connect(self) -> None:
        view = self._view
        self.search.textChanged.connect(self._filter)
        self.occupied.toggled.connect(self._filter)
        self.pointed_out.toggled.connect(self._filter)
        self.table.selectionModel().currentChanged.connect(lambda now, _: self._go(now))
        self.table.activated.connect(self._act)
        view.cursor_moved.connect(self.show_place)
        view.board_changed.connect(self._show_board)
        view.overlay_changed.connect(self._lay_over)

    def _show_board(self) -> None:
        """Show the board; skipped while hidden, since new ground sorts all rows again."""
        if self.isVisible():
            self.model.show(self._view.painter.board_index)
            for column, empty in enumerate(column in self.model.empty_columns for column in range(len(LETTERS))):
                self.table.setColumnHidden(column, empty)
            self._say_if_empty()
            self.show_place(self._view.cursor_place)

    def _lay_over(self) -> None:
        if self.isVisible():
            self.model.lay_over(self._view.painter.overlay)
            self._say_if_empty()

    def _filter(self) -> None:
        self.filter.narrow(self.search.text(), self.occupied.isChecked(), self.pointed_out.isChecked())
        self._say_if_empty()
        self.show_place(self._view.cursor_place)

    def _say_if_empty(self) -> None:
        empty = self.filter.rowCount() == 0
        self.table.setVisible(not empty)
        self.nothing.setVisible(empty)

    def _place(self, index: QModelIndex) -> str:
        if not index.isValid():
            return ""
        return self.model.place_at(self.filter.mapToSource(index).row()).id

    def _go(self, index: QModelIndex) -> None:
        place = self._place(index)
        if place and place != self._view.cursor_place and self.table.hasFocus():
            self._view.set_cursor(place)

    def _act(self, index: QModelIndex) -> None:
        place = self._place(index)
        if place:
            self.activated.emit(place, self._view.piece_on(place))
