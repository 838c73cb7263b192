"""Choices that a judge weighs one after another for as long as it may think: what takes too long is cut short."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from engine.bots.judging import Judge, Judged, Prospects, all_best, judge_of
from engine.bots.memory import Memory
from engine.kernel.data.choice import Choice
from engine.kernel.state.game_state import State
from engine.kernel.state.look_budget import LookBudget

MOST_WORK = 60_000
"""Steps, looks and numbers for one decision, about two seconds; no game that ships comes near it."""


class WhileItLasts(Sequence[Choice]):
    """The choices in their order, until so much work was done; the first one is always among them."""

    def __init__(self, choices: Sequence[Choice], looks: LookBudget, most: int) -> None:
        self._choices = choices
        self._looks = looks
        self._most = looks.work + most

    def __iter__(self) -> Iterator[Choice]:
        for number, each in enumerate(self._choices):
            if number and not self.last():
                return
            yield each

    def last(self) -> bool:
        """Whether there is time for more."""
        return self._looks.work <= self._most

    def __len__(self) -> int:
        return len(self._choices)

    @overload
    def __getitem__(self, at: int) -> Choice: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Choice]: ...
    def __getitem__(self, at: int | slice) -> Choice | Sequence[Choice]:
        return self._choices[at]


def weighed(evaluator: Judge, view: State, choices: Sequence[Choice], seat: str, memory: Memory) -> Sequence[Judged]:
    """The choices that there is time for, and what the evaluator says they are worth.

    Work is counted, and no time is taken, so that a bot chooses the same wherever it plays.
    """
    counted, some = _attentive(view, choices)
    return tuple(map(Judged, choices, evaluator(counted, some, seat, memory)))


def best_choices(view: State, choices: Sequence[Choice], seat: str, memory: Memory) -> Sequence[Choice]:
    """Of the choices that there is time for, those that are worth most, in the order on offer."""
    at_one_go = all_best().get(type(view))
    if at_one_go is not None:
        counted, some = _attentive(view, choices)
        return at_one_go(counted, some, seat, memory, some.last)
    rated = weighed(judge_of(view), view, choices, seat, memory)
    most = max(each.worth for each in rated)
    return [each.choice for each in rated if each.worth == most]


def glanced(
    prospects: Prospects, view: State, choices: Sequence[Choice], seat: str, memory: Memory
) -> Sequence[tuple[Choice, float]]:
    """Of the choices that look best at a glance, those that there is time for, and what they are worth."""
    counted, some = _attentive(view, choices)
    return prospects.glanced(counted, some, seat, memory)


def _attentive(view: State, choices: Sequence[Choice]) -> tuple[State, WhileItLasts]:
    """The view with a count of its own, and the choices for as long as that lasts."""
    looks = LookBudget()
    return view.but(meter=looks), WhileItLasts(choices, looks, MOST_WORK)
