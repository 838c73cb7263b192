"""Limits on the depth and size of an ability, checked before it is parsed, so that hostile input is cheap to refuse."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.content.model import refused_at

MOST_DEEP = 32
"""The depth of nested objects and lists."""
MOST_PARTS = 400
"""The number of values of any kind: nine times as many as in the largest shipped ability."""


def refuse_oversized(ability: Any) -> None:
    """Raise an error if an ability is too deep or too large; works without recursion."""
    parts, level, waiting = 0, 0, [ability]
    while waiting:
        level += 1
        parts += len(waiting)
        if parts > MOST_PARTS:
            raise refused_at((), "ability-too-large", ability, most=MOST_PARTS)
        waiting = [inner for each in waiting for inner in _inside(each)]
        if waiting and level >= MOST_DEEP:
            raise refused_at((), "ability-too-deep", ability, most=MOST_DEEP)


def _inside(value: Any) -> Iterator[Any]:
    if isinstance(value, Mapping):
        yield from value.values()
    elif isinstance(value, list | tuple):
        yield from value
