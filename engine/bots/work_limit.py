"""A limit to the work of one decision: choices are evaluated one after another until it is reached.

Work is counted and no time is taken, so that a bot chooses the same wherever it plays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from engine.bots.evaluator import Evaluator, PositionEvaluator, RatedChoice, all_best_choices, evaluator_of
from engine.bots.memory import Memory
from engine.kernel.data.choice import Choice
from engine.kernel.state.game_state import State
from engine.kernel.state.look_budget import LookBudget

MOST_WORK = 60_000
"""Steps, looks and numbers for one decision, about two seconds; no game that ships comes near it."""


class LimitedChoices(Sequence[Choice]):
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


def rated_choices(
    evaluator: Evaluator, view: State, choices: Sequence[Choice], seat: str, memory: Memory
) -> Sequence[RatedChoice]:
    """The choices that there is time for, and what the evaluator says they are worth.

    Work is counted, and no time is taken, so that a bot chooses the same wherever it plays.
    """
    counted, some = _limited(view, choices)
    return tuple(map(RatedChoice, choices, evaluator(counted, some, seat, memory)))


def best_choices(view: State, choices: Sequence[Choice], seat: str, memory: Memory) -> Sequence[Choice]:
    """Of the choices that there is time for, those that are worth most, in the order on offer."""
    at_one_go = all_best_choices().get(type(view))
    if at_one_go is not None:
        counted, some = _limited(view, choices)
        return at_one_go(counted, some, seat, memory, some.last)
    rated = rated_choices(evaluator_of(view), view, choices, seat, memory)
    most = max(each.worth for each in rated)
    return [each.choice for each in rated if each.worth == most]


def glanced(
    prospects: PositionEvaluator, view: State, choices: Sequence[Choice], seat: str, memory: Memory
) -> Sequence[tuple[Choice, float]]:
    """Of the choices that look best at a glance, those that there is time for, and what they are worth."""
    counted, some = _limited(view, choices)
    return prospects.glanced(counted, some, seat, memory)


def _limited(view: State, choices: Sequence[Choice]) -> tuple[State, LimitedChoices]:
    """The view with a count of its own, and the choices for as long as that lasts."""
    looks = LookBudget()
    return view.but(meter=looks), LimitedChoices(choices, looks, MOST_WORK)
