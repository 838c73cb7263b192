"""A limit to the work of one decision: choices are evaluated one after another until it is reached.

Work is counted instead of time, so that a bot makes the same choices on every machine.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from engine.bots.evaluator import Evaluator, PositionEvaluator, RatedChoice, all_best_choices, evaluator_of
from engine.bots.memory import Memory
from engine.kernel.data.choice import Choice
from engine.kernel.state.game_state import State
from engine.kernel.state.look_budget import LookBudget

MOST_WORK = 60_000
"""Steps, lookups and computed numbers for one decision, about two seconds; no shipped game comes near it."""


class LimitedChoices(Sequence[Choice]):
    """The choices in order, until the limit is reached; the first one is always included."""

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


def rated_choices(
    evaluator: Evaluator, view: State, choices: Sequence[Choice], seat: str, memory: Memory
) -> Sequence[RatedChoice]:
    """The choices within the work limit, with their values.

    Work is counted instead of time, so that a bot makes the same choices on every machine.
    """
    counted, some = _limited(view, choices)
    return tuple(map(RatedChoice, choices, evaluator(counted, some, seat, memory)))


def best_choices(view: State, choices: Sequence[Choice], seat: str, memory: Memory) -> Sequence[Choice]:
    """Of the choices within the work limit, those with the highest value, in the order offered."""
    at_one_go = all_best_choices().get(type(view))
    if at_one_go is not None:
        counted, some = _limited(view, choices)
        return at_one_go(counted, some, seat, memory, some.last)
    rated = rated_choices(evaluator_of(view), view, choices, seat, memory)
    most = max(each.worth for each in rated)
    return [each.choice for each in rated if each.worth == most]


def rate_within_limit(
    prospects: PositionEvaluator, view: State, choices: Sequence[Choice], seat: str, memory: Memory
) -> Sequence[tuple[Choice, float]]:
    """Of the choices that look best at a glance, those within the work limit, with their values."""
    counted, some = _limited(view, choices)
    return prospects.rate_promising_choices(counted, some, seat, memory)


def _limited(view: State, choices: Sequence[Choice]) -> tuple[State, LimitedChoices]:
    """The view with a work counter of its own, and the choices as long as the limit is not reached."""
    looks = LookBudget()
    return view.but(meter=looks), LimitedChoices(choices, looks, MOST_WORK)
