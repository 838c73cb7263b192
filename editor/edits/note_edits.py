"""The edits of notes: they identify a note by its id, and their description names its place on the map."""

from __future__ import annotations

from editor.edits.edit import CannotEdit, Edit
from editor.edits.path_edits import InsertItem, RemoveItem, SetValue
from engine.content.kinds.notes import Note, Notes
from engine.kernel.data.message import Message, message
from engine.words.slug_text import slug_text

NOTES = "placed"
"""The key of the list of notes."""


def add_note(notes: Notes, note: Note, position: int) -> Edit:
    """The edit that adds a note to the list; raises `CannotEdit` if another one has its id."""
    if any(each.id == note.id for each in notes.placed):
        raise CannotEdit(message("content-repeated-id", id=note.id), f"$.{NOTES}")
    return InsertItem((NOTES, position), note.plain(), words=message("edit-add-note", place=_place_text(note.at)))


def remove_note(notes: Notes, name: str) -> Edit:
    """The edit that removes a note from the map."""
    number = note_index(notes, name)
    return RemoveItem((NOTES, number), words=message("edit-remove-note", place=_place_text(notes.placed[number].at)))


def move_note(notes: Notes, name: str, place: str) -> Edit:
    """The edit that moves a note to another place."""
    return _set(notes, name, "at", place, message("edit-move-note", place=_place(notes, name), to=_place_text(place)))


def write_note(notes: Notes, name: str, text: str) -> Edit:
    """The edit that changes the text of a note."""
    return _set(notes, name, "text", text, message("edit-write-note", place=_place(notes, name)))


def mark_note(notes: Notes, name: str, sign: str) -> Edit:
    """The edit that changes the sign of a note."""
    return _set(notes, name, "sign", sign, message("edit-mark-note", place=_place(notes, name)))


def note_index(notes: Notes, name: str) -> int:
    """The position of a note in the list; raises `CannotEdit` if there is none with this id."""
    for number, note in enumerate(notes.placed):
        if note.id == name:
            return number
    raise CannotEdit(message("content-unknown-id", id=name), f"$.{NOTES}")


def _set(notes: Notes, name: str, key: str, value: str, words: Message) -> Edit:
    return SetValue((NOTES, note_index(notes, name), key), value, words=words)


def _place(notes: Notes, name: str) -> str:
    return _place_text(notes.placed[note_index(notes, name)].at)


def _place_text(place: str) -> str:
    """The readable name of a place: a hex by its printed name, an area by the words of its id."""
    return place if place[:1].isupper() else slug_text(place)
