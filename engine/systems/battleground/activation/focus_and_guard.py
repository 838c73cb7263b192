"""BG-ACT-6, BG-ACT-7: the actions focus and guard."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.data.choice import Choice, choice
from engine.kernel.rules.action import Action, Wish
from engine.kernel.rules.clauses import clause
from engine.kernel.state.step import Do
from engine.systems.battleground.activation.costs import ap_bill, can_pay, paid, price_shown
from engine.systems.battleground.activation_frame import active, interrupted
from engine.systems.battleground.events import FocusGained, GuardRaised
from engine.systems.battleground.state import Battle


@clause("BG-ACT-2", lambda wish: price_shown(ap_bill(wish.state, wish.choice.kind)))
def enough_ap(wish: Wish[Battle]) -> bool:
    """The action points suffice for one more of this action."""
    return can_pay(wish.state, wish.choice.kind)


@clause("BG-INT-1", lambda wish: {"figure": active(wish.state)})
def not_while_interrupting(wish: Wish[Battle]) -> bool:
    """An interrupting character neither focuses nor guards."""
    return interrupted(wish.state) is None


@clause("BG-ACT-6", lambda wish: {"figure": active(wish.state)})
def not_focused_yet(wish: Wish[Battle]) -> bool:
    """A focused character takes no second focus token."""
    return not wish.state.figures[active(wish.state)].focused


def focusing(state: Battle) -> Iterator[Choice]:
    """The one way to focus."""
    yield choice("focus", rules=FOCUS.rules)


def guarding(state: Battle) -> Iterator[Choice]:
    """The one way to guard."""
    yield choice("guard", rules=GUARD.rules)


FOCUS: Action[Battle, Wish[Battle]] = Action(
    "focus", (enough_ap, not_while_interrupting, not_focused_yet), Wish, focusing
)
GUARD: Action[Battle, Wish[Battle]] = Action("guard", (enough_ap, not_while_interrupting), Wish, guarding)


def focus(state: Battle, answer: Choice) -> Do[Battle]:
    """BG-ACT-6: the character gets a focus token."""
    figure = active(state)
    return Do((paid(state, figure, "focus", "BG-ACT-2"), FocusGained(figure=figure, rules=("BG-ACT-6",))))


def guard(state: Battle, answer: Choice) -> Do[Battle]:
    """BG-ACT-7: the character gets a guard token; its activation ends at once."""
    figure = active(state)
    raised = () if state.figures[figure].guarding else (GuardRaised(figure=figure, rules=("BG-ACT-7",)),)
    return Do((paid(state, figure, "guard", "BG-ACT-2"), *raised))
