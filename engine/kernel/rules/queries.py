"""Queries: questions about the rules or the map that change nothing; typed fields in, plain data out.

A field is read by its type and marks, as the fields of states are, or by a reader of its own (`query_field`).
"""

from __future__ import annotations

import types
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, Field, field, fields
from functools import cache
from typing import Any, Generic, Literal, Union, get_args, get_origin

from engine.kernel.data.errors import BadState
from engine.kernel.data.field_marks import BoundsMark, KeyMark, NumberedMark
from engine.kernel.data.message import Message
from engine.kernel.data.record import record, replace
from engine.kernel.data.value import Json
from engine.kernel.positions.part_forms import Forms, hints_of, unmarked
from engine.kernel.positions.position_part import KnownNames, no_known_names
from engine.kernel.positions.value_forms import Form, FormScope
from engine.kernel.state.step import S

Reader = Callable[[Any, object], Any]
"""A function from the state and the given value of a field to the field's value; raises `BadQueryValue`."""


class BadQueryValue(ValueError):
    """Raised for an invalid value in a query: a message, the value, and the known names.

    A reader of a field need not name the field; that is added.
    """

    def __init__(
        self, sentence: Message, found: object = None, known: Iterable[str] = (), at: str | None = None
    ) -> None:
        super().__init__(sentence.id)
        self.sentence = sentence
        self.found = found
        self.known = tuple(known)
        self.at = at


@record(frozen=True, slots=True, kw_only=True)
class Query(Generic[S]):
    """A query. The subclass is named after it, and declares its fields."""

    def answer(self, state: S) -> Mapping[str, Json]:
        """The answer, with the `rules` that decided it."""
        raise NotImplementedError


@record(frozen=True, slots=True)
class QueryField:
    """One field of a query: its public name, its name in the class, and the values it may have."""

    name: str
    into: str
    read: Reader
    schema: Mapping[str, Json]
    required: bool
    form: Form | None = None
    """The form of its values, if they are read by their type and marks."""


def query_field(read: Reader, schema: Mapping[str, Json], *, name: str | None = None, default: Any = MISSING) -> Any:
    """Declare a field of a query: its reader, its JSON Schema, and its public name if that is a reserved word of
    Python."""
    return field(default=default, metadata={"name": name, "read": read, "schema": schema})


def fields_of(
    question: type[Query[Any]], known: Callable[[Any], KnownNames] = no_known_names
) -> Mapping[str, QueryField]:
    """The fields of a query by their public names; `known` are the names that marks refer to."""
    kind: Any = question
    declared = _declared(kind)
    if all(each.form is None for each in declared.values()):
        return declared
    marked = {each.name: replace(each, read=_reader(each.form, known)) for each in declared.values() if each.form}
    return {**declared, **marked}


def _reader(form: Form, known: Callable[[Any], KnownNames]) -> Reader:
    def read(state: Any, value: object) -> Any:
        try:
            return form.read(value, "$", 0, FormScope(state, known(state).within({"seat": state.seats}), {}))
        except BadState as error:
            raise BadQueryValue(error.problem, error.found, error.known) from None

    return read


@cache
def _declared(question: Any) -> Mapping[str, QueryField]:
    """The declared fields, compiled once."""
    hints = hints_of(question)
    made = [_with_reader(each) if each.metadata else _marked(each, hints[each.name]) for each in fields(question)]
    return {each.name: each for each in made}


def _with_reader(each: Field[Any]) -> QueryField:
    metadata = each.metadata
    return QueryField(
        metadata["name"] or each.name, each.name, metadata["read"], metadata["schema"], each.default is MISSING
    )


def _marked(each: Field[Any], hint: Any) -> QueryField:
    hint, marks = unmarked(hint)
    called = next((mark.name for mark in marks if isinstance(mark, KeyMark)), each.name)
    if get_origin(hint) in (Union, types.UnionType):
        (hint,) = (each for each in get_args(hint) if each is not type(None))
    form, required = Forms({}).form(hint, marks), each.default is MISSING
    return QueryField(called, each.name, _reader(form, no_known_names), _schema(hint, marks), required, form)


def _schema(hint: Any, marks: tuple[Any, ...]) -> dict[str, Json]:
    """The JSON Schema of the values of a type, as far as they do not depend on the state."""
    hint, more = unmarked(hint)
    marks = (*marks, *more)
    if get_origin(hint) is Literal:
        return {"enum": list(get_args(hint))}
    if get_origin(hint) is tuple:
        return {"type": "array", "items": _schema(get_args(hint)[0], marks)}
    if any(isinstance(mark, NumberedMark) and mark.printed for mark in marks):
        return {"type": "string"}
    bounds = next((mark for mark in marks if isinstance(mark, BoundsMark)), None)
    least: dict[str, Json] = {"minimum": bounds.least} if bounds else {}
    most: dict[str, Json] = {"maximum": bounds.most} if bounds and isinstance(bounds.most, int) else {}
    return {"type": _TYPES[hint], **least, **most}


_TYPES: Mapping[type, str] = {bool: "boolean", int: "integer", str: "string"}
