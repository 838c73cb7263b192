"""use-item: a character uses a single-use item (BG-ACT-8)."""

from __future__ import annotations

from typing import ClassVar

from engine.abilities.outlook import Outlook
from engine.kernel.data.record import record
from engine.systems.battleground.abilities.events import ItemUsed
from engine.systems.battleground.abilities.limits import items_left
from engine.systems.battleground.abilities.triggers.trigger_types import CharacterTrigger
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class UsesItem(CharacterTrigger):
    """A character uses a single-use item."""

    events: ClassVar = (ItemUsed,)

    def may_come_in(self, outlook: Outlook[Battle]) -> bool:
        state = outlook.state
        carried = state.scenario.ability_index.carried.items()
        items = ((name, known.card) for name, each in carried for known in each if known.is_single_use)
        return any(name not in state.knocked_out and items_left(state, name, card) for name, card in items)


OP = UsesItem
