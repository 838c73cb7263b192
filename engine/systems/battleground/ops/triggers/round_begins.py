"""round-begins: a round begins (BG-ROUND-1)."""

from __future__ import annotations

from typing import ClassVar

from engine.abilities.context import AbilityContext
from engine.abilities.fields import Few
from engine.abilities.kinds import Trigger
from engine.abilities.outlook import Outlook
from engine.kernel.data.record import record
from engine.systems.battleground.events import RoundBegan
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class RoundBegins(Trigger[Battle]):
    """A round begins."""

    events: ClassVar = (RoundBegan,)
    round: Few | None = None
    """Its number; every round if left out."""

    def may_come_in(self, outlook: Outlook[Battle]) -> bool:
        return self.round in (None, outlook.round) and outlook.round > outlook.state.round

    def matched(self, context: AbilityContext[Battle], event: RoundBegan) -> AbilityContext[Battle] | None:
        return context if self.round in (None, event.round) else None


OP = RoundBegins
