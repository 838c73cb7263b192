"""ward: the unit loses fewer HP to damage, which is dealt all the same (HR-TURN-7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from engine.systems.hoplomachus.parameters import Between
from engine.systems.hoplomachus.skills import Innate


@dataclass(frozen=True, slots=True, kw_only=True)
class Ward(Innate):
    """Some damage, or all of it, does not touch the unit."""

    by: Annotated[int, Between(1, 99)] = 1
    """How much less damage it takes each time."""
    against: Literal["attacks", "everything"] = "attacks"
    """Which damage."""

    def withstands(self, attack: bool) -> int:
        return self.by if attack or self.against == "everything" else 0


OP = Ward
