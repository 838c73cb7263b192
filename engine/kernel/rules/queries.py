"""Queries: questions about the rules or the map that change nothing; typed fields in, plain data out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, field, fields
from typing import Any, Generic

from engine.kernel.data.message import Message
from engine.kernel.data.record import record
from engine.kernel.data.value import Json
from engine.kernel.state.step import S

Reader = Callable[[Any, object], Any]
"""From the state and what was said in a field to what the field holds; `BadValue` where that is nothing."""


class BadQueryValue(ValueError):
    """Raised for an invalid value in a query: a message, the value, and the known names.

    Of a field that is being read, the field need not be named.
    """

    def __init__(
        self, sentence: Message, found: object = None, known: Iterable[str] = (), at: str | None = None
    ) -> None:
        super().__init__(sentence.id)
        self.sentence = sentence
        self.said = found
        self.known = tuple(known)
        self.at = at


@record(frozen=True, slots=True, kw_only=True)
class Query(Generic[S]):
    """A query. Its subclass is named after it, and declares by `query_field` how each of its fields is read."""

    def answer(self, state: S) -> Mapping[str, Json]:
        """The answer, with the `rules` that decided it."""
        raise NotImplementedError


@record(frozen=True, slots=True)
class QueryField:
    """One field of a question: its name for those who ask, its name in the class, and what it may hold."""

    name: str
    into: str
    read: Reader
    schema: Mapping[str, Json]
    required: bool


def query_field(read: Reader, schema: Mapping[str, Json], *, name: str | None = None, default: Any = MISSING) -> Any:
    """Declare a field of a question: its reader, its JSON Schema, its name where Python has taken that."""
    return field(default=default, metadata={"name": name, "read": read, "schema": schema})


def fields_of(question: type[Query[Any]]) -> Mapping[str, QueryField]:
    """The fields of a question by the names they have for those who ask."""
    made = (
        QueryField(
            name=each.metadata["name"] or each.name,
            into=each.name,
            read=each.metadata["read"],
            schema=each.metadata["schema"],
            required=each.default is MISSING,
        )
        for each in fields(question)
    )
    return {each.name: each for each in made}
