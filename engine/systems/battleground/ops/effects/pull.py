"""pull: a character is moved straight towards its owner."""

from __future__ import annotations

from typing import ClassVar

from engine.kernel.data.record import record
from engine.systems.battleground.shifts.pushes import Pull
from engine.systems.battleground.shifts.straight_shift import StraightShift


@record(frozen=True, slots=True, kw_only=True)
class PullIt(StraightShift):
    """A pull by the owner."""

    shift: ClassVar = Pull


OP = PullIt
