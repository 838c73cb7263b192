"""Edits of notes: what they do, what undoes them, that they are data both ways, and what they refuse."""

import json
from typing import Any

import pytest
from hypothesis import given

from editor.edits.edit import CannotEdit, Edit
from editor.edits.edit_registry import NoSuchEdit, edits_by_name, read_edit
from editor.edits.notes.add_note import AddNote
from editor.edits.notes.change_note import ChangeNote
from editor.edits.notes.move_note import MoveNote
from editor.edits.notes.remove_note import RemoveNote
from engine.content.canonical_json import save
from engine.content.kinds.notes import Note, Notes
from engine.content.limits import MAX_NOTES, MAX_PROSE
from engine.content.loading.document_reader import read_document
from engine.words import languages, speak
from tests.support.documents import DECLARED
from tests.support.notes import an_edit, notes_of, some_notes

ONE, TWO = Note(id="one", at="A1", text="First"), Note(id="two", at="B2")


def applied(edit: Edit[Any], notes: Notes) -> Notes:
    made: Notes = edit.apply(notes)[0]
    return made


@given(some_notes, an_edit)
def test_an_edit_and_its_inverse_leave_everything_as_it_was(notes: Notes, edit: Edit[Any]) -> None:
    """Where an edit fits, its inverse leads back, and the inverse of that forward again; else nothing happens."""
    try:
        made, inverse = edit.apply(notes)
    except CannotEdit:
        return
    back, forward = inverse.apply(made)
    assert back == notes
    assert forward.apply(back)[0] == made
    assert read_document(save(made), DECLARED) == made


@given(an_edit)
def test_an_edit_is_data(edit: Edit[Any]) -> None:
    """It comes back from JSON as it was written."""
    assert read_edit(json.loads(json.dumps(edit.to_json()))) == edit


@given(some_notes, an_edit)
def test_a_step_is_told_in_every_language(notes: Notes, edit: Edit[Any]) -> None:
    try:
        edit.apply(notes)
    except CannotEdit:
        return
    assert all(speak(edit.told(notes), lang) for lang in languages())


def test_all_four_are_found() -> None:
    assert set(edits_by_name()) == {"add-note", "change-note", "move-note", "remove-note"}


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {"edit": "burn-note", "id": "one"},
        {"edit": "move-note", "id": "one"},
        {"edit": "move-note", "id": "one", "at": "A1", "more": 1},
        {"edit": "move-note", "id": 1, "at": "A1"},
        {"edit": "add-note", "note": {"id": "one"}, "number": 0},
        {"edit": "add-note", "note": {"id": "one", "at": "A1"}, "number": "zero"},
        {"edit": "change-note", "id": "one", "field": "at", "value": "A1"},
    ],
)
def test_other_data_is_no_edit(data: object) -> None:
    with pytest.raises(NoSuchEdit):
        read_edit(data)


def test_what_they_do() -> None:
    notes = notes_of(ONE, TWO)
    assert applied(AddNote(Note(id="new", at="C3"), 1), notes).placed[1].id == "new"
    assert applied(RemoveNote("one"), notes).placed == (TWO,)
    assert applied(MoveNote("one", "D4"), notes).placed[0].at == "D4"
    assert applied(ChangeNote("two", "text", "Second"), notes).placed[1].text == "Second"
    assert applied(ChangeNote("two", "sign", "done"), notes).placed[1].sign == "done"


@pytest.mark.parametrize(
    "edit",
    [
        AddNote(ONE, 0),
        AddNote(Note(id="new", at="A1"), 3),
        AddNote(Note(id="new", at="A1"), -1),
        RemoveNote("nobody"),
        MoveNote("one", "not a place"),
        ChangeNote("one", "text", "x" * (MAX_PROSE + 1)),
        ChangeNote("one", "text", "turned \u202e round"),
        ChangeNote("one", "sign", "loud"),
    ],
    ids=str,
)
def test_what_they_refuse(edit: Edit[Notes]) -> None:
    """What would not fit, or could not be read again, is refused in words."""
    with pytest.raises(CannotEdit) as refused:
        edit.apply(notes_of(ONE, TWO))
    assert all(speak(refused.value.word, lang) for lang in languages())


def test_there_may_be_so_many_notes() -> None:
    full = notes_of(*(Note(id=f"n{number}", at="A1") for number in range(MAX_NOTES)))
    with pytest.raises(CannotEdit):
        AddNote(Note(id="one-more", at="A1"), 0).apply(full)


def test_only_typing_in_one_text_merges() -> None:
    typed = ChangeNote("one", "text", "a")
    assert typed.merged(ChangeNote("one", "text", "ab")) == ChangeNote("one", "text", "ab")
    assert typed.merged(ChangeNote("two", "text", "ab")) is None
    assert typed.merged(MoveNote("one", "A1")) is None
    marked = ChangeNote("one", "sign", "done")
    assert marked.merged(ChangeNote("one", "sign", "warning")) is None
