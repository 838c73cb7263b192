"""BG-INT-1, -3, -7: execution of an interruption, from the items of the interrupted character to its end."""

from __future__ import annotations

from collections.abc import Mapping

from engine.kernel.data.record import record
from engine.kernel.rules.clauses import effect
from engine.kernel.state.event import Event
from engine.kernel.state.step import Do, Step, Within
from engine.systems.battleground.activation.actions import Act
from engine.systems.battleground.activation.items import ItemsBefore
from engine.systems.battleground.activation_frame import acting_values
from engine.systems.battleground.combat.wounds import OverdueKnockOuts, is_in_play
from engine.systems.battleground.events import ApGained, GuardDropped
from engine.systems.battleground.interruptions.rules import InterruptionKind
from engine.systems.battleground.state import Battle, FigureOrNone
from engine.systems.battleground.trigger_events import Moment

GIVEN_AP = 1
"""BG-INT-1: the action points of an interrupting character."""
RULES: Mapping[InterruptionKind, str] = {"guard": "BG-INT-4", "opportunity": "BG-INT-6", "ability": "BG-INT-1"}
"""The rule for each kind of interruption."""


@record(frozen=True, slots=True, kw_only=True)
class InterruptionDeclared(Event[Battle]):
    """BG-INT-7: a character is about to interrupt another one; abilities "on interruption" already see it as
    interrupting."""

    figure: str
    interrupted: str
    kind: InterruptionKind

    def evolve(self, state: Battle) -> Battle:
        return state


@record(frozen=True, slots=True, kw_only=True)
class InterruptionBegan(InterruptionDeclared):
    """BG-INT-1: a character interrupts another one."""


@record(frozen=True, slots=True, kw_only=True)
class InterruptionEnded(Event[Battle]):
    """BG-INT-3: an interruption ended; its remaining AP are lost."""

    figure: str

    def evolve(self, state: Battle) -> Battle:
        return state


@record(frozen=True, slots=True)
class Interrupt(Step[Battle]):
    """BG-INT-7: the interrupted character's single-use items, then the interruption itself."""

    figure: FigureOrNone
    interrupted: FigureOrNone
    kind: InterruptionKind

    def run(self, state: Battle) -> Do[Battle]:
        begin = BeginInterruption(self.figure, self.interrupted, self.kind)
        return Do(then=(ItemsBefore(self.interrupted), begin, OverdueKnockOuts()))


@record(frozen=True, slots=True)
class BeginInterruption(Step[Battle]):
    """BG-INT-7: the guard token is removed, then "on interruption", actions, "end of interruption"."""

    figure: FigureOrNone
    interrupted: FigureOrNone
    kind: InterruptionKind

    def run(self, state: Battle) -> Do[Battle]:
        # BG-WOUND-2: An item may have knocked out either of them; then the interruption is cancelled.
        if not all(is_in_play(state, name) for name in (self.figure, self.interrupted)):
            return Do()
        moment, seat = Moment("on-interruption", self.figure), state.figures[self.figure].seat
        begin = GiveAp(self.figure, self.interrupted, self.kind)
        # BG-ABIL-5: "On interruption" comes before it begins; by one edition right after that.
        opening = (moment, begin) if state.scenario.profile["on_interruption"] == "before" else (begin, moment)
        steps = (*opening, Act(seat), EndInterruption(self.figure), Moment("end-of-interruption", self.figure))
        values = acting_values(self.figure, 0, self.interrupted, self.kind)
        declared = InterruptionDeclared(
            figure=self.figure, interrupted=self.interrupted, kind=self.kind, rules=("BG-INT-7",)
        )
        return Do((declared, *guard_spent(self)), (Within(steps, subject=self.figure, values=values),))


@effect("BG-INT-5")
def guard_spent(begun: BeginInterruption) -> tuple[Event[Battle], ...]:
    """The guard token is removed when its owner starts a guard interruption, not for an opportunity attack."""
    return (GuardDropped(figure=begun.figure, rules=("BG-INT-5",)),) if begun.kind == "guard" else ()


@record(frozen=True, slots=True)
class GiveAp(Step[Battle]):
    """BG-INT-1: the interruption begins, with one action point."""

    figure: FigureOrNone
    interrupted: FigureOrNone
    kind: InterruptionKind

    def run(self, state: Battle) -> Do[Battle]:
        rule = RULES[self.kind]
        began = InterruptionBegan(figure=self.figure, interrupted=self.interrupted, kind=self.kind, rules=(rule,))
        return Do((began, ApGained(figure=self.figure, ap=GIVEN_AP, rules=("BG-INT-1",))))


@record(frozen=True, slots=True)
class EndInterruption(Step[Battle]):
    """BG-INT-3: the interruption ends."""

    figure: FigureOrNone

    def run(self, state: Battle) -> Do[Battle]:
        return Do((InterruptionEnded(figure=self.figure, rules=("BG-INT-3",)),))
