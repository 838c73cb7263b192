"""guarding: whether a character has a guard token (BG-ACT-7)."""

from __future__ import annotations

from typing import ClassVar

from engine.abilities.context import AbilityContext
from engine.kernel.data.record import record
from engine.systems.battleground.abilities.targets.character_conditions import CharacterCondition
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class IsGuarding(CharacterCondition):
    """The character has a guard token."""

    looks_at: ClassVar = "pieces"

    def asks(self, context: AbilityContext[Battle], figure: str) -> bool:
        return context.state.figures[figure].guarding


OP = IsGuarding
