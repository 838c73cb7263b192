"""use-item: a character uses a single-use item (BG-ACT-8)."""

from __future__ import annotations

from typing import ClassVar

from engine.kernel.data.record import record
from engine.systems.battleground.abilities.events import ItemUsed
from engine.systems.battleground.abilities.triggers.trigger_types import CharacterTrigger


@record(frozen=True, slots=True, kw_only=True)
class UsesItem(CharacterTrigger):
    """A character uses a single-use item."""

    events: ClassVar = (ItemUsed,)


OP = UsesItem
