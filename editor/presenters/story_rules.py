"""Rules of headlines: which events of a game begin an action, which belong to it, and what is said of all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from editor.game_text.display_names import DisplayNames
from editor.view_model.action_mark import ActionMark
from engine.kernel.state.event import Event

EventRole = Literal[
    "opens", "alone", "apart", "nests", "sets-off", "ends", "unnests", "waits", "follows", "round", "phase", "joins"
]
"""The role of an event in the headlines of a log.

It opens an action; is an action alone; is apart from the action in progress, with others of its kind; opens one inside
another, which goes on when it unnests; joins the action in progress, or sets off one; ends its action; waits for the
next one; belongs to the last action in any case; begins a round or a phase; otherwise it joins the action in progress.
"""
ActionEvents = Sequence[Event[Any]]


def joins(event: Event[Any]) -> EventRole:
    """Every event joins."""
    return "joins"


def no_headline(view: Any, events: ActionEvents, naming: DisplayNames) -> str:
    """No sentence of its own: that of the first event stands."""
    return ""


def no_head(event: Event[Any], naming: DisplayNames) -> str:
    """No head of a section."""
    return ""


def no_marks(view: Any, events: ActionEvents, naming: DisplayNames) -> tuple[ActionMark, ...]:
    """No marks on the board."""
    return ()


@dataclass(frozen=True, slots=True)
class StoryRules:
    """The rules of one game."""

    role: Callable[[Event[Any]], EventRole] = joins
    came_of_another: Callable[[ActionEvents], bool] = lambda events: False
    """Whether an event that could open an action, with those folded into its line, comes of the one in progress."""
    headline: Callable[[Any, ActionEvents, DisplayNames], str] = no_headline
    """The sentence about the events of an action, the one that opened it first; empty for that event's own sentence."""
    head: Callable[[Event[Any], DisplayNames], str] = no_head
    """The head of the round or phase that an event begins; empty for none."""
    marks: Callable[[Any, ActionEvents, DisplayNames], tuple[ActionMark, ...]] = no_marks
    """The marks of some events on the board; the view is that before them."""
