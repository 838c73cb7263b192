"""ready: a character can be activated once more this round."""

from __future__ import annotations

from engine.abilities.context import Now
from engine.kernel.data.record import record
from engine.kernel.state.step import Do
from engine.systems.battleground.abilities.events import FigureReadied
from engine.systems.battleground.abilities.types.card_abilities import CardEffect
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class Ready(CardEffect):
    """A character becomes ready; the cards on it are discarded at once."""

    ownerless = True

    def happen(self, now: Now[Battle]) -> Do[Battle]:
        readied = FigureReadied(figure=now.figure, rules=("BG-ROUND-9",))
        return Do((readied,) if self.matters(now) else ())

    def matters(self, now: Now[Battle]) -> bool:
        return now.state.figures[now.figure].activated


OP = Ready
