"""The table model of files to be imported: what the library has of each document, and what will become of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject

from database.imports.import_plan import Choice
from editor.pages.library.documents.display_names import kind_icon, kind_name, name_in
from editor.pages.library.import_export.file_import import ImportCandidate, State
from editor.pages.library.import_export.import_choice_bar import STATES, choice_text
from editor.widgets.column_table_model import Column, ColumnTableModel
from engine.content.newer_document import NewerDocument
from engine.words import say

ORDER: tuple[State, ...] = ("refused", "conflict", "new", "same")


class FileImportModel(ColumnTableModel[ImportCandidate]):
    """What cannot be used comes first, then what needs a decision; else in the order of the files."""

    def __init__(self, found: Sequence[ImportCandidate], lang: str, parent: QObject | None = None) -> None:
        columns: tuple[Column[ImportCandidate], ...] = (
            Column("library-column-name", lambda each: _name(each, self._lang)),
            Column("library-column-kind", lambda each: kind_name(_kind(each), self._lang) if each.document else ""),
            Column("library-import-state", lambda each: say(STATES[each.state], self._lang)),
            Column(
                "library-import-choice",
                lambda each: choice_text(each.state, each.choice, each.new_id, self._lang),
            ),
        )
        super().__init__(columns, lambda each: kind_icon(_kind(each)) if each.document else "problem", lang, parent)
        self._rows = sorted(found, key=lambda each: ORDER.index(each.state))

    def choose(self, rows: Iterable[int], choice: Choice) -> None:
        """For these documents, where it may be chosen."""
        for row in rows:
            self._rows[row] = self._rows[row].choosing(choice)
        self.tell_all()

    def choices(self, rows: Iterable[int]) -> frozenset[Choice]:
        """What may be chosen for one of these at least."""
        return frozenset(choice for row in rows for choice in self._rows[row].choices)

    def are_new(self, rows: Sequence[int]) -> bool:
        """Whether none of these is in the library yet."""
        return bool(rows) and all(self._rows[row].state == "new" for row in rows)

    def tip_of(self, row: ImportCandidate, column: int) -> str:
        return f"{super().tip_of(row, column)} ({row.file})"


def _name(candidate: ImportCandidate, lang: str) -> str:
    document = candidate.document
    if document is None or isinstance(document, NewerDocument):
        return candidate.file
    return name_in(document.name.plain(), document.id, lang)


def _kind(candidate: ImportCandidate) -> str:
    return candidate.document.kind if candidate.document else ""
