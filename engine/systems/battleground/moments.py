"""BG-ABIL-5: the moments of an activation or interruption, which passives and marks wait for."""

from __future__ import annotations

from engine.kernel.data.record import record
from engine.kernel.state.step import Do, Step
from engine.systems.battleground.moment_events import MomentCame, MomentName, passing
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True)
class Moment(Step[Battle]):
    """A moment of the activation or interruption of a figure; it passes unseen where nothing waits for any."""

    name: MomentName
    figure: str

    def run(self, state: Battle) -> Do[Battle]:
        if self.figure not in state.figures:
            return Do()
        return passing(state, MomentCame(moment=self.name, figure=self.figure))
