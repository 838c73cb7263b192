"""The edits of notes: their effects, their descriptions in the undo menu, and their refusals."""

from collections.abc import Callable
from functools import partial

import pytest

from editor.edits.edit import CannotEdit, Edit
from editor.edits.edit_registry import NoSuchEdit, read_recorded_edit
from editor.edits.note_edits import add_note, mark_note, move_note, remove_note, write_note
from engine.content.kinds.notes import Note, Notes
from engine.content.limits import MAX_NOTES, MAX_PROSE
from engine.words import languages, speak
from tests.support.notes import notes_of

ONE, TWO = Note(id="one", at="A1", text="First"), Note(id="two", at="B2")
EditOf = Callable[[Notes], Edit]


def test_each_edit_changes_the_notes_and_describes_itself() -> None:
    notes = notes_of(ONE, TWO)
    done = [
        (edit.apply(notes)[0].placed, speak(edit.description(notes)))
        for edit in (
            add_note(notes, Note(id="new", at="C3"), 1),
            remove_note(notes, "one"),
            move_note(notes, "one", "D4"),
            write_note(notes, "two", "Second"),
            mark_note(notes, "two", "done"),
        )
    ]
    assert done == [
        ((ONE, Note(id="new", at="C3"), TWO), "Add a note at C3"),
        ((TWO,), "Remove the note at A1"),
        ((Note(id="one", at="D4", text="First"), TWO), "Move the note from A1 to D4"),
        ((ONE, Note(id="two", at="B2", text="Second")), "Write the note at B2"),
        ((ONE, Note(id="two", at="B2", sign="done")), "Mark the note at B2"),
    ]


@pytest.mark.parametrize(
    ("edit_of", "path"),
    [
        (partial(add_note, note=ONE, position=0), "$.placed"),
        (partial(add_note, note=Note(id="new", at="A1"), position=3), "$.placed[3]"),
        (partial(add_note, note=Note(id="new", at="A1"), position=-1), "$.placed[-1]"),
        (partial(remove_note, name="nobody"), "$.placed"),
        (partial(move_note, name="one", place="not a place"), "$.placed[0].at"),
        (partial(write_note, name="one", text="x" * (MAX_PROSE + 1)), "$.placed[0].text"),
        (partial(write_note, name="one", text="turned \u202e round"), "$.placed[0].text"),
        (partial(mark_note, name="one", sign="loud"), "$.placed[0].sign"),
    ],
    ids=range(8),
)
def test_impossible_edits_are_refused_with_their_path(edit_of: EditOf, path: str) -> None:
    """An edit that would not fit, or could not be read again, is refused in every language."""
    notes = notes_of(ONE, TWO)
    with pytest.raises(CannotEdit) as refused:
        edit_of(notes).apply(notes)
    assert refused.value.path == path
    assert all(speak(refused.value.word, lang) for lang in languages())


def test_there_may_be_so_many_notes() -> None:
    full = notes_of(*(Note(id=f"n{number}", at="A1") for number in range(MAX_NOTES)))
    with pytest.raises(CannotEdit):
        add_note(full, Note(id="one-more", at="A1"), 0).apply(full)


@pytest.mark.parametrize(
    "data",
    [
        {"edit": "burn-note", "id": "one"},
        {"edit": "move-note", "id": "one"},
        {"edit": "move-note", "id": "one", "at": "A1", "more": 1},
        {"edit": "move-note", "id": 1, "at": "A1"},
        {"edit": "add-note", "note": {"id": "one"}, "number": 0},
        {"edit": "change-note", "id": "one", "field": "at", "value": "A1"},
        {"edit": "remove-note", "id": "nobody"},
    ],
    ids=str,
)
def test_data_that_never_was_an_edit_of_notes(data: object) -> None:
    with pytest.raises(NoSuchEdit):
        read_recorded_edit(data, notes_of(ONE, TWO))
