"""end-of-activation: right after an activation (BG-ABIL-5)."""

from __future__ import annotations

from typing import ClassVar

from engine.kernel.data.record import record
from engine.systems.battleground.abilities.triggers.trigger_types import MomentTrigger
from engine.systems.battleground.trigger_events import MomentName


@record(frozen=True, slots=True, kw_only=True)
class EndsActivation(MomentTrigger):
    """The activation of a character has ended."""

    moment: ClassVar[MomentName] = "end-of-activation"


OP = EndsActivation
