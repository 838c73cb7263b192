"""moved: a unit changes its hex by its own movement or skill (HR-TURN-4, HR-TURN-9)."""

from __future__ import annotations

from typing import ClassVar

from engine.kernel.data.record import record
from engine.systems.hoplomachus.abilities.triggers.unit_events import AboutUnit
from engine.systems.hoplomachus.movement.move_action import UnitMoved


@record(frozen=True, slots=True, kw_only=True)
class Moved(AboutUnit):
    """A unit has moved."""

    events: ClassVar = (UnitMoved,)


OP = Moved
