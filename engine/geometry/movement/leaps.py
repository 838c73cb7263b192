"""Teleports and jumps: steps to any adjacent place at either height, over everything, ending on free footing."""

from collections.abc import Iterable

from engine.geometry.movement.edges import MovementTerrain
from engine.geometry.movement.reach import NOBODY, Crowd, MovementGraph


def leap(
    movement: MovementGraph, start: int, points: int, crowd: Crowd = NOBODY, *, past_figures: bool = True
) -> dict[int, int]:
    """BG-SHIFT-3, BG-SHIFT-4: where a figure may end and at which cost, the start at 0, the cheapest first.

    Each step costs a point and ignores obstacles, difficult ground and the stop near enemies; it also ignores figures,
    unless the edition says otherwise. A leap never ends where a figure cannot stand.
    """
    closed = movement.standing_on(crowd.places)
    costs = {start: 0}
    passed = {start} if past_figures else {start, *closed}
    border = {start}
    for spent in range(1, points + 1):
        border = _around(movement.land, border) - passed
        if not border:
            break
        passed |= border
        costs.update(dict.fromkeys(sorted((border & movement.footings) - closed), spent))
    return costs


def _around(land: MovementTerrain, places: Iterable[int]) -> set[int]:
    """The places on the hexes that share a side with one of these, at either height; so never straight up or down."""
    hexes = {hex_ for place in places for hex_ in land.beside[place % land.size]}
    return hexes | {hex_ + land.size for hex_ in hexes & land.roofed}
