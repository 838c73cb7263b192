"""The edit that moves a note to another place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from editor.edits.edit import Edit
from editor.edits.note_list import note_index, with_changed_note
from engine.content.kinds.notes import Notes
from engine.kernel.data.message import Message, message


@dataclass(frozen=True)
class MoveNote(Edit[Notes]):
    """The note of this name, and its new place."""

    name: ClassVar[str] = "move-note"
    id: str
    at: str

    def apply(self, document: Notes) -> tuple[Notes, Edit[Notes]]:
        number = note_index(document, self.id)
        return with_changed_note(document, number, at=self.at), MoveNote(self.id, document.placed[number].at)

    def told(self, document: Notes) -> Message:
        return message("edit-move-note", place=document.placed[note_index(document, self.id)].at, to=self.at)

    def fields(self) -> dict[str, Any]:
        return {"id": self.id, "at": self.at}

    @classmethod
    def from_fields(cls, fields: Mapping[str, Any]) -> Self:
        return cls(str(fields["id"]), str(fields["at"]))


EDIT = MoveNote
