"""focus: a character gets a focus token."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.step import Do
from engine.systems.battleground.abilities import Effect
from engine.systems.battleground.events import FocusGained
from engine.systems.battleground.state import Battle
from engine.systems.battleground.targets import Cast


@dataclass(frozen=True, slots=True, kw_only=True)
class Focus(Effect):
    """A focus token, for a character that has none."""

    rank = 0

    def happen(self, state: Battle, cast: Cast, figure: str) -> Do[Battle]:
        # BG-ACT-6: While focused it cannot get another.
        gained = FocusGained(figure=figure, rules=("BG-ACT-6",))
        return Do((gained,) if self.matters(state, cast, figure) else ())

    def matters(self, state: Battle, cast: Cast, figure: str) -> bool:
        return not state.figures[figure].focused


EFFECT = Focus
