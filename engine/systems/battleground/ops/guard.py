"""guard: a character gets a guard token; no activation ends by it."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.step import Do
from engine.systems.battleground.abilities import Effect
from engine.systems.battleground.events import GuardRaised
from engine.systems.battleground.state import Battle
from engine.systems.battleground.targets import Cast


@dataclass(frozen=True, slots=True, kw_only=True)
class Guard(Effect):
    """A guard token, for a character that has none."""

    rank = 0

    def happen(self, state: Battle, cast: Cast, figure: str) -> Do[Battle]:
        raised = GuardRaised(figure=figure, rules=("BG-ABIL-1",))
        return Do((raised,) if self.matters(state, cast, figure) else ())

    def matters(self, state: Battle, cast: Cast, figure: str) -> bool:
        return not state.figures[figure].guarding


EFFECT = Guard
