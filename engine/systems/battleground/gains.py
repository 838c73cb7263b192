"""BG-ROUND-7: action points and mana that a character gains."""

from __future__ import annotations

from engine.kernel.clauses import amount
from engine.kernel.event import Event
from engine.systems.battleground.events import ApGained, ManaGained
from engine.systems.battleground.state import Battle

MOST_MANA = 5
"""BG-ROUND-7: a character never has more."""


def ap_gained(figure: str, ap: int) -> tuple[Event[Battle], ...]:
    """The active character may do more."""
    return (ApGained(figure=figure, ap=ap, rules=("BG-ROUND-7",)),) if ap else ()


def mana_gained(state: Battle, figure: str, mana: int, rule: str = "BG-ROUND-7") -> tuple[Event[Battle], ...]:
    """What is left of some mana once the character has all it may have."""
    kept = mana - mana_lost(state, figure, mana)
    return (ManaGained(figure=figure, mana=kept, rules=(rule,)),) if kept else ()


@amount("BG-ROUND-7")
def mana_lost(state: Battle, figure: str, mana: int) -> int:
    """Mana above five is lost."""
    return max(0, state.figures[figure].mana + mana - MOST_MANA)
