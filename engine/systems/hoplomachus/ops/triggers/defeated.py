"""defeated: a unit is defeated, whatever the cause (HR-TURN-10)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engine.abilities.fields import AbilityProblem
from engine.kernel.data.record import record
from engine.systems.hoplomachus.abilities.triggers.unit_events import AboutUnit
from engine.systems.hoplomachus.combat.damage import UnitsDefeated


@record(frozen=True, slots=True, kw_only=True)
class Defeated(AboutUnit):
    """A unit is defeated; it has already left combat."""

    events: ClassVar = (UnitsDefeated,)

    def warnings(self) -> Iterator[AbilityProblem]:
        """HR-TURN-8: a unit that was defeated triggers nothing any more."""
        if self.who == "self":
            yield AbilityProblem("who", "ability-trigger-never")


OP = Defeated
