"""The rules common to all actions of a unit: its side, daze, fatigue, and its previous actions in this turn."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities.ability_use import AbilityUse
from engine.abilities.context import TARGET, AbilityContext
from engine.abilities.kinds import counted
from engine.kernel.data.choice import Choice
from engine.kernel.data.record import record
from engine.kernel.rules.clauses import clause
from engine.kernel.state.event import Event
from engine.systems.hoplomachus.abilities.types.skills import KnownSkill, Used
from engine.systems.hoplomachus.arena_geometry import units_distance
from engine.systems.hoplomachus.state import Arena, Unit, with_unit
from engine.systems.hoplomachus.units.status import attack_range, engages_dazed, is_fatigued


@record(frozen=True, slots=True)
class UnitAction:
    """An action that a unit may wish for: the choice, and the skill that it uses, if any."""

    state: Arena
    choice: Choice
    skill: KnownSkill | None = None

    @property
    def unit(self) -> str:
        """The acting unit."""
        return self.choice.text("unit")

    @property
    def doer(self) -> Unit:
        """The unit's state."""
        return self.state.units[self.unit]

    @property
    def target(self) -> str | None:
        """The other unit at which it is aimed, if any."""
        return self.choice.text("target") if "target" in self.choice.data else None

    @property
    def name(self) -> str:
        """The skill by its name."""
        return self.skill.name if self.skill else ""

    @property
    def used(self) -> Used | None:
        """The activated skill, if the action uses one."""
        return self.skill.ability if self.skill and isinstance(self.skill.ability, Used) else None

    @property
    def affected_units(self) -> tuple[str, ...]:
        """The units that its effects concern: the target, or else the acting unit."""
        return (self.target or self.unit,)

    @property
    def cast(self) -> AbilityUse:
        """The skill with the chosen target and hex."""
        to = self.choice.text("to") if "to" in self.choice.data else ""
        key = self.skill.key if self.skill else ""
        return AbilityUse(self.doer.seat, self.unit, key, self.target or "", to)

    @property
    def context(self) -> AbilityContext[Arena]:
        """The context of the skill before its use."""
        values = self.skill.values if self.skill else {}
        return AbilityContext(self.state, self.cast, names={**values, TARGET: self.affected_units})

    def reach(self) -> int | None:
        """The range of the skill's target; None for any distance.

        HR-TURN-6: a Special without a range of its own has that of an attack.
        """
        if self.used is None:
            return None
        if self.used.range is not None:
            return counted(self.context, self.used.range)
        aimed = self.used.when == "special" and self.used.to != "nobody"
        return attack_range(self.state, self.unit) if aimed else None

    def away(self) -> int | None:
        """The exact distance of the hex to be chosen with the skill; None if there is none."""
        far = self.used.away if self.used else None
        return None if far is None else counted(self.context, far)


def unit_action_of(state: Arena, wish: Choice) -> UnitAction:
    """The action of a choice, with the skill of the unit's chip."""
    name = wish.data.get("skill")
    skills = state.chip(wish.text("unit")).skills
    used = (each for each in skills if isinstance(each.ability, Used) and each.name == name)
    return UnitAction(state, wish, next(used, None))


@clause("HR-COMP-5", lambda act: {"unit": act.unit})
def shows_active_side(act: UnitAction) -> bool:
    """An inactive hero in combat cannot move or attack, and its skills are ignored."""
    return act.doer.active


@clause("HR-TURN-11", lambda act: {"unit": act.unit})
def not_fatigued(act: UnitAction) -> bool:
    """A fatigued unit cannot move or attack, and its skills are ignored."""
    return not is_fatigued(act.state, act.unit)


@clause("HR-TURN-3", lambda act: {"unit": act.unit})
def not_dazed(act: UnitAction) -> bool:
    """A dazed unit does not move and uses no ability."""
    return not act.doer.dazed


@clause("HR-TURN-3", lambda act: {"unit": act.unit})
def not_dazed_in_engagement(act: UnitAction) -> bool:
    """A dazed unit does not attack nor use a Special, unless a skill lets it engage dazed."""
    return not act.doer.dazed or engages_dazed(act.state, act.unit)


@clause("HR-TROOP-1", lambda act: {"unit": act.unit, "target": act.target or ""})
def at_an_opponent(act: UnitAction) -> bool:
    """Allied units do not target or attack each other; a skill that says "unit" may take an ally."""
    if act.target is None or (act.used is not None and act.used.to == "unit"):
        return True
    return not act.state.allied(act.unit, act.target)


def distance_to_target(act: UnitAction) -> int:
    """The distance to the target; 0 if there is none."""
    return 0 if act.target is None else units_distance(act.state, act.unit, act.target)


@record(frozen=True, slots=True, kw_only=True)
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
