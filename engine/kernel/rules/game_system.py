"""A game system: the record of everything that the kernel needs to know about one game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from typing import Any, Generic, TypeAlias

from engine.kernel.chance.rolls import Stream
from engine.kernel.data.message import Message
from engine.kernel.data.record import record
from engine.kernel.positions.position_part import KnownNames, PositionPart, no_known_names
from engine.kernel.rules.concede_and_draw import StandingChoices
from engine.kernel.rules.queries import Query
from engine.kernel.rules.triggers import TriggeredStep
from engine.kernel.state.event import Event
from engine.kernel.state.game_state import State
from engine.kernel.state.outcome import Outcome
from engine.kernel.state.step import S, Step

Setup: TypeAlias = Any
"""The setup of a game: its checked scenario, which the kernel does not read."""
Listener = Callable[[Any, Any], tuple[TriggeredStep[Any], ...]]
StepReplacement = Callable[[Any, Any], Step[Any] | None]


@record(frozen=True, slots=True)
class ProfileOption:
    """A rule option, which a scenario may set to another value than the default."""

    key: str
    values: tuple[str, ...]
    default: str
    rule: str


def full_view(state: S, seat: str) -> S:
    """The default view: the game has no secrets."""
    return state


def unchanged_view(view: S, seat: str, rng: Stream) -> S:
    """The default for `imagine`: without secrets, the view is the full state."""
    return view


def seats_in_order(state: State) -> tuple[str, ...]:
    """The default precedence: triggers are grouped by seat, in the order of the seats."""
    return state.seats


def not_yet(state: State) -> Outcome | None:
    """The default outcome, for games whose steps emit `GameEnded`."""
    return None


def no_demands(state: State) -> tuple[Step[Any], ...]:
    """The default for `demands`: whatever the rules want follows from a step."""
    return ()


def always_there(state: State, subject: str) -> bool:
    """The default for `present`: no subject of a frame ever leaves the table."""
    return True


@record(frozen=True, slots=True)
class GameSystem(Generic[S]):
    """A game. All fields are data or pure functions; `modules` are the modules that define its steps, besides that of
    `state`."""

    id: str
    state: type[S]
    setup: Callable[[Setup], S]
    version: str = "1.0"
    modules: tuple[str, ...] = ()
    outcome: Callable[[S], Outcome | None] = not_yet
    view: Callable[[S, str], S] = full_view
    imagine: Callable[[S, str, Stream], S] = unchanged_view
    present: Callable[[S, str], bool] = always_there
    demands: Callable[[S], tuple[Step[Any], ...]] = no_demands
    """The steps that a state demands before anything else is done, however it came about; asked after events, and when
    a frame has ended."""
    precedence: Callable[[S], tuple[str, ...]] = seats_in_order
    listeners: Mapping[type[Event[Any]], tuple[Listener, ...]] = field(default_factory=dict)
    replacements: Mapping[type[Step[Any]], tuple[StepReplacement, ...]] = field(default_factory=dict)
    standing: StandingChoices | None = None
    profile: tuple[ProfileOption, ...] = ()
    known: Callable[[S], KnownNames] = no_known_names
    """The names, notations and limits that the marks of its states refer to."""
    parts: Mapping[type, PositionPart] = field(default_factory=dict)
    """The parts of positions that types and marks cannot describe completely, by type."""
    frames: tuple[Any, ...] = ()
    """The sets of values that steps bind together in a frame, each a `TypedDict`; without any, every name may be
    bound."""
    bound: Callable[[S, str], Any] = lambda state, name: None
    """The type of a value that may be bound in a frame under a name not in `frames`, or None."""
    unsound: tuple[Callable[[S], Iterable[tuple[str, Message]]], ...] = ()
    """The checks of a state from outside beyond types and marks, in order; each yields paths with the reasons why the
    values there are impossible in the game."""
    asks: Mapping[str, type[Query[S]]] = field(default_factory=dict)
