"""pull: a character is moved straight towards its owner."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.systems.battleground.shift_pushes import Pull
from engine.systems.battleground.straight_shifts import StraightShift


@dataclass(frozen=True, slots=True, kw_only=True)
class PullIt(StraightShift):
    """A pull by the owner."""

    shift: ClassVar = Pull


OP = PullIt
