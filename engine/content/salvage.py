"""What can still be looked at of data in which something is wrong: the rest, without the parts that cannot be read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.content.errors import Place, path_of

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
    rest: Any = dict(data)
    named = set[str]()
    for steps in sorted(wrong, key=len):
        inner = _innermost_document(rest, steps)
        if not inner and steps and isinstance(steps[-1], int):
            inner = steps
        if inner:
            rest = _changed(rest, inner, STANDS_IN)
            named.add(_path(inner))
        elif steps:
            rest = _changed(rest, steps, None)
    return Salvaged(rest, frozenset(named))


def _innermost_document(data: Any, steps: Steps) -> Steps:
    """The way to the innermost document around a place, but for the outermost."""
    found: Steps = ()
    for depth, step in enumerate(steps):
        if not _has(data, step):
            break
        data = data[step]
        if isinstance(data, Mapping) and "kind" in data:
            found = steps[: depth + 1]
    return found


def _changed(data: Any, steps: Steps, value: str | None) -> Any:
    """A copy with another value at a place, or without it; what is not there stays away."""
    step, further = steps[0], steps[1:]
    if not _has(data, step):
        return data
    if further:
        return _with(data, step, _changed(data[step], further, value))
    if value is None:
        return {key: kept for key, kept in data.items() if key != step}
    return _with(data, step, value)


def _with(data: Any, step: Any, value: Any) -> Any:
    return {**data, step: value} if isinstance(data, Mapping) else [*data[:step], value, *data[step + 1 :]]


def _has(data: Any, step: str | int) -> bool:
    if isinstance(data, Mapping):
        return step in data
    return isinstance(data, list) and isinstance(step, int) and step < len(data)


def _path(steps: Steps) -> str:
    place: Place = None
    for step in steps:
        place = (place, step)
    return path_of(place)
