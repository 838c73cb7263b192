"""knocked-out: whether a figure of the scenario is out of the game (BG-WOUND-1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from engine.abilities.context import AbilityContext
from engine.abilities.fields import SlugText
from engine.abilities.kinds import Condition
from engine.kernel.data.record import record
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class IsKnockedOut(Condition[Battle]):
    """The figure was knocked out, and never comes back."""

    written_as: ClassVar[str] = "figure"
    looks_at: ClassVar = "pieces"
    figure: SlugText
    """Its name in the scenario."""

    def may_still_hold(self, state: Battle) -> bool:
        return self.figure in state.scenario.figures

    def may_still_fail(self, state: Battle) -> bool:
        return self.figure not in state.knocked_out

    def compiled(self) -> Callable[[AbilityContext[Battle]], bool]:
        figure = self.figure
        return lambda context: figure in context.state.knocked_out


OP = IsKnockedOut
