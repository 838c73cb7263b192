"""A draft of a document: a few of its values are changed, then only the parts around them are read again.

draft = DocumentDraft(notes, None)
draft.set_value(("placed", 0, "text"), "Nine hexes")  # "", the value before
draft.read()  # the notes with this text; ContentError if no notes can have it
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

from pydantic import ValidationError

from engine.content.card import Card
from engine.content.document_kind import DocumentKind, card_kind, common_kinds
from engine.content.document_path import DocumentPath
from engine.content.limits import MAX_CARD_VALUES, MAX_VALUES
from engine.content.loading.json_parser import checked
from engine.content.loading.pydantic_errors import problems_of
from engine.content.model import Model, plain_form
from engine.content.problems import ROOT, ContentError, path_under, refusal

if TYPE_CHECKING:
    from engine.content.declarations import Declarations
    from engine.content.envelope import Document

D = TypeVar("D", bound="Document")

IDENTITY = frozenset({"kind", "schema", "system"})
"""The keys of a document that say how it is read."""


class _NoValue:
    """Stands for the value of a key that is not written."""

    def __repr__(self) -> str:
        return "NO_VALUE"


NO_VALUE: Final = _NoValue()


class DocumentDraft:
    """Takes a document apart along the paths that are changed; all other parts stay as they were read.

    The document itself is not touched. A `ContentError` with the path is raised for a path that leads nowhere.
    """

    def __init__(self, document: Document, declarations: Declarations) -> None:
        self._document, self._declarations = document, declarations
        self._root = _OpenPart(dict(document.parts()), document, is_whole=False)
        self._has_grown = False

    def set_value(self, path: DocumentPath, value: Any) -> Any:
        """Set a value, or with `NO_VALUE` leave its key out; the value before, plain."""
        holder, step = self._holder(path)
        if len(path) == 1 and step in IDENTITY:
            raise refusal(path_under(ROOT, path), "edit-fixed-value")
        if isinstance(holder.parts, list):
            self._position(holder, path, len(holder.parts) - 1)
        elif not isinstance(step, str):
            raise _no_such_value(path)
        if value is not NO_VALUE:
            self._check(path, value)
        before = plain_form(_closed(holder.part(step)))
        if value is not NO_VALUE:
            holder.put(step, _as_new(value))
        elif isinstance(holder.parts, dict):
            holder.parts.pop(cast(str, step), None)
        else:
            raise _no_such_value(path)
        return before

    def whole_around(self, path: DocumentPath) -> tuple[DocumentPath, Any] | None:
        """The outermost part around a value that is read as a whole, with its path and present value; None if there is
        none.

        To undo a change inside such a part, all of it must be set: paths inside it may lead elsewhere after it was
        read.
        """
        part = self._root
        for number, step in enumerate(path[:-1], 1):
            inside = part.opened(step)
            if inside is None:
                raise _no_such_value(path[:number])
            if inside.is_whole:
                return path[:number], plain_form(inside.closed())
            part = inside
        return None

    def insert_item(self, path: DocumentPath, value: Any) -> None:
        """Put an item into a list at the position that the path ends with."""
        items = self._items(path[:-1], path)
        self._check(path, value)
        items.insert(self._position(self._open(path[:-1]), path, len(items)), _as_new(value))
        self._has_grown = True

    def remove_item(self, path: DocumentPath) -> Any:
        """Take an item out of its list; the item, plain."""
        items = self._items(path[:-1], path)
        return plain_form(_closed(items.pop(self._position(self._open(path[:-1]), path, len(items) - 1))))

    def move_item(self, path: DocumentPath, to: int) -> None:
        """Move an item of a list to another position of the same list."""
        items = self._items(path[:-1], path)
        holder, most = self._open(path[:-1]), len(items) - 1
        start, end = self._position(holder, path, most), self._position(holder, (*path[:-1], to), most)
        items.insert(end, items.pop(start))

    def read(self) -> Document:
        """The document with the changes; a `ContentError` where a changed part, or one around it, would not be sound.

        Parts that were not taken apart are not read again. Where the class of a part depends on a changed value, all
        of the document is.
        """
        data = self._root.closed()
        made = self._read(data)
        if not self._root.has_same_classes(made):
            made = self._read(plain_form(data))
        if self._has_grown:
            checked(made.plain(), MAX_CARD_VALUES if isinstance(made, Card) else MAX_VALUES)
        return made

    def _read(self, data: Mapping[str, Any]) -> Document:
        system, kind = self._declarations.of(self._document.system), kind_of(self._document)
        try:
            return kind.adapter.validate_python(data, context=system)
        except ValidationError as error:
            raise ContentError(problems_of(error, kind.document, data, system)) from None

    def _holder(self, path: DocumentPath) -> tuple[_OpenPart, str | int]:
        if not path:
            raise _no_such_value(path)
        return self._open(path[:-1]), path[-1]

    def _open(self, path: DocumentPath) -> _OpenPart:
        """The part at a path, taken apart."""
        part = self._root
        for number, step in enumerate(path):
            inside = part.opened(step)
            if inside is None:
                raise _no_such_value(path[: number + 1])
            part = inside
        return part

    def _items(self, path: DocumentPath, whole: DocumentPath) -> list[Any]:
        part = self._open(path)
        if not whole or not isinstance(part.parts, list):
            raise _no_such_value(whole)
        return part.parts

    def _position(self, holder: _OpenPart, path: DocumentPath, most: int) -> int:
        """The last step of a path, if it is a position in a list of which this is the last one."""
        step = path[-1]
        if not isinstance(step, int) or not 0 <= step <= most:
            raise _no_such_value(path)
        return step

    def _check(self, path: DocumentPath, value: Any) -> None:
        """Refuse a value that no document can contain at any place."""
        try:
            checked({"value": value})
        except ContentError as error:
            at = path_under(ROOT, path)
            raise ContentError(
                replace(each, path=f"{at}{each.path.removeprefix(f'{ROOT}.value')}") for each in error.errors
            ) from None
        if isinstance(value, dict | list):
            self._has_grown = True
        elif isinstance(path[-1], str):
            checked({path[-1]: None})


class _OpenPart:
    """A part of the document whose own parts can be changed: those of a model, of an object, or of a list."""

    def __init__(
        self, parts: dict[str, Any] | list[Any], model: Model | None = None, *, is_whole: bool = False
    ) -> None:
        self.parts, self._model = parts, model
        self.is_whole = is_whole or (model is not None and model.is_whole)

    def part(self, step: str | int) -> Any:
        """The value at a step; `NO_VALUE` if there is none."""
        if isinstance(self.parts, list):
            return self.parts[step] if isinstance(step, int) and 0 <= step < len(self.parts) else NO_VALUE
        return self.parts.get(step, NO_VALUE) if isinstance(step, str) else NO_VALUE

    def put(self, step: str | int, part: Any) -> None:
        if isinstance(self.parts, list):
            self.parts[cast(int, step)] = part
        else:
            self.parts[cast(str, step)] = part

    def opened(self, step: str | int) -> _OpenPart | None:
        """The parts of the value at a step; None if there is none or it has no parts."""
        found = self.part(step)
        if found is NO_VALUE and self._model is not None and isinstance(step, str):
            found = type(self._model).empty_parts().get(step, NO_VALUE)
        inside = found if isinstance(found, _OpenPart) else _taken_apart(found)
        if inside is not None:
            self.put(step, inside)
        return inside

    def closed(self) -> Any:
        """The present value, without empty parts that its model leaves out."""
        if isinstance(self.parts, list):
            return [_closed(part) for part in self.parts]
        empty = () if self._model is None or self.is_whole else type(self._model).empty_parts()
        left_out = [key for key in empty if isinstance(part := self.parts.get(key), _OpenPart) and part.is_empty]
        return {key: _closed(part) for key, part in self.parts.items() if key not in left_out}

    @property
    def is_empty(self) -> bool:
        """Whether everything was taken out of it."""
        return not self.is_whole and not self.closed()

    def has_same_classes(self, made: Any) -> bool:
        """Whether the objects made from it, and from its parts, have the classes that they had."""
        if self._model is not None and type(made) is not type(self._model):
            return False
        if isinstance(made, Model):
            made = made.parts()
        opened = enumerate(self.parts) if isinstance(self.parts, list) else self.parts.items()
        return all(part.has_same_classes(_member(made, step)) for step, part in opened if isinstance(part, _OpenPart))


def kind_of(document: Document) -> DocumentKind:
    """The kind of a document that was read."""
    return common_kinds().get(document.kind) or card_kind(cast(type[Card], type(document)))


def _taken_apart(part: Any) -> _OpenPart | None:
    """The parts of a value; None if it has none."""
    model = part if isinstance(part, Model) else None
    inside, is_whole = (part, False) if model is None else (model.parts(), model.is_whole)
    if isinstance(inside, Mapping):
        return _OpenPart(dict(inside), model, is_whole=is_whole)
    return _OpenPart(list(inside), model, is_whole=is_whole) if isinstance(inside, list | tuple) else None


def _as_new(value: Any) -> Any:
    """A value that was not read yet, and may have another shape once it is."""
    if isinstance(value, dict):
        return _OpenPart(dict(value), None, is_whole=True)
    return _OpenPart(list(value), None, is_whole=True) if isinstance(value, list) else value


def _closed(part: Any) -> Any:
    return part.closed() if isinstance(part, _OpenPart) else part


def _member(whole: Any, step: str | int) -> Any:
    if isinstance(step, int):
        return whole[step] if isinstance(whole, list | tuple) and step < len(whole) else None
    return whole.get(step) if isinstance(whole, Mapping) else None


def _no_such_value(path: DocumentPath) -> ContentError:
    return refusal(path_under(ROOT, path), "edit-no-such-value")
