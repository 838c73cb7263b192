"""Triggers: what waits for an event, asked for in order, and looked at again when its turn comes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.kernel.choice import Choice
from engine.kernel.decision import Decision
from engine.kernel.state import State
from engine.kernel.step import Do, Question, S, Step
from engine.kernel.word import word


@dataclass(frozen=True, slots=True)
class Trigger(Step[S]):
    """A step that an event sets off. `seat` orders it among its own; `label` tells it from the others."""

    seat: str
    label: str

    def holds(self, state: S) -> bool:
        """Whether it still applies, now that its turn has come."""
        return True


@dataclass(frozen=True, slots=True)
class InOrder(Question[S]):
    """Triggers of one event and one seat, which says which is next while more than one still applies."""

    triggers: tuple[Trigger[S], ...]

    def ask(self, state: S) -> Decision | Do[S]:
        left = tuple(each for each in self.triggers if each.holds(state))
        if not left:
            return Do()
        if len(left) == 1:
            return Do(then=left)
        seat = left[0].seat
        choices = tuple(Choice("order", {"next": each.label}, seat) for each in left)
        return Decision((seat,), "order", word("prompt-order", seat=seat), choices)

    def take(self, state: S, answer: Choice) -> Do[S]:
        chosen = next(each for each in self.triggers if each.label == answer["next"])
        rest = tuple(each for each in self.triggers if each is not chosen and each.holds(state))
        return Do(then=(chosen, InOrder(rest)) if rest else (chosen,))


def in_order(triggers: Sequence[Trigger[S]], seats: Sequence[str]) -> tuple[Step[S], ...]:
    """The steps that run the triggers: seat by seat as named, each seat's own in the order it likes."""
    by_seat = {seat: tuple(each for each in triggers if each.seat == seat) for seat in seats}
    return tuple(InOrder(own) for own in by_seat.values() if own)


def active_first(state: State, active: str) -> tuple[str, ...]:
    """The seats in turn order from the active one."""
    at = state.seats.index(active)
    return state.seats[at:] + state.seats[:at]
