"""add-movement: the unit may move farther, or less far (HR-COMP-12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from engine.systems.hoplomachus.effects import Lasting
from engine.systems.hoplomachus.parameters import Between


@dataclass(frozen=True, slots=True, kw_only=True)
class AddMovement(Lasting):
    """Another movement while it lasts."""

    by: Annotated[int, Between(-20, 20)]
    """How much more; less than none for a hindrance."""

    def added_movement(self) -> int:
        return self.by


OP = AddMovement
