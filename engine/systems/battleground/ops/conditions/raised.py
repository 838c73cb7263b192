"""raised: whether a character stands on a platform (BG-MAP-2)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.scene import Scene
from engine.systems.battleground.about_one import AboutOne
from engine.systems.battleground.heights import is_raised
from engine.systems.battleground.state import Battle


@dataclass(frozen=True, slots=True, kw_only=True)
class IsRaised(AboutOne):
    """It stands at raised height."""

    def asks(self, scene: Scene[Battle], figure: str) -> bool:
        return is_raised(scene.state, figure)


OP = IsRaised
