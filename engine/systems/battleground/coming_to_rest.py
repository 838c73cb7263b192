"""BG-INT-4: the end of a movement, for abilities that wait for it: the figure was turned, no guard has looked yet."""

from __future__ import annotations

from engine.kernel.data.record import record
from engine.kernel.state.step import Do, Step
from engine.systems.battleground.moment_events import MovementEnded, passing
from engine.systems.battleground.moves_events import How
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True)
class ComesToRest(Step[Battle]):
    """A figure that left its hex is where it was to go."""

    figure: str
    how: How

    def run(self, state: Battle) -> Do[Battle]:
        if self.figure not in state.figures:
            return Do()
        return passing(state, MovementEnded(figure=self.figure, how=self.how))
