"""ready: a character can be activated once more this round."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.step import Do
from engine.systems.battleground.abilities import Effect
from engine.systems.battleground.ability_events import FigureReadied
from engine.systems.battleground.state import Battle
from engine.systems.battleground.targets import Cast


@dataclass(frozen=True, slots=True, kw_only=True)
class Ready(Effect):
    """A character becomes ready; the cards on it are discarded at once."""

    rank = 0

    def happen(self, state: Battle, cast: Cast, figure: str) -> Do[Battle]:
        readied = FigureReadied(figure=figure, rules=("BG-ROUND-9",))
        return Do((readied,) if self.matters(state, cast, figure) else ())

    def matters(self, state: Battle, cast: Cast, figure: str) -> bool:
        return state.figures[figure].activated


EFFECT = Ready
