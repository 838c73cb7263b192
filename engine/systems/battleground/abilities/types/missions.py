"""BG-ABIL-4: the type of a side mission: victory points, the event that completes it, and its conditions."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.abilities.ability_types import Ability, Shape
from engine.abilities.fields import VictoryPoints
from engine.abilities.kinds import Trigger
from engine.kernel.data.record import record


@record(frozen=True, slots=True, kw_only=True)
class Mission(Ability):
    """A side mission."""

    shape: ClassVar[Shape] = "triggered"

    vp: VictoryPoints
    """The victory points that it is worth."""
    when: Trigger[Any]
    """The trigger that completes it."""
