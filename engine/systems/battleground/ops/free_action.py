"""free-action: a character may move or attack for nothing (BG-ACT-5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.kernel.step import Do
from engine.systems.battleground.abilities import Effect
from engine.systems.battleground.free_attacks import FreeAttack
from engine.systems.battleground.moves import FreeMove
from engine.systems.battleground.state import Battle
from engine.systems.battleground.targets import Cast


@dataclass(frozen=True, slots=True, kw_only=True)
class FreeAction(Effect):
    """A free action."""

    action: Literal["move", "attack"]
    """Which one."""

    def happen(self, state: Battle, cast: Cast, figure: str) -> Do[Battle]:
        return Do(then=(FreeMove(figure) if self.action == "move" else FreeAttack(figure),))


EFFECT = FreeAction
