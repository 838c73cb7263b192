"""focused: whether a character has a focus token (BG-ACT-6)."""

from __future__ import annotations

from typing import ClassVar

from engine.abilities.context import AbilityContext
from engine.kernel.data.record import record
from engine.systems.battleground.abilities.targets.character_conditions import CharacterCondition
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class IsFocused(CharacterCondition):
    """The character has a focus token, or one serves the current test."""

    looks_at: ClassVar = "pieces"

    def asks(self, context: AbilityContext[Battle], figure: str) -> bool:
        return context.state.figures[figure].focused or _serves(context, figure)


def _serves(context: AbilityContext[Battle], figure: str) -> bool:
    """BG-ACT-6: whether a token that was spent for it serves the current test."""
    return context.about is not None and context.about.figure == figure and getattr(context.about, "focused", False)


OP = IsFocused
