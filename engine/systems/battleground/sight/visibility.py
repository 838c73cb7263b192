"""Line of sight between figures (BG-SIGHT, BG-BIG-4), by the rule options of the scenario."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.geometry.hex.bit_sets import mask_of
from engine.geometry.hex.distance import UNITS, ExactInches, bases_gap, gap_table
from engine.geometry.sight.line_of_sight import LosOrigin
from engine.geometry.sight.sight_fields import SightFields, sight_on
from engine.systems.battleground.state import Battle


def fields_of_sight(state: Battle) -> SightFields:
    """All lines of sight on the map; they do not change during play."""
    origin: LosOrigin = "any" if state.scenario.profile["los_origin"] == "any" else "one"
    return sight_on(state.scenario.terrain, origin)


def sees(state: Battle, figure: str, places: Sequence[int]) -> bool:
    """BG-BIG-4: whether a figure sees any of these places, from any place it fills; it always sees itself."""
    return sees_from(state, state.filled(figure), places)


def sees_from(state: Battle, own: Sequence[int], places: Sequence[int]) -> bool:
    """BG-BIG-4: whether any of some places is seen from any of others."""
    return not set(own).isdisjoint(places) or fields_of_sight(state).sees_any(own, mask_of(places))


def sees_figure(state: Battle, figure: str, other: str) -> bool:
    """BG-BIG-4: whether a figure sees another one."""
    return sees(state, figure, state.filled(other))


def are_within(state: Battle, start: Sequence[int], end: Sequence[int], inches: ExactInches) -> bool:
    """BG-SIGHT-1: whether the nearest points of two bases are at most so far apart."""
    gap = gap_table(state.scenario.terrain.grid)
    return bases_gap(gap, start, end) <= _gap_in_range(inches, state.scenario.inch)


def figures_within(state: Battle, start: Sequence[int], figures: Iterable[str], inches: ExactInches) -> list[str]:
    """BG-SIGHT-1: the given figures that are on the map and at most so far away."""
    if not start:
        return []
    gap = gap_table(state.scenario.terrain.grid)
    most = _gap_in_range(inches, state.scenario.inch)
    return [name for name in figures if (filled := state.filled(name)) and bases_gap(gap, start, filled) <= most]


def _gap_in_range(inches: ExactInches, inch: ExactInches) -> int:
    """The greatest gap of `gap_table` within a range; an integer, which is faster than a fraction."""
    wide = UNITS * inches.numerator**2 * inch.denominator**2
    return wide // (inches.denominator**2 * inch.numerator**2)
