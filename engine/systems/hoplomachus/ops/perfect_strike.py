"""perfect-strike: a blow within range that cannot miss: no dice are thrown (HR-COMP-11, ours)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from engine.kernel.step import Step
from engine.systems.hoplomachus.acting import Act
from engine.systems.hoplomachus.damage import Deal
from engine.systems.hoplomachus.parameters import Between
from engine.systems.hoplomachus.skills import Aims, Special
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.targets import everybody_else


@dataclass(frozen=True, slots=True, kw_only=True)
class PerfectStrike(Special):
    """So much damage for certain."""

    damage: Annotated[int, Between(1, 20)] = 1
    """How much."""

    def aims(self, state: Arena, unit: str) -> Aims:
        return everybody_else(state, unit)

    def work(self, act: Act) -> tuple[Step[Arena], ...]:
        return (Deal(act.unit, act.doer.seat, False, ((act.choice.text("target"), self.damage),)),)


OP = PerfectStrike
