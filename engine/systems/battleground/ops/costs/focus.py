"""focus: the focus token as a cost (BG-ACT-4)."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.kernel.data.record import record
from engine.kernel.rules.clauses import clause
from engine.kernel.state.step import Do
from engine.systems.battleground.abilities.types.card_abilities import Price
from engine.systems.battleground.abilities.use.targeting_rules import AimedAbility
from engine.systems.battleground.events import FocusSpent
from engine.systems.battleground.state import Battle


@clause("BG-ACT-4", lambda use: {"ability": use.cast.ability})
def focus_for_ability(use: AimedAbility) -> bool:
    """Some abilities are used by focused characters only, who spend the token for it."""
    return not use.price("focus") or use.state.figures[use.cast.figure].focused


@record(frozen=True, slots=True, kw_only=True)
class FocusToken(Price):
    """The focus token."""

    of: ClassVar[str] = "focus"
    affordable: ClassVar = focus_for_ability
    amount: Literal[1]
    """The number of tokens."""

    def paid(self, state: Battle, owner: str) -> Do[Battle]:
        return Do((FocusSpent(figure=owner, rules=("BG-ACT-4",)),))


OP = FocusToken
