"""interrupted: whether the action of a character is being interrupted (BG-INT-1)."""

from __future__ import annotations

from typing import ClassVar

from engine.abilities.context import AbilityContext
from engine.kernel.data.record import record
from engine.systems.battleground.abilities.targets.character_conditions import CharacterCondition
from engine.systems.battleground.activation_frame import interrupted, is_acting
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class IsInterrupted(CharacterCondition):
    """The character is interrupted now."""

    looks_at: ClassVar = "pieces"

    def asks(self, context: AbilityContext[Battle], figure: str) -> bool:
        return is_acting(context.state) and interrupted(context.state) == figure


OP = IsInterrupted
