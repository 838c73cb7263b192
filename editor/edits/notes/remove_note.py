"""The edit that takes a note off the map."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from editor.edits.edit import Edit
from editor.edits.note_list import note_index, with_notes
from editor.edits.notes.add_note import AddNote
from engine.content.kinds.notes import Notes
from engine.kernel.data.message import Message, message


@dataclass(frozen=True)
class RemoveNote(Edit[Notes]):
    """The note of this name."""

    name: ClassVar[str] = "remove-note"
    id: str

    def apply(self, document: Notes) -> tuple[Notes, Edit[Notes]]:
        number = note_index(document, self.id)
        placed = document.placed
        made = with_notes(document, (*placed[:number], *placed[number + 1 :]))
        return made, AddNote(placed[number], number)

    def told(self, document: Notes) -> Message:
        return message("edit-remove-note", place=document.placed[note_index(document, self.id)].at)

    def fields(self) -> dict[str, Any]:
        return {"id": self.id}

    @classmethod
    def from_fields(cls, fields: Mapping[str, Any]) -> Self:
        return cls(str(fields["id"]))


EDIT = RemoveNote
