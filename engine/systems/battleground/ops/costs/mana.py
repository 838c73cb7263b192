"""mana: mana that an ability costs (BG-ACT-4)."""

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
from engine.systems.battleground.activation.costs import with_its_cards
from engine.systems.battleground.dice.events import ManaSpent
from engine.systems.battleground.state import Battle


def _shown(use: AimedAbility) -> Mapping[str, MessageValue]:
    mana = use.state.figures[use.cast.figure].mana
    return {"ability": use.cast.ability, "cost": with_its_cards(use.bill("mana"), use.price("mana")), "mana": mana}


@clause("BG-ACT-4", _shown)
def enough_mana_for_ability(use: AimedAbility) -> bool:
    """The mana suffices for the ability."""
    return use.price("mana") <= use.state.figures[use.cast.figure].mana


@record(frozen=True, slots=True, kw_only=True)
class Mana(Price):
    """Mana."""

    of: ClassVar[str] = "mana"
    affordable: ClassVar = enough_mana_for_ability
    amount: Annotated[int, Between(1, 5)]
    """The amount."""

    def paid(self, state: Battle, owner: str) -> Do[Battle]:
        return Do((ManaSpent(figure=owner, mana=self.amount, rules=("BG-ACT-4",)),))


OP = Mana
