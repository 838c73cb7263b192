"""The attack that a condition looks at: from its own test, or from the test of the defence against it."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.abilities.context import AbilityContext
from engine.geometry.hex.facing import in_rear_arc
from engine.systems.battleground.attack_facing import attacking_hexes
from engine.systems.battleground.cover import cover_between_figures
from engine.systems.battleground.state import Battle


class Attack(NamedTuple):
    """Who attacks whom; in an area attack `start` is the figure from whose place it comes (BG-AREA-2)."""

    attacker: str
    target: str
    start: str


def attack_of(scene: AbilityContext[Battle]) -> Attack | None:
    """The attack that is looked at, if it is one and both are still there."""
    test: Any = scene.about
    purpose = "" if test is None else test.purpose
    if purpose not in ("attack", "defence"):
        return None
    attacker, target = (test.figure, test.target) if purpose == "attack" else (test.target, test.figure)
    if not {attacker, target} <= scene.state.figures.keys():
        return None
    return Attack(attacker, target, getattr(test, "source", "") or attacker)


def comes_from_behind(state: Battle, attack: Attack) -> bool:
    """BG-MOD-2: whether it comes from a hex in the target's rear arc."""
    filled, facing = state.filled(attack.target), state.figures[attack.target].facing
    own = attack.start == attack.attacker
    start = attacking_hexes(state, attack.attacker, filled) if own else state.filled(attack.start)
    return any(in_rear_arc(state.setting.terrain.grid, filled, facing, hex_) for hex_ in start)


def is_in_cover(state: Battle, attack: Attack) -> bool:
    """BG-SIGHT-6, BG-SIGHT-7: whether the target is in cover from where the attack comes."""
    return cover_between_figures(state, attack.start, attack.target).cover
