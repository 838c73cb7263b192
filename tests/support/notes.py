"""Random notes and random edits of them, for the tests of edits and documents."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from editor.documents.document import OpenDocument
from editor.edits.edit import Edit
from editor.edits.edit_batch import EditBatch
from editor.edits.path_edits import InsertItem, MoveItem, RemoveItem, SetValue
from engine.content.kinds.notes import Note, Notes
from engine.content.loading.document_draft import NO_VALUE

PLACES = ("A1", "B2", "C3^", "G7")
NAMES = tuple(f"note-{number}" for number in range(6))
SIGNS = ("remark", "question", "warning", "done")

texts = st.text(st.characters(categories=("L", "N", "P", "Zs")), max_size=12)
a_note = st.builds(Note, id=st.sampled_from(NAMES), at=st.sampled_from(PLACES), text=texts, sign=st.sampled_from(SIGNS))
some_notes = st.lists(a_note, max_size=5, unique_by=lambda note: note.id).map(lambda placed: notes_of(*placed))
a_path = st.integers(0, 5).map(lambda number: ("placed", number))
VALUES: dict[str, SearchStrategy[object]] = {
    "at": st.sampled_from((*PLACES, "nowhere at all")),
    "text": texts,
    "sign": st.sampled_from((*SIGNS, "loud", NO_VALUE)),
}
a_value = st.sampled_from(tuple(VALUES)).flatmap(
    lambda key: st.builds(lambda path, value: SetValue((*path, key), value), a_path, VALUES[key])
)
one_edit: SearchStrategy[Edit] = st.one_of(
    a_value,
    st.builds(InsertItem, a_path, a_note.map(Note.plain)),
    st.builds(RemoveItem, a_path),
    st.builds(MoveItem, a_path, st.integers(0, 4)),
)
an_edit = st.one_of(one_edit, st.lists(one_edit, max_size=3).map(lambda edits: EditBatch(tuple(edits))))


def notes_of(*placed: Note) -> Notes:
    """A document with these notes."""
    written = [note.plain() for note in placed]
    head = {"kind": "notes", "schema": "1.0", "id": "n", "system": "battleground", "name": {"en": "Notes"}}
    return Notes.model_validate({**head, "map": "battleground/wasteland", "placed": written})


def do_edit(document: OpenDocument, edit_of: Callable[..., Edit], *values: Any) -> bool:
    """Applies the edit that a function of `note_edits` makes of the notes and these values; whether it had effect."""
    return document.do(edit_of(cast(Notes, document.content), *values))
