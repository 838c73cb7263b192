"""hp-gained: a unit's HP increase, by healing or as a gift (HR-TROOP-2)."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.abilities.context import AbilityContext
from engine.abilities.fields import NameType
from engine.kernel.data.record import record
from engine.systems.hoplomachus.abilities.triggers.unit_events import AboutUnit, UnitEvent
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.units.health import HpGained


@record(frozen=True, slots=True, kw_only=True)
class HpAreGained(AboutUnit):
    """A unit gains HP."""

    events: ClassVar = (HpGained,)
    gives: ClassVar[tuple[tuple[str, NameType], ...]] = (("subject", "piece"), ("hp", "number"))
    how: Literal["healed", "given", "any"] = "any"
    """The way: by healing, as a gift, or either."""

    def matched(self, context: AbilityContext[Arena], event: UnitEvent) -> AbilityContext[Arena] | None:
        found = AboutUnit.matched(self, context, event)
        return None if found is None else found.naming("hp", event.number)

    def is_meant(self, context: AbilityContext[Arena], event: UnitEvent) -> bool:
        gained = event.event
        return self.how == "any" or (isinstance(gained, HpGained) and gained.healed is (self.how == "healed"))


OP = HpAreGained
