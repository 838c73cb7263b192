"""Types of fields of queries: a place, a figure, a whole number, movement points, yes or no."""

from __future__ import annotations

from dataclasses import MISSING
from typing import Any

from engine.content.maps.hexes import HexPlaces
from engine.content.place_names import is_place
from engine.content.problems import shown, written
from engine.kernel.data.message import Message, message
from engine.kernel.data.value import Json
from engine.kernel.rules.queries import BadQueryValue, Reader, query_field
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


def whole(least: int, most: int, *, default: Any = MISSING) -> Any:
    """A field that holds a whole number within bounds."""
    return query_field(whole_reader(least, most), whole_schema(least, most), default=default)


def flag(*, default: Any = MISSING) -> Any:
    """A field that says yes or no."""
    return query_field(read_flag, {"type": "boolean"}, default=default)


def read_place(state: Battle, value: object) -> int:
    """The place with this name; it lies on the map, and a raised one on a platform."""
    name, terrain = _text(value), state.setting.terrain
    if not is_place(name):
        raise BadQueryValue(message("content-bad-place", found=shown(name)))
    for problem in HexPlaces(terrain.grid, terrain.platform).problems(name, ""):
        raise BadQueryValue(Message(problem.code, tuple((key, str(value)) for key, value in problem.values.items())))
    return terrain.grid.place(name)


def read_figure(state: Battle, value: object) -> str:
    """A figure that is in the game."""
    name = _text(value)
    if name not in state.figures:
        raise BadQueryValue(message("content-unknown-id", id=shown(name)), name, state.figures)
    return name


def whole_reader(least: int, most: int) -> Reader:
    """What reads a whole number within bounds."""

    def read(state: Battle, value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadQueryValue(message("content-not-whole", found=written(value)))
        if value < least:
            raise BadQueryValue(message("content-too-small", least=least, found=shown(value)))
        if value > most:
            raise BadQueryValue(message("content-too-big", most=most, found=shown(value)))
        return value

    return read


def whole_schema(least: int, most: int) -> dict[str, Json]:
    """How the schema says so."""
    return {"type": "integer", "minimum": least, "maximum": most}


def read_flag(state: Battle, value: object) -> bool:
    """Yes or no."""
    if not isinstance(value, bool):
        raise BadQueryValue(message("content-not-yes-or-no", found=written(value)))
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise BadQueryValue(message("content-not-text", found=written(value)))
    return value
