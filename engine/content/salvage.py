"""What can still be looked at of data in which something is wrong: the rest, without the parts that cannot be read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.content.errors import path_of

Steps: TypeAlias = tuple[str | int, ...]

STANDS_IN = "unreadable"
"""The name that stands where a document inside another one cannot be read."""


@dataclass(frozen=True, slots=True)
class Salvaged:
    """The rest, and the places in it where a name stands for what was there."""

    data: Mapping[str, Any]
    named: frozenset[str]


def salvaged(data: Mapping[str, Any], wrong: Iterable[Steps]) -> Salvaged:
    """The data without what stands at these places.

    A document inside another one gives way to a name, as it may stand there; anything else, to nothing.
    """
    rest, named = dict(data), set[str]()
    for steps in sorted(wrong, key=len):
        inner = _innermost_document(rest, steps)
        if inner:
            rest = _replaced(rest, inner, STANDS_IN)
            named.add(_path(inner))
        elif steps and isinstance(steps[-1], int):
            rest = _replaced(rest, steps, STANDS_IN)
            named.add(_path(steps))
        else:
            rest = _replaced(rest, steps, None)
    return Salvaged(rest, frozenset(named))


def _innermost_document(data: Any, steps: Steps) -> Steps:
    """The way to the innermost document around a place, but for the outermost."""
    found: Steps = ()
    for depth, step in enumerate(steps):
        data = _member(data, step)
        if isinstance(data, Mapping) and "kind" in data:
            found = steps[: depth + 1]
    return found


def _member(data: Any, step: str | int) -> Any:
    if isinstance(data, Mapping):
        return data.get(step)
    return data[step] if isinstance(data, list) and isinstance(step, int) and step < len(data) else None


def _replaced(data: Any, steps: Steps, value: str | None) -> Any:
    """A copy with another value at a place, or without it; what is not there stays away."""
    if not steps or _member(data, steps[0]) is None:
        return _without(data, steps[0]) if steps and value is None and len(steps) == 1 else data
    if len(steps) == 1:
        return _without(data, steps[0]) if value is None else _with(data, steps[0], value)
    return _with(data, steps[0], _replaced(_member(data, steps[0]), steps[1:], value))


def _with(data: Any, step: str | int, value: Any) -> Any:
    if isinstance(data, Mapping):
        return {**data, step: value}
    return [*data[:step], value, *data[int(step) + 1 :]]


def _without(data: Any, step: str | int) -> Any:
    return {key: value for key, value in data.items() if key != step} if isinstance(data, Mapping) else data


def _path(steps: Steps) -> str:
    place: Any = None
    for step in steps:
        place = (place, step)
    return path_of(place)
