"""Partial document: invalid data without its unreadable parts, so that the rest can be checked too."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

from engine.content.problems import Place, path_of
from engine.kernel.data.record import record

Steps: TypeAlias = tuple[str | int, ...]
Cuts: TypeAlias = "dict[str | int, Cuts | str | None]"
"""The cuts in the members of a container: a replacement, a removal, or cuts inside."""

STANDS_IN = "unreadable"
"""The name that stands where a document inside another one cannot be read."""


@record(frozen=True, slots=True)
class PartialDocument:
    """The rest, and the places in it where a name stands for what was there."""

    data: Mapping[str, Any]
    named: frozenset[str]


def partial_document(data: Mapping[str, Any], wrong: Iterable[Steps]) -> PartialDocument:
    """The data without what stands at these places.

    A document inside another one gives way to a name, as it may stand there; anything else, to nothing.
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
    """Note what takes the place of something; what lies in a part that is gone already needs no note."""
    *way, last = steps
    for step in way:
        further = cuts.setdefault(step, {})
        if not isinstance(further, dict):
            return
        cuts = further
    cuts[last] = value


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


def _without(data: Any, cuts: Cuts) -> Any:
    """A copy of a holder with everything done to it that is noted for it; what is not there stays away."""
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
    place: Place = None
    for step in steps:
        place = (place, step)
    return path_of(place)
