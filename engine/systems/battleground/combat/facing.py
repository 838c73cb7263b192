"""BG-ATT-1, BG-ATT-4, BG-BIG-3: how a figure turns to face its target, and from which hexes it attacks."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.geometry.hex.facing import facings_to
from engine.geometry.hex.grid import Grid
from engine.geometry.hex.lattice import centre, squared_units
from engine.geometry.hex.steps import neighbour_table
from engine.geometry.movement.bases import Base, Footprint
from engine.geometry.movement.reach import possible_facings
from engine.kernel.state.step import Step
from engine.systems.battleground.movement.turning import FaceOneOf
from engine.systems.battleground.sight.places import adjacent_places
from engine.systems.battleground.state import Battle


class TurnedFigure(NamedTuple):
    """A massive figure turned to one of the facings for which it has room."""

    filled: tuple[int, ...]
    front: tuple[int, ...]


def turn_to_face(state: Battle, figure: str, places: Sequence[int]) -> tuple[Step[Battle], ...]:
    """BG-ATT-4, BG-ABIL-2: the figure turns to face these places; its player chooses if several sides will do."""
    return (FaceOneOf(figure, facings_towards(state, figure, places)),)


def facings_towards(state: Battle, figure: str, places: Sequence[int]) -> tuple[int, ...]:
    """The sides to which a figure may turn to face a base: any of its hexes (BG-BIG-3).

    A massive figure may have no room for any.
    """
    grid, at = state.scenario.terrain.grid, state.filled(figure)
    if len(at) == 1:
        if len(places) == 1:
            return _facings_to(grid, at[0], places[0])
        return tuple(sorted({facing for place in places for facing in _facings_to(grid, at[0], place)}))
    return tuple(facing for facing, turned in _turns(state, figure) if _faces(state, at, turned, places))


@lru_cache(maxsize=4096)
def _facings_to(grid: Grid, at: int, place: int) -> tuple[int, ...]:
    """BG-ATT-4: the sides of a hex that face a place, in rising order."""
    return facings_to(grid, at, (place,))


def attacking_hexes(state: Battle, figure: str, target: Sequence[int]) -> tuple[int, ...]:
    """BG-BIG-3: the hexes from which a figure attacks: its facing hexes that are nearest to the target."""
    filled = state.filled(figure)
    if len(filled) == 1:
        return filled
    grid = state.scenario.terrain.grid
    return _nearest(grid, _front(state, figure, state.figures[figure].facing), target)


def facing_hexes_towards(state: Battle, figure: str, target: Sequence[int]) -> tuple[int, ...]:
    """BG-BIG-3: the facing hexes of a massive figure after turning to a target, in every possible way."""
    return tuple(
        sorted({hex_ for facing in facings_towards(state, figure, target) for hex_ in _front(state, figure, facing)})
    )


def _turns(state: Battle, figure: str) -> Iterable[tuple[int, TurnedFigure]]:
    """BG-BIG-2: all ways to turn a massive figure where it stands."""
    grid, base, at = state.scenario.terrain.grid, state.card(figure).card.base, state.filled(figure)[0]
    for facing in possible_facings(state.scenario.terrain, base, at, state.crowd(figure)):
        yield facing, TurnedFigure(base.facing(grid, facing).at(at), _front(state, figure, facing))


def _front(state: Battle, figure: str, facing: int) -> tuple[int, ...]:
    """The facing hexes of a massive figure when it is turned like this."""
    card, at = state.card(figure).card, state.filled(figure)[0]
    fronts = _front_footprints(state.scenario.terrain.grid, card.base, card.front, facing)
    return tuple(footprint.at(at)[-1] for footprint in fronts)


@lru_cache(maxsize=64)
def _front_footprints(grid: Grid, base: Base, front: tuple[int, ...], facing: int) -> tuple[Footprint, ...]:
    """For each facing hex its offset from the figure's own place, as a base that ends there."""
    own = base.offsets[0]
    ways = (Base((own, base.offsets[index]) if index else (own,)) for index in front)
    return tuple(way.facing(grid, facing) for way in ways)


def _faces(state: Battle, before: Sequence[int], turned: TurnedFigure, places: Sequence[int]) -> bool:
    """BG-BIG-3: whether a massive figure turned like this faces any hex of a base."""
    if not adjacent_places(state, before).isdisjoint(places):
        return not adjacent_places(state, turned.front).isdisjoint(places)
    by_side = state.scenario.profile["massive_facing"] == "side"
    faces = _front_beside_nearest if by_side else _front_is_nearest
    return any(faces(state.scenario.terrain.grid, turned, place) for place in places)


def _front_beside_nearest(grid: Grid, turned: TurnedFigure, place: int) -> bool:
    """By two editions a facing hex shares a side with the hex outside of the base that is nearest to the place."""
    outside = _around(grid, turned.filled) - {grid.hex_of(hex_) for hex_ in turned.filled}
    return not _around(grid, turned.front).isdisjoint(_nearest(grid, outside, (place,)))


def _front_is_nearest(grid: Grid, turned: TurnedFigure, place: int) -> bool:
    """By the other a facing hex is the hex of the base that is nearest to the place."""
    return not set(turned.front).isdisjoint(_nearest(grid, turned.filled, (place,)))


def _around(grid: Grid, places: Iterable[int]) -> set[int]:
    table = neighbour_table(grid)
    return {hex_ for place in places for hex_ in table[grid.hex_of(place)] if hex_ is not None}


def _nearest(grid: Grid, among: Collection[int], target: Sequence[int]) -> tuple[int, ...]:
    """The places whose centre is nearest to a centre of the target; several when they are equally near."""
    away = {place: min(_apart(grid, place, other) for other in target) for place in among}
    least = min(away.values())
    return tuple(place for place in among if away[place] == least)


def _apart(grid: Grid, one: int, other: int) -> int:
    """The squared distance of two centres."""
    (x, y), (other_x, other_y) = centre(grid, one), centre(grid, other)
    return squared_units(other_x - x, other_y - y)
