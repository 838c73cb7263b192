"""Types of fields of queries: a place, a figure, movement points."""

from __future__ import annotations

from dataclasses import MISSING
from typing import Any

from engine.content.maps.hexes import HexPlaces
from engine.content.place_names import is_place
from engine.content.problems import shown
from engine.content.query_fields import read_name, read_text, whole
from engine.kernel.data.message import Message, message
from engine.kernel.rules.queries import BadQueryValue, query_field
from engine.systems.battleground.state import Battle

MOST_POINTS = 10_000


def place(*, name: str | None = None, default: Any = MISSING) -> Any:
    """A field that names a place: `K12`, or `K12^` on a platform."""
    return query_field(read_place, {"type": "string"}, name=name, default=default)


def figure(*, default: Any = MISSING) -> Any:
    """A field that names a figure in the game."""
    return query_field(read_figure, {"type": "string"}, default=default)


def points(*, default: Any = MISSING) -> Any:
    """A field that holds movement points."""
    return whole(0, MOST_POINTS, default=default)


def read_place(state: Battle, value: object) -> int:
    """The place with this name; it lies on the map, and a raised one on a platform."""
    name, terrain = read_text(value), state.setting.terrain
    if not is_place(name):
        raise BadQueryValue(message("content-bad-place", found=shown(name)))
    for problem in HexPlaces(terrain.grid, terrain.platform).problems(name, ""):
        raise BadQueryValue(Message(problem.code, tuple((key, str(value)) for key, value in problem.values.items())))
    return terrain.grid.place(name)


def read_figure(state: Battle, value: object) -> str:
    """A figure that is in the game."""
    return read_name(value, state.figures)
