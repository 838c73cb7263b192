"""fallen: how many characters of an army were knocked out (BG-WOUND-1)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Literal

from engine.abilities.kinds import Amount
from engine.abilities.scene import Scene
from engine.systems.battleground.state import Battle


@dataclass(frozen=True, slots=True, kw_only=True)
class Fallen(Amount[Battle]):
    """Those that left the game."""

    written_as: ClassVar[str] = "army"
    army: Literal["own", "other"]
    """Whose."""

    def compiled(self) -> Callable[[Scene[Battle]], int]:
        own = self.army == "own"

        def count(scene: Scene[Battle]) -> int:
            state = scene.state
            seat = scene.cast.seat if own else state.opponent(scene.cast.seat)
            return sum(state.card(name).seat == seat for name in state.knocked_out)

        return count


OP = Fallen
