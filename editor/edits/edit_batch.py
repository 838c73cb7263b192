"""Several edits as one: all of them are applied, or none."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from editor.edits.changed_paths import ChangedPaths
from editor.edits.edit import Edit
from editor.edits.edit_registry import read_edit
from engine.content.envelope import Document
from engine.content.loading.document_draft import DocumentDraft
from engine.kernel.data.message import Message, message


@dataclass(frozen=True)
class EditBatch(Edit):
    """Consecutive edits; only the document after the last of them must be valid."""

    name: ClassVar[str] = "batch"
    edits: tuple[Edit, ...]

    def change(self, draft: DocumentDraft) -> Edit:
        inverses = [edit.change(draft) for edit in self.edits]
        return EditBatch(tuple(reversed(inverses)))

    def changed_paths(self) -> ChangedPaths:
        return ChangedPaths.joined(edit.changed_paths() for edit in self.edits)

    def general_description(self, document: Document) -> Message:
        return message("edit-batch", n=len(self.edits))

    def merged(self, later: Edit) -> Edit | None:
        """Merged batch, if each later edit only replaces what the matching one of this batch set."""
        if not isinstance(later, EditBatch) or len(later.edits) != len(self.edits):
            return None
        pairs = zip(self.edits, later.edits, strict=True)
        return later if all(edit.merged(other) is not None for edit, other in pairs) else None

    def fields(self) -> dict[str, Any]:
        return {"edits": [edit.to_json() for edit in self.edits]}

    @classmethod
    def from_fields(cls, fields: Mapping[str, Any], words: Message | None) -> Self:
        """Batch from its JSON fields; nested batches of a journal are refused."""
        edits = fields["edits"]
        if not isinstance(edits, list) or any(
            isinstance(each, Mapping) and each.get("edit") == cls.name for each in edits
        ):
            raise ValueError(edits)
        return cls(tuple(map(read_edit, edits)), words=words)
