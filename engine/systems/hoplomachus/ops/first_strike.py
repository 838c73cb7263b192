"""first-strike: the unit may attack or use a Special in the turn it is deployed (HR-COMP-11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.systems.hoplomachus.skills import Innate


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstStrike(Innate):
    """It engages even while dazed."""

    acts_dazed: ClassVar[bool] = True


OP = FirstStrike
