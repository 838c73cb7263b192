"""Types of fields of queries that every game has: whole numbers, yes or no, names, texts."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import MISSING
from typing import Any

from engine.content.problems import shown, written
from engine.kernel.data.message import message
from engine.kernel.data.value import Json
from engine.kernel.rules.queries import BadQueryValue, Reader, query_field


def whole(least: int, most: int, *, default: Any = MISSING) -> Any:
    """A field that holds a whole number within bounds."""
    return query_field(whole_reader(least, most), whole_schema(least, most), default=default)


def flag(*, default: Any = MISSING) -> Any:
    """A field that says yes or no."""
    return query_field(read_flag, {"type": "boolean"}, default=default)


def read_name(value: object, known: Collection[str]) -> str:
    """One of the names that are known."""
    name = read_text(value)
    if name not in known:
        raise BadQueryValue(message("content-unknown-id", id=shown(name)), name, known)
    return name


def whole_reader(least: int, most: int) -> Reader:
    """The reader of whole numbers within bounds."""

    def read(state: Any, value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadQueryValue(message("content-not-whole", found=written(value)))
        if value < least:
            raise BadQueryValue(message("content-too-small", least=least, found=shown(value)))
        if value > most:
            raise BadQueryValue(message("content-too-big", most=most, found=shown(value)))
        return value

    return read


def whole_schema(least: int, most: int) -> dict[str, Json]:
    """The schema of whole numbers within bounds."""
    return {"type": "integer", "minimum": least, "maximum": most}


def read_flag(state: Any, value: object) -> bool:
    """Yes or no."""
    if not isinstance(value, bool):
        raise BadQueryValue(message("content-not-yes-or-no", found=written(value)))
    return value


def read_text(value: object) -> str:
    """A text."""
    if not isinstance(value, str):
        raise BadQueryValue(message("content-not-text", found=written(value)))
    return value
