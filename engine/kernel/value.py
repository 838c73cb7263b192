"""The values that state, choices and events are made of: plain data that compares, prints and saves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias, TypeVar

Value: TypeAlias = None | bool | int | str | tuple["Value", ...] | Mapping[str, "Value"]
Json: TypeAlias = None | bool | int | float | str | list["Json"] | dict[str, "Json"]

T = TypeVar("T")

NOTHING: Mapping[str, Value] = {}


def to_json(value: Value) -> Json:
    """The value as JSON has it: tuples become lists."""
    if isinstance(value, tuple):
        return [to_json(item) for item in value]
    if isinstance(value, Mapping):
        return {key: to_json(item) for key, item in value.items()}
    return value


def from_json(raw: object) -> Value:
    """The value that JSON meant: lists become tuples; floats are no values of ours."""
    if isinstance(raw, list | tuple):
        return tuple(from_json(item) for item in raw)
    if isinstance(raw, dict):
        return {str(key): from_json(item) for key, item in raw.items()}
    if raw is None or isinstance(raw, bool | int | str):
        return raw
    raise TypeError(f"{raw!r} is no value of a game: whole numbers, words, lists and tables only")


def expect(value: Value, kind: type[T], name: str) -> T:
    """The value, known to be of this kind; anything else is a fault of ours."""
    if not isinstance(value, kind):
        raise TypeError(f"{name} is {value!r}, no {kind.__name__}")
    return value
