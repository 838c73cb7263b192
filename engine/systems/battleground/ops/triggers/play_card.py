"""play-card: a fate or glory card is played for a character (BG-ROUND-7, -8)."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.abilities.context import AbilityContext
from engine.abilities.outlook import Outlook
from engine.kernel.data.record import record
from engine.systems.battleground.abilities.triggers.trigger_types import CharacterTrigger
from engine.systems.battleground.abilities.types.card_abilities import own_effects
from engine.systems.battleground.events import BonusChosen
from engine.systems.battleground.setup.reserves import is_left, seats_with_figures
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class PlaysCard(CharacterTrigger):
    """A character gets the bonus of a card, that of its activation or of a further one."""

    events: ClassVar = (BonusChosen,)
    card: Literal["fate", "glory"] | None = None
    """The kind of card; any if left out."""

    def may_come_in(self, outlook: Outlook[Battle]) -> bool:
        seats = seats_with_figures(outlook)
        # BG-ROUND-7: A glory card that was played never returns to the hand.
        glory = any(outlook.state.sides[seat].glory for seat in seats)
        fate = any(_may_play_fate(outlook.state, seat) for seat in seats)
        return (self.card != "fate" and glory) or (self.card != "glory" and fate)

    def is_meant(self, context: AbilityContext[Battle], event: BonusChosen) -> bool:
        return self.card in (None, context.state.scenario.cards[event.card].kind)


def _may_play_fate(state: Battle, seat: str) -> bool:
    """BG-ROUND-2: whether an army has a fate card left, or may get one back by what is no fate card itself."""
    if any(is_left(state, card, seat) for card in state.scenario.decks[seat]):
        return True
    others = (known.definition for known in state.scenario.ability_index.abilities.values() if known.kind != "fate")
    return bool(state.scenario.decks[seat]) and any(each.returns_cards for own in others for each in own_effects(own))


OP = PlaysCard
