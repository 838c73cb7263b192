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
    """A step that an event sets off. `seat` orders it among its own; `label` tells it from the others there.

    Those with the same label are as good as each other: the first of them runs first. A trigger carries what it needs,
    for the frame it was set off in may have ended when its turn comes.
    """

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
        labels = tuple(dict.fromkeys(each.label for each in left))
        if len(labels) == 1:
            return self._first(left, labels[0])
        seat = left[0].seat
        choices = tuple(Choice("order", {"next": label}, seat) for label in labels)
        return Decision((seat,), "order", word("prompt-order", seat=seat), choices)

    def take(self, state: S, answer: Choice) -> Do[S]:
        return self._first(tuple(each for each in self.triggers if each.holds(state)), answer.text("next"))

    def _first(self, left: tuple[Trigger[S], ...], label: str) -> Do[S]:
        """The first of that label, then the others."""
        at = next(place for place, each in enumerate(left) if each.label == label)
        rest = left[:at] + left[at + 1 :]
        return Do(then=(left[at], InOrder(rest)) if rest else left)


def in_order(triggers: Sequence[Trigger[S]], seats: Sequence[str]) -> tuple[Step[S], ...]:
    """The steps that run the triggers: seat by seat as named, each seat's own in the order it likes."""
    unnamed = {each.seat for each in triggers}.difference(seats)
    if unnamed:
        raise ValueError(f"the precedence of seats leaves out {', '.join(sorted(unnamed))}")
    by_seat = {seat: tuple(each for each in triggers if each.seat == seat) for seat in seats}
    return tuple(InOrder(own) for own in by_seat.values() if own)


def active_first(state: State, active: str) -> tuple[str, ...]:
    """The seats in turn order from the active one."""
    at = state.seats.index(active)
    return state.seats[at:] + state.seats[:at]
