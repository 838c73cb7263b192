"""knocked-out: whether a figure of the scenario is out of the game (BG-WOUND-1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from engine.abilities.context import AbilityContext
from engine.abilities.fields import SlugText
from engine.abilities.kinds import Condition
from engine.abilities.outlook import Outlook
from engine.kernel.data.record import record
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class IsKnockedOut(Condition[Battle]):
    """The figure was knocked out, and never comes back."""

    written_as: ClassVar[str] = "figure"
    looks_at: ClassVar = "pieces"
    figure: SlugText
    """Its name in the scenario."""

    def may_hold_in(self, outlook: Outlook[Battle]) -> bool:
        return self.figure in outlook.state.knocked_out or self.figure in outlook.pieces

    def may_fail_in(self, outlook: Outlook[Battle]) -> bool:
        return self.figure not in outlook.state.knocked_out

    def compiled(self) -> Callable[[AbilityContext[Battle]], bool]:
        figure = self.figure
        return lambda context: figure in context.state.knocked_out


OP = IsKnockedOut
