"""Moments: events that change nothing but may trigger abilities, and the steps that emit them (BG-ABIL-5).

They are not shown to players. The end of a movement comes after the figure was turned, before guards react (BG-INT-4).
"""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from engine.kernel.data.record import record
from engine.kernel.state.event import Event
from engine.kernel.state.step import Do, Step
from engine.systems.battleground.movement.events import How
from engine.systems.battleground.state import Battle, FigureOrNone, Phase

MomentName: TypeAlias = Literal["on-activation", "end-of-activation", "on-interruption", "end-of-interruption"]


@record(frozen=True, slots=True, kw_only=True)
class Passing(Event[Battle]):
    """A moment, which does not change the state."""

    quiet: ClassVar[bool] = True

    def evolve(self, state: Battle) -> Battle:
        return state


def passing(state: Battle, *events: Passing) -> Do[Battle]:
    """The moments as events, if any ability waits for them."""
    return Do(tuple(each for each in events if type(each) in state.scenario.ability_index.heard))


@record(frozen=True, slots=True, kw_only=True)
class MomentCame(Passing):
    """BG-ABIL-5: a moment of an activation or an interruption."""

    moment: MomentName
    figure: str


@record(frozen=True, slots=True, kw_only=True)
class Falling(Passing):
    """BG-WOUND-1: a character is beaten, and still on the map for a moment; `by` and `weapon` give the cause."""

    figure: str
    by: str | None = None
    weapon: str | None = None


@record(frozen=True, slots=True, kw_only=True)
class WoundedByWeapon(Passing):
    """BG-TEST-7: a character suffered wounds by the table of a weapon."""

    figure: str
    by: str
    weapon: str
    wounds: int


@record(frozen=True, slots=True, kw_only=True)
class ShiftStopped(Passing):
    """BG-SHIFT-5: something stopped a push or pull early."""

    figure: str
    by: str
    how: How


@record(frozen=True, slots=True, kw_only=True)
class MovementEnded(Passing):
    """BG-INT-4: a figure arrived at the end of a movement, and was turned."""

    figure: str
    how: How


@record(frozen=True, slots=True, kw_only=True)
class AttackEnded(Passing):
    """BG-AREA-3: a whole attack is over, and the beaten characters have left."""

    figure: str
    weapon: str
    target: str


@record(frozen=True, slots=True, kw_only=True)
class PhaseEnded(Passing):
    """BG-ROUND-1: all steps of a phase are done."""

    phase: Phase


@record(frozen=True, slots=True, kw_only=True)
class RoundEnded(Passing):
    """BG-ROUND-1: all three phases of a round are over."""

    round: int


@record(frozen=True, slots=True)
class Moment(Step[Battle]):
    """A moment of the activation or interruption of a figure; it is skipped if no ability waits for any."""

    name: MomentName
    figure: FigureOrNone

    def run(self, state: Battle) -> Do[Battle]:
        if self.figure not in state.figures:
            return Do()
        return passing(state, MomentCame(moment=self.name, figure=self.figure))


@record(frozen=True, slots=True)
class ComesToRest(Step[Battle]):
    """A figure that left its hex has arrived."""

    figure: FigureOrNone
    how: How

    def run(self, state: Battle) -> Do[Battle]:
        if self.figure not in state.figures:
            return Do()
        return passing(state, MovementEnded(figure=self.figure, how=self.how))
