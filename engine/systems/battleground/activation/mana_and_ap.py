"""BG-ROUND-7: gaining action points and mana."""

from __future__ import annotations

from engine.kernel.data.field_marks import Count
from engine.kernel.data.record import record
from engine.kernel.rules.clauses import amount
from engine.kernel.state.event import Event
from engine.kernel.state.step import Do, Step
from engine.systems.battleground.activation_frame import MOST_AP, ap
from engine.systems.battleground.events import ApGained, ManaGained
from engine.systems.battleground.state import Battle, FigureOrNone

MOST_MANA = 5
"""BG-ROUND-7: the most mana that a character can have."""


def ap_gained(state: Battle, figure: str, number: int) -> tuple[Event[Battle], ...]:
    """The active character gains action points."""
    more = min(number, MOST_AP - ap(state))
    return (ApGained(figure=figure, ap=more, rules=("BG-ROUND-7",)),) if more > 0 else ()


@record(frozen=True, slots=True)
class GainMana(Step[Battle]):
    """A character is about to gain mana; `seen` are the replacement abilities already applied."""

    figure: FigureOrNone
    mana: Count
    rule: str = "BG-ROUND-7"
    seen: tuple[str, ...] = ()

    def run(self, state: Battle) -> Do[Battle]:
        return Do(mana_gained(state, self.figure, self.mana, self.rule) if self.figure in state.figures else ())


def mana_gained(state: Battle, figure: str, mana: int, rule: str = "BG-ROUND-7") -> tuple[Event[Battle], ...]:
    """The events of a gain of mana, limited to the character's maximum."""
    remaining = mana - mana_lost(state, figure, mana)
    return (ManaGained(figure=figure, mana=remaining, rules=(rule,)),) if remaining else ()


@amount("BG-ROUND-7")
def mana_lost(state: Battle, figure: str, mana: int) -> int:
    """Mana above five is lost."""
    return max(0, state.figures[figure].mana + mana - MOST_MANA)
