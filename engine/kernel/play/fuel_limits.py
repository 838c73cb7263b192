"""Limits on runaway abilities: chains 50 deep, 100,000 units of fuel, 300,000 lookups.

An ability that exceeds one of them is stopped, and the game goes on.
"""

from __future__ import annotations

from collections import Counter
from typing import Literal

from engine.kernel.data.record import record
from engine.kernel.state.event import Event
from engine.kernel.state.game_state import Frame, State
from engine.kernel.state.step import S

MAX_CHAIN = 50
MAX_FUEL = 100_000


@record(frozen=True, slots=True, kw_only=True)
class AbilityStopped(Event[S]):
    """An ability triggered itself too often or ran too long; its remaining effects are skipped.

    An ability that spent its budget of lookups is disabled for the rest of the game: none of its conditions holds.
    """

    ability: str
    why: Literal["chain", "fuel", "looks"]

    def evolve(self, state: S) -> S:
        if self.why == "looks":
            return state.but(stopped=tuple(sorted({*state.stopped, self.ability})))
        # Fuel is not refunded while other abilities are still running: otherwise they could trigger this one forever.
        return state if chain(state) else state.but(fuel=0)


def chain(state: State) -> int:
    """The number of abilities that are running inside one another."""
    number = 0
    for frame in state.frames:  # Called at every step; a comprehension would take twice as long.
        if frame.ability is not None:
            number += 1
    return number


def outermost(state: State) -> Frame:
    """The frame of the ability that triggered all the others."""
    return next(frame for frame in state.frames if frame.ability is not None)


def looping(state: State) -> Frame:
    """The outermost frame of an ability that runs inside itself; if none does, the frame that triggered all the
    others."""
    often = Counter(frame.ability for frame in state.frames)
    again = (frame for frame in state.frames if frame.ability is not None and often[frame.ability] > 1)
    return next(again, None) or outermost(state)


def fuel_used(state: State, fuel: int) -> int:
    """The fuel used by abilities after this much more; every step costs at least one unit."""
    return state.fuel + max(fuel, 1)
