"""Running the rules in the mind until somebody is asked, so that one may look at what they did."""

from __future__ import annotations

from engine.kernel.chance import Keyed
from engine.kernel.choice import choice
from engine.kernel.decision import Decision
from engine.kernel.loop import Stop, start
from engine.kernel.record import record
from engine.kernel.step import Question, Step
from engine.kernel.word import word
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM


@record(frozen=True, slots=True)
class Look(Question[Battle]):
    """Stops the rules, so that one may look at what they did."""

    seat: str

    def ask(self, state: Battle) -> Decision:
        return Decision((self.seat,), "look", word("prompt-order", seat=self.seat), (choice("look"),))


def after_step(state: Battle, step: Step[Battle], look: Look) -> Stop[Battle]:
    """Where a step leads that is done now."""
    return start(SYSTEM, state.but(agenda=(*state.agenda, look, step)), Keyed(0))
