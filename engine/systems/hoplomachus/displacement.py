"""HR-TURN-9: being put on another hex by something else than the own movement or skill: not a move."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.kernel.clauses import effect
from engine.kernel.event import Event
from engine.kernel.step import Do, Step
from engine.systems.hoplomachus.space import is_free
from engine.systems.hoplomachus.state import Arena, with_unit


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitDisplaced(Event[Arena]):
    """A unit was put on another hex; whether it may still move is not changed by it."""

    unit: str
    to: str

    def evolve(self, state: Arena) -> Arena:
        return with_unit(state, self.unit, replace(state.units[self.unit], at=state.place(self.to)))


@dataclass(frozen=True, slots=True)
class Displace(Step[Arena]):
    """Put a unit on a hex; onto a blocked one, or out of the arena, it stays undone."""

    unit: str
    to: int | None
    rule: str

    def run(self, state: Arena) -> Do[Arena]:
        return Do(displaced(state, self))


@effect("HR-TURN-9")
def displaced(state: Arena, put: Displace) -> tuple[Event[Arena], ...]:
    """A unit in combat is put there, if the hex is not blocked."""
    if put.unit not in state.units or put.to is None or not is_free(state, put.to):
        return ()
    return (UnitDisplaced(unit=put.unit, to=state.printed(put.to), rules=("HR-TURN-9", put.rule)),)
