"""Converts edits in the journals of earlier versions, in which notes had four edit classes of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from editor.edits.edit import Edit
from editor.edits.note_edits import add_note, mark_note, move_note, remove_note, write_note
from engine.content.envelope import Document
from engine.content.kinds.notes import Note, Notes
from engine.content.loading.fragments import read_part


def upgraded_edit(data: Mapping[str, Any], document: Document) -> Edit | None:
    """The present form of an edit of an earlier version on this document; None if it is not one of the former edits.

    Raises `CannotEdit`, ContentError, KeyError or TypeError if the data or the document does not fit.
    """
    upgrade = UPGRADES.get(data["edit"])
    if upgrade is None:
        return None
    if not isinstance(document, Notes):
        raise TypeError(document.kind)
    return upgrade(document, **{key: value for key, value in data.items() if key != "edit"})


def _add(notes: Notes, *, note: Mapping[str, Any], number: int) -> Edit:
    return add_note(notes, read_part(Note, note), number)


def _remove(notes: Notes, *, id: str) -> Edit:  # noqa: A002 - the key in the journal
    return remove_note(notes, id)


def _move(notes: Notes, *, id: str, at: str) -> Edit:  # noqa: A002 - the key in the journal
    return move_note(notes, id, at)


def _change(notes: Notes, *, id: str, field: str, value: str) -> Edit:  # noqa: A002 - the key in the journal
    return {"text": write_note, "sign": mark_note}[field](notes, id, value)


UPGRADES: Mapping[str, Callable[..., Edit]] = {
    "add-note": _add,
    "change-note": _change,
    "move-note": _move,
    "remove-note": _remove,
}
"""The conversions by the former edits' names in journals."""
