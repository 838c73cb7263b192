"""round: only in certain rounds (BG-ROUND-1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, ClassVar

from engine.abilities.context import AbilityContext
from engine.abilities.fields import Between
from engine.abilities.kinds import Condition
from engine.abilities.outlook import Outlook
from engine.kernel.data.record import record
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class InRounds(Condition[Battle]):
    """The current round is between these, both included."""

    looks_at: ClassVar = "pieces"
    least: Annotated[int, Between(1, 1000)] = 1
    """The first of these rounds."""
    most: Annotated[int, Between(1, 1000)] = 1000
    """The last of these rounds."""

    def may_hold_in(self, outlook: Outlook[Battle]) -> bool:
        return self.least <= outlook.round <= self.most

    def may_fail_in(self, outlook: Outlook[Battle]) -> bool:
        return not self.may_hold_in(outlook)

    def compiled(self) -> Callable[[AbilityContext[Battle]], bool]:
        least, most = self.least, self.most
        return lambda context: least <= context.state.round <= most


OP = InRounds
