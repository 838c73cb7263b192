"""The list of notes in a document: finding a note, changing one validly, replacing the list."""

from __future__ import annotations

from collections.abc import Iterable

from editor.edits.edit import CannotEdit
from engine.content.kinds.notes import Note, Notes
from engine.content.limits import MAX_NOTES
from engine.content.loading.fragments import read_part
from engine.content.problems import ContentError
from engine.kernel.data.message import message


def note_index(notes: Notes, name: str) -> int:
    """Where a note stands in the list."""
    for number, note in enumerate(notes.placed):
        if note.id == name:
            return number
    raise CannotEdit(message("content-unknown-id", id=name))


def with_changed_note(notes: Notes, number: int, **fields: str) -> Notes:
    """The notes with other values in one of them."""
    try:
        note = read_part(Note, notes.placed[number].plain() | fields)
    except ContentError as error:
        raise CannotEdit.for_content(error) from None
    return with_notes(notes, (*notes.placed[:number], note, *notes.placed[number + 1 :]))


def with_notes(notes: Notes, placed: Iterable[Note]) -> Notes:
    """The same document with these notes."""
    listed = tuple(placed)
    if len(listed) > MAX_NOTES:
        raise CannotEdit(message("content-list-too-long", most=MAX_NOTES))
    return notes.model_copy(update={"placed": listed})
