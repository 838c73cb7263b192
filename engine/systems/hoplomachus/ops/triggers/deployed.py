"""deployed: a unit comes into combat (HR-TURN-2)."""

from __future__ import annotations

from typing import ClassVar

from engine.kernel.data.record import record
from engine.systems.hoplomachus.deployment import UnitDeployed
from engine.systems.hoplomachus.happenings import AboutUnit


@record(frozen=True, slots=True, kw_only=True)
class Deployed(AboutUnit):
    """A unit is deployed."""

    events: ClassVar = (UnitDeployed,)


OP = Deployed
