"""displaced: a unit is put on another hex other than by its own movement or skill (HR-TURN-9)."""

from __future__ import annotations

from typing import ClassVar

from engine.kernel.data.record import record
from engine.systems.hoplomachus.abilities.triggers.unit_events import AboutUnit
from engine.systems.hoplomachus.movement.displacement import UnitDisplaced


@record(frozen=True, slots=True, kw_only=True)
class Displaced(AboutUnit):
    """A unit was displaced, which does not count as a move."""

    events: ClassVar = (UnitDisplaced,)


OP = Displaced
