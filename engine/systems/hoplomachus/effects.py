"""HR-TACTIC-2: what an effect of a tactic is: it happens at once, or lasts while the tactic lies on the unit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from engine.kernel.step import Do

if TYPE_CHECKING:
    from engine.systems.hoplomachus.state import Arena


@dataclass(frozen=True, slots=True, kw_only=True)
class Effect:
    """Part of what a tactic does."""

    lasts: ClassVar[bool]
    fatigues: ClassVar[bool] = False
    """HR-TURN-11: whether the unit is fatigued by it."""

    def happen(self, state: Arena, seat: str, unit: str) -> Do[Arena]:
        """What happens when the tactic is played by this seat on the unit."""
        return Do()

    def added_movement(self) -> int:
        """How much it adds to the unit's movement."""
        return 0

    def added_dice(self) -> tuple[str, ...]:
        """The dice it adds to the unit's attacks."""
        return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class AtOnce(Effect):
    """An effect of an instant tactic."""

    lasts: ClassVar[bool] = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Lasting(Effect):
    """An effect of a permanent or temporary tactic."""

    lasts: ClassVar[bool] = True
