"""objectives-held: how many objectives an army has claimed (BG-ROUND-12)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Literal

from engine.abilities.kinds import Amount
from engine.abilities.scene import Scene
from engine.systems.battleground.state import Battle


@dataclass(frozen=True, slots=True, kw_only=True)
class ObjectivesHeld(Amount[Battle]):
    """Those that it holds now."""

    written_as: ClassVar[str] = "army"
    army: Literal["own", "other"]
    """Whose."""

    def compiled(self) -> Callable[[Scene[Battle]], int]:
        own = self.army == "own"

        def count(scene: Scene[Battle]) -> int:
            state = scene.state
            seat = scene.cast.seat if own else state.opponent(scene.cast.seat)
            return len(state.sides[seat].objectives)

        return count


OP = ObjectivesHeld
