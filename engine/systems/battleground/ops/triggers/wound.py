"""wound: a character suffers wounds."""

from __future__ import annotations

from typing import ClassVar

from engine.abilities.context import AbilityContext
from engine.abilities.fields import Few, NameType
from engine.kernel.data.record import record
from engine.systems.battleground.abilities.triggers.trigger_types import HitTrigger
from engine.systems.battleground.combat.wounds import WoundsSuffered
from engine.systems.battleground.state import Battle
from engine.systems.battleground.trigger_events import WoundedByWeapon


@record(frozen=True, slots=True, kw_only=True)
class Wounds(HitTrigger):
    """A character suffers wounds; with a type of weapon, by the table of an attack with it."""

    events: ClassVar = (WoundsSuffered, WoundedByWeapon)
    gives: ClassVar[tuple[tuple[str, NameType], ...]] = (("subject", "piece"), ("by", "piece"), ("wounds", "number"))
    wounds: Few = 1
    """The least number at once."""

    def matched(
        self, context: AbilityContext[Battle], event: WoundsSuffered | WoundedByWeapon
    ) -> AbilityContext[Battle] | None:
        weapon = event.weapon if isinstance(event, WoundedByWeapon) else None
        if (weapon is None) != (self.weapon is None) or event.wounds < self.wounds:
            return None
        if not self.strikes(context, event.figure, event.by, weapon):
            return None
        return context.naming("subject", event.figure).naming("by", event.by or "").naming("wounds", event.wounds)


OP = Wounds
