"""Triggers: reactions to an event, ordered by the players and checked again when their turn comes."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.data.choice import Choice
from engine.kernel.data.field_marks import SeatName
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.state.decision import Decision
from engine.kernel.state.game_state import State
from engine.kernel.state.step import Do, Question, S, Step

CHECKS = 5
"""The number of checks whether a trigger applies that count as one unit of work."""


@record(frozen=True, slots=True)
class TriggeredStep(Step[S]):
    """A step triggered by an event, owned by this `seat`; `label` distinguishes it from the others of its group.

    Groups run in the order of the system's precedence; within a group a seat chooses the order. By default a group is
    all triggers of one seat, and that seat chooses. Triggers with the same label are interchangeable: the first of them
    runs first. A trigger carries all the data it needs, because the frame in which it was triggered may have ended when
    it runs.
    """

    seat: SeatName
    label: str

    @property
    def group(self) -> str:
        """The group of the trigger; the precedence of the system names the groups."""
        return self.seat

    def ordered_by(self, state: S) -> str:
        """The seat that chooses the order within the group."""
        return self.group

    def holds(self, state: S) -> bool:
        """Whether it still applies when it is about to run."""
        return True


@record(frozen=True, slots=True)
class InOrder(Question[S]):
    """Triggers of one event and one group; while more than one still applies, a seat chooses which is next."""

    triggers: tuple[TriggeredStep[S], ...]

    def ask(self, state: S) -> Decision | Do[S]:
        left = self._left(state)
        if not left:
            return Do()
        labels = tuple(dict.fromkeys(each.label for each in left))
        if len(labels) == 1:
            return self._first(left, labels[0])
        seat = left[0].ordered_by(state)
        choices = tuple(Choice("order", {"next": label}, seat) for label in labels)
        return Decision((seat,), "order", message("prompt-order", seat=seat), choices)

    def take(self, state: S, answer: Choice) -> Do[S]:
        return self._first(self._left(state), answer.text("next"))

    def _left(self, state: S) -> tuple[TriggeredStep[S], ...]:
        """The triggers that still apply."""
        state.meter.work += len(self.triggers) // CHECKS
        return tuple(each for each in self.triggers if each.holds(state))

    def _first(self, left: tuple[TriggeredStep[S], ...], label: str) -> Do[S]:
        """Run the first trigger with that label, then the others."""
        at = next(place for place, each in enumerate(left) if each.label == label)
        rest = left[:at] + left[at + 1 :]
        return Do(then=(left[at], InOrder(rest)) if rest else left)


def in_order(triggers: Sequence[TriggeredStep[S]], groups: Sequence[str]) -> tuple[Step[S], ...]:
    """The steps that run the triggers: group by group, within a group in the order that a seat chooses."""
    grouped: dict[str, tuple[TriggeredStep[S], ...]] = dict.fromkeys(groups, ())
    for each in triggers:
        if each.group not in grouped:
            raise ValueError(f"the precedence of groups leaves out {each.group}")
        grouped[each.group] = (*grouped[each.group], each)
    return tuple(InOrder(own) for own in grouped.values() if own)


def active_first(state: State, active: str) -> tuple[str, ...]:
    """The seats in turn order from the active one."""
    at = state.seats.index(active)
    return state.seats[at:] + state.seats[:at]
