"""The best of many choices: moves are evaluated fully only while they can still be best.

An upper bound of a move is cheap: as if no enemy could attack the figure there, and as if its best attack knocked out
its target for sure. A move whose bound is lower than the value of another choice need not be evaluated.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from heapq import heapify, heappop, heappush
from math import inf

from engine.bots.evaluators.battleground.action_value import moving_at_most, moving_unharmed
from engine.bots.evaluators.battleground.choice_value import worth_of
from engine.bots.evaluators.battleground.focus_value import with_focus_first
from engine.bots.evaluators.battleground.observation import Observation
from engine.bots.memory import Memory
from engine.kernel.data.choice import Choice
from engine.systems.battleground.state import Battle

SLACK = 1e-6
"""The amount added to bounds, because sums of the same numbers may differ in their last digits."""
CLOSER: tuple[Callable[[Observation, Choice], float], ...] = (moving_at_most, moving_unharmed)
"""Bounds of the value of a move, each tighter and more expensive than the one before."""


def best(
    view: Battle,
    choices: Sequence[Choice],
    seat: str,
    memory: Memory | None = None,
    goes_on: Callable[[], bool] = lambda: True,
) -> Sequence[Choice]:
    """The choices with the highest value for the seat, as if all had been rated, unless the work limit is reached."""
    observed = Observation(view, seat, memory=memory)
    moves = {number for number, each in enumerate(choices) if _is_own_move(observed, each)}
    alone = {number: worth_of(observed, each) for number, each in enumerate(choices) if number not in moves}
    worth = dict(with_focus_first(observed, choices, alone))
    most = max(worth.values(), default=-inf)
    waiting = [(-CLOSER[0](observed, choices[number]) - SLACK, 0, number) for number in moves]
    heapify(waiting)
    while waiting and -waiting[0][0] >= most and (goes_on() or not worth):
        _, looked, number = heappop(waiting)
        if looked + 1 < len(CLOSER):
            bound = CLOSER[looked + 1](observed, choices[number]) + SLACK
            heappush(waiting, (-bound, looked + 1, number))
        else:
            worth[number] = worth_of(observed, choices[number])
            most = max(most, worth[number])
    return [choices[number] for number in sorted(worth) if worth[number] == most]


def _is_own_move(observed: Observation, choice: Choice) -> bool:
    return choice.kind == "move" and observed.is_own(choice.text("figure"))
