"""Rules of the log in Hoplomachus: which events are small print or folded into another line; owners of units."""

from __future__ import annotations

from engine.systems.hoplomachus.state import Arena

MINOR = frozenset({"hits-counted", "order-set", "phase-began", "tactic-ended", "unit-drawn"})
FOLDED = frozenset({"daze-over", "rolled", "turn-ended", "used"})
REPEATED = frozenset({"unit-drawn"})


def owner(view: Arena, unit: str) -> str | None:
    """Owner of a unit, in combat or off the arena, as far as this view knows."""
    if unit in view.units:
        return view.units[unit].seat
    faction = view.chip(unit).faction if unit in view.scenario.units else None
    for seat, side in view.sides.items():
        if unit in side.camp or unit in side.discard or (faction is not None and side.faction == faction):
            return seat
    return None
