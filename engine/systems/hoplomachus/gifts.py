"""HR-TROOP-2: HP that come in a step of their own."""

from __future__ import annotations

from engine.kernel.record import record
from engine.kernel.step import Do, Step
from engine.systems.hoplomachus.hp import given
from engine.systems.hoplomachus.state import Arena


@record(frozen=True, slots=True)
class Give(Step[Arena]):
    """A unit gains HP, or heals them."""

    unit: str
    hp: int
    healing: bool
    rule: str

    def run(self, state: Arena) -> Do[Arena]:
        return Do(given(state, self.unit, self.hp, self.rule, healing=self.healing))
