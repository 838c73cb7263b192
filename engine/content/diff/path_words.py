"""A path in words: the value of a document that an edit changes, named as in a diff."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.content.diff.diff_text import BETWEEN, NAMED_BY, DiffPath
from engine.content.document_path import DocumentPath
from engine.content.model import Model, plain_form
from engine.kernel.data.record import record
from engine.words import languages


@record(frozen=True, slots=True)
class PathWords:
    """The words for a path in a document, made once the language is known; `item` is an item that is still to be
    inserted."""

    document: Model
    path: DocumentPath
    item: Any = None

    def text(self, lang: str) -> str:
        where, part = DiffPath(lang), self.document
        for number, step in enumerate(self.path, 1):
            is_new = self.item is not None and number == len(self.path)
            part, holder = self.item if is_new else _member(part, step), part
            where = _stepped(where, holder, step, part)
        return BETWEEN.join(where.steps)


def _stepped(where: DiffPath, holder: Any, step: str | int, part: Any) -> DiffPath:
    if isinstance(step, str):
        is_language = step in languages() and where.steps and all(key in languages() for key in _keys(holder))
        return where.in_language(step) if is_language else where.field(step)
    thing = plain_form(part)
    name = _name_of(thing)
    return where.numbered(step + 1) if name is None else where.item(thing, name)


def _name_of(thing: Any) -> str | None:
    found = (thing.get(key) for key in NAMED_BY) if isinstance(thing, Mapping) else ()
    return next((name for name in found if isinstance(name, str)), None)


def _keys(holder: Any) -> tuple[Any, ...]:
    inside = holder.parts() if isinstance(holder, Model) else holder
    return tuple(inside) if isinstance(inside, Mapping) else (None,)


def _member(whole: Any, step: str | int) -> Any:
    """The member of a value at a step; None if there is none."""
    inside = whole.parts() if isinstance(whole, Model) else whole
    if isinstance(step, int):
        return inside[step] if isinstance(inside, list | tuple) and step < len(inside) else None
    return inside.get(step) if isinstance(inside, Mapping) else None
