"""remove-effect: a buff or debuff is removed, with the effects of its removal."""

from __future__ import annotations

from typing import Literal

from engine.abilities.context import Now
from engine.kernel.data.record import record
from engine.kernel.state.step import Do
from engine.systems.battleground.abilities.types.card_abilities import CardEffect
from engine.systems.battleground.state import Battle
from engine.systems.battleground.tokens.tokens import KINDS, RemoveEffect, token_of


@record(frozen=True, slots=True, kw_only=True)
class RemoveEffects(CardEffect):
    """A character loses its buff, its debuff or both."""

    causes = ("lose-effect",)
    ownerless = True
    of: Literal["buff", "debuff", "any"] = "any"
    """The kind."""

    def happen(self, now: Now[Battle]) -> Do[Battle]:
        kinds = (kind for kind in KINDS if self.of in (kind, "any"))
        return Do(then=tuple(RemoveEffect(now.figure, kind, now.cast.weapon) for kind in kinds))

    def matters(self, now: Now[Battle]) -> bool:
        bearer = now.state.figures[now.figure]
        return any(token_of(bearer, kind) for kind in KINDS if self.of in (kind, "any"))


OP = RemoveEffects
