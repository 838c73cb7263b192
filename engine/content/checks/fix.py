"""Fixes of problems: edits of the document as plain data, with a label; the program's edits read the same data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from engine.content.document_path import DocumentPath, path_text
from engine.kernel.data.message import Message, MessageValue, message
from engine.kernel.data.record import record

PlainEdit: TypeAlias = Mapping[str, Any]
"""One edit in the form in which journals record it: `{"edit": "remove-item", "path": "pieces[3]"}`."""


@record(frozen=True, slots=True)
class Fix:
    """One way to remove a problem: edits that are applied together, and the label that tells what they do."""

    label: Message
    edits: tuple[PlainEdit, ...]


def fix(label: str, *edits: PlainEdit, **values: MessageValue) -> Fix:
    """Make a fix; the id of its label begins with `edit-`, so that the undo menu can show it too."""
    return Fix(message(label, **values), edits)


def set_value(path: DocumentPath, value: Any) -> PlainEdit:
    """The edit that sets a value."""
    return {"edit": "set-value", "path": path_text(path), "value": value}


def leave_out(path: DocumentPath) -> PlainEdit:
    """The edit that removes a key, which then has its default."""
    return {"edit": "set-value", "path": path_text(path)}


def insert_item(path: DocumentPath, item: Any) -> PlainEdit:
    """The edit that inserts an item into a list."""
    return {"edit": "insert-item", "path": path_text(path), "item": item}


def remove_item(path: DocumentPath) -> PlainEdit:
    """The edit that removes an item of a list."""
    return {"edit": "remove-item", "path": path_text(path)}
