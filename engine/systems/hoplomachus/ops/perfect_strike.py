"""perfect-strike: a blow within range that cannot miss: no dice are thrown (HR-COMP-11, ours)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from engine.systems.hoplomachus.acting import Act
from engine.systems.hoplomachus.parameters import Between
from engine.systems.hoplomachus.strikes import Strike, Striking


@dataclass(frozen=True, slots=True, kw_only=True)
class PerfectStrike(Striking):
    """So much damage for certain."""

    damage: Annotated[int, Between(1, 20)] = 1
    """How much."""

    def strike(self, act: Act) -> Strike:
        return Strike((act.choice.text("target"),), damage=self.damage)


OP = PerfectStrike
