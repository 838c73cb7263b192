"""cards: cards discarded from the hand as a cost; their player chooses them (BG-ACT-4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar

from engine.abilities.fields import Between
from engine.kernel.data.message import MessageValue
from engine.kernel.data.record import record
from engine.kernel.rules.clauses import clause
from engine.kernel.state.step import Do
from engine.systems.battleground.abilities.types.card_abilities import Price
from engine.systems.battleground.abilities.use.targeting_rules import AimedAbility
from engine.systems.battleground.rounds.discards import DiscardCards
from engine.systems.battleground.state import Battle


def _in_hand(use: AimedAbility) -> int:
    return len(use.state.sides[use.cast.seat].in_hand)


def _shown(use: AimedAbility) -> Mapping[str, MessageValue]:
    return {"ability": use.cast.ability, "cost": use.price("cards"), "cards": _in_hand(use)}


@clause("BG-ACT-4", _shown)
def enough_cards_for_ability(use: AimedAbility) -> bool:
    """The cards in hand suffice for the ability."""
    return use.price("cards") <= _in_hand(use)


@record(frozen=True, slots=True, kw_only=True)
class Cards(Price):
    """Cards from the hand."""

    of: ClassVar[str] = "cards"
    affordable: ClassVar = enough_cards_for_ability
    amount: Annotated[int, Between(1, 5)]
    """The number of cards."""

    def paid(self, state: Battle, owner: str) -> Do[Battle]:
        return Do(then=(DiscardCards(state.figures[owner].seat, self.amount, "BG-ACT-4"),))


OP = Cards
