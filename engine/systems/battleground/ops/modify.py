"""modify: other numbers until the end of the activation or interruption."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.step import Do
from engine.systems.battleground.abilities import Effect, Passive
from engine.systems.battleground.ability_events import NumberChanged
from engine.systems.battleground.state import Battle
from engine.systems.battleground.targets import Cast


@dataclass(frozen=True, slots=True, kw_only=True)
class Modify(Effect):
    """Passive numbers until the activation or interruption ends."""

    gives: tuple[Passive, ...]
    """The numbers."""

    @property
    def until_the_end(self) -> tuple[Passive, ...]:
        return self.gives

    def happen(self, state: Battle, cast: Cast, figure: str) -> Do[Battle]:
        lines = state.setting.lore.abilities[cast.ability].deed.lines
        at = next(
            (line, place) for line, each in enumerate(lines) for place, it in enumerate(each.effects) if it is self
        )
        return Do((NumberChanged(figure=figure, ability=cast.ability, line=at[0], effect=at[1], rules=("BG-ABIL-1",)),))


EFFECT = Modify
