"""Changes what a note says, or what sort of note it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, Self, cast, get_args

from editor.edits.edit import Edit
from editor.edits.noting import changed, number_of
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
        number = number_of(document, self.id)
        before = cast(str, getattr(document.placed[number], self.field))
        return changed(document, number, **{self.field: self.value}), ChangeNote(self.id, self.field, before)

    def told(self, document: Notes) -> Message:
        place = document.placed[number_of(document, self.id)].at
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
