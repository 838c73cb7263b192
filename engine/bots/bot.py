"""Bots and their registry: each file of `engine/bots/players` is one bot."""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache, partial
from importlib import import_module
from typing import Protocol

from engine.bots import players
from engine.bots.memory import Memory
from engine.kernel.chance.rolls import Stream
from engine.kernel.data.choice import Choice
from engine.kernel.state.decision import Decision
from engine.kernel.state.game_state import State


class Bot(Protocol):
    """Answers for a seat. It knows only the seat's view and decision, and takes random numbers only from the stream."""

    def __call__(self, view: State, decision: Decision, seat: str, stream: Stream) -> Choice: ...


class Player(Protocol):
    """A bot in a game, with a cache that only saves time: its answers do not depend on it."""

    def __call__(self, view: State, decision: Decision, seat: str, stream: Stream, memory: Memory) -> Choice: ...


class UnknownBot(LookupError):
    """Raised for an unknown bot; `nearest` is the most similar known name."""

    def __init__(self, name: str) -> None:
        near = get_close_matches(name[:80], bots(), 1)
        super().__init__(name)
        self.name = name
        self.nearest = near[0] if near else None


@cache
def bots() -> Mapping[str, Player]:
    """The bots by name: the function `choose` of each file in the folder."""
    names = sorted(found.name for found in pkgutil.iter_modules(players.__path__))
    return {name.replace("_", "-"): import_module(f"{players.__name__}.{name}").choose for name in names}


def bot_named(name: str) -> Bot:
    """A bot of this name with a cache of its own; raises `UnknownBot` if there is none."""
    if name not in bots():
        raise UnknownBot(name)
    return partial(bots()[name], memory=Memory())
