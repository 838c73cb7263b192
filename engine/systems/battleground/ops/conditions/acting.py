"""acting: whether a character is active or interrupting."""

from __future__ import annotations

from typing import ClassVar

from engine.abilities.context import AbilityContext
from engine.kernel.data.record import record
from engine.systems.battleground.abilities.targets.character_conditions import CharacterCondition
from engine.systems.battleground.activation_frame import active, is_acting
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class IsActing(CharacterCondition):
    """The current activation or interruption is the character's own."""

    looks_at: ClassVar = "pieces"

    def asks(self, context: AbilityContext[Battle], figure: str) -> bool:
        return is_acting(context.state) and active(context.state) == figure


OP = IsActing
