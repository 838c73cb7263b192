"""The events of attacks."""

from __future__ import annotations

from engine.kernel.data.record import record
from engine.kernel.state.event import Event
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class AttackBegan(Event[Battle]):
    """BG-ATT-1: a character attacks another one with a weapon or its fists; the tests follow."""

    figure: str
    weapon: str
    target: str

    def evolve(self, state: Battle) -> Battle:
        return state


@record(frozen=True, slots=True, kw_only=True)
class AttackResolved(Event[Battle]):
    """BG-TEST-7: the result of the remaining successes by the weapon's table."""

    figure: str
    weapon: str
    target: str
    successes: int
    wounds: int

    def evolve(self, state: Battle) -> Battle:
        return state
