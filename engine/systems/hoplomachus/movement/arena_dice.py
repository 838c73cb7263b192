"""HR-COMP-3: arena dice: ordinary dice used as a number, or as a direction on the compass."""

from __future__ import annotations

from engine.abilities.runtime.effect_runner import binding
from engine.geometry.hex.grid import DIRECTIONS, Grid
from engine.kernel.chance.rolls import Roll, dice
from engine.kernel.data.record import record
from engine.kernel.rules.clauses import effect
from engine.kernel.state.step import Do, Step, Within
from engine.systems.hoplomachus.movement.displacement import Displace
from engine.systems.hoplomachus.state import Arena, UnitName, UnitOrNone

CLOCKWISE = {"flat": tuple(DIRECTIONS), "pointy": (4, 3, 2, 1, 0, 5)}
"""The directions of a sheet clockwise, from north with flat tops and from north-east with pointy ones."""


def direction_shown(grid: Grid, compass: tuple[int, ...], face: int) -> int:
    """The direction of this number on the compass."""
    return CLOCKWISE[grid.tops][compass.index(face)]


def throw_compass(seat: str, unit: str, by: str) -> Step[Arena]:
    """Throw an arena die for the direction in which a unit is moved by one hex by the skill of `by`, if any."""
    roll: Roll[Arena] = Roll("compass", seat, 1, "compass")
    return Within((roll, FollowCompass(unit, by)))


def throw_arena_die(seat: str, name: str) -> Step[Arena]:
    """Throw an arena die, and bind its result to this name for the running ability."""
    roll: Roll[Arena] = Roll("arena-die", seat, 1, "arena-die")
    return Within((roll, ReadArenaDie(name)))


@record(frozen=True, slots=True)
class ReadArenaDie(Step[Arena]):
    """The result of the arena die, read from the frame of the throw."""

    name: str

    def run(self, state: Arena) -> Do[Arena]:
        return Do(after=(NameResult(self.name, dice(state, "arena-die")[0]),))


@record(frozen=True, slots=True)
class NameResult(Step[Arena]):
    """Bind the number to this name for the running ability."""

    name: str
    number: int

    def run(self, state: Arena) -> Do[Arena]:
        return Do((binding(self.name, self.number),))


@record(frozen=True, slots=True)
class FollowCompass(Step[Arena]):
    """The unit is moved in the direction of the die."""

    unit: UnitName
    by: UnitOrNone = ""

    def run(self, state: Arena) -> Do[Arena]:
        return Do(after=shown_by_compass(state, self, dice(state, "compass")[0]))


@effect("HR-COMP-3")
def shown_by_compass(state: Arena, put: FollowCompass, face: int) -> tuple[Step[Arena], ...]:
    """One hex in the direction with the number of the die."""
    if put.unit not in state.units:
        return ()
    grid = state.scenario.grid
    direction = direction_shown(grid, state.scenario.compass, face)
    return (Displace(put.unit, grid.neighbour(state.units[put.unit].at, direction), "HR-COMP-3", put.by),)
