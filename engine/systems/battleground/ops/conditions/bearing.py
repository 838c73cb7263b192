"""bearing: whether a character has a buff or debuff (BG-FX-1)."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.abilities.context import AbilityContext
from engine.abilities.fields import SlugText
from engine.kernel.data.record import record
from engine.systems.battleground.abilities.targets.character_conditions import CharacterCondition
from engine.systems.battleground.state import Battle
from engine.systems.battleground.tokens.tokens import KINDS, token_of


@record(frozen=True, slots=True, kw_only=True)
class Bears(CharacterCondition):
    """The character has a token of this kind and name."""

    looks_at: ClassVar = "pieces"
    of: Literal["buff", "debuff", "any"] = "any"
    """The kind."""
    name: SlugText | None = None
    """The id; any if left out."""

    def asks(self, context: AbilityContext[Battle], figure: str) -> bool:
        bearer = context.state.figures[figure]
        held = (token_of(bearer, kind) for kind in KINDS if self.of in (kind, "any"))
        return any(token is not None and self.name in (None, token.name) for token in held)


OP = Bears
