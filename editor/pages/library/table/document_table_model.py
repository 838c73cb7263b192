"""The table model of search results; it fetches a hundred rows at a time during scrolling."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from PySide6.QtCore import QObject, Qt, Signal

from database.records import LibraryEntry
from editor.pages.library.documents.display_names import faction_name, game_name, name_of
from editor.pages.library.documents.search_query import SearchRow
from editor.presenters.document_kinds import kind_icon, kind_name
from editor.theme.icons import icon
from editor.widgets.column_table_model import FIRST, NOWHERE, AnyIndex, Column, ColumnTableModel
from engine.content.problems import ProblemCount
from engine.words import say

NAME, SNIPPET, PROBLEMS = FIRST, 2, 8
CountProblems: TypeAlias = Callable[[LibraryEntry], ProblemCount]


class DocumentTableModel(ColumnTableModel[SearchRow]):
    """Lazy model of documents; emits `more_requested` with the row count when more rows are needed."""

    more_requested = Signal(int)

    def __init__(
        self, lang: str, parent: QObject | None = None, count: CountProblems = lambda _: ProblemCount()
    ) -> None:
        """Create the model; `count` gives the number of problems of a document as far as it is known."""
        self._count = count
        columns: tuple[Column[SearchRow], ...] = (
            Column("library-column-name", lambda row: name_of(row.entry, self._lang)),
            Column("library-column-kind", lambda row: kind_name(row.entry.kind, self._lang)),
            Column("library-column-found", lambda row: " ".join(row.snippet.split())),
            Column("library-column-game", lambda row: game_name(row.entry.system, self._lang)),
            Column("library-column-faction", lambda row: faction_name(row.entry.faction or "", self._lang)),
            Column("library-column-cost", lambda row: _number(row.entry.cost), is_number=True),
            Column("library-column-tags", lambda row: ", ".join(row.entry.tags)),
            Column("library-column-from", lambda row: self._from(row.entry)),
            Column("library-column-problems", lambda row: _number(count(row.entry).total or None)),
        )
        super().__init__(columns, lambda row: kind_icon(row.entry.kind), lang, parent)
        self._packs: Mapping[str, str] = {}
        self._has_more = self._is_waiting = False

    @property
    def has_more(self) -> bool:
        """Whether there are more results than listed so far."""
        return self._has_more

    def show(self, rows: tuple[SearchRow, ...], *, has_more: bool) -> None:
        """Replace the rows."""
        self.beginResetModel()
        self._rows, self._has_more, self._is_waiting = list(rows), has_more, False
        self.endResetModel()

    def add(self, rows: tuple[SearchRow, ...], *, has_more: bool) -> None:
        """Append rows."""
        if rows:
            self.beginInsertRows(NOWHERE, len(self._rows), len(self._rows) + len(rows) - 1)
            self._rows += rows
            self.endInsertRows()
        self._has_more, self._is_waiting = has_more, False

    def name_packs(self, packs: Mapping[str, str]) -> None:
        """Set the titles of packs."""
        self._packs = packs
        self.refresh_all()

    def problems_of(self, entry: LibraryEntry) -> ProblemCount:
        """The number of problems of a document as far as it is known."""
        return self._count(entry)

    def entry_at(self, row: int) -> LibraryEntry | None:
        return self._rows[row].entry if 0 <= row < len(self._rows) else None

    def row_of(self, key: str) -> int | None:
        """Row of the document with this key."""
        return next((place for place, row in enumerate(self._rows) if row.entry.key == key), None)

    def canFetchMore(self, parent: AnyIndex) -> bool:  # noqa: N802 - Qt's name
        return not parent.isValid() and self._has_more and not self._is_waiting

    def fetchMore(self, parent: AnyIndex) -> None:  # noqa: N802 - Qt's name
        if self.canFetchMore(parent):
            self._is_waiting = True
            self.more_requested.emit(len(self._rows))

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if index.column() == PROBLEMS and role == Qt.ItemDataRole.DecorationRole:
            count = self._count(self._rows[index.row()].entry)
            return icon("error" if count.errors else "warning") if count.total else None
        return super().data(index, role)

    def tip_of(self, row: SearchRow, column: int) -> str:
        if column == PROBLEMS and (count := self._count(row.entry)).total:
            return say("tab-problems", self._lang, n=count.total)
        return super().tip_of(row, column)

    def _from(self, entry: LibraryEntry) -> str:
        """Author of a document."""
        if entry.layer == "stock":
            return say("library-from-stock", self._lang)
        if entry.pack in self._packs:
            return self._packs[str(entry.pack)]
        return say("library-from-you", self._lang)


def _number(cost: int | None) -> str:
    return "" if cost is None else str(cost)
