"""BG-SIGHT, BG-BIG-4: who sees whom on the map of a game, by the reading that its scenario chose."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from math import floor

from engine.geometry.bits import mask_of
from engine.geometry.distance import UNITS, gap_table
from engine.geometry.sight import LosOrigin
from engine.geometry.sight_fields import SightFields, sight_on
from engine.systems.battleground.cards import WeaponDef
from engine.systems.battleground.state import Battle


def fields_of_sight(state: Battle) -> SightFields:
    """All sight on the map; it depends on nothing that changes in play."""
    origin: LosOrigin = "any" if state.setting.profile["los_origin"] == "any" else "one"
    return sight_on(state.setting.terrain, origin)


def sees(state: Battle, figure: str, places: Sequence[int]) -> bool:
    """BG-BIG-4: whether a figure sees any of these places, from any place it fills; it always sees itself."""
    own = state.filled(figure)
    return not set(own).isdisjoint(places) or fields_of_sight(state).sees_any(own, mask_of(places))


def sees_figure(state: Battle, figure: str, other: str) -> bool:
    """BG-BIG-4: whether a figure sees another one."""
    return sees(state, figure, state.filled(other))


def reaches(state: Battle, weapon: WeaponDef, start: Sequence[int], end: Sequence[int]) -> bool:
    """BG-SIGHT-1: whether the nearest points of two bases are within a weapon's range; one for melee has none."""
    if weapon.range is None:
        return False
    gap = gap_table(state.setting.terrain.grid)
    most = _gap_in_range(weapon.range, state.setting.inch)
    return min(gap(one, other) for one in start for other in end) <= most


@lru_cache(maxsize=64)
def _gap_in_range(inches: Fraction, inch: Fraction) -> int:
    """The greatest gap that `gap_table` gives within a range."""
    return floor(UNITS * inches * inches / (inch * inch))
