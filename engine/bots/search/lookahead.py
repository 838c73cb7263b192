"""Look-ahead search: the most promising choices are played on while the budget lasts, and the best one wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.bots.evaluator import PositionEvaluator, RatedChoice, evaluator_of
from engine.bots.memory import Memory
from engine.bots.search.determinization import imagined_game
from engine.bots.search.rollout import Budget, Rollout
from engine.bots.work_limit import rated_choices
from engine.kernel.chance.rolls import Stream
from engine.kernel.data.choice import Choice
from engine.kernel.state.game_state import State

MOST_OF_A_KIND = 5


def candidates(rated: Sequence[RatedChoice]) -> Iterator[RatedChoice]:
    """The choices to examine, the best ones first; of equal ones the first offered."""
    seen = Counter[str]()
    for each in sorted(rated, key=lambda each: -each.worth):
        seen[each.choice.kind] += 1
        if seen[each.choice.kind] <= MOST_OF_A_KIND:
            yield each


NODES = 90
"""The number of answers that are simulated for a decision."""
MARGIN = 0.5
"""The margin by which another choice must be better than the one that the evaluator rates highest.

A choice that prepares the chosen one needs no margin.
"""

ReachedChoices = Sequence[tuple[RatedChoice, float]]
"""Choices, the one rated highest first, and the value of the position that each leads to."""


def best_by_lookahead(
    view: State, choices: Sequence[Choice], seat: str, stream: Stream, prospects: PositionEvaluator, memory: Memory
) -> Choice:
    """The choice that leads to the best position; the one rated highest by the evaluator if that is hardly worse."""
    looked = choices_to_play_on(view, choices, seat, prospects, memory)
    if len(looked) == 1:
        return looked[0].choice
    reached = tuple(values_reached(view, looked, seat, stream, prospects, memory.only_known(), Budget(NODES)))
    return _chosen(reached, prospects).choice if reached else looked[0].choice


def choices_to_play_on(
    view: State, choices: Sequence[Choice], seat: str, prospects: PositionEvaluator, memory: Memory
) -> Sequence[RatedChoice]:
    """The choices to be played on, the one rated highest first."""
    rated = rated_choices(evaluator_of(view), view, choices, seat, memory.only_known())
    return tuple(candidates([RatedChoice(*each) for each in prospects.open_to(view, rated)]))


def _chosen(reached: ReachedChoices, prospects: PositionEvaluator) -> RatedChoice:
    """The choice that leads to the best position; the one rated highest if that is hardly worse.

    If another choice prepares this one and leads to a better position, it comes first.
    """
    best = max(reached, key=lambda each: each[1])
    chosen, worth = best if best[1] > reached[0][1] + MARGIN else reached[0]
    first = [each for each in reached if prospects.prepares.get(each[0].choice.kind) == chosen.choice.kind]
    before, with_it = max(first, key=lambda each: each[1], default=(chosen, worth))
    return before if with_it > worth else chosen


def values_reached(
    view: State,
    looked: Sequence[RatedChoice],
    seat: str,
    stream: Stream,
    prospects: PositionEvaluator,
    memory: Memory,
    budget: Budget,
) -> Iterator[tuple[RatedChoice, float]]:
    """The choices that fit in the budget, and the value that each leads to; all in the same imagined game."""
    game = imagined_game(view, seat, stream)
    for candidate in looked:
        found = Rollout(game.branch(), seat, prospects, budget, memory).after(candidate)
        if found is None:
            return
        yield candidate, found
