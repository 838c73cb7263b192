"""fastest: the units with the greatest printed movement (HR-TURN-11)."""

from __future__ import annotations

from typing import ClassVar

from engine.kernel.data.record import record
from engine.systems.hoplomachus.units.comparatives import Comparative, Superlative


@record(frozen=True, slots=True, kw_only=True)
class Fastest(Comparative):
    """Selects the units with the greatest printed movement; all of them, if several are equal."""

    superlative: ClassVar[Superlative] = "fastest"


OP = Fastest
