"""A document that is edited: steps, undo, typing, the edited mark, saving."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from database.files.atomic_write import NotWritten
from database.files.fingerprint import ChangedElsewhere, FileFingerprint
from editor.documents.document import OpenDocument
from editor.documents.load_document import read_file
from editor.edits.changed_paths import ChangedPaths
from editor.edits.edit import CannotEdit, Edit
from editor.edits.note_edits import move_note
from editor.edits.path_edits import RemoveItem, SetValue
from engine.content.canonical_json import save
from engine.content.envelope import Document
from engine.content.kinds.notes import Notes
from engine.kernel.data.message import message
from engine.words import speak
from tests.editor.documents.crashed_workspace import random_walk
from tests.support.notes import an_edit, do_edit, notes_of, some_notes


def write(text: str) -> SetValue:
    return SetValue(("placed", 0, "text"), text)


def test_an_edit_is_done_undone_and_done_again(document: OpenDocument, qtbot: QtBot) -> None:
    before = document.content
    with qtbot.waitSignal(document.changed):
        assert do_edit(document, move_note, "one", "D4")
    after = document.content
    assert after != before
    with qtbot.waitSignal(document.changed):
        document.stack.undo()
    assert document.content == before
    assert not document.is_edited
    document.stack.redo()
    assert document.content == after


def test_changes_say_which_paths_they_are_about(document: OpenDocument, qtbot: QtBot) -> None:
    """Also where undo and redo go over several steps; saving changes no path."""
    heard: list[ChangedPaths] = []
    document.changed.connect(heard.append)
    do_edit(document, move_note, "two", "D4")
    document.do(write("a"))
    document.do(RemoveItem(("placed", 1)))
    document.stack.setIndex(0)
    document.stack.setIndex(2)
    document.save()
    at, text, notes = ("placed", 1, "at"), ("placed", 0, "text"), ("placed",)
    assert [set(each.paths) for each in heard] == [{at}, {text}, {notes}, {notes}, {at, text}, set()]


def test_unsaved_steps_are_described(document: OpenDocument, tmp_path: Path) -> None:
    """Steps that were done since, and steps of what was saved that were undone since, the last one first."""
    do_edit(document, move_note, "one", "D4")
    do_edit(document, move_note, "one", "E5")
    first, second = document.unsaved_descriptions
    assert [str(first), str(second)] == [document.stack.text(0), document.stack.text(1)]
    document.save(tmp_path / "notes.json")
    assert not document.unsaved_descriptions
    document.stack.setIndex(0)
    assert document.unsaved_descriptions == (
        message("document-undone", step=second),
        message("document-undone", step=first),
    )


def test_an_edit_that_changes_nothing_makes_no_step(document: OpenDocument) -> None:
    assert not do_edit(document, move_note, "one", "A1")
    assert document.stack.count() == 0


def test_an_edit_that_is_refused_changes_nothing(document: OpenDocument) -> None:
    before = document.content
    with pytest.raises(CannotEdit):
        do_edit(document, move_note, "one", "no place")
    assert document.content == before
    assert document.stack.count() == 0


def test_typing_is_one_step(document: OpenDocument) -> None:
    before = document.content
    for text in ("F", "Fi", "Fin"):
        document.do(write(text), "here")
    assert document.stack.count() == 1
    document.do(write("Fine"), "there")
    document.do(write("Fined"))
    document.do(write("Fine"))
    assert document.stack.count() == 4
    document.stack.setIndex(0)
    assert document.content == before


def test_typing_that_ends_where_it_began_is_no_step(document: OpenDocument) -> None:
    document.do(write("Firs"), "here")
    document.do(write("First"), "here")
    assert document.stack.count() == 0
    assert not document.is_edited


def test_typing_after_a_save_is_a_step_of_its_own(document: OpenDocument) -> None:
    document.do(write("Fi"), "here")
    document.save()
    document.do(write("Fir"), "here")
    assert document.stack.count() == 2
    document.stack.undo()
    assert not document.is_edited


def test_steps_are_reported_in_the_language_spoken(document: OpenDocument) -> None:
    document.speak(lambda word: speak(word, "it"))
    do_edit(document, move_note, "one", "D4")
    assert document.stack.text(0) == "Sposta la nota da A1 a D4"
    document.speak(lambda word: speak(word, "en"))
    assert document.stack.text(0) == "Move the note from A1 to D4"


@pytest.mark.slow
@given(some_notes, st.lists(st.one_of(an_edit, st.sampled_from((-1, 1))), max_size=40))
def test_undo_and_redo_lead_through_the_same_documents(
    qapp: QApplication, notes: Notes, actions: list[Edit | int]
) -> None:
    """A random walk: at every step of the stack the document is the one that it was there before."""
    document = OpenDocument(notes)
    seen: dict[int, Document] = {0: notes}
    for action in actions:
        if isinstance(action, int):
            document.stack.setIndex(document.stack.index() + action)
        else:
            try:
                done = document.do(action)
            except CannotEdit:
                continue
            if done:
                seen = {step: then for step, then in seen.items() if step < document.stack.index()}
                seen[document.stack.index()] = document.content
        assert document.content == seen[document.stack.index()]
        assert document.is_edited == (document.stack.index() != 0 or document.stack.cleanIndex() != 0)
    document.deleteLater()


@pytest.mark.slow
@given(st.integers(0, 100_000), st.integers(1, 200))
def test_undoing_back_to_the_saved_state_leaves_nothing_to_save(
    qapp: QApplication, tmp_path_factory: pytest.TempPathFactory, seed: int, actions: int
) -> None:
    """Whatever was typed, undone and saved on the way; the saved step is lost only by an edit before it."""
    document = OpenDocument(notes_of())
    walk, saved, at = random_walk(document, seed), document.content, 0
    for _ in range(actions):
        content, step = document.content, document.stack.index()
        match next(walk):
            case "save":
                document.mark_saved(Path("/notes.json"), FileFingerprint(0, 0, ""))
                saved, at = document.content, document.stack.index()
            case "edit" if step < at and document.content != content:
                at = -1
        assert document.stack.cleanIndex() == at
        assert document.is_edited or document.content == saved
    if at >= 0:
        document.stack.setIndex(at)
        assert (document.content, document.is_edited) == (saved, False)
    document.deleteLater()


def test_a_save_writes_the_document(document: OpenDocument, notes_file: Path) -> None:
    document.do(write("Saved"))
    document.save()
    assert not document.is_edited
    assert notes_file.read_bytes() == save(document.content)
    assert read_file(notes_file).content == document.content


def test_the_first_save_keeps_what_was_there(document: OpenDocument, notes_file: Path) -> None:
    first = notes_file.read_bytes()
    for text in ("One", "Two"):
        document.do(write(text))
        document.save()
    assert notes_file.with_name("notes.json.bak").read_bytes() == first


def test_a_save_elsewhere_moves_the_document(document: OpenDocument, notes_file: Path, tmp_path: Path) -> None:
    old = notes_file.read_bytes()
    document.do(write("Elsewhere"))
    document.save(tmp_path / "other.json")
    assert document.path == tmp_path / "other.json"
    assert notes_file.read_bytes() == old
    assert read_file(tmp_path / "other.json").content == document.content


def test_a_file_changed_by_others_is_not_lost(document: OpenDocument, notes_file: Path) -> None:
    notes_file.write_bytes(b"theirs")
    document.do(write("Mine"))
    with pytest.raises(ChangedElsewhere):
        document.save()
    assert notes_file.read_bytes() == b"theirs"
    document.save(overwrite=True)
    assert not document.is_edited
    assert notes_file.with_name("notes.json.bak").read_bytes() == b"theirs"


def test_a_document_that_cannot_be_written_stays_edited(document: OpenDocument, tmp_path: Path) -> None:
    document.do(write("Mine"))
    with pytest.raises(NotWritten):
        document.save(tmp_path / "gone" / "notes.json")
    assert document.is_edited
    assert document.path == tmp_path / "notes.json"
