"""Types of fields of queries: whole numbers, booleans, names, places on hexes, things in the form of a choice."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import MISSING
from typing import Any

from engine.content.maps.hexes import HexPlaces
from engine.content.place_names import is_place
from engine.content.problems import shown, written
from engine.kernel.data.message import Message, message
from engine.kernel.data.record import record
from engine.kernel.data.value import Json
from engine.kernel.rules.queries import BadQueryValue, Reader, query_field


@record(frozen=True, slots=True)
class QueryFieldType:
    """A type of fields: how a value is read, and its schema. Called, it declares a field: `to: int = place()`."""

    read: Reader
    schema: Mapping[str, Json]

    def __call__(self, *, name: str | None = None, default: Any = MISSING) -> Any:
        return query_field(self.read, self.schema, name=name, default=default)


def whole(least: int, most: int) -> QueryFieldType:
    """Whole numbers within bounds."""

    def read(state: Any, value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadQueryValue(message("content-not-whole", found=written(value)))
        if value < least:
            raise BadQueryValue(message("content-too-small", least=least, found=shown(value)))
        if value > most:
            raise BadQueryValue(message("content-too-big", most=most, found=shown(value)))
        return value

    return QueryFieldType(read, {"type": "integer", "minimum": least, "maximum": most})


def one_of(known: Callable[[Any], Collection[str]]) -> QueryFieldType:
    """The names of things in a state."""
    return QueryFieldType(lambda state, value: read_name(value, known(state)), {"type": "string"})


def hex_place(places: Callable[[Any], HexPlaces], *, raised: bool = True) -> QueryFieldType:
    """Places of a hex map by their printed names: `K12`; if some are raised, `K12^` on a platform."""

    def read(state: Any, value: object) -> int:
        name, on_map = read_text(value), places(state)
        if not is_place(name) or (name.endswith("^") and not raised):
            raise BadQueryValue(message("content-bad-place" if raised else "content-bad-hex", found=shown(name)))
        for problem in on_map.problems(name, ""):
            values = tuple((key, str(value)) for key, value in problem.values.items())
            raise BadQueryValue(Message(problem.code, values))
        return on_map.grid.place(name)

    return QueryFieldType(read, {"type": "string"})


def object_of(*kinds: str, texts: Iterable[str] = (), optional: Iterable[str] = ()) -> dict[str, Json]:
    """The schema of an object in the form of a choice: its kind, and a text for each of its keys."""
    needed: list[Json] = ["kind", *texts]
    kind: Json = {"const": kinds[0]} if len(kinds) == 1 else {"enum": list[Json](kinds)}
    keys: dict[str, Json] = {"kind": kind, **{key: {"type": "string"} for key in (*texts, *optional)}}
    return {"type": "object", "properties": keys, "required": needed, "additionalProperties": False}


def read_members(value: object, known: Iterable[str], needed: Iterable[str] = ()) -> Mapping[str, object]:
    """The members of an object with known keys, including all required ones."""
    if not isinstance(value, Mapping):
        raise BadQueryValue(message("content-not-object", found=written(value)))
    names = tuple(known)
    for key in value:
        if key not in names:
            raise BadQueryValue(message("content-unknown-key", key=shown(key)), key, names)
    for key in needed:
        if key not in value:
            raise BadQueryValue(message("content-missing-key", key=key))
    return value


def not_an_option(found: object, options: Iterable[str]) -> BadQueryValue:
    """The refusal of a value that is not among these."""
    known = tuple(options)
    return BadQueryValue(message("content-not-an-option", found=shown(found), options=known), found, known)


def read_name(value: object, known: Collection[str]) -> str:
    """The value, which must be one of the known names."""
    name = read_text(value)
    if name not in known:
        raise BadQueryValue(message("content-unknown-id", id=shown(name)), name, known)
    return name


def read_flag(state: Any, value: object) -> bool:
    """The value as a boolean."""
    if not isinstance(value, bool):
        raise BadQueryValue(message("content-not-yes-or-no", found=written(value)))
    return value


def read_text(value: object) -> str:
    """The value as a text."""
    if not isinstance(value, str):
        raise BadQueryValue(message("content-not-text", found=written(value)))
    return value


flag = QueryFieldType(read_flag, {"type": "boolean"})
"""A field for a boolean."""
