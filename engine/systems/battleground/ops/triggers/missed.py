"""missed: an attack test leaves no success after the defence (BG-TEST-6)."""

from __future__ import annotations

from typing import ClassVar

from engine.abilities.context import AbilityContext
from engine.kernel.data.record import record
from engine.systems.battleground.abilities.triggers.trigger_types import AttackTrigger
from engine.systems.battleground.combat.events import AttackResolved
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class Misses(AttackTrigger):
    """An attack misses: no success is left after the defence test."""

    events: ClassVar = (AttackResolved,)

    def matched(self, context: AbilityContext[Battle], event: AttackResolved) -> AbilityContext[Battle] | None:
        return None if event.successes else AttackTrigger.matched(self, context, event)


OP = Misses
