"""`random`: takes any of its choices, each equally often."""

from __future__ import annotations

from typing import Any

from engine.bots.memory import Memory
from engine.kernel.chance.rolls import Stream
from engine.kernel.data.choice import Choice
from engine.kernel.state.decision import Decision
from engine.kernel.state.game_state import State


def choose(view: State, decision: Decision, seat: str, stream: Stream, memory: Memory | None = None) -> Choice:
    """One of the seat's choices, ignoring standing ones (concede, offer a draw)."""
    mine: tuple[Any, ...] = decision.choices_of(seat)
    chosen: Choice = mine[stream.next_below(len(mine))]
    return chosen
