"""ready: whether a character can still be activated this round (BG-ROUND-5)."""

from __future__ import annotations

from typing import ClassVar

from engine.abilities.context import AbilityContext
from engine.kernel.data.record import record
from engine.systems.battleground.abilities.targets.character_conditions import CharacterCondition
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class IsReady(CharacterCondition):
    """The character has no card on it."""

    looks_at: ClassVar = "pieces"

    def asks(self, context: AbilityContext[Battle], figure: str) -> bool:
        return not context.state.figures[figure].activated


OP = IsReady
