"""phase-ends: all steps of a phase of a round are done (BG-ROUND-1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engine.abilities.context import AbilityContext
from engine.abilities.fields import AbilityProblem
from engine.abilities.kinds import Trigger
from engine.abilities.outlook import Outlook
from engine.kernel.data.record import record
from engine.systems.battleground.compiled_scenario import last_round_ended
from engine.systems.battleground.state import Battle, Phase
from engine.systems.battleground.trigger_events import PhaseEnded


@record(frozen=True, slots=True, kw_only=True)
class PhaseEnds(Trigger[Battle]):
    """A phase ends."""

    events: ClassVar = (PhaseEnded,)
    phase: Phase | None = None
    """The id; any phase if left out."""

    def warnings(self) -> Iterator[AbilityProblem]:
        """BG-ROUND-1: set-up comes before the rounds, when no ability is active."""
        if self.phase == "set-up":
            yield AbilityProblem("phase", "ability-trigger-never")

    def may_come_in(self, outlook: Outlook[Battle]) -> bool:
        # BG-ROUND-11: Only the clean-up of the current round is not over.
        if outlook.round == outlook.state.round:
            return self.phase in (None, "clean-up")
        # BG-WIN-3: The last clean-up ends with the game.
        return self.phase != "clean-up" or outlook.round <= last_round_ended(outlook.state.scenario.rounds)

    def matched(self, context: AbilityContext[Battle], event: PhaseEnded) -> AbilityContext[Battle] | None:
        return context if self.phase in (None, event.phase) else None


OP = PhaseEnds
