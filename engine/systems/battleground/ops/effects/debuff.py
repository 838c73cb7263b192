"""debuff: a character gets a debuff, one of the common ones or one of its own kind."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.scene import Now
from engine.kernel.step import Do
from engine.systems.battleground.state import Battle
from engine.systems.battleground.token_effect import TokenEffect
from engine.systems.battleground.tokens import COMMON, GiveEffect


@dataclass(frozen=True, slots=True, kw_only=True)
class Debuff(TokenEffect):
    """A debuff."""

    ownerless = True
    causes = (
        "give",
        "lose-effect",
    )

    def happen(self, now: Now[Battle]) -> Do[Battle]:
        cast = now.cast
        return Do(then=(GiveEffect(now.figure, "debuff", self.name, cast.seat, cast.figure, cast.weapon),))

    @property
    def common(self) -> tuple[str, ...]:
        return COMMON["debuff"]


OP = Debuff
