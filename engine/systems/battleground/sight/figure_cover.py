"""Cover between figures (BG-SIGHT-6, -7), by the rule options of the scenario."""

from __future__ import annotations

from collections.abc import Sequence

from engine.geometry.hex.bit_sets import mask_of
from engine.geometry.sight.cover import BesideMassive, CoverVerdict
from engine.geometry.sight.cover_cache import cover_between
from engine.systems.battleground.state import Battle


def cover_of(state: Battle, attacker: Sequence[int], target: Sequence[int]) -> CoverVerdict:
    """Whether a base is in cover from another, with the sources of cover."""
    beside: BesideMassive = "low" if state.scenario.profile["massive_cover"] == "low" else "all"
    figures = mask_of(filled for name in state.figures for filled in state.filled(name))
    return cover_between(state.scenario.terrain, attacker, target, figures, beside)


def cover_between_figures(state: Battle, attacker: str, target: str) -> CoverVerdict:
    """Whether a figure is in cover from another."""
    return cover_of(state, state.filled(attacker), state.filled(target))
