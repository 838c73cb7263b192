"""fallen: how many characters of an army were knocked out (BG-WOUND-1)."""

from __future__ import annotations

from typing import ClassVar

from engine.kernel.data.record import record
from engine.systems.battleground.of_army import OfArmy
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class Fallen(OfArmy):
    """Those that left the game."""

    looks_at: ClassVar = "pieces"

    def there(self, state: Battle, seat: str) -> int:
        return sum(state.card(name).seat == seat for name in state.knocked_out)


OP = Fallen
