"""HR-COMP-3: arena dice: ordinary dice, and the directions that the compass of the map gives their faces."""

from __future__ import annotations

from dataclasses import dataclass

from engine.geometry.grid import DIRECTIONS, Grid
from engine.kernel.chance import Roll, dice
from engine.kernel.clauses import effect
from engine.kernel.step import Do, Step, Within
from engine.systems.hoplomachus.displacement import Displace
from engine.systems.hoplomachus.state import Arena

CLOCKWISE = {"flat": tuple(DIRECTIONS), "pointy": (4, 3, 2, 1, 0, 5)}
"""The directions of a sheet clockwise, from north with flat tops and from north-east with pointy ones."""


def direction_shown(grid: Grid, compass: tuple[int, ...], face: int) -> int:
    """The direction to which the compass gives this number."""
    return CLOCKWISE[grid.tops][compass.index(face)]


def throw_compass(seat: str, unit: str) -> Step[Arena]:
    """Throw an arena die for the direction in which a unit is put one hex further."""
    roll: Roll[Arena] = Roll("compass", seat, 1, "compass")
    return Within((roll, FollowCompass(unit)))


@dataclass(frozen=True, slots=True)
class FollowCompass(Step[Arena]):
    """The unit is displaced to where the die shows."""

    unit: str

    def run(self, state: Arena) -> Do[Arena]:
        return Do(after=shown_by_compass(state, self.unit, dice(state, "compass")[0]))


@effect("HR-COMP-3")
def shown_by_compass(state: Arena, unit: str, face: int) -> tuple[Step[Arena], ...]:
    """One hex in the direction that has the number of the die."""
    if unit not in state.units:
        return ()
    grid = state.setting.grid
    direction = direction_shown(grid, state.setting.compass, face)
    return (Displace(unit, grid.neighbour(state.units[unit].at, direction), "HR-COMP-3"),)
