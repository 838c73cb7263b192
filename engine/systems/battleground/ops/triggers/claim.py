"""claim: a character claims an objective (BG-ROUND-12)."""

from __future__ import annotations

from typing import ClassVar

from engine.abilities.outlook import Outlook
from engine.kernel.data.record import record
from engine.systems.battleground.abilities.triggers.trigger_types import CharacterTrigger
from engine.systems.battleground.events import ObjectiveClaimed
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class Claims(CharacterTrigger):
    """A character claims an objective."""

    events: ClassVar = (ObjectiveClaimed,)

    def may_come_in(self, outlook: Outlook[Battle]) -> bool:
        return bool(outlook.state.objectives)


OP = Claims
