"""The documents that were found as rows of a table, a hundred at a time: more are asked for on the way down."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from database.entries import Entry
from editor.library.question import Row
from editor.library.telling import faction_name, game_name, kind_icon, kind_name, name_of
from editor.theme.icons import icon
from editor.window.texts import tip
from engine.words import say

AnyIndex = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
HEADERS = (
    "library-column-name",
    "library-column-kind",
    "library-column-found",
    "library-column-game",
    "library-column-faction",
    "library-column-cost",
    "library-column-tags",
    "library-column-from",
)
NAME, FOUND, COST = 0, 2, 5


class RowsModel(QAbstractTableModel):
    """`more_wanted` tells how many rows there are when more of them are to be seen."""

    more_wanted = Signal(int)

    def __init__(self, lang: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lang = lang
        self._rows: list[Row] = []
        self._packs: Mapping[str, str] = {}
        self._has_more = self._is_waiting = False
        self._columns: tuple[Callable[[Row], str], ...] = (
            lambda row: name_of(row.entry, self._lang),
            lambda row: kind_name(row.entry.kind, self._lang),
            lambda row: " ".join(row.snippet.split()),
            lambda row: game_name(row.entry.system, self._lang),
            lambda row: faction_name(row.entry.faction or "", self._lang),
            lambda row: "" if row.entry.cost is None else str(row.entry.cost),
            lambda row: ", ".join(row.entry.tags),
            lambda row: self._from(row.entry),
        )

    @property
    def rows(self) -> tuple[Row, ...]:
        return tuple(self._rows)

    @property
    def has_more(self) -> bool:
        """Whether there are more than are listed so far."""
        return self._has_more

    def show(self, rows: tuple[Row, ...], *, has_more: bool) -> None:
        """List these instead of what was listed."""
        self.beginResetModel()
        self._rows, self._has_more, self._is_waiting = list(rows), has_more, False
        self.endResetModel()

    def add(self, rows: tuple[Row, ...], *, has_more: bool) -> None:
        """List these, too."""
        if rows:
            self.beginInsertRows(NOWHERE, len(self._rows), len(self._rows) + len(rows) - 1)
            self._rows += rows
            self.endInsertRows()
        self._has_more, self._is_waiting = has_more, False

    def name_packs(self, packs: Mapping[str, str]) -> None:
        """What the packs are called that documents came with."""
        self._packs = packs
        self._tell_all()

    def speak(self, lang: str) -> None:
        self._lang = lang
        self._tell_all()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(HEADERS) - 1)

    def entry_at(self, row: int) -> Entry | None:
        return self._rows[row].entry if 0 <= row < len(self._rows) else None

    def row_of(self, key: str) -> int | None:
        """Where the document of this key is listed."""
        return next((place for place, row in enumerate(self._rows) if row.entry.key == key), None)

    def rowCount(self, parent: AnyIndex = NOWHERE) -> int:  # noqa: N802 - Qt's name
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: AnyIndex = NOWHERE) -> int:  # noqa: N802 - Qt's name
        return 0 if parent.isValid() else len(HEADERS)

    def canFetchMore(self, parent: AnyIndex) -> bool:  # noqa: N802 - Qt's name
        return not parent.isValid() and self._has_more and not self._is_waiting

    def fetchMore(self, parent: AnyIndex) -> None:  # noqa: N802 - Qt's name
        if self.canFetchMore(parent):
            self._is_waiting = True
            self.more_wanted.emit(len(self._rows))

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row, column = self._rows[index.row()], index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._columns[column](row)
            case Qt.ItemDataRole.ToolTipRole:
                return tip(self._columns[column](row))
            case Qt.ItemDataRole.DecorationRole if column == NAME:
                return icon(kind_icon(row.entry.kind))
            case Qt.ItemDataRole.TextAlignmentRole if column == COST:
                return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            case Qt.ItemDataRole.AccessibleTextRole if column == NAME:
                return ", ".join(filter(None, (column(row) for column in self._columns)))
        return None

    def headerData(  # noqa: N802 - Qt's name
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return say(HEADERS[section], self._lang)
        return None

    def _from(self, entry: Entry) -> str:
        """Who made it."""
        if entry.layer == "stock":
            return say("library-from-stock", self._lang)
        if entry.pack in self._packs:
            return self._packs[str(entry.pack)]
        return say("library-from-you", self._lang)

    def _tell_all(self) -> None:
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, len(HEADERS) - 1))
