"""on-activation: between the card and the actions of an activation (BG-ABIL-5)."""

from __future__ import annotations

from typing import ClassVar

from engine.kernel.data.record import record
from engine.systems.battleground.abilities.triggers.trigger_types import MomentTrigger
from engine.systems.battleground.trigger_events import MomentName


@record(frozen=True, slots=True, kw_only=True)
class Activates(MomentTrigger):
    """A character is activated, and its card is resolved."""

    moment: ClassVar[MomentName] = "on-activation"


OP = Activates
