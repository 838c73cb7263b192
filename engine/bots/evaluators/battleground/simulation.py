"""Simulation: runs the rules on an imagined state until a decision, to inspect the result."""

from __future__ import annotations

from engine.kernel.chance.rolls import KeyedDice
from engine.kernel.data.choice import choice
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.play.loop import Stop, start
from engine.kernel.state.decision import Decision
from engine.kernel.state.step import Question, Step
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM


@record(frozen=True, slots=True)
class Look(Question[Battle]):
    """Stops the rules so that the state can be inspected."""

    seat: str

    def ask(self, state: Battle) -> Decision:
        return Decision((self.seat,), "look", message("prompt-order", seat=self.seat), (choice("look"),))


def after_step(state: Battle, step: Step[Battle], look: Look) -> Stop[Battle]:
    """The stop that a step leads to if it is done now."""
    return start(SYSTEM, state.but(agenda=(*state.agenda, look, step)), KeyedDice(0))
