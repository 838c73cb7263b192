"""fatigue: the unit is fatigued (HR-TURN-11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.systems.hoplomachus.effects import Lasting


@dataclass(frozen=True, slots=True, kw_only=True)
class Fatigue(Lasting):
    """It neither moves nor attacks, and its skills are ignored, while it lasts."""

    fatigues: ClassVar[bool] = True


OP = Fatigue
