"""The table model of an import plan: the state of each document in the library, and what will happen to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject

from database.imports.document_plan import ImportChoice, PlannedDocument, PlannedState
from database.imports.import_plan import ImportPlan
from editor.pages.library.documents.display_names import name_in
from editor.pages.library.import_export.import_choice_bar import STATES, choice_text
from editor.presenters.document_kinds import kind_icon, kind_name
from editor.widgets.column_table_model import Column, ColumnTableModel
from engine.words import say

ORDER: tuple[PlannedState, ...] = ("conflict", "changed", "new", "same")


class ImportPlanModel(ColumnTableModel[PlannedDocument]):
    """Model of the import plan, conflicts first."""

    def __init__(self, plan: ImportPlan, lang: str, parent: QObject | None = None) -> None:
        columns: tuple[Column[PlannedDocument], ...] = (
            Column("library-column-name", lambda item: name_in(item.document.names, item.document.id, self._lang)),
            Column("library-column-kind", lambda item: kind_name(item.document.kind, self._lang)),
            Column("library-import-state", lambda item: say(STATES[item.state], self._lang)),
            Column(
                "library-import-choice",
                lambda item: choice_text(item.state, item.choice, item.new_id or "", self._lang),
            ),
        )
        super().__init__(columns, lambda item: kind_icon(item.document.kind), lang, parent)
        self._plan = plan
        self._rows = _sorted(plan)

    @property
    def plan(self) -> ImportPlan:
        """The plan with the current choices."""
        return self._plan

    def choose(self, rows: Iterable[int], choice: ImportChoice) -> None:
        """Set a choice for these rows, where it is available."""
        self._plan = self._plan.choosing({self._rows[row].document.id: choice for row in rows})
        self._rows = _sorted(self._plan)
        self.refresh_all()

    def choices(self, rows: Iterable[int]) -> frozenset[ImportChoice]:
        """Choices available for at least one of these rows."""
        return frozenset(choice for row in rows for choice in self._rows[row].choices)

    def states(self, rows: Sequence[int]) -> frozenset[str]:
        """The states of these rows."""
        return frozenset(self._rows[row].state for row in rows)

    def tip_of(self, row: PlannedDocument, column: int) -> str:
        return f"{super().tip_of(row, column)} ({row.document.id})"


def _sorted(plan: ImportPlan) -> list[PlannedDocument]:
    return sorted(plan.items, key=lambda item: (ORDER.index(item.state), item.document.id))
