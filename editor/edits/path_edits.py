"""The edits for every kind of document: set a value; insert, remove or move an item of a list."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from editor.edits.changed_paths import ChangedPaths
from editor.edits.edit import Edit
from engine.content.diff.path_words import PathWords
from engine.content.document_path import DocumentPath, parse_path, path_text
from engine.content.envelope import Document
from engine.content.loading.document_draft import NO_VALUE, DocumentDraft
from engine.kernel.data.message import Message, message


@dataclass(frozen=True)
class PathEdit(Edit):
    """An edit at one path. Its inverse sets the whole part around that path, if that part is always read as a whole."""

    path: DocumentPath

    def change(self, draft: DocumentDraft) -> Edit:
        whole = draft.whole_around(self.path)
        inverse = self.change_part(draft)
        return inverse if whole is None else SetValue(*whole)

    def change_part(self, draft: DocumentDraft) -> Edit:
        """Make the change in a draft; returns the inverse edit for a part whose paths do not change."""
        raise NotImplementedError


@dataclass(frozen=True)
class SetValue(PathEdit):
    """Set the plain value at the path; with `NO_VALUE` the key is removed, which gives its default."""

    name: ClassVar[str] = "set-value"
    value: Any

    def change_part(self, draft: DocumentDraft) -> Edit:
        return SetValue(self.path, draft.set_value(self.path, self.value))

    def changed_paths(self) -> ChangedPaths:
        return ChangedPaths((self.path,))

    def general_description(self, document: Document) -> Message:
        return message("edit-set-value", what=PathWords(document, self.path))

    def merged(self, later: Edit) -> Edit | None:
        return later if isinstance(later, SetValue) and later.path == self.path else None

    def fields(self) -> dict[str, Any]:
        value = {} if self.value is NO_VALUE else {"value": self.value}
        return {"path": path_text(self.path), **value}

    @classmethod
    def from_fields(cls, fields: Mapping[str, Any], words: Message | None) -> Self:
        return cls(parse_path(fields["path"]), fields.get("value", NO_VALUE), words=words)


@dataclass(frozen=True)
class ListEdit(PathEdit):
    """An edit of a list, at the path of one of its items; the list counts as changed as a whole."""

    def changed_paths(self) -> ChangedPaths:
        return ChangedPaths((self.path[:-1],))


@dataclass(frozen=True)
class InsertItem(ListEdit):
    """Insert a plain item at the path; the items from that position on move up."""

    name: ClassVar[str] = "insert-item"
    item: Any

    def change_part(self, draft: DocumentDraft) -> Edit:
        draft.insert_item(self.path, self.item)
        return RemoveItem(self.path)

    def general_description(self, document: Document) -> Message:
        return message("edit-insert-item", what=PathWords(document, self.path, self.item))

    def fields(self) -> dict[str, Any]:
        return {"path": path_text(self.path), "item": self.item}

    @classmethod
    def from_fields(cls, fields: Mapping[str, Any], words: Message | None) -> Self:
        return cls(parse_path(fields["path"]), fields["item"], words=words)


@dataclass(frozen=True)
class RemoveItem(ListEdit):
    """Remove the item; the items after it move down."""

    name: ClassVar[str] = "remove-item"

    def change_part(self, draft: DocumentDraft) -> Edit:
        return InsertItem(self.path, draft.remove_item(self.path))

    def general_description(self, document: Document) -> Message:
        return message("edit-remove-item", what=PathWords(document, self.path))

    def fields(self) -> dict[str, Any]:
        return {"path": path_text(self.path)}

    @classmethod
    def from_fields(cls, fields: Mapping[str, Any], words: Message | None) -> Self:
        return cls(parse_path(fields["path"]), words=words)


@dataclass(frozen=True)
class MoveItem(ListEdit):
    """Move the item to another position in the same list."""

    name: ClassVar[str] = "move-item"
    to: int

    def change_part(self, draft: DocumentDraft) -> Edit:
        draft.move_item(self.path, self.to)
        *items, position = self.path
        return MoveItem((*items, self.to), int(position))

    def general_description(self, document: Document) -> Message:
        return message("edit-move-item", what=PathWords(document, self.path), position=self.to + 1)

    def fields(self) -> dict[str, Any]:
        return {"path": path_text(self.path), "to": self.to}

    @classmethod
    def from_fields(cls, fields: Mapping[str, Any], words: Message | None) -> Self:
        if type(fields["to"]) is not int:
            raise TypeError(fields["to"])
        return cls(parse_path(fields["path"]), fields["to"], words=words)
