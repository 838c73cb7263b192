"""Import dialog of a pack: reads it, shows its refusal or content, and imports it all or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QProgressBar,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from database.imports.document_plan import PlannedDocument
from database.imports.import_plan import ImportPlan
from database.packs.format.refusals import PackRefused
from database.packs.reader.cancellation import Cancelled, IsCancelled, never_cancelled
from database.records import SaveResult
from editor.pages.library.import_export.import_preview_panel import ImportPreviewPanel
from editor.pages.library.import_export.pack_read_worker import PackReadWorker
from editor.services.library_refusals import LibraryRefusal, pack_problem_text, refusal_lines
from editor.services.library_worker import LibraryWorker
from editor.theme.icons import icon
from editor.theme.metrics import VAST
from editor.widgets.labels import PictureLabel, caption, heading, quiet_text, room_for, set_primary
from editor.widgets.layouts import dialog_column
from editor.widgets.read_only_text import read_only_text, show_lines
from engine.content.diff.document_diff import document_diff
from engine.content.loading.json_parser import parse
from engine.registry import declarations
from engine.words import say

if TYPE_CHECKING:
    from database.library import Library
    from database.packs.format.contents import Contents
    from database.packs.reader.staging import Staging

LETTERS, LINES = 100, 36
MOST_PROBLEMS = 20
"""The most lines of problems without a bar to scroll."""


class ImportDialog(QDialog):
    """An import dialog; `brought_in` reports the result. However it is closed, no extracted files are left."""

    brought_in = Signal(object)

    def __init__(self, library_worker: LibraryWorker, path: Path, lang: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("library-import")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say("library-import-title", lang, file=path.name))
        self._library_worker, self._path, self._lang = library_worker, path, lang
        self._reader: PackReadWorker | None = None
        self.preview: ImportPreviewPanel | None = None
        self._is_bringing_in = False
        self._progress, self._doing = QProgressBar(), caption()
        self._what = heading("")
        self._what.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.problems = read_only_text("library-import-faults")
        self.problems.setAccessibleName(say("library-import-faults", lang))
        self._buttons = QDialogButtonBox()
        self.go = self._button("library-import-go", self._bring_in)
        self.rest = self._button("library-import-rest", lambda: self._read(without_broken=True))
        self._cancel = self._buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        self._cancel.setObjectName("library-import-cancel")
        self._close = self._buttons.addButton(QDialogButtonBox.StandardButton.Close)
        self._close.setObjectName("library-import-close")
        self._close.hide()
        self._buttons.rejected.connect(self.reject)
        self._lay_out()
        self.finished.connect(self._let_go)
        library_worker.stops.connect(self._stop)
        self._read(without_broken=False)

    def reject(self) -> None:
        """Ignore during the import, which cannot be stopped and takes a moment."""
        if not self._is_bringing_in:
            super().reject()

    def _read(self, *, without_broken: bool) -> None:
        self._wait(say("library-import-reading", self._lang))
        self._let_go()
        reader = self._reader = PackReadWorker(self._library_worker, self._path, self)
        reader.progressed.connect(self._show_progress)
        reader.was_read.connect(self._plan)
        reader.was_refused.connect(self._show_problems)
        reader.had_no_library.connect(self._refuse)
        reader.broke_down.connect(self.reject)
        reader.start(without_broken=without_broken)

    def _plan(self, contents: Contents) -> None:
        reader = self._reader
        if reader is not None:
            job = partial(plan_import, contents=contents, cancelled=reader.is_cancelled)
            self._library_worker.ask(self, job, self._show_plan, self._refuse)

    def _show_plan(self, plan: ImportPlan | PackRefused | None) -> None:
        if plan is None:
            return
        if isinstance(plan, PackRefused):
            self._show_problems(plan)
            return
        self.preview = ImportPreviewPanel(plan, self._lang)
        self.preview.comparison_requested.connect(self._compare)
        self.preview.changed.connect(self._see_whether_it_may)
        self.preview.begin()
        self._stack.addWidget(self.preview)
        self._stack.setCurrentWidget(self.preview)
        self.rest.hide()
        self.go.show()
        set_primary(self.go)
        self.go.setDefault(False)  # while it was hidden, the dialog made another button its default
        self.go.setDefault(True)
        self.preview.setFocus()
        self._see_whether_it_may()

    def _compare(self, item: PlannedDocument) -> None:
        """Request the differences between the user's document and the pack's."""
        staging, preview = self._reader.staging if self._reader is not None else None, self.preview
        if staging is not None and preview is not None:
            job = partial(compare_documents, item=item, staging=staging, lang=self._lang)
            self._library_worker.ask(self, job, partial(preview.show_differences, item), self._refuse)

    def _see_whether_it_may(self) -> None:
        self.go.setEnabled(self.preview is not None and self.preview.may_import)

    def _bring_in(self) -> None:
        staging, preview = self._reader.staging if self._reader is not None else None, self.preview
        if staging is None or preview is None:
            return
        self._is_bringing_in = True
        self._wait(say("library-import-bringing-in", self._lang))
        job = partial(import_pack, plan=preview.plan, staging=staging)
        self._library_worker.change(self, job, self._finish, self._refuse)

    def _finish(self, saved: SaveResult | PackRefused) -> None:
        self._is_bringing_in = False
        if isinstance(saved, PackRefused):
            self._show_problems(saved)
            return
        self.accept()
        self.brought_in.emit(saved)

    def _show_problems(self, refused: PackRefused) -> None:
        lang = self._lang
        lines = [pack_problem_text(each, lang) for each in refused.problems]
        self._show_text(say("library-import-refused", lang, file=self._path.name), lines)
        self.rest.setVisible(refused.rest_is_usable)

    def _refuse(self, refusal: LibraryRefusal) -> None:
        self._is_bringing_in = False
        what, *more = refusal_lines(refusal, self._lang)
        self._show_text(what, more)

    def _show_text(self, what: str, lines: Sequence[str]) -> None:
        self._what.setText(what)
        show_lines(self.problems, lines, MOST_PROBLEMS)
        self.go.hide()
        self.rest.hide()
        self._stack.setCurrentWidget(self._refused)
        self._cancel.hide()
        self._close.show()
        self._close.setFocus()

    def _wait(self, doing: str) -> None:
        self._doing.setText(doing)
        self._progress.setRange(0, 0)
        self._close.hide()
        self._cancel.show()
        self.go.hide()
        self.rest.hide()
        self._stack.setCurrentWidget(self._waiting)

    def _show_progress(self, done: int, of: int) -> None:
        self._progress.setRange(0, of)
        self._progress.setValue(done)

    def _stop(self) -> None:
        """Stop at the closing of the window; a running import first finishes with the extracted files."""
        if self._is_bringing_in:
            self._library_worker.wait()
        self._let_go()

    def _let_go(self) -> None:
        if self._reader is not None:
            self._reader.let_go()
            self._reader = None

    def _button(self, word_id: str, then: object) -> QPushButton:
        button = self._buttons.addButton(say(word_id, self._lang), QDialogButtonBox.ButtonRole.AcceptRole)
        button.setObjectName(word_id)
        button.clicked.connect(then)
        return button

    def _lay_out(self) -> None:
        self._waiting, self._refused = QWidget(), QWidget()
        column = QVBoxLayout(self._waiting)
        column.addStretch(1)
        column.addWidget(self._doing)
        self._progress.setTextVisible(False)
        self._progress.setAccessibleName(say("library-import-reading", self._lang))
        column.addWidget(self._progress)
        column.addWidget(quiet_text(say("library-import-safe", self._lang)))
        column.addStretch(1)
        column = QVBoxLayout(self._refused)
        column.setContentsMargins(0, 0, 0, 0)
        sign = PictureLabel(icon("warning"), VAST)
        column.addStretch(1)
        column.addWidget(sign, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._what)
        column.addWidget(self.problems)
        column.addStretch(2)
        self._stack = QStackedWidget()
        for each in (self._waiting, self._refused):
            self._stack.addWidget(each)
        around = dialog_column(self)
        around.addWidget(self._stack, 1)
        around.addWidget(self._buttons)
        self._wait(say("library-import-reading", self._lang))
        self.resize(room_for(self, LETTERS, LINES))


def plan_import(
    library: Library, contents: Contents, cancelled: IsCancelled = never_cancelled
) -> ImportPlan | PackRefused | None:
    """Plan of the import, or its refusal; None after a cancel."""
    try:
        return library.packs.plan(contents, cancelled)
    except PackRefused as refused:
        return refused
    except Cancelled:
        return None


def compare_documents(library: Library, item: PlannedDocument, staging: Staging, lang: str) -> Sequence[str]:
    """Differences between a document of the pack and the existing one; empty after a cancel."""
    mine = library.documents.text_with(item.mine_digest) if item.mine_digest else "{}"
    try:
        theirs = staging.body(item.document.digest)
    except PackRefused:
        return ()
    return document_diff(parse(mine.encode()), parse(theirs), declarations(), lang)


def import_pack(library: Library, plan: ImportPlan, staging: Staging) -> SaveResult | PackRefused:
    """Import the pack; its warnings were confirmed."""
    try:
        return library.packs.bring_in(plan, staging, anyway=True)
    except PackRefused as refused:
        return refused
