"""BG-SHIFT-1: whether focus may be spent on towards, charge, jump and teleport, as on a move action."""

from __future__ import annotations

from engine.kernel.data.choice import Choice
from engine.kernel.rules.clauses import effect
from engine.systems.battleground.events import FocusSpent
from engine.systems.battleground.state import Battle


def may_spend_focus(state: Battle, figure: str, points: int | None, seat: str) -> bool:
    """Whether the figure is focused, moves by its own speed and at its own player's decision, in a scenario with the
    option to spend focus on these movements."""
    if state.scenario.profile["shift_focus"] == "no" or points is not None:
        return False
    return state.figures[figure].focused and seat in ("", state.figures[figure].seat)


def spends_focus(choice: Choice) -> bool:
    """Whether a choice is to move with the focused speed."""
    return choice.data.get("focused") is True


@effect("BG-SHIFT-1")
def focus_spent_on_shift(figure: str) -> tuple[FocusSpent, ...]:
    """The focus token is spent on the movement."""
    return (FocusSpent(figure=figure, rules=("BG-SHIFT-1",)),)
