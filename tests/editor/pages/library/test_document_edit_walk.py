"""An edit takes the way that docs/architecture.md describes, from a field to the search index."""

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from editor.pages.library.open_entry import open_entry
from editor.pages.library.table.problem_count_worker import ProblemCountWorker
from editor.pages.notes.page import NotesPage
from tests.editor.pages.library.conftest import Opened
from tests.support.notes import notes_of
from tests.support.walks import Trail, faults, walk

BESIDE = {
    "editor/documents/worker_thread.py": "any thread",
    "editor/edits/edit.py": "the base of edits",
    "editor/page_api/document_page.py": "the base of pages",
    "editor/shell/command_actions.py": "any command",
    "editor/shell/commands/file.py": "the command to save, which asks before whether there is something to save",
    "editor/shell/main_window.py": "any command",
}


def test_an_edit_takes_the_way_that_is_described(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    """A letter typed into a note of the library is saved, and found."""
    open_entry(opened.window.context, opened.ask(lambda library: library.documents.entry(notes_of().id)))
    opened.settle()
    page = opened.window.page
    assert isinstance(page, NotesPage)
    page.choose("one")
    page.side.form.text.setFocus()
    while not ProblemCountWorker.of(opened.window.context.library).is_idle:
        QTest.qWait(10)
    trail = Trail()
    trail.follow_threads(monkeypatch)
    with trail.followed():
        QTest.keyClicks(page.side.form.text, "x")
        QApplication.processEvents()
        opened.window.run_command("save-page")
    assert faults(trail, walk("An edit, from a field to the search index"), BESIDE) == []
