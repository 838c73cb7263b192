"""`search`: plays its best choices on in an imagined game to the end of its turn, and takes the one that ends best.

In a game without a position evaluator it plays like `greedy`.
"""

from __future__ import annotations

from engine.bots.evaluator import all_position_evaluators
from engine.bots.memory import Memory
from engine.bots.players import greedy
from engine.bots.search.lookahead import best_by_lookahead
from engine.kernel.chance.rolls import Stream
from engine.kernel.data.choice import Choice
from engine.kernel.state.decision import Decision
from engine.kernel.state.game_state import State


def choose(view: State, decision: Decision, seat: str, stream: Stream, memory: Memory) -> Choice:
    """The best choice by looking ahead, or by evaluation if looking ahead does not decide."""
    mine = decision.choices_of(seat)
    prospects = all_position_evaluators().get(type(view))
    if prospects is None or len(mine) == 1 or decision.kind not in prospects.looked_at:
        return greedy.choose(view, decision, seat, stream, memory)
    return best_by_lookahead(view, mine, seat, stream, prospects, memory)
