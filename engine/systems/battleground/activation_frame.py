"""The frame of an activation or an interruption (BG-ROUND-7, BG-INT-1).

It records the acting figure, its action points, and its actions so far.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias, TypedDict

from engine.kernel.data.field_marks import BoundsMark, NameMark
from engine.kernel.data.value import Value
from engine.systems.battleground.state import Battle, CardName, FigureName, FigureOrNone

Interruption: TypeAlias = Literal["", "guard", "opportunity", "ability"]
MOST_AP = 99


class ActingValues(TypedDict):
    """BG-ROUND-7, BG-INT-1: the values bound in the frame of an activation or interruption."""

    active: FigureName
    ap: Annotated[int, BoundsMark(0, MOST_AP)]
    uses: tuple[Annotated[str, NameMark("use")], ...]
    abilities: tuple[Annotated[str, NameMark("ability")], ...]
    missions: tuple[CardName, ...]
    interrupted: FigureOrNone
    interruption: Interruption


def acting_values(
    figure: str, ap: int = 0, interrupted: str = "", interruption: Interruption = ""
) -> Mapping[str, Value]:
    """The values bound when a figure begins to act: all costs count afresh (BG-INT-1)."""
    return {
        "active": figure,
        "ap": ap,
        "uses": (),
        "abilities": (),
        "missions": (),
        "interrupted": interrupted,
        "interruption": interruption,
    }


def is_acting(state: Battle) -> bool:
    """Whether a figure is active or interrupting."""
    return state.binds("active")


def active(state: Battle) -> str:
    """The figure of the current activation or interruption."""
    return state.bound("active", str)


def in_activation(state: Battle) -> str | None:
    """The figure of the current activation, interrupted or not; none outside of activations."""
    for frame in state.frames:
        if "active" in frame.values:
            return str(frame.values["active"])
    return None


def ap(state: Battle) -> int:
    """The remaining action points of the acting figure."""
    return state.bound("ap", int)


def uses(state: Battle) -> tuple[str, ...]:
    """BG-ACT-2, -3: the uses for which the acting figure spent action points, in order."""
    return _words(state, "uses")


def abilities_used(state: Battle) -> tuple[str, ...]:
    """BG-ACT-4: the active abilities that the acting figure used."""
    return _words(state, "abilities")


def interrupted(state: Battle) -> str | None:
    """The figure whose action is interrupted; none in an activation, or if no figure acts."""
    return (state.bound("interrupted", str) or None) if is_acting(state) else None


def interrupted_by(state: Battle, seat: str) -> str | None:
    """BG-INT-2: the figure that is interrupted by one of this army; the rule does not bind the figure's own side."""
    other = interrupted(state)
    return other if other is not None and state.card(active(state)).seat == seat else None


def is_interrupting(state: Battle, figure: str) -> bool:
    """BG-INT-1: whether the figure is the one that interrupts now."""
    return is_acting(state) and active(state) == figure and interrupted(state) is not None


def interruption(state: Battle) -> Interruption:
    """The kind of the running interruption; empty in an activation, or if no figure acts."""
    if not is_acting(state):
        return ""
    match state.bound("interruption", str):
        case "guard":
            return "guard"
        case "opportunity":
            return "opportunity"
        case "ability":
            return "ability"
        case _:
            return ""


def in_opportunity_attack(state: Battle) -> bool:
    """BG-INT-6: whether the acting figure makes an opportunity attack."""
    return interruption(state) == "opportunity"


def _words(state: Battle, name: str) -> tuple[str, ...]:
    words: tuple[str, ...] = state.bound(name, tuple)
    return words
