"""wounded: whether a character has wounds."""

from __future__ import annotations

from typing import ClassVar

from engine.abilities.context import AbilityContext
from engine.kernel.data.record import record
from engine.systems.battleground.abilities.targets.character_conditions import CharacterCondition
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class IsWounded(CharacterCondition):
    """The character has at least one wound."""

    looks_at: ClassVar = "pieces"

    def asks(self, context: AbilityContext[Battle], figure: str) -> bool:
        return context.state.figures[figure].wounds > 0


OP = IsWounded
