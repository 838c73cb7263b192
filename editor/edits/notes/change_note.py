"""The edit that changes the text or the sign of a note."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, Self, cast, get_args

from editor.edits.edit import Edit
from editor.edits.note_list import note_index, with_changed_note
from engine.content.kinds.notes import Notes
from engine.kernel.data.message import Message, message

Field = Literal["text", "sign"]


@dataclass(frozen=True)
class ChangeNote(Edit[Notes]):
    """The note of this name, which of its fields, and the new value."""

    name: ClassVar[str] = "change-note"
    id: str
    field: Field
    value: str

    def apply(self, document: Notes) -> tuple[Notes, Edit[Notes]]:
        number = note_index(document, self.id)
        before = cast(str, getattr(document.placed[number], self.field))
        return with_changed_note(document, number, **{self.field: self.value}), ChangeNote(self.id, self.field, before)

    def told(self, document: Notes) -> Message:
        place = document.placed[note_index(document, self.id)].at
        return message("edit-write-note" if self.field == "text" else "edit-mark-note", place=place)

    def merged(self, later: Edit[Notes]) -> Edit[Notes] | None:
        same = isinstance(later, ChangeNote) and (later.id, later.field) == (self.id, self.field)
        return later if same and self.field == "text" else None

    def fields(self) -> dict[str, Any]:
        return {"id": self.id, "field": self.field, "value": self.value}

    @classmethod
    def from_fields(cls, fields: Mapping[str, Any]) -> Self:
        if fields["field"] not in get_args(Field):
            raise KeyError(fields["field"])
        return cls(str(fields["id"]), fields["field"], str(fields["value"]))


EDIT = ChangeNote
