"""BG-ABIL-5: the moments of an activation or interruption, and the passives that act at them in the order one likes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.kernel.clauses import effect
from engine.kernel.step import Do, Step
from engine.kernel.triggers import Trigger, in_order
from engine.systems.battleground.abilities import MomentName, Timely
from engine.systems.battleground.ability_events import AbilityTriggered
from engine.systems.battleground.casting import Consequences
from engine.systems.battleground.marks import affects
from engine.systems.battleground.performing import Perform
from engine.systems.battleground.state import Battle
from engine.systems.battleground.targets import Cast


@dataclass(frozen=True, slots=True)
class Moment(Step[Battle]):
    """A moment of the activation or interruption of a figure."""

    name: MomentName
    figure: str

    def run(self, state: Battle) -> Do[Battle]:
        return Do(then=in_order(acting_now(state, self), state.seats))


@effect("BG-ABIL-5")
def acting_now(state: Battle, moment: Moment) -> tuple[Trigger[Battle], ...]:
    """What acts at this moment; several at once are ordered by the player whose activation or interruption it is."""
    if moment.figure not in state.figures:
        return ()
    return (*_passives(state, moment), *_marks(state, moment))


def _passives(state: Battle, moment: Moment) -> Iterator[Trigger[Battle]]:
    seat = state.figures[moment.figure].seat
    for known in state.setting.lore.carried[moment.figure]:
        if isinstance(known.ability, Timely) and known.ability.when == moment.name:
            yield PassiveActs(seat, known.key, moment.figure)


def _marks(state: Battle, moment: Moment) -> Iterator[Trigger[Battle]]:
    seat, meanings = state.figures[moment.figure].seat, state.setting.lore.marks
    for key, mark in sorted(state.marks.items()):
        if meanings[mark.name].when == moment.name:
            trigger = MarkActs(mark.seat, key, moment.figure, seat)
            if trigger.holds(state):
                yield trigger


@dataclass(frozen=True, slots=True)
class PassiveActs(Trigger[Battle]):
    """BG-ABIL-1: a passive does what it says, once for each time it is triggered; its label is the ability."""

    figure: str

    def holds(self, state: Battle) -> bool:
        return self.figure in state.figures

    def run(self, state: Battle) -> Do[Battle]:
        return Do(then=(Perform(Cast(self.seat, self.figure, self.label)),))


@dataclass(frozen=True, slots=True)
class MarkActs(Trigger[Battle]):
    """BG-FX-5: a mark of a seat does what it says to a character that it affects; its label is the mark."""

    figure: str
    turn_of: str
    """Whose activation or interruption it is."""

    @property
    def group(self) -> str:
        """BG-ABIL-5: it is ordered among what acts at this moment by the player who acts, whoever laid the mark."""
        return self.turn_of

    def holds(self, state: Battle) -> bool:
        there = self.figure in state.figures and self.label in state.marks
        return there and affects(state, state.marks[self.label], self.figure)

    def run(self, state: Battle) -> Do[Battle]:
        mark = state.marks[self.label]
        triggered = AbilityTriggered(figure=self.figure, ability=mark.name, rules=("BG-FX-5",))
        return Do((triggered,), (Consequences("mark", Cast(mark.seat, "", mark.name), self.figure),))
