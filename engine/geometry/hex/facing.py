"""Directions and arcs: the direction nearest to a line, and the front and rear arcs of a figure."""

from collections.abc import Sequence
from typing import Literal

from engine.geometry.hex.grid import DIRECTIONS, Grid
from engine.geometry.hex.lattice import CENTRE_STEPS, AnyPoint, Coordinate, base_centre, centre, corners

Arc = Literal["front", "rear", "side"]


def along_direction(direction: int, dx: Coordinate, dy: Coordinate) -> Coordinate:
    """The component of a lattice step along a direction, up to one common factor."""
    x, y = CENTRE_STEPS[direction]
    return dx * x + 3 * dy * y


def nearest_directions(start: AnyPoint, end: AnyPoint) -> tuple[int, ...]:
    """The direction nearest to the line between two points; two if the line is exactly between them, all if the points
    coincide."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    reaches = [along_direction(direction, dx, dy) for direction in DIRECTIONS]
    best = max(reaches)
    return tuple(direction for direction in DIRECTIONS if reaches[direction] == best)


def facings_to(grid: Grid, hex_: int, target: Sequence[int]) -> tuple[int, ...]:
    """BG-ATT-4: the directions whose neighbour hex is nearest to the target's centre; of two, the player chooses.

    The six neighbours are equally far from the hex, so the nearest is that in the direction of the target.
    """
    return nearest_directions(centre(grid, hex_), base_centre(grid, target))


def push_directions(grid: Grid, pusher: Sequence[int], pushed: Sequence[int]) -> tuple[int, ...]:
    """BG-SHIFT-5: the directions nearest to the line of centres, away from the pusher; the effect's player chooses."""
    return nearest_directions(base_centre(grid, pusher), base_centre(grid, pushed))


def pull_directions(grid: Grid, puller: Sequence[int], pulled: Sequence[int]) -> tuple[int, ...]:
    """BG-SHIFT-5: the directions nearest to the line of centres, towards the puller."""
    return nearest_directions(base_centre(grid, pulled), base_centre(grid, puller))


def arc(grid: Grid, figure: Sequence[int], facing: int, place: int) -> Arc:
    """BG-MOD-1: the arc of a figure in which a place lies; `side` if it is centred on the dividing line."""
    x, y = base_centre(grid, figure)
    other_x, other_y = centre(grid, place)
    ahead = along_direction(facing, other_x - x, other_y - y)
    return "front" if ahead > 0 else "rear" if ahead < 0 else "side"


def sees_in_front_arc(grid: Grid, figure: Sequence[int], facing: int, other: Sequence[int]) -> bool:
    """BG-INT-4: whether any part of a base is in the front arc; half of a hex centred on the dividing line is."""
    x, y = base_centre(grid, figure)
    every_corner = (corner for place in other for corner in corners(grid, place))
    return any(along_direction(facing, corner_x - x, corner_y - y) > 0 for corner_x, corner_y in every_corner)


def in_rear_arc(grid: Grid, figure: Sequence[int], facing: int, attacker: int) -> bool:
    """BG-MOD-2: whether an attack comes from a hex in the rear arc; a hex centred on the dividing line is not in it."""
    return arc(grid, figure, facing, attacker) == "rear"
