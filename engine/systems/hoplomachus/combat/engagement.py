"""HR-TURN-6: the engagement phase: each unit attacks an opponent within range, or uses one Special instead."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.kernel.data.choice import Choice, choice
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.rules.action import Action
from engine.kernel.rules.clauses import all_hold, clause
from engine.kernel.state.event import Event
from engine.kernel.state.step import Do
from engine.systems.hoplomachus.abilities.use.limits import LimitedUse, count_use
from engine.systems.hoplomachus.abilities.use.skill_use import (
    OF_SKILLS,
    at_work,
    every_use,
    legal_uses,
    within_reach,
    would_hurt,
)
from engine.systems.hoplomachus.arena_geometry import units_distance
from engine.systems.hoplomachus.combat.attack_throw import ThrowForAttack
from engine.systems.hoplomachus.phases import NEXT_PHASE, InPhase
from engine.systems.hoplomachus.state import Arena, with_unit
from engine.systems.hoplomachus.units.actions import (
    SkillUsed,
    UnitAction,
    at_an_opponent,
    distance_to_target,
    not_dazed_in_engagement,
    not_fatigued,
    shows_active_side,
    unit_action_of,
)
from engine.systems.hoplomachus.units.status import attack_dice, attack_range


@record(frozen=True, slots=True, kw_only=True)
class AttackBegan(Event[Arena]):
    """A unit attacks another one with these dice."""

    unit: str
    target: str
    dice: tuple[str, ...]

    def evolve(self, state: Arena) -> Arena:
        return with_unit(state, self.unit, replace(state.units[self.unit], engaged=True))


@clause("HR-TURN-6", lambda act: {"unit": act.unit})
def not_engaged_yet(act: UnitAction) -> bool:
    """Each unit attacks or uses one Special, once a turn."""
    return not act.doer.engaged


@clause("HR-TURN-6", lambda act: {"unit": act.unit})
def has_dice(act: UnitAction) -> bool:
    """A unit without attack dice cannot attack."""
    return bool(attack_dice(act.state, act.unit))


@clause("HR-TURN-6", lambda act: {"target": act.target or "", "range": attack_range(act.state, act.unit)})
def within_range(act: UnitAction) -> bool:
    """The target is within the range of the unit; who stands between does not matter."""
    return distance_to_target(act) <= attack_range(act.state, act.unit)


ABOUT_ENGAGING = (not_engaged_yet, shows_active_side, not_fatigued, not_dazed_in_engagement)
ABOUT_ATTACKER = (*ABOUT_ENGAGING, has_dice)
ABOUT_SPECIAL = (at_an_opponent, within_reach, *OF_SKILLS, would_hurt)


def attacks(state: Arena) -> Iterator[Choice]:
    """Each of the seat's units attacking every other unit."""
    names = state.names
    own = state.of(state.question.seat)
    return (choice("attack", unit=unit, target=other) for unit in own for other in names if other != unit)


def legal_attacks(state: Arena) -> Iterator[Choice]:
    """The legal ones among them; conditions on the attacker and its range are checked once."""
    names = state.names
    for unit in state.of(state.question.seat):
        if all_hold(ABOUT_ATTACKER, UnitAction(state, choice("attack", unit=unit))):
            far = attack_range(state, unit)
            near = (name for name in names if name != unit and units_distance(state, unit, name) <= far)
            wishes = (choice("attack", unit=unit, target=name) for name in near)
            yield from (wish for wish in wishes if at_an_opponent(UnitAction(state, wish)))


def specials(state: Arena) -> Iterator[Choice]:
    """Each Special of each of the seat's units with every aim."""
    return every_use(state, "special")


def legal_specials(state: Arena) -> Iterator[Choice]:
    """The legal ones among them."""
    return legal_uses(state, "special", ABOUT_ENGAGING, ABOUT_SPECIAL)


ATTACK: Action[Arena, UnitAction] = Action(
    "attack", (*ABOUT_ATTACKER, at_an_opponent, within_range), unit_action_of, attacks, legal_attacks
)
SPECIAL: Action[Arena, UnitAction] = Action(
    "special", (*ABOUT_ENGAGING, *ABOUT_SPECIAL), unit_action_of, specials, legal_specials
)


@record(frozen=True, slots=True)
class Engagement(InPhase):
    """HR-TURN-6: the units engage, in any order."""

    kind = "engagement"
    prompt = message("prompt-hoplomachus-engagement")
    offers = (ATTACK, SPECIAL, NEXT_PHASE)

    def act(self, state: Arena, answer: Choice) -> Do[Arena]:
        act = unit_action_of(state, answer)
        if answer.kind == "special":
            used = SkillUsed(unit=act.unit, skill=act.name, special=True, rules=("HR-TURN-6",))
            return Do((used, *count_use(LimitedUse(state, act.cast))), (*at_work(act), self))
        target, colours = answer.text("target"), attack_dice(state, act.unit)
        began = AttackBegan(unit=act.unit, target=target, dice=colours, rules=("HR-TURN-6",))
        return Do((began,), (ThrowForAttack(act.unit, target, colours), self))
