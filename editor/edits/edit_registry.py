"""The registry of edits, found by scanning the modules of this package, and edits from JSON."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module

from editor import edits
from editor.edits.earlier_edits import upgraded_edit
from editor.edits.edit import CannotEdit, Edit
from editor.edits.edit_words import words_from_json
from engine.content.envelope import Document


class NoSuchEdit(ValueError):
    """Data that is not a known edit."""


@cache
def edits_by_name() -> Mapping[str, type[Edit]]:
    """All classes of edits."""
    return {edit.name: edit for edit in _found()}


def read_edit(data: object) -> Edit:
    """The edit that `to_json` wrote; raises `NoSuchEdit` for other data."""
    kind = _kind(data)
    if not isinstance(data, Mapping) or kind not in edits_by_name():
        raise NoSuchEdit(data)
    fields = {key: value for key, value in data.items() if key not in ("edit", "words")}
    try:
        made = edits_by_name()[kind].from_fields(fields, words_from_json(data.get("words")))
    except (ValueError, TypeError, KeyError) as error:
        raise NoSuchEdit(data) from error
    if made.to_json() != data:
        raise NoSuchEdit(data)
    return made


def read_recorded_edit(data: object, document: Document) -> Edit:
    """The edit in a journal, possibly of an earlier version, for the document at that time."""
    if isinstance(data, Mapping) and _kind(data):
        try:
            earlier = upgraded_edit(data, document)
        except (CannotEdit, ValueError, TypeError, KeyError) as error:
            raise NoSuchEdit(data) from error
        if earlier is not None:
            return earlier
    return read_edit(data)


def _kind(data: object) -> str:
    """The name of the edit class in the data; empty if there is none."""
    name = data.get("edit") if isinstance(data, Mapping) else None
    return name if isinstance(name, str) else ""


def _found() -> Iterator[type[Edit]]:
    for file in pkgutil.walk_packages(edits.__path__, f"{edits.__name__}."):
        classes = [each for each in vars(import_module(file.name)).values() if isinstance(each, type)]
        yield from (
            each for each in classes if each.__module__ == file.name and issubclass(each, Edit) and "name" in vars(each)
        )
