"""Documents are opened: notes to be edited and saved in the library, scenarios to be played, others to be read."""

from collections.abc import Callable
from dataclasses import replace
from unittest.mock import patch

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from editor.documents.document import OpenDocument
from editor.edits.note_edits import write_note
from editor.page_api.page_request import ChooseNewGame, PageRequest, PlayScenario
from editor.pages.library.document_text_page import DocumentTextPage
from editor.pages.library.open_entry import open_entry
from editor.pages.notes.new_notes_dialog import NewNotesDialog
from editor.pages.notes.page import NotesPage
from editor.services.document_resolver import DocumentResolver
from editor.services.scenario_catalogue import OWN
from editor.shell.dialogs.recovery_dialog import unsaved_work_text
from engine.content.kinds.notes import Note
from engine.words import say
from tests.editor.conftest import child
from tests.editor.pages.library.conftest import Opened, Shown
from tests.support.notes import do_edit, notes_of
from tests.support.pack_libraries import stored_document


@pytest.mark.slow
def test_a_card_is_read_in_words_and_as_data(opened: Opened) -> None:
    opened.mark("Ambush")
    QTest.keyClick(opened.browser.table, Qt.Key.Key_Return)
    opened.settle()
    page = opened.window.page
    assert isinstance(page, DocumentTextPage)
    assert '"id": "test/ambush"' in page.data.toPlainText()
    assert page.words.toPlainText()
    assert page.words.isReadOnly()
    opened.window.speak("pl")
    assert page.title() == "Zasadzka"


@pytest.mark.slow
def test_notes_are_edited_and_saved_into_the_library(opened: Opened) -> None:
    opened.mark("Notes")
    QTest.keyClick(opened.browser.table, Qt.Key.Key_Return)
    opened.settle()
    page = opened.window.page
    assert isinstance(page, NotesPage)
    do_edit(page.document, write_note, "one", "Second")
    assert page.is_edited()
    opened.window.run_command("save-page")
    assert not page.is_edited()
    assert opened.ask(lambda library: stored_document(library, "n"))["placed"][0]["text"] == "Second"


@pytest.mark.slow
@pytest.mark.command("keep-in-library")
def test_new_notes_are_put_into_the_library_and_saved_there(opened: Opened) -> None:
    opened.window.context.documents.show_new(OpenDocument(notes_of(Note(id="one", at="A1", text="First"))))
    opened.window.run_command("keep-in-library")
    page = opened.window.page
    assert isinstance(page, NotesPage)
    assert not page.is_edited()
    assert not page.can_save_to_library()
    do_edit(page.document, write_note, "one", "Second")
    opened.window.run_command("save-page")
    assert opened.ask(lambda library: stored_document(library, "n-2"))["placed"][0]["text"] == "Second"
    assert opened.ask(lambda library: stored_document(library, "n"))["placed"][0]["text"] == "First"


@pytest.mark.slow
def test_notes_that_were_renamed_meanwhile_are_saved_as_those(opened: Opened) -> None:
    opened.mark("Notes")
    QTest.keyClick(opened.browser.table, Qt.Key.Key_Return)
    opened.settle()
    page = opened.window.page
    assert isinstance(page, NotesPage)
    opened.ask(lambda library: library.documents.rename("n", "other"))
    do_edit(page.document, write_note, "one", "Second")
    opened.window.run_command("save-page")
    assert opened.ask(lambda library: stored_document(library, "other"))["placed"][0]["text"] == "Second"
    assert len(opened.ask(lambda library: library.documents.entries())) == 5


@pytest.mark.slow
def test_new_notes_are_made_in_the_library(opened: Opened) -> None:
    child(opened.browser, QPushButton, "library-notes-here").click()
    child(opened.page, NewNotesDialog).accept()
    opened.settle()
    page = opened.window.page
    assert isinstance(page, NotesPage)
    assert page.document.library_key
    opened.window.close_page(page)
    opened.settle()
    assert len(opened.names) == 6
    opened.window.run_command("undo-edit")
    opened.settle()
    assert len(opened.names) == 5


@pytest.mark.slow
def test_after_a_crash_notes_of_the_library_are_saved_there_again(opened: Opened) -> None:
    opened.mark("Notes")
    QTest.keyClick(opened.browser.table, Qt.Key.Key_Return)
    opened.settle()
    page = opened.window.page
    assert isinstance(page, NotesPage)
    do_edit(page.document, write_note, "one", "Second")
    opened.window.run_command("save-page")
    do_edit(page.document, write_note, "one", "Third")
    opened.window.skip_questions()
    page.close()
    files = opened.window.context.documents
    (left,) = files.workspace.left_behind()
    assert left.document.unsaved_steps == 1
    assert say("recovery-in-library") in unsaved_work_text(left, "en")
    assert files.restore(left)
    assert opened.window.run_command("save-page")
    assert opened.ask(lambda library: stored_document(library, "n"))["placed"][0]["text"] == "Third"


def test_a_document_that_is_open_comes_to_the_front(opened: Opened) -> None:
    opened.mark("Ambush")
    entry = opened.browser.marked
    assert entry is not None
    for _ in range(2):
        open_entry(opened.window.context, entry)
    assert len(opened.window.pages) == 3


def test_a_scenario_is_shown_and_played_from_there(show: Callable[..., Shown]) -> None:
    """One of the user's own at once; for one that ships, who plays is chosen first."""
    plain = dict(DocumentResolver(with_files=False)("battleground/first-game"))
    shown = show({**plain, "id": "mine/game"}, plain)
    own, ships = shown.entry("mine/game"), replace(shown.entry("battleground/first-game"), layer="stock")
    asked: list[PageRequest] = []
    for entry in (ships, own):
        open_entry(shown.window.context, entry)
        shown.settle()
        page = shown.window.page
        assert isinstance(page, DocumentTextPage)
        assert page.view.map is not None
        assert page.view.map.board.pieces or entry is own
        assert page.play.isVisible()
    with patch.object(type(shown.window.context), "open", lambda _, request: asked.append(request)):
        for page in shown.window.pages:
            if isinstance(page, DocumentTextPage):
                page.play.click()
    assert asked == [ChooseNewGame("battleground/first-game"), PlayScenario(f"{OWN}mine/game")]


def test_a_card_is_not_played(opened: Opened) -> None:
    opened.mark("Ambush")
    entry = opened.browser.marked
    assert entry is not None
    open_entry(opened.window.context, entry)
    opened.settle()
    page = opened.window.page
    assert isinstance(page, DocumentTextPage)
    assert not page.play.isVisible()
    assert page.view.face is not None
    assert page.view.face.face.name == "Ambush"
