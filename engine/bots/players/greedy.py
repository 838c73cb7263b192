"""`greedy`: takes the choice that the evaluator of its game currently rates highest; ties are broken at random.

In a game without an evaluator it plays at random, because all choices are equal.
"""

from __future__ import annotations

from engine.bots.memory import Memory
from engine.bots.work_limit import best_choices
from engine.kernel.chance.rolls import Stream
from engine.kernel.data.choice import Choice
from engine.kernel.state.decision import Decision
from engine.kernel.state.game_state import State


def choose(view: State, decision: Decision, seat: str, stream: Stream, memory: Memory) -> Choice:
    """The best of the seat's choices, ignoring standing ones (concede, offer a draw)."""
    mine: tuple[Choice, ...] = decision.choices_of(seat)
    if len(mine) == 1:
        return mine[0]
    equals = best_choices(view, mine, seat, memory.only_known())
    return equals[stream.next_below(len(equals))]
