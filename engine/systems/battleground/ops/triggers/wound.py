"""wound: a character suffers wounds."""

from __future__ import annotations

from typing import ClassVar

from engine.abilities.context import AbilityContext
from engine.abilities.fields import Few, NameType
from engine.kernel.data.record import record
from engine.systems.battleground.abilities.triggers.trigger_types import HitTrigger
from engine.systems.battleground.combat.events import AttackResolved
from engine.systems.battleground.combat.wounds import WoundsSuffered
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class Wounds(HitTrigger):
    """A character suffers wounds; with a type of weapon, by the table of an attack with it."""

    events: ClassVar = (WoundsSuffered, AttackResolved)
    gives: ClassVar[tuple[tuple[str, NameType], ...]] = (("subject", "piece"), ("by", "piece"), ("wounds", "number"))
    wounds: Few = 1
    """The least number at once."""

    def matched(
        self, context: AbilityContext[Battle], event: WoundsSuffered | AttackResolved
    ) -> AbilityContext[Battle] | None:
        if isinstance(event, AttackResolved):
            return self._named(context, event.target, event.figure, event.weapon, event.wounds)
        return self._named(context, event.figure, event.by, None, event.wounds)

    def _named(
        self, context: AbilityContext[Battle], struck: str, by: str | None, weapon: str | None, wounds: int
    ) -> AbilityContext[Battle] | None:
        by_attack = weapon is not None
        if by_attack != (self.weapon is not None) or wounds < self.wounds:
            return None
        if not self.strikes(context, struck, by, weapon):
            return None
        return context.naming("subject", struck).naming("by", by or "").naming("wounds", wounds)


OP = Wounds
