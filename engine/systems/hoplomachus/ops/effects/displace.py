"""displace: a unit is put on the hex that was chosen with the skill (HR-TURN-9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.scene import Now
from engine.kernel.step import Do
from engine.systems.hoplomachus.displacement import Displace
from engine.systems.hoplomachus.effects import Effect, rule_of
from engine.systems.hoplomachus.state import Arena


@dataclass(frozen=True, slots=True, kw_only=True)
class PutThere(Effect):
    """It is put there, and not moved; onto a blocked hex it is not put at all."""

    needs_hex: ClassVar[bool] = True

    def happen(self, now: Now[Arena]) -> Do[Arena]:
        return Do(then=(Displace(now.figure, now.state.place(now.cast.at), rule_of(now.cast)),))


OP = PutThere
