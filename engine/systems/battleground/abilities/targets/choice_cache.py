"""A cache of choices that differ only in their place: moves, and abilities aimed at a hex."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from engine.geometry.hex.grid import Grid
from engine.kernel.data.choice import Choice
from engine.kernel.data.value import Value

CommonFields: TypeAlias = tuple[tuple[str, Value], ...]
"""The fields that they have in common."""


class ChoicesByPlace(dict[int, Choice]):
    """The choices by place, each made when it is first offered."""

    __slots__ = ("_common", "_field", "_kind", "_names", "_rules")

    def __init__(self, grid: Grid, kind: str, common: CommonFields, field: str, rules: tuple[str, ...]) -> None:
        self._names = grid.names
        self._kind = kind
        self._common = common
        self._field = field
        self._rules = rules

    def __missing__(self, place: int) -> Choice:
        data = {**dict(self._common), self._field: self._names[place]}
        self[place] = choice = Choice(self._kind, data, None, self._rules)
        return choice


choices_by_place = lru_cache(maxsize=128)(ChoicesByPlace)
"""A cache of the most recent choices."""
