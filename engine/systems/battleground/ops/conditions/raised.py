"""raised: whether a character stands on a platform (BG-MAP-2)."""

from __future__ import annotations

from engine.abilities.context import AbilityContext
from engine.kernel.data.record import record
from engine.systems.battleground.abilities.targets.character_conditions import CharacterCondition
from engine.systems.battleground.sight.places import is_raised
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class IsRaised(CharacterCondition):
    """The character stands at raised height."""

    def asks(self, context: AbilityContext[Battle], figure: str) -> bool:
        return is_raised(context.state, figure)


OP = IsRaised
