"""wounds: wounds that the user of an ability suffers as a cost (BG-ACT-4)."""

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
from engine.systems.battleground.combat.wounds import WoundsSuffered, health_left
from engine.systems.battleground.state import Battle


def _shown(use: AimedAbility) -> Mapping[str, MessageValue]:
    left = health_left(use.state, use.cast.figure)
    return {"ability": use.cast.ability, "cost": use.price("wounds"), "left": left}


@clause("BG-ACT-4", _shown)
def outlives_the_cost(use: AimedAbility) -> bool:
    """No character pays for an ability with all of its remaining health."""
    cost = use.price("wounds")
    return not cost or cost < health_left(use.state, use.cast.figure)


@record(frozen=True, slots=True, kw_only=True)
class Wounds(Price):
    """Wounds that it suffers and survives."""

    of: ClassVar[str] = "wounds"
    affordable: ClassVar = outlives_the_cost
    amount: Annotated[int, Between(1, 9)]
    """The number of wounds."""

    def paid(self, state: Battle, owner: str) -> Do[Battle]:
        return Do((WoundsSuffered(figure=owner, wounds=self.amount, by=owner, rules=("BG-ACT-4",)),))


OP = Wounds
