"""HR-TURN-3: a unit that is dazed by something else than its deployment."""

from __future__ import annotations

from dataclasses import replace

from engine.kernel.data.record import record
from engine.kernel.state.event import Event
from engine.systems.hoplomachus.state import Arena, with_unit


@record(frozen=True, slots=True, kw_only=True)
class UnitDazed(Event[Arena]):
    """A unit is dazed for the rest of the turn."""

    unit: str

    def evolve(self, state: Arena) -> Arena:
        return with_unit(state, self.unit, replace(state.units[self.unit], dazed=True))
