"""deadliest: the units with the most attack dice (HR-TURN-11)."""

from __future__ import annotations

from typing import ClassVar

from engine.kernel.data.record import record
from engine.systems.hoplomachus.units.comparatives import Comparative, Superlative


@record(frozen=True, slots=True, kw_only=True)
class Deadliest(Comparative):
    """Selects the units with the most attack dice; all of them, if several are equal."""

    superlative: ClassVar[Superlative] = "deadliest"


OP = Deadliest
