"""Random notes and random edits of them, for the tests of edits and documents."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from editor.edits.edit import Edit
from editor.edits.notes.add_note import AddNote
from editor.edits.notes.change_note import ChangeNote
from editor.edits.notes.move_note import MoveNote
from editor.edits.notes.remove_note import RemoveNote
from engine.content.kinds.notes import Note, Notes

PLACES = ("A1", "B2", "C3^", "G7")
NAMES = tuple(f"note-{number}" for number in range(6))
SIGNS = ("remark", "question", "warning", "done")

texts = st.text(st.characters(categories=("L", "N", "P", "Zs")), max_size=12)
a_note = st.builds(Note, id=st.sampled_from(NAMES), at=st.sampled_from(PLACES), text=texts, sign=st.sampled_from(SIGNS))
some_notes = st.lists(a_note, max_size=5, unique_by=lambda note: note.id).map(lambda placed: notes_of(*placed))
names = st.sampled_from(NAMES)
an_edit: SearchStrategy[Edit[Any]] = st.one_of(
    st.builds(AddNote, a_note, st.integers(0, 4)),
    st.builds(RemoveNote, names),
    st.builds(MoveNote, names, st.sampled_from((*PLACES, "nowhere at all"))),
    st.builds(ChangeNote, names, st.just("text"), texts),
    st.builds(ChangeNote, names, st.just("sign"), st.sampled_from((*SIGNS, "loud"))),
)


def notes_of(*placed: Note) -> Notes:
    """A document with these notes."""
    written = [note.plain() for note in placed]
    head = {"kind": "notes", "schema": "1.0", "id": "n", "system": "battleground", "name": {"en": "Notes"}}
    return Notes.model_validate({**head, "map": "battleground/wasteland", "placed": written})
