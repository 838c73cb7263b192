"""Partial documents: invalid data without its unreadable parts, so that the rest can be checked too."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

from engine.content.problems import PathLink, path_of
from engine.kernel.data.record import record

Steps: TypeAlias = tuple[str | int, ...]
Cuts: TypeAlias = "dict[str | int, Cuts | str | None]"
"""The cuts in the members of a container: a replacement, a removal, or further cuts inside."""

STANDS_IN = "unreadable"
"""The id that replaces an unreadable document inside another one."""


@record(frozen=True, slots=True)
class PartialDocument:
    """The remaining data, and the paths at which an id replaces an unreadable document."""

    data: Mapping[str, Any]
    named: frozenset[str]


def partial_document(data: Mapping[str, Any], wrong: Iterable[Steps]) -> PartialDocument:
    """The data without the parts at these paths.

    A document inside another one is replaced by an id, where an id is allowed; anything else is removed.
    """
    cuts: Cuts = {}
    named = set[str]()
    for steps in sorted(wrong, key=len):
        inner = _innermost_document(data, steps)
        if not inner and steps and isinstance(steps[-1], int):
            inner = steps
        if inner:
            _mark(cuts, inner, STANDS_IN)
            named.add(_path(inner))
        elif steps:
            _mark(cuts, steps, None)
    return PartialDocument(_without(data, cuts), frozenset(named))


def _mark(cuts: Cuts, steps: Steps, value: str | None) -> None:
    """Record the replacement of a part; a part inside one that was already removed is ignored."""
    *way, last = steps
    for step in way:
        further = cuts.setdefault(step, {})
        if not isinstance(further, dict):
            return
        cuts = further
    cuts[last] = value


def _innermost_document(data: Any, steps: Steps) -> Steps:
    """The path of the innermost document around a path, except the outermost."""
    found: Steps = ()
    for depth, step in enumerate(steps):
        if not _has(data, step):
            break
        data = data[step]
        if isinstance(data, Mapping) and "kind" in data:
            found = steps[: depth + 1]
    return found


def _without(data: Any, cuts: Cuts) -> Any:
    """A copy of a container with its recorded cuts applied; missing members are ignored."""
    rest: Any = dict(data) if isinstance(data, Mapping) else list(data)
    for step, cut in cuts.items():
        if not _has(data, step):
            continue
        if isinstance(cut, dict):
            if isinstance(data[step], Mapping | list):
                rest[step] = _without(data[step], cut)
        elif cut is None:
            del rest[step]
        else:
            rest[step] = cut
    return rest


def _has(data: Any, step: str | int) -> bool:
    if isinstance(data, Mapping):
        return step in data
    return isinstance(data, list) and isinstance(step, int) and step < len(data)


def _path(steps: Steps) -> str:
    place: PathLink = None
    for step in steps:
        place = (place, step)
    return path_of(place)
