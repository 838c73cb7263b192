"""attack-ends: a whole attack is over, and the beaten characters have left (BG-AREA-3)."""

from __future__ import annotations

from typing import ClassVar

from engine.kernel.data.record import record
from engine.systems.battleground.abilities.triggers.trigger_types import AttackTrigger
from engine.systems.battleground.trigger_events import AttackEnded


@record(frozen=True, slots=True, kw_only=True)
class AttackEnds(AttackTrigger):
    """An attack of a character on another one is over."""

    events: ClassVar = (AttackEnded,)


OP = AttackEnds
