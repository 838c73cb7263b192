"""Determinization: a full state that fits what a seat knows, played on with dice that fall as low as they can."""

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
"""After so many dice luck is as it comes: a tie may be thrown again until it is broken."""
MANY = 2**53


def imagined_game(view: State, seat: str, stream: Stream) -> Game[Any]:
    """A game that goes on from a state that fits the view; what is hidden or drawn comes from the stream."""
    system = _by_state()[type(view)]
    world = imagine(system, view, seat, stream)
    return resume_game(system, world, LowestDice(world.dice, KeyedDice(stream.below(MANY))))


@record(frozen=True, slots=True)
class LowestDice:
    """Dice that fall as low as they can, for what a throw promises is reckoned by its odds; draws from a stream."""

    since: int
    then: KeyedDice

    def result(self, throw: ChanceRequest) -> Value:
        if throw.is_die and throw.d < self.since + MOST_MISSES:
            return throw.outcomes[0]
        return self.then.result(throw)


@cache
def _by_state() -> Mapping[type[State], GameSystem[Any]]:
    return {system.state: system for system in (*probes().values(), *systems().values())}
