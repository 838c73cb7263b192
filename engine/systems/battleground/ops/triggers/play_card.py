"""play-card: a fate or glory card is played for a character (BG-ROUND-7, -8)."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.abilities.context import AbilityContext
from engine.abilities.outlook import Outlook
from engine.kernel.data.record import record
from engine.systems.battleground.abilities.triggers.trigger_types import CharacterTrigger
from engine.systems.battleground.events import BonusChosen
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class PlaysCard(CharacterTrigger):
    """A character gets the bonus of a card, that of its activation or of a further one."""

    events: ClassVar = (BonusChosen,)
    card: Literal["fate", "glory"] | None = None
    """The kind of card; any if left out."""

    def may_come_in(self, outlook: Outlook[Battle]) -> bool:
        # BG-ROUND-7: A glory card that was played never returns to the hand.
        glory = any(side.glory for side in outlook.state.sides.values())
        return (self.card != "fate" and glory) or (self.card != "glory" and any(outlook.state.scenario.decks.values()))

    def is_meant(self, context: AbilityContext[Battle], event: BonusChosen) -> bool:
        return self.card in (None, context.state.scenario.cards[event.card].kind)


OP = PlaysCard
