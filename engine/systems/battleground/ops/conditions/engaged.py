"""engaged: whether an enemy is adjacent to a character (BG-ATT-2)."""

from __future__ import annotations

from engine.abilities.context import AbilityContext
from engine.kernel.data.record import record
from engine.systems.battleground.abilities.targets.character_conditions import CharacterCondition
from engine.systems.battleground.sight.places import engaged_with
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class IsEngaged(CharacterCondition):
    """The character is engaged with at least one enemy."""

    def asks(self, context: AbilityContext[Battle], figure: str) -> bool:
        return bool(engaged_with(context.state, figure))


OP = IsEngaged
