"""The search: the likeliest choices are played on one after another while the budget lasts, and the best one wins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.bots.attention import weighed
from engine.bots.judging import Judged, Prospects, judge_of
from engine.bots.memory import Memory
from engine.bots.search.candidates import candidates
from engine.bots.search.imagined import imagined_game
from engine.bots.search.playing_out import Budget, PlayOut
from engine.kernel.chance.rolls import Stream
from engine.kernel.data.choice import Choice
from engine.kernel.state.game_state import State

NODES = 90
"""How many answers are imagined for a decision."""
MARGIN = 0.5
"""By how much another choice has to be better than what the evaluator rates highest."""


def best_by_looking_ahead(
    view: State, choices: Sequence[Choice], seat: str, stream: Stream, prospects: Prospects, memory: Memory
) -> Choice:
    """The choice that leads to the best position; what the evaluator rates highest, where that is hardly worse."""
    rated = weighed(judge_of(view), view, choices, seat, memory.only_known())
    looked = tuple(candidates([Judged(*each) for each in prospects.open_to(view, rated)]))
    if len(looked) == 1:
        return looked[0].choice
    reached = tuple(_reached(view, looked, seat, stream, prospects, memory.only_known()))
    if not reached:
        return looked[0].choice
    best, most = max(reached, key=lambda each: each[1])
    return best.choice if most > reached[0][1] + MARGIN else looked[0].choice


def _reached(
    view: State, looked: Sequence[Judged], seat: str, stream: Stream, prospects: Prospects, memory: Memory
) -> Iterator[tuple[Judged, float]]:
    """The choices that the budget lasts for, and what each comes to; all in the same imagined game."""
    game, budget = imagined_game(view, seat, stream), Budget(NODES)
    for candidate in looked:
        found = PlayOut(game.branch(), seat, prospects, budget, memory).after(candidate)
        if found is None:
            return
        yield candidate, found
