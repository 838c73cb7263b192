"""deployed: a unit enters combat (HR-TURN-2)."""

from __future__ import annotations

from typing import ClassVar

from engine.kernel.data.record import record
from engine.systems.hoplomachus.abilities.triggers.unit_events import AboutUnit
from engine.systems.hoplomachus.turn.deployment import UnitDeployed


@record(frozen=True, slots=True, kw_only=True)
class Deployed(AboutUnit):
    """A unit is deployed."""

    events: ClassVar = (UnitDeployed,)


OP = Deployed
