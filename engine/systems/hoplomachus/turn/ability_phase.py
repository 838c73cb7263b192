"""HR-TURN-5: the ability phase: each ability of each unit once a turn, in any order, if its conditions hold."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.data.choice import Choice
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.rules.action import Action
from engine.kernel.rules.clauses import clause
from engine.kernel.state.step import Do
from engine.systems.hoplomachus.abilities.use.limits import LimitedUse, count_use
from engine.systems.hoplomachus.abilities.use.skill_use import (
    OF_SKILLS,
    at_work,
    every_use,
    legal_uses,
    near_enough,
    would_help,
)
from engine.systems.hoplomachus.phases import NEXT_PHASE, InPhase
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.units.actions import (
    SkillUsed,
    UnitAction,
    at_an_opponent,
    not_dazed,
    not_fatigued,
    shows_active_side,
    unit_action_of,
)


@clause("HR-TURN-5", lambda act: {"unit": act.unit, "skill": act.name})
def not_used_yet(act: UnitAction) -> bool:
    """Each ability is used once a turn."""
    return act.name not in act.doer.abilities


def abilities(state: Arena) -> Iterator[Choice]:
    """Each ability of each of the seat's units with every aim."""
    return every_use(state, "ability")


def legal_abilities(state: Arena) -> Iterator[Choice]:
    """The legal ones among them."""
    return legal_uses(state, "ability", ABOUT_USER, ABOUT_ABILITY)


ABOUT_USER = (not_used_yet, shows_active_side, not_fatigued, not_dazed)
ABOUT_ABILITY = (at_an_opponent, near_enough, *OF_SKILLS, would_help)
ABILITY: Action[Arena, UnitAction] = Action(
    "ability", (*ABOUT_USER, *ABOUT_ABILITY), unit_action_of, abilities, legal_abilities
)


@record(frozen=True, slots=True)
class Abilities(InPhase):
    """HR-TURN-5: the units use their abilities."""

    kind = "ability"
    prompt = message("prompt-hoplomachus-ability")
    offers = (ABILITY, NEXT_PHASE)

    def act(self, state: Arena, answer: Choice) -> Do[Arena]:
        act = unit_action_of(state, answer)
        used = SkillUsed(unit=act.unit, skill=act.name, special=False, rules=("HR-TURN-5",))
        return Do((used, *count_use(LimitedUse(state, act.cast))), (*at_work(act), self))
