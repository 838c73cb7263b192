"""HR-TURN-1: the base class of phase decisions: a seat acts until it ends the phase or has no action left."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engine.kernel.data.choice import Choice, choice
from engine.kernel.data.field_marks import SeatName
from engine.kernel.data.message import Message
from engine.kernel.data.record import record
from engine.kernel.rules.action import Action, Wish, offered
from engine.kernel.state.decision import Decision
from engine.kernel.state.step import Do, Question
from engine.systems.hoplomachus.state import Arena

NEXT = "next-phase"


def goes_on(state: Arena) -> Iterator[Choice]:
    """The choice to end the phase."""
    return iter((choice(NEXT, rules=("HR-TURN-1",)),))


NEXT_PHASE: Action[Arena, Wish[Arena]] = Action(NEXT, (), Wish, goes_on)


@record(frozen=True, slots=True)
class InPhase(Question[Arena]):
    """The next action of the seat in its phase. Without any choice it is not asked, unless that would reveal a
    secret."""

    kind: ClassVar[str]
    prompt: ClassVar[Message]
    seat: SeatName

    def ask(self, state: Arena) -> Decision | Do[Arena]:
        choices = offered(self.offers, state)
        if all(each.kind == NEXT for each in choices) and not self.asks_anyway(state):
            return Do()
        return Decision((self.seat,), self.kind, self.prompt, choices)

    def asks_anyway(self, state: Arena) -> bool:
        """Whether the seat is asked even if it can only end the phase."""
        return False

    def take(self, state: Arena, answer: Choice) -> Do[Arena]:
        return Do() if answer.kind == NEXT else self.act(state, answer)

    def act(self, state: Arena, answer: Choice) -> Do[Arena]:
        """The steps of the chosen action."""
        raise NotImplementedError
