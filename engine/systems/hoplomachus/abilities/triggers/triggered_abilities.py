"""HR-TURN-8: triggered skills: an event triggers them in turn order from the active player."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.abilities.ability_use import AbilityUse
from engine.abilities.context import TARGET, AbilityContext
from engine.abilities.kinds import all_conditions_hold
from engine.kernel.data.choice import Choice, choice
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.data.value import Value
from engine.kernel.rules.clauses import effect
from engine.kernel.rules.triggers import TriggeredStep
from engine.kernel.state.decision import Decision
from engine.kernel.state.event import Event
from engine.kernel.state.step import Do, Question
from engine.systems.hoplomachus.abilities.triggers.unit_events import UNIT_EVENTS, UnitEvent
from engine.systems.hoplomachus.abilities.types.skills import Reacting
from engine.systems.hoplomachus.abilities.use.limits import LimitedUse, count_use, within_its_limit
from engine.systems.hoplomachus.abilities.use.resolution import resolution_step
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.units.status import BorneAbility, working_skills


@record(frozen=True, slots=True, kw_only=True)
class SkillTriggered(Event[Arena]):
    """A skill of a unit was triggered."""

    unit: str
    skill: str

    def evolve(self, state: Arena) -> Arena:
        return state


def skill_triggers(state: Arena, event: Any) -> tuple[TriggeredStep[Arena], ...]:
    """The triggers of skills by an event; empty if no chip or tactic of the game waits for such events."""
    return skills_set_off(state, event) if type(event) in state.scenario.awaited else ()


@effect("HR-TURN-8")
def skills_set_off(state: Arena, event: Any) -> tuple[TriggeredStep[Arena], ...]:
    """The triggered skills of units in combat; a unit that the event defeated is not in combat any more."""
    unit_events = UNIT_EVENTS[type(event)](state, event)
    return tuple(trigger for unit_event in unit_events for trigger in triggered_skills(state, unit_event))


def triggered_skills(state: Arena, unit_event: UnitEvent) -> Iterator[SkillAnswers]:
    """The skills that an event triggers, or would trigger."""
    for unit in state.names:
        for borne in working_skills(state, unit):
            yield from _woken(state, borne, unit_event)


LISTENERS = dict.fromkeys(UNIT_EVENTS, (skill_triggers,))


def _woken(state: Arena, borne: BorneAbility, unit_event: UnitEvent) -> Iterator[SkillAnswers]:
    ability, cast = borne.ability, borne.cast
    if not isinstance(ability, Reacting) or type(unit_event.event) not in ability.when.events:
        return
    found = ability.when.matched(AbilityContext(state, cast, names=borne.values), unit_event)
    if found is not None:
        label = f"{cast.figure} {borne.name}"
        woken = SkillAnswers(cast.seat, label, cast, borne.name, found.names, unit_event.attack)
        if woken.holds(state) and woken.conditions_hold(state, ability):
            yield woken


@record(frozen=True, slots=True)
class SkillAnswers(TriggeredStep[Arena]):
    """A skill of a unit acts, if the unit is still in combat and the skill not ignored; `names` are bound by its
    trigger.

    HR-COMP-11: its conditions are those at the time of the event; effects of other skills since then do not matter.
    """

    cast: AbilityUse
    skill: str
    names: Mapping[str, Value]
    attack: bool

    def holds(self, state: Arena) -> bool:
        if self.cast.figure not in state.units or not within_its_limit(LimitedUse(state, self.cast)):
            return False
        return any(each.cast.ability == self.cast.ability for each in working_skills(state, self.cast.figure))

    def conditions_hold(self, state: Arena, ability: Reacting) -> bool:
        """Whether the conditions of the skill hold."""
        context = AbilityContext(state, self.cast, self, {**self.names, TARGET: (self.cast.figure,)})
        return all_conditions_hold(context, ability.condition)

    def run(self, state: Arena) -> Do[Arena]:
        if not self.holds(state):
            return Do()
        return Do(then=(Perform(self.cast, self.skill, self.names),))


@record(frozen=True, slots=True)
class Perform(Question[Arena]):
    """A triggered skill is carried out; an optional one is first offered to its player (HR-RULE-1)."""

    cast: AbilityUse
    skill: str
    names: Mapping[str, Value]

    def ask(self, state: Arena) -> Decision | Do[Arena]:
        if not state.scenario.definitions[self.cast.ability].may:
            return self._done(state)
        use = choice("use", unit=self.cast.figure, skill=self.skill, rules=("HR-RULE-1", "HR-COMP-4"))
        prompt = message("prompt-hoplomachus-use", unit=self.cast.figure, skill=self.skill)
        return Decision((self.cast.seat,), "use", prompt, (use, choice("decline", rules=("HR-RULE-1",))))

    def take(self, state: Arena, answer: Choice) -> Do[Arena]:
        return self._done(state) if answer.kind == "use" else Do()

    def _done(self, state: Arena) -> Do[Arena]:
        cast = self.cast
        triggered = SkillTriggered(unit=cast.figure, skill=self.skill, rules=("HR-TURN-8",))
        return Do(
            (triggered, *count_use(LimitedUse(state, cast))), (resolution_step(cast, (cast.figure,), self.names),)
        )
