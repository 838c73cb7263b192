"""The values that state, choices and events consist of: plain data that can be compared, printed and saved."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias, TypeVar

from engine.kernel.data.errors import BadData
from engine.kernel.data.message import Message, message

Value: TypeAlias = None | bool | int | str | tuple["Value", ...] | Mapping[str, "Value"]
Json: TypeAlias = None | bool | int | float | str | list["Json"] | dict[str, "Json"]

T = TypeVar("T")

MAX_DEPTH = 40
MAX_NUMBER = 2**53
NOTHING: Mapping[str, Value] = {}


def to_json(value: Value) -> Json:
    """The value as JSON: tuples become lists."""
    if isinstance(value, str):
        return value
    if isinstance(value, tuple):
        return [to_json(item) for item in value]
    if isinstance(value, Mapping):
        return {key: to_json(item) for key, item in value.items()}
    return value


def from_json(raw: object, depth: int = 0) -> Value:
    """The value from JSON: lists become tuples. A float is not a valid value: `BadData`."""
    if depth > MAX_DEPTH:
        raise BadData(message("value-too-deep", most=MAX_DEPTH))
    if isinstance(raw, list | tuple):
        return tuple(from_json(item, depth + 1) for item in raw)
    if isinstance(raw, dict):
        return {str(key): from_json(item, depth + 1) for key, item in raw.items()}
    if raw is None or isinstance(raw, bool | int | str):
        problem = value_problem(raw)
        if problem is not None:
            raise BadData(problem)
        return raw
    raise BadData(message("value-of-no-kind", found=str(raw)))


def value_problem(raw: None | bool | int | str) -> Message | None:
    """The problem of a number or text from outside, if any."""
    if isinstance(raw, int) and abs(raw) > MAX_NUMBER:
        return message("value-too-large")
    if isinstance(raw, str) and not raw.isascii() and any("\ud800" <= mark <= "\udfff" for mark in raw):
        return message("value-half-character")
    return None


def same(one: Value, other: Value) -> bool:
    """Whether two values are the same; unlike `==`, it distinguishes `True` from 1."""
    if one != other or isinstance(one, bool) is not isinstance(other, bool):
        return False
    if isinstance(one, str | int) or one is None:
        return True
    if isinstance(one, tuple) and isinstance(other, tuple):
        return all(map(same, one, other))
    return isinstance(one, Mapping) and isinstance(other, Mapping) and all(same(one[name], other[name]) for name in one)


def expect(value: Value, kind: type[T], name: str) -> T:
    """The value, which must be of this type; any other type is a programming error."""
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise TypeError(f"{name} is {value!r}, no {kind.__name__}")
    return value
