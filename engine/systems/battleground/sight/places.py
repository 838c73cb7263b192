"""Places and the figures on them: adjacency, engagement, bases, and the two heights (BG-MAP-2, BG-BIG-1)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.geometry.bounded_cache import cached_by_size
from engine.geometry.hex.grid import Grid
from engine.geometry.hex.steps import neighbour_table
from engine.systems.battleground.state import Battle


@cached_by_size(16, lambda grid: grid.size)
def places_beside(grid: Grid) -> tuple[frozenset[int], ...]:
    """BG-MAP-2: for every place itself and all that share a side with it at its height."""
    around = [
        frozenset((hex_, *(each for each in row if each is not None))) for hex_, row in enumerate(neighbour_table(grid))
    ]
    return (*around, *(frozenset(hex_ + grid.size for hex_ in near) for near in around))


def adjacent_places(state: Battle, places: Iterable[int]) -> frozenset[int]:
    """BG-MAP-2: these places, and all that share a side with one of them at its height."""
    adjacent = places_beside(state.scenario.terrain.grid)
    near = [adjacent[place] for place in places]
    return near[0] if len(near) == 1 else frozenset().union(*near)


def enemies_beside(state: Battle, seat: str, places: Iterable[int]) -> tuple[str, ...]:
    """The enemies of a seat that stand on or adjacent to any of these places."""
    near = adjacent_places(state, places)
    figures = state.figures
    return tuple(
        [
            name
            for name in state.scenario.figures
            if name in figures and figures[name].seat != seat and not near.isdisjoint(state.filled(name))
        ]
    )


def engaged_with(state: Battle, figure: str) -> tuple[str, ...]:
    """BG-ATT-2: the enemies on hexes adjacent to a figure."""
    return enemies_beside(state, state.figures[figure].seat, state.filled(figure))


def base_over(state: Battle, place: int) -> tuple[int, ...]:
    """BG-BIG-1: every place that the figure on this one fills; the place alone if there is no figure."""
    filled = (state.filled(name) for name in state.figures)
    return next((base for base in filled if place in base), (place,))


def is_raised(state: Battle, figure: str) -> bool:
    """Whether a figure stands on a platform; False if it is not placed yet."""
    return any(state.scenario.terrain.grid.is_raised(place) for place in state.filled(figure))
