"""Types of fields of queries: a place, a figure, movement points."""

from __future__ import annotations

from engine.content.maps.hexes import HexPlaces
from engine.content.query_fields import hex_place, one_of, whole
from engine.kernel.data.message import message
from engine.kernel.rules.queries import BadQueryValue
from engine.systems.battleground.state import Battle

MOST_POINTS = 10_000


def _places(state: Battle) -> HexPlaces:
    terrain = state.scenario.terrain
    return HexPlaces(terrain.grid, terrain.platform)


place = hex_place(_places)
figure = one_of(lambda state: state.figures)
points = whole(0, MOST_POINTS)
"""Movement points."""


def place_of(state: Battle, name: str, at: str | None = None) -> int:
    """The place of a figure, which must be on the map; `at` is the field that names it, if it was read before."""
    found = state.figures[name].at
    if found is None:
        raise BadQueryValue(message("ask-battleground-not-on-the-map", figure=name), at=at)
    return found
