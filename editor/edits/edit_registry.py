"""The registry of edits, found by scanning the packages beside this module, and edits from JSON."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Any

from editor import edits
from editor.edits.edit import Edit


class NoSuchEdit(ValueError):
    """Data that is no edit of ours."""


@cache
def edits_by_name() -> Mapping[str, type[Edit[Any]]]:
    """All edits there are."""
    return {edit.name: edit for edit in _found()}


def read_edit(data: object) -> Edit[Any]:
    """The edit that was written down so; `NoSuchEdit` where it is none."""
    if not isinstance(data, Mapping) or data.get("edit") not in edits_by_name():
        raise NoSuchEdit(data)
    fields = {key: value for key, value in data.items() if key != "edit"}
    try:
        made = edits_by_name()[data["edit"]].from_fields(fields)
    except (ValueError, TypeError, KeyError) as error:
        raise NoSuchEdit(data) from error
    if made.fields() != fields:
        raise NoSuchEdit(data)
    return made


def _found() -> Iterator[type[Edit[Any]]]:
    for folder in pkgutil.iter_modules(edits.__path__):
        if folder.ispkg:
            package = import_module(f"{edits.__name__}.{folder.name}")
            for file in pkgutil.iter_modules(package.__path__):
                yield import_module(f"{package.__name__}.{file.name}").EDIT
