"""round-ends: a round is over (BG-ROUND-1)."""

from __future__ import annotations

from typing import ClassVar

from engine.abilities.context import AbilityContext
from engine.abilities.fields import Few
from engine.abilities.kinds import Trigger
from engine.abilities.outlook import Outlook
from engine.kernel.data.record import record
from engine.systems.battleground.compiled_scenario import last_round_ended
from engine.systems.battleground.state import Battle
from engine.systems.battleground.trigger_events import RoundEnded


@record(frozen=True, slots=True, kw_only=True)
class RoundEnds(Trigger[Battle]):
    """A round ends; the last one ends with the game instead."""

    events: ClassVar = (RoundEnded,)
    round: Few | None = None
    """Its number; every round if left out."""

    def may_come_in(self, outlook: Outlook[Battle]) -> bool:
        last = last_round_ended(outlook.state.scenario.rounds)
        return self.round in (None, outlook.round) and outlook.round <= last

    def matched(self, context: AbilityContext[Battle], event: RoundEnded) -> AbilityContext[Battle] | None:
        return context if self.round in (None, event.round) else None


OP = RoundEnds
