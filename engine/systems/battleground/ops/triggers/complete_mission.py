"""complete-mission: a character completes a side mission (BG-ABIL-4)."""

from __future__ import annotations

from typing import ClassVar

from engine.abilities.outlook import Outlook
from engine.kernel.chance.deck import UNKNOWN
from engine.kernel.data.record import record
from engine.systems.battleground.abilities.events import MissionCompleted
from engine.systems.battleground.abilities.triggers.trigger_types import CharacterTrigger
from engine.systems.battleground.setup.reserves import seats_with_figures
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class CompletesMission(CharacterTrigger):
    """A character completes a side mission."""

    events: ClassVar = (MissionCompleted,)

    def may_come_in(self, outlook: Outlook[Battle]) -> bool:
        state = outlook.state
        hands = (state.sides[seat].glory for seat in seats_with_figures(outlook))
        # BG-COMP-6: A card that is not known yet may have a mission.
        return any(card == UNKNOWN or state.scenario.cards[card].mission for hand in hands for card in hand)


OP = CompletesMission
