"""Bases of one hex or several: the hexes under a figure, and the steps that terrain allows a massive one."""

from collections.abc import Iterator, Set
from dataclasses import field
from typing import NamedTuple

from engine.geometry.hex.grid import AXIAL_STEPS, DIRECTIONS, Grid
from engine.geometry.movement.edges import (
    CLIMB_DOWN,
    CLIMB_UP,
    CROSS_LADDER,
    CROSS_LOW,
    CROSS_TALL,
    WALK,
    Edge,
    MovementTerrain,
    StepKind,
)
from engine.kernel.data.record import record

Offset = tuple[int, int]


@record(frozen=True, slots=True)
class Base:
    """BG-BIG-1: the hexes a figure fills as axial steps from its place, for direction 0 of a flat-top sheet (north)."""

    offsets: tuple[Offset, ...] = ((0, 0),)
    is_one_hex: bool = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if self.offsets[:1] != ((0, 0),) or len(set(self.offsets)) < len(self.offsets):
            raise ValueError("a base lists each hex once, the figure's own place (0, 0) first")
        object.__setattr__(self, "is_one_hex", len(self.offsets) == 1)

    def facing(self, grid: Grid, direction: int) -> "Footprint":
        """The base rotated about the figure's place; with pointy tops the lattice is mirrored, so the base is, too."""
        offsets = self.offsets if grid.tops == "flat" else tuple((-lane, lane + slant) for lane, slant in self.offsets)
        for _ in range(direction):
            offsets = tuple((-slant, lane + slant) for lane, slant in offsets)
        return Footprint(grid, (offsets[0], *sorted(offsets[1:])))


ONE_HEX = Base()


class Footprint(NamedTuple):
    """A base in one facing on one sheet; its hexes after the figure's own place are in ascending order."""

    grid: Grid
    offsets: tuple[Offset, ...]

    @property
    def is_one_hex(self) -> bool:
        return len(self.offsets) == 1

    def at(self, place: int) -> tuple[int, ...]:
        """The places filled by a figure at this place, its own place first; none if the base would leave the sheet."""
        if len(self.offsets) == 1:
            return (place,)
        filled = tuple(_shifted(self.grid, place, offset) for offset in self.offsets)
        return () if None in filled else tuple(other for other in filled if other is not None)

    def standing_on(self, place: int) -> tuple[int, ...]:
        """The places where a figure's base would cover this place."""
        found = (_shifted(self.grid, place, (-lane, -slant)) for lane, slant in self.offsets)
        return tuple(other for other in found if other is not None)

    def fits(self, land: MovementTerrain, place: int) -> bool:
        """BG-BIG-2: whether the whole base is on the sheet, at one height, and on footing everywhere."""
        filled = self.at(place)
        return bool(filled) and land.standing.issuperset(filled)


def massive_edges_from(land: MovementTerrain, footprint: Footprint, footings: Set[int], place: int) -> Iterator[Edge]:
    """BG-BIG-2: every step shifts the whole base, which must fit where it ends, all at one height.

    `footings` are the places where it fits, including this one.
    """
    raised = place >= land.size
    for direction in DIRECTIONS:
        level = _shifted(land.terrain.grid, place, AXIAL_STEPS[direction])
        if level is not None:
            if level in footings:
                yield Edge(WALK, level)
            yield from _climb(land, footprint, footings, place, level - land.size if raised else level + land.size)
    if not raised:
        yield from _crossings(land, footprint, footings, place)


def _climb(land: MovementTerrain, footprint: Footprint, footings: Set[int], place: int, to: int) -> Iterator[Edge]:
    """BG-MOVE-7, BG-BIG-2: one hex climbs, from or to ground without a platform above; the others follow."""
    ground = min(place, to)
    if to in footings and not land.roofed.issuperset(footprint.at(ground)):
        yield Edge(CLIMB_UP if to > place else CLIMB_DOWN, to)


def _crossings(land: MovementTerrain, footprint: Footprint, footings: Set[int], place: int) -> Iterator[Edge]:
    """BG-MOVE-6, BG-BIG-2: one hex of the base crosses one portion; a ladder counts as low; the others follow."""
    for hex_ in footprint.at(place):
        for portion in land.beside[hex_]:
            kind = _crossed_as(land, portion)
            if kind is not None:
                for other in land.beside[portion]:
                    to = _shifted(land.terrain.grid, place, _difference(land.terrain.grid, hex_, other))
                    if to is not None and to != place and to in footings:
                        yield Edge(kind, to, portion)


def _crossed_as(land: MovementTerrain, portion: int) -> StepKind | None:
    if portion in land.tall:
        return CROSS_TALL
    if portion in land.low:
        return CROSS_LOW
    return CROSS_LADDER if portion in land.ladders else None


def _difference(grid: Grid, start: int, end: int) -> Offset:
    (lane, slant), (end_lane, end_slant) = grid.axial(start), grid.axial(end)
    return end_lane - lane, end_slant - slant


def _shifted(grid: Grid, place: int, by: Offset) -> int | None:
    """The place at the same height, shifted by this much; None if it is outside the sheet."""
    lane, slant = grid.axial(place)
    hex_ = grid.hex_at_axial(lane + by[0], slant + by[1])
    if hex_ is None:
        return None
    return grid.raised(hex_) if grid.is_raised(place) else hex_
