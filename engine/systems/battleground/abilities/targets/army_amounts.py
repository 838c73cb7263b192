"""The base of amounts that are computed for one army, the owner's or the other one."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Literal

from engine.abilities.context import AbilityContext
from engine.abilities.kinds import Amount
from engine.kernel.data.record import record
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class ArmyAmount(Amount[Battle]):
    """An amount of a whole army."""

    written_as: ClassVar[str] = "army"
    army: Literal["own", "other"]
    """The army, relative to the ability's player."""

    def compiled(self) -> Callable[[AbilityContext[Battle]], int]:
        own, amount = self.army == "own", self.amount_for

        def count(context: AbilityContext[Battle]) -> int:
            state, seat = context.state, context.cast.seat
            return amount(state, seat if own else state.opponent(seat))

        return count

    def amount_for(self, state: Battle, seat: str) -> int:
        """The amount for the army of a seat."""
        raise NotImplementedError
