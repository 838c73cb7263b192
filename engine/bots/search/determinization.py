"""Determinization: a full state that is consistent with what a seat knows, played on with the lowest dice."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from engine.kernel.chance.rolls import ChanceRequest, KeyedDice, Stream
from engine.kernel.data.record import record
from engine.kernel.data.value import Value
from engine.kernel.play.game import Game, resume_game
from engine.kernel.play.view import imagine
from engine.kernel.rules.game_system import GameSystem
from engine.kernel.state.game_state import State
from engine.registry import probes, systems

MOST_MISSES = 100
"""The number of dice after which results are random: a tie may be thrown again until it is broken."""
MANY = 2**53


def imagined_game(view: State, seat: str, stream: Stream) -> Game[Any]:
    """A game that continues from a state consistent with the view; hidden cards and draws come from the stream."""
    system = _by_state()[type(view)]
    world = imagine(system, view, seat, stream)
    return resume_game(system, world, LowestDice(world.dice, KeyedDice(stream.next_below(MANY))))


@record(frozen=True, slots=True)
class LowestDice:
    """Dice that always show the lowest face, as the expected value of a throw is computed from its odds; draws are
    random."""

    since: int
    then: KeyedDice

    def result(self, throw: ChanceRequest) -> Value:
        if throw.is_die and throw.d < self.since + MOST_MISSES:
            return throw.outcomes[0]
        return self.then.result(throw)


@cache
def _by_state() -> Mapping[type[State], GameSystem[Any]]:
    return {system.state: system for system in (*probes().values(), *systems().values())}
