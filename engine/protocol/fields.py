"""Field types of requests that documents do not have: a name or an object, random results, players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, TypeAlias

from pydantic import Field, JsonValue, PlainValidator

from engine.content.fields import Data
from engine.content.limits import MAX_INTEGER, MAX_TEXT
from engine.content.model import refused, refused_at
from engine.content.problems import shown
from engine.protocol.limits import MAX_NAME, MAX_PLAYERS

Name: TypeAlias = Annotated[str, Field(max_length=MAX_NAME)]


def _text_or_object(otherwise: str) -> PlainValidator:
    """Accepts a text or an object; anything else is refused with the message `otherwise`."""

    def taken(value: Any) -> Any:
        if isinstance(value, str | Mapping):
            return value
        raise refused(otherwise, found=shown(value))

    return PlainValidator(taken, json_schema_input_type=Annotated[str, Field(max_length=MAX_TEXT)] | Data)


def _result(value: Any) -> int | str:
    if isinstance(value, str) or (isinstance(value, int) and not isinstance(value, bool)):
        return value
    raise refused("protocol-not-a-result", found=shown(value))


def _players(value: Any) -> tuple[str, ...] | dict[str, str]:
    if not isinstance(value, list | Mapping):
        raise refused("protocol-not-players", found=shown(value))
    if len(value) > MAX_PLAYERS:
        raise refused("content-list-too-long", most=MAX_PLAYERS)
    named = value.items() if isinstance(value, Mapping) else enumerate(value)
    for place, name in named:
        if not isinstance(name, str):
            raise refused_at((place,), "content-not-text", name, found=shown(name))
    return dict(value) if isinstance(value, Mapping) else tuple(value)


NameOrObject: TypeAlias = Annotated[str | dict[str, JsonValue], _text_or_object("content-not-id-or-object")]
ChoiceOrId: TypeAlias = Annotated[str | dict[str, JsonValue], _text_or_object("protocol-not-a-choice")]
Result: TypeAlias = Annotated[
    int | str, PlainValidator(_result, json_schema_input_type=Annotated[int, Field(ge=0, le=MAX_INTEGER)] | Name)
]
Players: TypeAlias = Annotated[
    tuple[str, ...] | dict[str, str],
    PlainValidator(
        _players,
        json_schema_input_type=Annotated[list[str], Field(max_length=MAX_PLAYERS)]
        | Annotated[dict[str, str], Field(max_length=MAX_PLAYERS)],
    ),
]
