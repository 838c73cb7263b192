"""The import dialog of documents in files: shows what each would change, and imports them together."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QWidget

from editor.pages.library.import_export.file_import import ImportCandidate, import_candidates
from editor.pages.library.import_export.file_import_model import FileImportModel
from editor.pages.library.import_export.import_table import ImportTablePanel
from editor.services.library_refusals import LibraryRefusal, refusal_lines
from editor.services.library_worker import LibraryWorker
from editor.widgets.labels import quiet_text, room_for, set_primary, text
from editor.widgets.layouts import dialog_column
from engine.words import say

LETTERS, LINES = 100, 30


class FileImportDialog(QDialog):
    """Dialog of a file import; emits `wanted` with the choices, and changes nothing itself."""

    wanted = Signal(object)

    def __init__(self, library_worker: LibraryWorker, paths: Sequence[Path], lang: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("library-files")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say("library-files-title", lang))
        self._lang = lang
        self.incoming: ImportTablePanel | None = None
        self._model: FileImportModel | None = None
        self.what = text(say("library-files-reading", lang))
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.go = QPushButton(say("library-import-go", lang))
        self.go.setObjectName("library-files-go")
        self.go.setEnabled(False)
        self.go.clicked.connect(self._want)
        self._buttons.addButton(self.go, QDialogButtonBox.ButtonRole.AcceptRole)
        self._buttons.button(QDialogButtonBox.StandardButton.Cancel).setObjectName("library-files-cancel")
        self._buttons.rejected.connect(self.reject)
        self._column = dialog_column(self)
        self._column.addWidget(self.what)
        self._column.addWidget(quiet_text(say("library-import-safe", lang)))
        self._column.addStretch(0)
        self._column.addWidget(self._buttons)
        self.resize(room_for(self, LETTERS, LINES))
        library_worker.ask(self, partial(import_candidates, paths=tuple(paths), lang=lang), self._show, self._refuse)

    def _show(self, found: Sequence[ImportCandidate]) -> None:
        """Show the plan."""
        model = self._model = FileImportModel(found, self._lang, self)
        incoming = self.incoming = ImportTablePanel(model, self._lang)
        states = [each.state for each in found]
        self.what.setText(say("library-files-counts", self._lang, **_counts(states)))
        self._column.insertWidget(2, incoming, 1)
        incoming.came_to.connect(lambda row: incoming.show_details(model.rows[row].lines if row >= 0 else ()))
        incoming.changed.connect(self._see_whether_anything_comes_in)
        incoming.begin()
        incoming.show()  # what is hidden cannot take the keyboard, which would stay at Cancel
        incoming.setFocus()
        set_primary(self.go)
        self.go.setDefault(False)  # while it was disabled, the dialog made another button its default
        self.go.setDefault(True)
        self._see_whether_anything_comes_in()

    def _see_whether_anything_comes_in(self) -> None:
        rows = self._model.rows if self._model is not None else ()
        self.go.setEnabled(any(each.choice != "mine" for each in rows))

    def _want(self) -> None:
        if self._model is not None:
            self.wanted.emit(self._model.rows)
        self.accept()

    def _refuse(self, refusal: LibraryRefusal) -> None:
        self.what.setText("\n".join(refusal_lines(refusal, self._lang)))


def _counts(states: Sequence[str]) -> dict[str, int]:
    return {state: states.count(state) for state in ("new", "updated", "conflict", "same", "refused")}
