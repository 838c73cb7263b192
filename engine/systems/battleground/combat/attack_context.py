"""The attack that an event belongs to, or that a condition is about (BG-AREA-3, BG-ATT-6).

It is found from the event, from the agenda, or from the test of attack or defence.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.abilities.context import AbilityContext
from engine.geometry.hex.facing import in_rear_arc
from engine.kernel.data.record import record
from engine.systems.battleground.combat.events import AttackBegan, AttackResolved
from engine.systems.battleground.combat.facing import attacking_hexes
from engine.systems.battleground.combat.wounds import KnockedOut, current_attack
from engine.systems.battleground.sight.figure_cover import cover_between_figures
from engine.systems.battleground.state import Battle, FigureOrNone, WeaponName
from engine.systems.battleground.trigger_events import AttackEnded, Falling, WoundedByWeapon


@record(frozen=True, slots=True)
class AttackTest:
    """The attack that an ability accompanies, in the form that conditions use."""

    figure: FigureOrNone
    weapon: WeaponName
    target: FigureOrNone
    purpose: str = "attack"


def attack_of_event(state: Battle, event: Any) -> AttackTest | None:
    """The attack in which an event happens; the target is empty if the event does not give it."""
    match event:
        case AttackBegan() | AttackResolved() | AttackEnded():
            return AttackTest(event.figure, event.weapon, event.target)
        case WoundedByWeapon():
            return AttackTest(event.by, event.weapon, event.figure)
        case Falling() | KnockedOut():
            return AttackTest(event.by, event.weapon, event.figure) if event.by and event.weapon else None
    made = current_attack(state)
    if made is None:
        return None
    figure = getattr(event, "figure", "")
    return AttackTest(made.by or "", made.weapon or "", figure if figure != made.by else "")


def weapon_being_used(state: Battle, event: Any) -> str:
    """BG-AREA-3: the weapon of an attack that is not over: no figure leaves the map before it is."""
    if isinstance(event, AttackBegan):
        return event.weapon
    made = current_attack(state)
    return (made.weapon or "") if made else ""


class TargetedAttack(NamedTuple):
    """An attacker and its target; in an area attack `start` is the figure from whose place it comes (BG-AREA-2)."""

    attacker: str
    target: str
    start: str


def attack_in_context(context: AbilityContext[Battle]) -> TargetedAttack | None:
    """The attack in question, if there is one and both figures are still there."""
    test: Any = context.about
    purpose = "" if test is None else test.purpose
    if purpose not in ("attack", "defence"):
        return None
    attacker, target = (test.figure, test.target) if purpose == "attack" else (test.target, test.figure)
    if not {attacker, target} <= context.state.figures.keys():
        return None
    return TargetedAttack(attacker, target, getattr(test, "source", "") or attacker)


def comes_from_behind(state: Battle, attack: TargetedAttack) -> bool:
    """BG-MOD-2: whether it comes from a hex in the target's rear arc."""
    filled, facing = state.filled(attack.target), state.figures[attack.target].facing
    own = attack.start == attack.attacker
    start = attacking_hexes(state, attack.attacker, filled) if own else state.filled(attack.start)
    return any(in_rear_arc(state.scenario.terrain.grid, filled, facing, hex_) for hex_ in start)


def is_in_cover(state: Battle, attack: TargetedAttack) -> bool:
    """BG-SIGHT-6, BG-SIGHT-7: whether the target is in cover from where the attack comes."""
    return cover_between_figures(state, attack.start, attack.target).cover
