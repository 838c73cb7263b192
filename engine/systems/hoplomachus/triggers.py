"""HR-TURN-8: skills that damage sets off, in turn order from the active player."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.clauses import effect
from engine.kernel.event import Event
from engine.kernel.step import Do
from engine.kernel.triggers import Trigger
from engine.systems.hoplomachus.damage import DamageDealt
from engine.systems.hoplomachus.skills import Innate
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.status import working


@dataclass(frozen=True, slots=True, kw_only=True)
class SkillTriggered(Event[Arena]):
    """A skill of a unit was set off."""

    unit: str
    skill: str

    def evolve(self, state: Arena) -> Arena:
        return state


@effect("HR-TURN-8")
def skills_set_off(state: Arena, event: DamageDealt) -> tuple[Trigger[Arena], ...]:
    """The innate skills of the damaged units that answer damage."""
    return tuple(
        SkillAnswers(state.units[unit].seat, f"{unit} {skill.name}", unit, skill.name, event.by, event.attack)
        for unit in event.hits
        for skill in working(state, unit, Innate)
        if skill.answers(state, unit, event.by, event.attack)
    )


@dataclass(frozen=True, slots=True)
class SkillAnswers(Trigger[Arena]):
    """A skill answers damage, if its unit survived it."""

    unit: str
    skill: str
    by: str | None
    attack: bool

    def _skill(self, state: Arena) -> Innate | None:
        if self.unit not in state.units:
            return None
        answering = (skill for skill in working(state, self.unit, Innate) if skill.name == self.skill)
        return next((each for each in answering if each.answers(state, self.unit, self.by, self.attack)), None)

    def holds(self, state: Arena) -> bool:
        return self._skill(state) is not None

    def run(self, state: Arena) -> Do[Arena]:
        skill = self._skill(state)
        if skill is None or self.by is None:
            return Do()
        triggered = SkillTriggered(unit=self.unit, skill=self.skill, rules=("HR-TURN-8",))
        return Do((triggered,), skill.response(state, self.unit, self.by))
