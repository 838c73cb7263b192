"""carries: whether a character carries equipment of a type (BG-COMP-4, -5)."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.abilities.context import AbilityContext
from engine.kernel.data.record import record
from engine.systems.battleground.abilities.targets.character_conditions import CharacterCondition
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class Carries(CharacterCondition):
    """The character carries such a weapon or item, used up or not."""

    looks_at: ClassVar = "pieces"
    type: Literal["melee", "ranged", "spell", "trinket", "shield", "armour"]
    """The type."""

    def asks(self, context: AbilityContext[Battle], figure: str) -> bool:
        card = context.state.card(figure)
        types = [*(weapon.type for weapon in card.weapons), *(item.type for item in card.items)]
        return self.type in types


OP = Carries
