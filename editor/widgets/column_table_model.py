"""A table model that shows each item as a row, with the text of a function in each column."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from editor.theme.icons import icon
from editor.widgets.labels import tip
from engine.words import say

T = TypeVar("T")
AnyIndex = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
FIRST = 0
RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


@dataclass(frozen=True, slots=True)
class Column(Generic[T]):
    """A column; `header` is the id of a message."""

    header: str
    cell: Callable[[T], str]
    is_number: bool = False


class ColumnTableModel(QAbstractTableModel, Generic[T]):
    """A table model with a row for each item; the first cell has an icon, and its accessible text includes all the
    others."""

    def __init__(self, columns: Sequence[Column[T]], icon_of: Callable[[T], str], lang: str, parent: QObject | None):
        super().__init__(parent)
        self._columns, self._icon_of, self._lang = columns, icon_of, lang
        self._rows: list[T] = []

    @property
    def rows(self) -> tuple[T, ...]:
        return tuple(self._rows)

    def speak(self, lang: str) -> None:
        self._lang = lang
        self.refresh_all()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, FIRST, len(self._columns) - 1)

    def refresh_all(self) -> None:
        """Refresh all cells."""
        if self._rows:
            self.dataChanged.emit(self.index(0, FIRST), self.index(len(self._rows) - 1, len(self._columns) - 1))

    def tip_of(self, row: T, column: int) -> str:
        """Tooltip of a cell."""
        return self._columns[column].cell(row)

    def rowCount(self, parent: AnyIndex = NOWHERE) -> int:  # noqa: N802 - Qt's name
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: AnyIndex = NOWHERE) -> int:  # noqa: N802 - Qt's name
        return 0 if parent.isValid() else len(self._columns)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row, column = self._rows[index.row()], index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._columns[column].cell(row)
            case Qt.ItemDataRole.ToolTipRole:
                return tip(self.tip_of(row, column))
            case Qt.ItemDataRole.DecorationRole if column == FIRST:
                return icon(self._icon_of(row))
            case Qt.ItemDataRole.TextAlignmentRole if self._columns[column].is_number:
                return RIGHT
            case Qt.ItemDataRole.AccessibleTextRole if column == FIRST:
                return ", ".join(filter(None, (each.cell(row) for each in self._columns)))
        return None

    def headerData(  # noqa: N802 - Qt's name
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return say(self._columns[section].header, self._lang)
        return None
