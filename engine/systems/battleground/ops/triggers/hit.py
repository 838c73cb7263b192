"""hit: an attack test leaves successes after the defence (BG-ATT-1, BG-TEST-7)."""

from __future__ import annotations

from typing import ClassVar

from engine.abilities.context import AbilityContext
from engine.abilities.fields import Few, NameType
from engine.kernel.data.record import record
from engine.systems.battleground.abilities.triggers.trigger_types import AttackTrigger
from engine.systems.battleground.combat.events import AttackResolved
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class Hits(AttackTrigger):
    """An attack hits: successes are left after the defence test."""

    events: ClassVar = (AttackResolved,)
    gives: ClassVar[tuple[tuple[str, NameType], ...]] = (
        *AttackTrigger.gives,
        ("successes", "number"),
        ("wounds", "number"),
    )
    needs: Few = 1
    """The least number of successes."""

    def matched(self, context: AbilityContext[Battle], event: AttackResolved) -> AbilityContext[Battle] | None:
        found = AttackTrigger.matched(self, context, event)
        if found is None or event.successes < self.needs:
            return None
        return found.naming("successes", event.successes).naming("wounds", event.wounds)


OP = Hits
