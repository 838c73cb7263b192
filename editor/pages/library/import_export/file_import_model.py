"""The table model of files to be imported: the state of each document in the library, and what will happen to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject

from database.imports.document_plan import ImportChoice
from editor.pages.library.documents.display_names import name_in
from editor.pages.library.import_export.file_import import FileState, ImportCandidate
from editor.pages.library.import_export.import_choice_bar import STATES, choice_text
from editor.presenters.document_kinds import kind_icon, kind_name
from editor.widgets.column_table_model import Column, ColumnTableModel
from engine.words import say

ORDER: tuple[FileState, ...] = ("refused", "conflict", "updated", "changed", "new", "same")


class FileImportModel(ColumnTableModel[ImportCandidate]):
    """Model of file candidates: invalid files first, then conflicts, otherwise in file order."""

    def __init__(self, found: Sequence[ImportCandidate], lang: str, parent: QObject | None = None) -> None:
        columns: tuple[Column[ImportCandidate], ...] = (
            Column("library-column-name", lambda each: _name(each, self._lang)),
            Column("library-column-kind", lambda each: kind_name(_kind(each), self._lang) if each.file.item else ""),
            Column("library-import-state", lambda each: say(STATES[each.state], self._lang)),
            Column(
                "library-import-choice",
                lambda each: choice_text(each.state, each.choice, each.new_id, self._lang),
            ),
            Column("library-column-problems", lambda each: str(each.count.total or ""), is_number=True),
        )
        super().__init__(columns, lambda each: kind_icon(_kind(each)) if each.file.item else "problem", lang, parent)
        self._rows = sorted(found, key=lambda each: ORDER.index(each.state))

    def choose(self, rows: Iterable[int], choice: ImportChoice) -> None:
        """Set a choice for these rows, where it is available."""
        for row in rows:
            self._rows[row] = self._rows[row].choosing(choice)
        self.refresh_all()

    def choices(self, rows: Iterable[int]) -> frozenset[ImportChoice]:
        """Choices available for at least one of these rows."""
        return frozenset(choice for row in rows for choice in self._rows[row].choices)

    def states(self, rows: Sequence[int]) -> frozenset[str]:
        """The states of these rows."""
        return frozenset(self._rows[row].state for row in rows)

    def tip_of(self, row: ImportCandidate, column: int) -> str:
        return f"{super().tip_of(row, column)} ({row.file.path.name})"


def _name(candidate: ImportCandidate, lang: str) -> str:
    item = candidate.file.item
    if item is None or item.document.is_unread:
        return candidate.file.path.name
    return name_in(item.document.names, item.document.id, lang)


def _kind(candidate: ImportCandidate) -> str:
    return candidate.file.item.document.kind if candidate.file.item else ""
