"""push: a character is moved straight away from its owner."""

from __future__ import annotations

from typing import ClassVar

from engine.kernel.data.record import record
from engine.systems.battleground.shifts.pushes import Push
from engine.systems.battleground.shifts.straight_shift import StraightShift


@record(frozen=True, slots=True, kw_only=True)
class PushIt(StraightShift):
    """A push by the owner."""

    shift: ClassVar = Push


OP = PushIt
