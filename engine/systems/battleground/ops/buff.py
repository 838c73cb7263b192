"""buff: a character gets a buff, one of the common ones or one of its own kind."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.step import Do
from engine.systems.battleground.state import Battle
from engine.systems.battleground.targets import Cast
from engine.systems.battleground.token_effect import TokenEffect
from engine.systems.battleground.tokens import COMMON, given


@dataclass(frozen=True, slots=True, kw_only=True)
class Buff(TokenEffect):
    """A buff."""

    def happen(self, state: Battle, cast: Cast, figure: str) -> Do[Battle]:
        return given(state, "buff", self.name, figure, cast)

    @property
    def common(self) -> tuple[str, ...]:
        return COMMON["buff"]


EFFECT = Buff
