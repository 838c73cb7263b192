"""BG-ABIL-4: side missions: put in play by a bonus, scored when completed, lost when the activation ends."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.abilities.ability_use import AbilityUse
from engine.abilities.context import AbilityContext
from engine.abilities.kinds import all_conditions_hold
from engine.kernel.data.record import record
from engine.kernel.data.value import expect
from engine.kernel.rules.clauses import effect
from engine.kernel.rules.triggers import TriggeredStep
from engine.kernel.state.event import Event
from engine.kernel.state.step import Do
from engine.systems.battleground.abilities.events import MissionCompleted, MissionTaken
from engine.systems.battleground.abilities.types.missions import Mission
from engine.systems.battleground.activation_frame import active
from engine.systems.battleground.combat.attack_context import attack_of_event
from engine.systems.battleground.combat.wounds import is_in_play
from engine.systems.battleground.state import Battle, FigureOrNone


class MissionInPlay(NamedTuple):
    """A side mission in play, and the character it was played for."""

    card: str
    figure: str


@effect("BG-ABIL-4")
def mission_begun(state: Battle, card: str) -> tuple[Event[Battle], ...]:
    """The mission is put in play for the acting character."""
    return (MissionTaken(figure=active(state), card=card, rules=("BG-ABIL-4",)),)


def in_play(state: Battle) -> Iterator[MissionInPlay]:
    """All missions in play, including those of interrupted activations."""
    for frame in state.frames:
        for card in expect(frame.values.get("missions", ()), tuple, "missions"):
            yield MissionInPlay(expect(card, str, "missions"), expect(frame.values["active"], str, "active"))


def missions_come_true(state: Battle, event: Any) -> tuple[TriggeredStep[Battle], ...]:
    """BG-ABIL-4: the missions that an event completes."""
    return completed_by(state, event) if state.frames else ()


@effect("BG-ABIL-4")
def completed_by(state: Battle, event: Any) -> tuple[TriggeredStep[Battle], ...]:
    """Each mission in play that this event completes."""
    found = []
    for card, figure in in_play(state):
        mission = state.scenario.cards[card].mission
        if mission is not None and comes_true(state, mission, card, figure, event):
            found.append(MissionScores(state.card(figure).seat, card, figure))
    return tuple(found)


@record(frozen=True, slots=True)
class MissionScores(TriggeredStep[Battle]):
    """BG-ABIL-4: a completed mission scores once; its label is the card."""

    figure: FigureOrNone

    def holds(self, state: Battle) -> bool:
        # BG-WOUND-2: If its character was knocked out, the activation is over, and the mission is lost.
        if not is_in_play(state, self.figure):
            return False
        return MissionInPlay(self.label, self.figure) in in_play(state)

    def run(self, state: Battle) -> Do[Battle]:
        mission = state.scenario.cards[self.label].mission
        if mission is None or not self.holds(state):
            return Do()
        return Do(
            (
                MissionCompleted(
                    seat=self.seat, figure=self.figure, card=self.label, points=mission.vp, rules=("BG-ABIL-4",)
                ),
            )
        )


def comes_true(state: Battle, mission: Mission, card: str, figure: str, event: Any) -> bool:
    """Whether an event is what a mission waits for that was played for a figure."""
    if type(event) not in mission.when.events:
        return False
    attack = attack_of_event(state, event)
    about = attack if attack is not None and attack.target else None
    cast = AbilityUse(state.card(figure).seat, figure, card, figure)
    context = mission.when.matched(AbilityContext(state, cast, about), event)
    return context is not None and all_conditions_hold(context, mission.condition)
