"""ap: action points that an ability costs (BG-ACT-4)."""

from __future__ import annotations

from typing import Annotated, ClassVar

from engine.abilities.fields import Between
from engine.kernel.data.record import record
from engine.kernel.rules.clauses import clause
from engine.kernel.state.step import Do
from engine.systems.battleground.abilities.types.card_abilities import Price
from engine.systems.battleground.abilities.use.targeting_rules import AimedAbility
from engine.systems.battleground.activation.costs import ActionPaid, price_shown
from engine.systems.battleground.activation_frame import ap
from engine.systems.battleground.state import Battle


@clause("BG-ACT-4", lambda use: {"ability": use.cast.ability, **price_shown(use.bill("ap"))})
def enough_ap_for_ability(use: AimedAbility) -> bool:
    """The action points suffice for the ability."""
    return not use.price("ap") or use.price("ap") <= ap(use.state)


@record(frozen=True, slots=True, kw_only=True)
class ActionPoints(Price):
    """Action points."""

    of: ClassVar[str] = "ap"
    affordable: ClassVar = enough_ap_for_ability
    amount: Annotated[int, Between(1, 9)]
    """The number."""

    def paid(self, state: Battle, owner: str) -> Do[Battle]:
        return Do((ActionPaid(figure=owner, use="", ap=self.amount, rules=("BG-ACT-4",)),))


OP = ActionPoints
