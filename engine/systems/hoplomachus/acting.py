"""What a unit that moves, attacks or uses a skill must be: its side, its daze, its fatigue, what it did already."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.kernel.choice import Choice
from engine.kernel.clauses import clause
from engine.kernel.event import Event
from engine.systems.hoplomachus.skills import Innate, Used
from engine.systems.hoplomachus.space import apart
from engine.systems.hoplomachus.state import Arena, Unit, with_unit
from engine.systems.hoplomachus.status import is_fatigued, working


@dataclass(frozen=True, slots=True)
class Act:
    """Something that a unit may wish to do: the choice, and the skill that it uses, if it is one."""

    state: Arena
    choice: Choice
    skill: Used | None = None

    @property
    def unit(self) -> str:
        """Who does it."""
        return self.choice.text("unit")

    @property
    def doer(self) -> Unit:
        """The unit as it is now."""
        return self.state.units[self.unit]

    @property
    def target(self) -> str | None:
        """The other unit it is aimed at, if any."""
        return self.choice.text("target") if "target" in self.choice.data else None

    @property
    def name(self) -> str:
        """The skill by its name."""
        return self.skill.name if self.skill else ""


def act_of(state: Arena, wish: Choice) -> Act:
    """What a choice means, with the skill of the unit's chip that it names."""
    name = wish.data.get("skill")
    skills = state.chip(wish.text("unit")).skills
    return Act(state, wish, next((each for each in skills if isinstance(each, Used) and each.name == name), None))


@clause("HR-COMP-5", lambda act: {"unit": act.unit})
def shows_active_side(act: Act) -> bool:
    """An inactive hero in combat cannot move or attack, and its skills are ignored."""
    return act.doer.active


@clause("HR-TURN-11", lambda act: {"unit": act.unit})
def not_fatigued(act: Act) -> bool:
    """A fatigued unit cannot move or attack, and its skills are ignored."""
    return not is_fatigued(act.state, act.unit)


@clause("HR-TURN-3", lambda act: {"unit": act.unit})
def not_dazed(act: Act) -> bool:
    """A dazed unit does not move and uses no ability."""
    return not act.doer.dazed


@clause("HR-TURN-3", lambda act: {"unit": act.unit})
def not_dazed_in_engagement(act: Act) -> bool:
    """A dazed unit does not attack nor use a Special, but with First Strike it may."""
    return not act.doer.dazed or any(skill.acts_dazed for skill in working(act.state, act.unit, Innate))


@clause("HR-TROOP-1", lambda act: {"unit": act.unit, "target": act.target or ""})
def at_an_opponent(act: Act) -> bool:
    """Allied units do not target or attack each other."""
    return act.target is None or not act.state.allied(act.unit, act.target)


def distance_to_target(act: Act) -> int:
    """How far away the target is; 0 where there is none."""
    return 0 if act.target is None else apart(act.state, act.unit, act.target)


@dataclass(frozen=True, slots=True, kw_only=True)
class SkillUsed(Event[Arena]):
    """A unit used an Ability, or a Special instead of attacking."""

    unit: str
    skill: str
    special: bool

    def evolve(self, state: Arena) -> Arena:
        unit = state.units[self.unit]
        if self.special:
            return with_unit(state, self.unit, replace(unit, engaged=True))
        return with_unit(state, self.unit, replace(unit, abilities=(*unit.abilities, self.skill)))
