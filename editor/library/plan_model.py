"""The documents of a pack that is to be imported as rows: what of each is there already, and what becomes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from database.packs.plan import Choice, ImportPlan, Item, State
from editor.library.telling import kind_icon, kind_name, name_in
from editor.theme.icons import icon
from editor.window.texts import tip
from engine.words import say

AnyIndex = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
HEADERS = ("library-column-name", "library-column-kind", "library-import-state", "library-import-choice")
STATES: Mapping[str, str] = {
    "new": "library-state-new",
    "same": "library-state-same",
    "changed": "library-state-changed",
    "conflict": "library-state-conflict",
}
CHOICES: Mapping[Choice, str] = {
    "mine": "library-choice-mine",
    "theirs": "library-choice-theirs",
    "both": "library-choice-both",
}
ORDER: tuple[State, ...] = ("conflict", "changed", "new", "same")


class PlanModel(QAbstractTableModel):
    """What needs a decision comes first."""

    def __init__(self, plan: ImportPlan, lang: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._plan, self._lang = plan, lang
        self._items = self._sorted(plan)
        self._columns: tuple[Callable[[Item], str], ...] = (
            lambda item: name_in(item.document.names, item.document.id, self._lang),
            lambda item: kind_name(item.document.kind, self._lang),
            lambda item: say(STATES[item.state], self._lang),
            self._choice,
        )

    @property
    def plan(self) -> ImportPlan:
        """With all that was chosen."""
        return self._plan

    def choose(self, rows: Iterable[int], choice: Choice) -> None:
        """For these documents, where it may be chosen."""
        self._plan = self._plan.choosing({self._items[row].document.id: choice for row in rows})
        self._items = self._sorted(self._plan)
        if self._items:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._items) - 1, len(HEADERS) - 1))

    def choices(self, rows: Iterable[int]) -> frozenset[Choice]:
        """What may be chosen for one of these at least."""
        return frozenset(choice for row in rows for choice in self._items[row].choices)

    def rows_in_conflict(self) -> list[int]:
        return [row for row, item in enumerate(self._items) if item.state == "conflict"]

    def rowCount(self, parent: AnyIndex = NOWHERE) -> int:  # noqa: N802 - Qt's name
        return 0 if parent.isValid() else len(self._items)

    def columnCount(self, parent: AnyIndex = NOWHERE) -> int:  # noqa: N802 - Qt's name
        return 0 if parent.isValid() else len(HEADERS)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        item, column = self._items[index.row()], index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._columns[column](item)
            case Qt.ItemDataRole.ToolTipRole:
                return tip(f"{self._columns[column](item)} ({item.document.id})")
            case Qt.ItemDataRole.DecorationRole if column == 0:
                return icon(kind_icon(item.document.kind))
        return None

    def headerData(  # noqa: N802 - Qt's name
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return say(HEADERS[section], self._lang)
        return None

    def _choice(self, item: Item) -> str:
        if item.state == "same":
            return ""
        if item.choice == "both":
            return say("library-choice-both-as", self._lang, id=item.new_id or "")
        if item.state == "new" and item.choice == "theirs":
            return say("library-choice-add", self._lang)
        return say(CHOICES[item.choice], self._lang)

    def _sorted(self, plan: ImportPlan) -> list[Item]:
        return sorted(plan.items, key=lambda item: (ORDER.index(item.state), item.document.id))
