"""Documents are opened: notes to be edited and saved in the library, scenarios to be played, others to be read."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from editor.edits.notes.change_note import ChangeNote
from editor.library.opening import open_entry
from editor.library.reading_page import ReadingPage
from editor.notes.page import NotesPage
from editor.table.new_game import NewGameDialog
from tests.editor.conftest import child
from tests.editor.library.conftest import Opened
from tests.support.pack_libraries import said


def test_a_card_is_read_in_words_and_as_data(opened: Opened) -> None:
    opened.mark("Ambush")
    QTest.keyClick(opened.browser.table, Qt.Key.Key_Return)
    opened.settle()
    page = opened.window.page
    assert isinstance(page, ReadingPage)
    assert '"id": "test/ambush"' in page.data.toPlainText()
    assert page.words.toPlainText()
    assert page.words.isReadOnly()
    opened.window.speak("pl")
    assert page.title() == "Zasadzka"


def test_notes_are_edited_and_saved_into_the_library(opened: Opened) -> None:
    opened.mark("Notes")
    QTest.keyClick(opened.browser.table, Qt.Key.Key_Return)
    opened.settle()
    page = opened.window.page
    assert isinstance(page, NotesPage)
    page.document.do(ChangeNote("one", "text", "Second"))
    assert page.is_edited()
    opened.window.run_command("save-page")
    assert not page.is_edited()
    assert opened.ask(lambda library: said(library, "n"))["placed"][0]["text"] == "Second"


def test_a_document_that_is_open_comes_to_the_front(opened: Opened) -> None:
    opened.mark("Ambush")
    entry = opened.browser.marked
    assert entry is not None
    for _ in range(2):
        open_entry(opened.window, entry)
    assert len(opened.window.pages) == 3


def test_a_scenario_that_ships_is_played(opened: Opened) -> None:
    from dataclasses import replace

    entry = opened.browser.marked
    assert entry is not None
    open_entry(opened.window, replace(entry, id="battleground/first-game", kind="scenario", layer="stock"))
    dialog = child(opened.window, NewGameDialog)
    assert dialog.sample.id == "battleground/first-game"
    dialog.close()
