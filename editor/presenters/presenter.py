"""What the screen needs from a game: functions from a seat's view to plain data, without widgets and without rules."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from dataclasses import field as with_default
from functools import cache
from typing import Any

from editor import presenters as games
from editor.game_text.display_names import DisplayNames
from editor.view_model.board import GameBoard
from editor.view_model.overlay import LineOfSight
from editor.view_model.side_panel import ComparisonRow, DiceThrow, SeatSummary, Sheet
from engine.kernel.data.choice import Choice
from engine.kernel.state.event import Event


@dataclass(frozen=True, slots=True)
class GamePresenter:
    """A game on the table. `view` is what the engine lets a seat see; all words come from `Naming`.

    Where something is computed by rules (odds, thresholds, reach), a function asks the engine's questions
    (`GameSystem.asks`) and only turns the answer into data.
    """

    system: str
    picture: Callable[[Any, DisplayNames], GameBoard]
    sides: Callable[[Any, DisplayNames], tuple[SeatSummary, ...]]
    """What lies beside the map; who is to move is not known from a view, and is filled in by `playtest.scene`."""
    clock: Callable[[Any, DisplayNames], tuple[str, ...]]
    """Where the game stands: round, phase, whose turn; short texts for the status bar."""
    piece: Callable[[Any, str, DisplayNames], Sheet | None]
    """What is known of a figure, card or place of this id; None where it is no such thing."""
    preview: Callable[[Any, Choice, DisplayNames], Sheet | None]
    """What a choice will cost and bring: a threshold with its parts, exact odds; None where nothing is to be told."""
    throw: Callable[[Any, Event[Any], Iterable[Event[Any]], DisplayNames], DiceThrow | None]
    """Dice to be shown for an event; the last argument but one are the events before it, the latest first."""
    owner: Callable[[Any, str], str | None]
    """Whose a figure is, on the map or off it; None where the id is no figure's."""
    minor: frozenset[str] = frozenset()
    """The names of events that are told in small print."""
    folded: frozenset[str] = frozenset()
    """The names of events that are told inside the line of what they belong to."""
    repeated: frozenset[str] = frozenset()
    """The names of events of which several in a row make one line."""
    arcs: Callable[[Any, str], Mapping[str, str]] = lambda view, figure: {}
    """The places around a figure by the arc (`front`, `side`, `rear`) they are in; none without facing."""
    brief: Callable[[Any, Choice, DisplayNames], ComparisonRow | None] = lambda view, choice, naming: None
    """A choice in a line, to be compared with others that do the same to the same; None where that helps nobody."""
    remark: Callable[[Any, Event[Any], DisplayNames], str] = lambda view, event, naming: ""
    """What follows from an event and is to be told with it; empty where its own sentence says enough."""
    lacking: Mapping[str, str] = with_default(default_factory=dict)
    """By kind of choice the word for why there is nothing of it to be chosen at all."""
    scenario: Callable[[Any, DisplayNames], Sheet | None] = lambda view, naming: None
    """What the scenario itself says beside all cards; None where that is nothing."""
    aim: Callable[[Any, Choice], tuple[str, str] | None] = lambda view, choice: None
    """From whom to whom a choice needs a line of sight."""
    lines: Callable[[Any, str, str], LineOfSight | None] = lambda view, start, end: None
    """Whether a figure or place sees another one; None where either is not on the map."""
    field: Callable[[Any, str], frozenset[str]] | None = None
    """All places that a figure or place sees; None in a game without lines of sight."""


@cache
def presenters() -> Mapping[str, GamePresenter]:
    """The face of each game by the id of its system."""
    names = sorted(found.name for found in pkgutil.iter_modules(games.__path__) if found.ispkg)
    found = (importlib.import_module(f"{games.__name__}.{name}").PRESENTER for name in names)
    return {face.system: face for face in found}
