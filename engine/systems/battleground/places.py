"""Places and figures: what is adjacent to what, and who stands there (BG-MAP-2, BG-BIG-1)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.geometry.movement import movement_on
from engine.systems.battleground.state import Battle


def adjacent_places(state: Battle, places: Iterable[int]) -> frozenset[int]:
    """BG-MAP-2: all places adjacent to any of these."""
    movement = movement_on(state.setting.terrain)
    return frozenset(beside for place in places for beside in movement.adjacent(place))


def enemies_beside(state: Battle, seat: str, places: Iterable[int]) -> tuple[str, ...]:
    """The enemies of a seat that stand on or adjacent to any of these places."""
    taken = frozenset(places)
    near = taken | adjacent_places(state, taken)
    return tuple(name for name in state.of(state.opponent(seat)) if not near.isdisjoint(state.filled(name)))


def engaged_with(state: Battle, figure: str) -> tuple[str, ...]:
    """BG-ATT-2: the enemies on hexes adjacent to a figure."""
    return enemies_beside(state, state.figures[figure].seat, state.filled(figure))
