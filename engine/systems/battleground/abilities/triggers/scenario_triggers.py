"""Triggered abilities of the scenario itself, ordered among all other triggers by BG-ABIL-5."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.abilities.ability_use import AbilityUse
from engine.abilities.context import AbilityContext
from engine.abilities.kinds import all_conditions_hold
from engine.abilities.runtime.effect_runner import NOBODY, CarryOut, in_its_frame
from engine.kernel.data.choice import Choice, choice
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.rules.triggers import CHECKS, TriggeredStep
from engine.kernel.state.decision import Decision
from engine.kernel.state.step import Do, Question, Step
from engine.systems.battleground.abilities.events import ScenarioActed
from engine.systems.battleground.abilities.limits import LimitedUse, count_use, within_its_limit
from engine.systems.battleground.abilities.types.ability_index import KnownAbility
from engine.systems.battleground.abilities.types.scenario_abilities import ScenarioReacts
from engine.systems.battleground.activation_frame import active, is_acting
from engine.systems.battleground.state import Battle, BoundNames, SeatOrNone


def scenario_reacts(state: Battle, event: Any) -> Iterator[TriggeredStep[Battle]]:
    """The triggers of the scenario's own abilities by an event."""
    waiting = state.scenario.ability_index.of_scenario.get(type(event), ())
    state.meter.work += len(waiting) // CHECKS
    for known in waiting:
        ability = reacting(known)
        seat = ability.seat or _whose_turn(state)
        found = ability.when.matched(AbilityContext(state, AbilityUse(seat, "", known.key)), event)
        if found is not None:
            owner = ability.seat or _concerned(state, found) or seat
            act = ScenarioActs(owner, known.key, found.names, _whose_turn(state) if is_acting(state) else owner)
            if act.holds(state):
                yield act


def reacting(known: KnownAbility) -> ScenarioReacts:
    """The reaction of the scenario by a triggered ability."""
    if not isinstance(known.ability, ScenarioReacts):
        raise TypeError(f"{known.key} waits for nothing")
    return known.ability


def _whose_turn(state: Battle) -> str:
    """The seat of the acting figure, otherwise the first player."""
    return state.card(active(state)).seat if is_acting(state) else state.by_precedence()[0]


def _concerned(state: Battle, context: AbilityContext[Battle]) -> str:
    """The player of the figure that the event happens to, if there is one."""
    subject = context.names.get("subject")
    return state.card(subject).seat if isinstance(subject, str) and subject in state.scenario.figures else ""


@record(frozen=True, slots=True)
class ScenarioActs(TriggeredStep[Battle]):
    """An ability of the scenario, triggered for a seat; its label is the ability, `names` are bound by its trigger."""

    names: BoundNames
    turn_of: SeatOrNone

    @property
    def group(self) -> str:
        """BG-ABIL-5: the player of the current activation or interruption orders it."""
        return self.turn_of

    @property
    def cast(self) -> AbilityUse:
        """The use of the ability, without a figure."""
        return AbilityUse(self.seat, "", self.label)

    def holds(self, state: Battle) -> bool:
        so = all_conditions_hold(
            AbilityContext(state, self.cast, names=self.names),
            state.scenario.ability_index.definitions[self.label].condition,
        )
        return so and within_its_limit(LimitedUse(state, self.cast))

    def run(self, state: Battle) -> Do[Battle]:
        return Do(then=(ScenarioOffers(self.cast, self.names),))


@record(frozen=True, slots=True)
class ScenarioOffers(Question[Battle]):
    """An optional ability of the scenario: its player decides whether it happens."""

    cast: AbilityUse
    names: BoundNames

    def ask(self, state: Battle) -> Decision | Do[Battle]:
        if not state.scenario.ability_index.definitions[self.cast.ability].may:
            return self._done(state)
        use = choice("use", ability=self.cast.ability, rules=("BG-ABIL-1",))
        prompt = message("prompt-battleground-scenario-may", ability=self.cast.ability)
        return Decision((self.cast.seat,), "use", prompt, (use, choice("decline", rules=("BG-ABIL-1",))))

    def take(self, state: Battle, answer: Choice) -> Do[Battle]:
        return self._done(state) if answer.kind == "use" else Do()

    def _done(self, state: Battle) -> Do[Battle]:
        cast = self.cast
        acted = ScenarioActed(seat=cast.seat, ability=cast.ability, rules=("BG-ABIL-1",))
        work: Step[Battle] = in_its_frame(cast, CarryOut(cast, (0,), (NOBODY,)), names=self.names)
        return Do((acted, *count_use(state, cast)), (work,))
