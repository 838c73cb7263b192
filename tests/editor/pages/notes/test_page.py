"""The page of notes: with a real mouse and real keys, from the empty map to the saved file."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QListWidget, QToolButton, QUndoView
from pytestqt.qtbot import QtBot

from editor.pages.notes.notes_list import NotesListWidget
from editor.pages.notes.page import NotesPage
from editor.shell.main_window import MainWindow
from engine.content.canonical_json import save
from engine.content.kinds.notes import Note
from engine.words import languages, say
from tests.editor.conftest import OpenWindow, child
from tests.support.notes import notes_of

LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier
NONE = Qt.KeyboardModifier.NoModifier
Key = Qt.Key

OpenNotes = Callable[..., NotesPage]


@pytest.fixture
def open_notes(open_window: OpenWindow, tmp_path: Path) -> OpenNotes:
    """Opens notes from a file in a window of its own."""

    def open_one(*placed: Note, lang: str = "en") -> NotesPage:
        path = tmp_path / "notes.json"
        path.write_bytes(save(notes_of(*placed)))
        window = open_window(lang)
        window.resize(1300, 800)
        window.context.documents.open(path)
        page = window.page
        assert isinstance(page, NotesPage)
        return page

    return open_one


def window_of(page: NotesPage) -> MainWindow:
    window = page.window()
    assert isinstance(window, MainWindow)
    return window


def spot(page: NotesPage, place: str) -> QPoint:
    """Where a hex is on the canvas."""
    at = page.map.painter.board_index.centre(place)
    assert at is not None
    return page.map.in_view(*at).toPoint()


def drag(page: NotesPage, start: str, end: str, *, drop: bool = True) -> None:
    view = page.map.viewport()
    a, b = spot(page, start), spot(page, end)
    QTest.mousePress(view, LEFT, NONE, a)
    for at in (a + QPoint(15, 0), (a + b) / 2, b):
        moved = QMouseEvent(
            QEvent.Type.MouseMove, at.toPointF(), view.mapToGlobal(at).toPointF(), Qt.MouseButton.NoButton, LEFT, NONE
        )
        QApplication.sendEvent(view, moved)
    if drop:
        QTest.mouseRelease(view, LEFT, NONE, b)


def typed(page: NotesPage, text: str) -> None:
    assert page.side.form.text.hasFocus()
    QTest.keyClicks(page.side.form.text, text)


def texts(page: NotesPage) -> list[str]:
    return [note.text for note in page.notes.placed]


def test_n_adds_a_note_at_the_cursor_and_it_is_written_at_once(open_notes: OpenNotes) -> None:
    page = open_notes()
    page.map.setFocus()
    page.map.set_cursor("D4")
    QTest.keyClick(page.map, Key.Key_N)
    typed(page, "Nine hexes")
    assert [(note.at, note.text) for note in page.notes.placed] == [("D4", "Nine hexes")]
    assert page.document.stack.count() == 2
    assert page.is_edited()


def test_so_does_a_double_click(open_notes: OpenNotes) -> None:
    page = open_notes()
    QTest.mouseClick(page.map.viewport(), LEFT, NONE, spot(page, "F6"))
    QTest.mouseDClick(page.map.viewport(), LEFT, NONE, spot(page, "F6"))
    typed(page, "here")
    assert [(note.at, note.text) for note in page.notes.placed] == [("F6", "here")]


def test_and_the_button(open_notes: OpenNotes) -> None:
    page = open_notes()
    QTest.mouseClick(page.map.viewport(), LEFT, NONE, spot(page, "C3"))
    QTest.mouseClick(child(page.side, QToolButton, "add-note"), LEFT)
    assert [note.at for note in page.notes.placed] == ["C3"]


def test_without_a_cursor_a_note_is_added_where_one_looks(open_notes: OpenNotes) -> None:
    page = open_notes()
    QTest.mouseClick(child(page.side, QToolButton, "add-note"), LEFT)
    assert len(page.notes.placed) == 1


def test_enter_on_a_note_goes_to_its_text(open_notes: OpenNotes) -> None:
    page = open_notes(Note(id="a", at="C3", text="old"))
    page.map.setFocus()
    page.map.set_cursor("C3")
    QTest.keyClick(page.map, Key.Key_Return)
    assert page.side.form.text.hasFocus()
    assert page.chosen is not None


def test_a_drag_moves_a_note(open_notes: OpenNotes) -> None:
    page = open_notes(Note(id="a", at="C3"), Note(id="b", at="K9"))
    drag(page, "C3", "G5")
    assert [note.at for note in page.notes.placed] == ["G5", "K9"]
    assert page.map.cursor_place == "G5"
    drag(page, "F6", "H6")
    assert page.document.stack.count() == 1


def test_a_note_is_carried_by_the_keyboard(open_notes: OpenNotes) -> None:
    """M picks it up, the arrows go past another note, Enter puts it down; after Escape it is where it was."""
    page = open_notes(Note(id="a", at="C3"), Note(id="b", at="C4"))
    page.map.turn_to(0)
    page.map.setFocus()
    page.map.set_cursor("C3")
    for ending in (Key.Key_Escape, Key.Key_Return):
        QTest.keyClick(page.map, Key.Key_M)
        assert (page.map.carries, window_of(page).hint_bar.status) == (
            "a",
            say("map-carried", name=page.map.notes_at("C3")[0].name),
        )
        QTest.keyClick(page.map, Key.Key_Down)
        QTest.keyClick(page.map, Key.Key_Down)
        assert page.map.painter.overlay.spots.keys() == {"C3", "C5"}
        page.grab()
        QTest.keyClick(page.map, ending)
        assert page.map.carries == ""
        assert page.map.painter.overlay.spots.keys() == {page.notes.placed[0].at}
        QTest.keyClick(page.map, Key.Key_Up)
        QTest.keyClick(page.map, Key.Key_Up)
    assert [note.at for note in page.notes.placed] == ["C5", "C4"]
    assert page.document.stack.count() == 1


def test_m_in_the_list_picks_the_chosen_note_up(open_notes: OpenNotes) -> None:
    page = open_notes(Note(id="a", at="C3"), Note(id="b", at="C3"))
    page.choose("b")
    child(page.side, NotesListWidget).setFocus()
    QTest.keyClick(child(page.side, NotesListWidget), Key.Key_M)
    assert (page.map.carries, page.map.hasFocus()) == ("b", True)
    QTest.keyClick(page.map, Key.Key_Right)
    QTest.keyClick(page.map, Key.Key_Return)
    assert page.notes.placed[0].at == "C3"
    assert page.notes.placed[1].at == page.map.cursor_place != "C3"
    assert page.chosen == page.notes.placed[1]


def test_esc_gives_a_drag_up(open_notes: OpenNotes) -> None:
    page = open_notes(Note(id="a", at="C3"))
    page.map.setFocus()
    drag(page, "C3", "G5", drop=False)
    page.grab()
    QTest.keyClick(page.map, Key.Key_Escape)
    QTest.mouseRelease(page.map.viewport(), LEFT, NONE, spot(page, "G5"))
    assert page.document.stack.count() == 0


def test_a_press_that_hardly_moves_is_a_click(open_notes: OpenNotes) -> None:
    page = open_notes(Note(id="a", at="C3"))
    QTest.mouseClick(page.map.viewport(), LEFT, NONE, spot(page, "C3"))
    assert page.chosen is not None
    assert page.document.stack.count() == 0


def test_clicks_go_round_the_notes_of_a_hex(open_notes: OpenNotes) -> None:
    page = open_notes(Note(id="a", at="C3"), Note(id="b", at="C3"))
    seen = []
    for _ in range(3):
        QTest.mouseClick(page.map.viewport(), LEFT, NONE, spot(page, "C3"))
        assert page.chosen is not None
        seen.append(page.chosen.id)
    assert len(set(seen)) == 2


@pytest.mark.parametrize("part", ["map", "list"])
def test_delete_removes_the_chosen_note(open_notes: OpenNotes, part: str) -> None:
    page = open_notes(Note(id="a", at="C3"), Note(id="b", at="D3"))
    widget = page.map if part == "map" else child(page.side, NotesListWidget)
    page.choose("b")
    widget.setFocus()
    QTest.keyClick(widget, Key.Key_Delete)
    assert [note.id for note in page.notes.placed] == ["a"]
    assert not child(page.side, QToolButton, "remove-note").isEnabled()


def test_delete_in_the_text_deletes_text(open_notes: OpenNotes) -> None:
    page = open_notes(Note(id="a", at="C3", text="no"))
    page.choose("a")
    page.side.form.text.setFocus()
    QTest.keyClick(page.side.form.text, Key.Key_Delete)
    QTest.keyClick(page.side.form.text, Key.Key_N)
    assert texts(page) == ["no"]


def test_undo_works_while_one_writes(open_notes: OpenNotes) -> None:
    """Ctrl+Z works for the window, and undoes at once what was typed without a pause."""
    page = open_notes(Note(id="a", at="C3", text="old"))
    page.choose("a")
    page.side.form.text.setFocus()
    QTest.keyClick(page.side.form.text, Key.Key_End)
    typed(page, " and new")
    assert texts(page) == ["old and new"]
    QTest.keyClick(page.side.form.text, Key.Key_Z, CTRL)
    assert texts(page) == ["old"]
    assert page.side.form.text.toPlainText() == "old"
    QTest.keyClick(page.side.form.text, Key.Key_Y, CTRL)
    assert page.side.form.text.toPlainText() == "old and new"


def test_coming_back_to_a_text_begins_a_step(open_notes: OpenNotes) -> None:
    page = open_notes(Note(id="a", at="C3"))
    page.choose("a")
    for letter in "xy":
        page.side.form.text.setFocus()
        typed(page, letter)
        QTest.keyClick(page.side.form.text, Key.Key_Escape)
        assert child(page.side, NotesListWidget).hasFocus()
    assert page.document.stack.count() == 2


def test_text_that_no_document_can_hold_is_refused_in_words(open_notes: OpenNotes) -> None:
    page = open_notes(Note(id="a", at="C3", text="good"))
    page.choose("a")
    page.side.form.text.setFocus()
    page.side.form.text.insertPlainText("turned \u202e round")
    assert texts(page) == ["good"]
    assert page.side.form.text.toPlainText() == "good"
    assert window_of(page).toasts.text == say("content-hidden-character", character="U+202E")


def test_a_note_gets_another_sign(open_notes: OpenNotes) -> None:
    page = open_notes(Note(id="a", at="C3", text="Why?"))
    page.choose("a")
    box = child(page.side, QComboBox, "note-sign")
    box.setFocus()
    QTest.keyClick(box, Key.Key_Down)
    assert page.notes.placed[0].sign == "question"
    assert child(page.side, NotesListWidget).item(0).text() == "1 · C3 · question: Why?"


def test_the_list_is_walked_by_keys(open_notes: OpenNotes) -> None:
    page = open_notes(Note(id="a", at="C3"), Note(id="b", at="K9", text="there"))
    listed = child(page.side, NotesListWidget)
    listed.setFocus()
    QTest.keyClick(listed, Key.Key_Down)
    QTest.keyClick(listed, Key.Key_Down)
    assert page.map.cursor_place == "K9"
    QTest.keyClick(listed, Key.Key_F2)
    typed(page, "N")
    assert "N" in texts(page)[1]


def test_the_history_is_gone_to_by_a_click(open_notes: OpenNotes) -> None:
    page = open_notes()
    window_of(page).panels.bring_up("history")
    page.add_at("C3")
    page.add_at("D3")
    view = child(window_of(page), QUndoView, "notes-history")
    model = view.model()
    assert model.index(0, 0).data() == say("documents-beginning")
    assert [model.index(row, 0).data() for row in (1, 2)] == ["Add a note at C3", "Add a note at D3"]
    QTest.mouseClick(view.viewport(), LEFT, NONE, view.visualRect(model.index(1, 0)).center())
    assert [note.at for note in page.notes.placed] == ["C3"]


def test_a_problem_leads_to_its_note(open_notes: OpenNotes, qtbot: QtBot) -> None:
    page = open_notes(Note(id="a", at="C3"), Note(id="lost", at="Z9"))
    window_of(page).panels.bring_up("problems")
    problems = child(window_of(page), QListWidget, "notes-problems")
    assert problems.count() == 1
    row = problems.model().index(0, 0)
    assert row.data().startswith("Note 2: Z9 ")
    QTest.mouseClick(problems.viewport(), LEFT, NONE, problems.visualRect(row).topLeft() + QPoint(40, 14))
    assert page.chosen == page.notes.placed[1]
    page.remove_chosen()
    qtbot.waitUntil(lambda: problems.count() == 0)


@pytest.mark.slow
def test_the_page_of_notes_speaks_every_language(open_notes: OpenNotes) -> None:
    page = open_notes(Note(id="a", at="C3"))
    page.add_at("D3")
    window = window_of(page)
    for lang in languages():
        window.change(language=lang)
        assert child(page.side, QToolButton, "add-note").accessibleName() == say("notes-add", lang)
        assert page.document.stack.text(0) == say("edit-add-note", lang, place="D3")
        assert page.map.accessibleName() == say("map-canvas", lang)


def test_widgets_that_take_focus_have_names(open_notes: OpenNotes) -> None:
    page = open_notes(Note(id="a", at="C3"))
    for widget in (page.map, page.side.list, page.side.form.text, child(page.side, QComboBox, "note-sign")):
        assert widget.accessibleName()
        assert widget.objectName()


def test_the_status_of_a_place_follows_its_note(open_notes: OpenNotes, qtbot: QtBot) -> None:
    page = open_notes(Note(id="a", at="H8"))
    page.choose("a")
    with qtbot.waitSignal(page.status) as signal:
        QTest.keyClicks(page.side.form.text, "x")
    assert "note 1: x" in signal.args[0]


@pytest.mark.command("toggle-notes")
def test_the_list_of_notes_is_hidden_and_shown(open_notes: OpenNotes) -> None:
    """It comes back when a note is to be written."""
    page = open_notes(Note(id="a", at="C3"))
    window = window_of(page)
    assert page.side.isVisible()
    window.run_command("toggle-notes")
    assert not page.side.isVisible()
    page.choose("a")
    QTest.keyClick(page.map, Key.Key_F2)
    assert page.side.isVisible()
    assert page.side.form.text.hasFocus()
