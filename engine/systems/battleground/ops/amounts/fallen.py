"""fallen: the number of an army's characters that were knocked out (BG-WOUND-1)."""

from __future__ import annotations

from typing import ClassVar

from engine.kernel.data.record import record
from engine.systems.battleground.abilities.targets.army_amounts import ArmyAmount
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class Fallen(ArmyAmount):
    """A count of the characters that left the game."""

    looks_at: ClassVar = "pieces"

    def amount_for(self, state: Battle, seat: str) -> int:
        return sum(state.card(name).seat == seat for name in state.knocked_out)


OP = Fallen
