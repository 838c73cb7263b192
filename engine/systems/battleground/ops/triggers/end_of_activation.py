"""end-of-activation: right after an activation (BG-ABIL-5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.systems.battleground.happenings import AtMoment
from engine.systems.battleground.moment_events import MomentName


@dataclass(frozen=True, slots=True, kw_only=True)
class EndsActivation(AtMoment):
    """The activation of a character has ended."""

    moment: ClassVar[MomentName] = "end-of-activation"


OP = EndsActivation
