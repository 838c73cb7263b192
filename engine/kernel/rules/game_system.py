"""A game system: the record of all that the kernel needs to know of one game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Any, Generic

from engine.kernel.chance.rolls import Stream
from engine.kernel.data.message import Message
from engine.kernel.data.record import record
from engine.kernel.rules.concede_and_draw import StandingChoices
from engine.kernel.rules.queries import Query
from engine.kernel.rules.triggers import Trigger
from engine.kernel.state.event import Event
from engine.kernel.state.game_state import State
from engine.kernel.state.outcome import Outcome
from engine.kernel.state.step import S, Step

Setup = Mapping[str, Any]
Listener = Callable[[Any, Any], tuple[Trigger[Any], ...]]
Replacement = Callable[[Any, Any], Step[Any] | None]


@record(frozen=True, slots=True)
class Option:
    """A rule option that a scenario may set otherwise."""

    key: str
    values: tuple[str, ...]
    default: str
    rule: str


def nothing_hidden(state: S, seat: str) -> S:
    """The view of a game without secrets."""
    return state


def nothing_to_imagine(view: S, seat: str, rng: Stream) -> S:
    """The state that fits a view of a game without secrets."""
    return view


def everybody_in_order(state: State) -> tuple[str, ...]:
    """The seats whose triggers come first, where no rule says otherwise."""
    return state.seats


def not_yet(state: State) -> Outcome | None:
    """The end of a game whose steps say `GameEnded`."""
    return None


def as_it_is(state: S, raw: dict[str, Any]) -> dict[str, Any]:
    """How a state is written that needs no other form than the codec's."""
    return raw


def taken_as_it_is(start: S | None, raw: object) -> object:
    """What the codec reads, where nobody writes it otherwise."""
    return raw


def always_there(state: State, subject: str) -> bool:
    """Whether the subject of a frame is still on the table, in a game that nothing leaves."""
    return True


@record(frozen=True, slots=True)
class GameSystem(Generic[S]):
    """A game. All fields are data or pure functions; the modules hold its steps, beside the one of its state."""

    id: str
    state: type[S]
    setup: Callable[[Setup], S]
    version: str = "1.0"
    modules: tuple[str, ...] = ()
    outcome: Callable[[S], Outcome | None] = not_yet
    view: Callable[[S, str], S] = nothing_hidden
    imagine: Callable[[S, str, Stream], S] = nothing_to_imagine
    present: Callable[[S, str], bool] = always_there
    precedence: Callable[[S], tuple[str, ...]] = everybody_in_order
    listeners: Mapping[type[Event[Any]], tuple[Listener, ...]] = field(default_factory=dict)
    replacements: Mapping[type[Step[Any]], tuple[Replacement, ...]] = field(default_factory=dict)
    standing: StandingChoices | None = None
    profile: tuple[Option, ...] = ()
    unsound: Callable[[S], tuple[str, Message] | None] = lambda _: None
    """Where a state that somebody else wrote is none that the game comes to, and why not."""
    asks: Mapping[str, type[Query[S]]] = field(default_factory=dict)
    written: Callable[[S, dict[str, Any]], dict[str, Any]] = as_it_is
    """The form in which others see a state, from that of the codec."""
    read: Callable[[Any, object], object] = taken_as_it_is
    """The form that the codec reads, from what others write, beside the state that the scenario sets up."""
