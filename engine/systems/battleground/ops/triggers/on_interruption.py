"""on-interruption: before an interruption, by one edition right after it begins (BG-ABIL-5)."""

from __future__ import annotations

from typing import ClassVar

from engine.kernel.data.record import record
from engine.systems.battleground.abilities.triggers.trigger_types import MomentTrigger
from engine.systems.battleground.trigger_events import MomentName


@record(frozen=True, slots=True, kw_only=True)
class BeginsInterruption(MomentTrigger):
    """A character interrupts another one."""

    moment: ClassVar[MomentName] = "on-interruption"


OP = BeginsInterruption
