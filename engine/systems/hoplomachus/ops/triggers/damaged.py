"""damaged: a unit is dealt damage, even if it loses no HP (HR-TURN-7)."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.abilities.context import AbilityContext
from engine.abilities.fields import NameType
from engine.kernel.data.record import record
from engine.systems.hoplomachus.abilities.triggers.unit_events import AboutUnit, UnitEvent
from engine.systems.hoplomachus.combat.damage import DamageDealt
from engine.systems.hoplomachus.state import Arena


@record(frozen=True, slots=True, kw_only=True)
class Damaged(AboutUnit):
    """A unit is dealt damage."""

    events: ClassVar = (DamageDealt,)
    gives: ClassVar[tuple[tuple[str, NameType], ...]] = (("subject", "piece"), ("by", "piece"), ("damage", "number"))
    how: Literal["attack", "other", "any"] = "any"
    """The cause: an attack, anything else, or either."""

    @property
    def by_effects(self) -> bool:
        """HR-TURN-7: damage by skills and tactics is not attack damage."""
        return self.how != "attack"

    def matched(self, context: AbilityContext[Arena], event: UnitEvent) -> AbilityContext[Arena] | None:
        found = AboutUnit.matched(self, context, event)
        return None if found is None else found.naming("by", event.by).naming("damage", event.number)

    def is_meant(self, context: AbilityContext[Arena], event: UnitEvent) -> bool:
        return self.how == "any" or (self.how == "attack") is event.attack


OP = Damaged
