"""objectives-held: the number of objectives that an army has claimed (BG-ROUND-12)."""

from __future__ import annotations

from typing import ClassVar

from engine.kernel.data.record import record
from engine.systems.battleground.abilities.targets.army_amounts import ArmyAmount
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class ObjectivesHeld(ArmyAmount):
    """The number of objectives that it holds now."""

    looks_at: ClassVar = "pieces"

    def amount_for(self, state: Battle, seat: str) -> int:
        return len(state.sides[seat].objectives)


OP = ObjectivesHeld
