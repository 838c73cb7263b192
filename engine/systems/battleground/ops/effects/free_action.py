"""free-action: a character may move or attack for nothing (BG-ACT-5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.abilities.scene import Now
from engine.kernel.step import Do
from engine.systems.battleground.abilities import Effect
from engine.systems.battleground.free_attacks import FreeAttack
from engine.systems.battleground.moves import FreeMove
from engine.systems.battleground.state import Battle


@dataclass(frozen=True, slots=True, kw_only=True)
class FreeAction(Effect):
    """A free action."""

    ownerless = True
    causes = (
        "move",
        "interrupts",
        "attack-begins",
        "tested",
        "hit",
        "missed",
        "wound",
        "last-moment",
        "knock-out",
        "attack-ends",
        "loses",
    )
    reaches_others = True
    action: Literal["move", "attack"]
    """Which one."""

    def happen(self, now: Now[Battle]) -> Do[Battle]:
        return Do(then=(FreeMove(now.figure) if self.action == "move" else FreeAttack(now.figure),))


OP = FreeAction
