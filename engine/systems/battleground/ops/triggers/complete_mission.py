"""complete-mission: the side mission of somebody comes true (BG-ABIL-4)."""

from __future__ import annotations

from typing import ClassVar

from engine.kernel.data.record import record
from engine.systems.battleground.ability_events import MissionCompleted
from engine.systems.battleground.happenings import Happening


@record(frozen=True, slots=True, kw_only=True)
class CompletesMission(Happening):
    """A character completes a side mission."""

    events: ClassVar = (MissionCompleted,)


OP = CompletesMission
