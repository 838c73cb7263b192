"""The edit that puts a note on the map."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from editor.edits.edit import CannotEdit, Edit
from editor.edits.note_list import with_notes
from engine.content.kinds.notes import Note, Notes
from engine.content.loading.fragments import read_part
from engine.kernel.data.message import Message, message


@dataclass(frozen=True)
class AddNote(Edit[Notes]):
    """A note, and its place in the list."""

    name: ClassVar[str] = "add-note"
    note: Note
    number: int

    def apply(self, document: Notes) -> tuple[Notes, Edit[Notes]]:
        from editor.edits.notes.remove_note import RemoveNote

        placed = document.placed
        if any(note.id == self.note.id for note in placed):
            raise CannotEdit(message("content-repeated-id", id=self.note.id))
        if not 0 <= self.number <= len(placed):
            raise CannotEdit(message("content-too-big", most=len(placed), found=str(self.number)))
        made = with_notes(document, (*placed[: self.number], self.note, *placed[self.number :]))
        return made, RemoveNote(self.note.id)

    def told(self, document: Notes) -> Message:
        return message("edit-add-note", place=self.note.at)

    def fields(self) -> dict[str, Any]:
        return {"note": self.note.plain(), "number": self.number}

    @classmethod
    def from_fields(cls, fields: Mapping[str, Any]) -> Self:
        return cls(read_part(Note, fields["note"]), int(fields["number"]))


EDIT = AddNote
