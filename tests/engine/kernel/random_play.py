"""Games played at random, for tests that want states and journals as they come up in play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

from engine.kernel.chance.rolls import Stream
from engine.kernel.data.choice import Choice
from engine.kernel.play.game import Game, start_game
from engine.kernel.rules.game_system import GameSystem
from engine.kernel.state.game_state import State
from engine.registry import probes, system_named

PROBES = tuple(probes())
MOST = 400


def turns(game: Game[Any], seed: int, most: int = MOST) -> Iterator[tuple[str, Choice]]:
    """Play on at random; before each answer, tells who is about to give it, and which."""
    rng = Stream(seed, "player")
    for _ in range(most):
        decision = game.decision
        if decision is None:
            return
        given = decision.choices[rng.next_below(len(decision.choices))]
        seat = given.seat or decision.seats[rng.next_below(len(decision.seats))]
        yield seat, given
        game.apply(given, seat)


def played(system: GameSystem[Any], seed: int, most: int = MOST) -> Game[Any]:
    """A game after at most so many random answers."""
    game = start_game(system, {}, seed)
    for _ in turns(game, seed, most):
        pass
    return game


@st.composite
def games(draw: st.DrawFn) -> Game[Any]:
    """A game of some probe, somewhere on its way."""
    system = system_named(draw(st.sampled_from(PROBES)))
    return played(system, draw(st.integers(0, 999)), draw(st.integers(0, 60)))


def states() -> st.SearchStrategy[tuple[GameSystem[Any], State]]:
    """A state of some probe, somewhere on its way, and the system it is of."""
    return games().map(lambda game: (game.system, game.state))
