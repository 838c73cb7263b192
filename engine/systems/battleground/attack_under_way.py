"""BG-AREA-3, BG-ATT-6: the attack that is being made while something happens."""

from __future__ import annotations

from typing import Any

from engine.kernel.data.record import record
from engine.systems.battleground.attacks_events import AttackBegan, AttackResolved
from engine.systems.battleground.moment_events import AttackEnded, Falling
from engine.systems.battleground.state import Battle
from engine.systems.battleground.wounds import KnockedOut, KnockOuts


@record(frozen=True, slots=True)
class AttackTest:
    """The attack that an ability comes with, as conditions look at it."""

    figure: str
    weapon: str
    target: str
    purpose: str = "attack"


def attack_of(state: Battle, event: Any) -> AttackTest | None:
    """The attack that something happens in; the target is nobody, where that says nothing of it."""
    match event:
        case AttackBegan() | AttackResolved() | AttackEnded():
            return AttackTest(event.figure, event.weapon, event.target)
        case Falling() | KnockedOut():
            return AttackTest(event.by, event.weapon, event.figure) if event.by and event.weapon else None
    made = being_made(state)
    if made is None:
        return None
    figure = getattr(event, "figure", "")
    return AttackTest(made.by or "", made.weapon or "", figure if figure != made.by else "")


def weapon_being_used(state: Battle, event: Any) -> str:
    """BG-AREA-3: the weapon of an attack that is not done yet: nobody leaves the map before it is."""
    if isinstance(event, AttackBegan):
        return event.weapon
    made = being_made(state)
    return (made.weapon or "") if made else ""


def being_made(state: Battle) -> KnockOuts | None:
    """What an attack that is under way ends with, which lies on the agenda until all of it is done."""
    for step in reversed(state.agenda):
        if isinstance(step, KnockOuts) and step.weapon:
            return step
    return None
