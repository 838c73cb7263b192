"""last-moment: a character is beaten, and about to leave the map."""

from __future__ import annotations

from typing import ClassVar

from engine.abilities.context import AbilityContext
from engine.abilities.fields import NameType
from engine.kernel.data.record import record
from engine.systems.battleground.abilities.triggers.trigger_types import HitTrigger
from engine.systems.battleground.state import Battle
from engine.systems.battleground.trigger_events import Falling


@record(frozen=True, slots=True, kw_only=True)
class LastMoment(HitTrigger):
    """A character about to be knocked out acts once more; if it is healed in time, it stays."""

    events: ClassVar = (Falling,)
    gives: ClassVar[tuple[tuple[str, NameType], ...]] = (("subject", "piece"), ("by", "piece"))

    def matched(self, context: AbilityContext[Battle], event: Falling) -> AbilityContext[Battle] | None:
        if not self.strikes(context, event.figure, event.by, event.weapon):
            return None
        return context.naming("subject", event.figure).naming("by", event.by or "")


OP = LastMoment
