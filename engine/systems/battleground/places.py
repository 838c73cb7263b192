"""Places and figures: what is adjacent to what, and who stands there (BG-MAP-2, BG-BIG-1)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.geometry.grid import DIRECTIONS
from engine.systems.battleground.state import Battle


def beside(state: Battle, places: Iterable[int]) -> frozenset[int]:
    """BG-MAP-2: these places, and all that share a side with one of them at its height."""
    grid, here = state.setting.terrain.grid, frozenset(places)
    found = set(here)
    for place in here:
        around = (grid.neighbour(grid.hex_of(place), direction) for direction in DIRECTIONS)
        height = grid.size if grid.is_raised(place) else 0
        found.update(hex_ + height for hex_ in around if hex_ is not None)
    return frozenset(found)


def enemies_beside(state: Battle, seat: str, places: Iterable[int]) -> tuple[str, ...]:
    """The enemies of a seat that stand on or adjacent to any of these places."""
    near = beside(state, places)
    return tuple(name for name in state.of(state.opponent(seat)) if not near.isdisjoint(state.filled(name)))


def engaged_with(state: Battle, figure: str) -> tuple[str, ...]:
    """BG-ATT-2: the enemies on hexes adjacent to a figure."""
    return enemies_beside(state, state.figures[figure].seat, state.filled(figure))


def base_over(state: Battle, place: int) -> tuple[int, ...]:
    """BG-BIG-1: every place that the figure over this one fills; the place alone where nobody stands."""
    filled = (state.filled(name) for name in state.figures)
    return next((base for base in filled if place in base), (place,))
