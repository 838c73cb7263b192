"""BG-ACT-2, -3, -5: what an action costs in action points, and the paying of it."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.clauses import amount
from engine.kernel.event import Event
from engine.kernel.step import assign
from engine.systems.battleground.acting import ap, uses
from engine.systems.battleground.state import Battle

FIRST_USE = 1
"""BG-ACT-2, -3: what the first use costs."""


def attack_use(kind: str) -> str:
    """BG-ACT-3: the attacks that make each other dearer: those with weapons of one type."""
    return f"attack {kind}"


def ap_cost(state: Battle, use: str) -> int:
    """What doing this once more costs the acting figure."""
    return FIRST_USE + (attacks_before(state, use) if use.startswith("attack ") else actions_before(state, use))


@amount("BG-ACT-2")
def actions_before(state: Battle, use: str) -> int:
    """Each repeat of an action in an activation costs one more."""
    return uses(state).count(use)


@amount("BG-ACT-3")
def attacks_before(state: Battle, use: str) -> int:
    """Each further attack with a weapon of the same type in an activation costs one more."""
    return uses(state).count(use)


def has_spent_all(state: Battle) -> bool:
    """Whether the acting figure has too few action points for anything: nothing costs less than a first use."""
    return ap(state) < FIRST_USE


def can_pay(state: Battle, use: str) -> bool:
    """Whether the acting figure has the action points for this."""
    return ap_cost(state, use) <= ap(state)


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionPaid(Event[Battle]):
    """Action points were spent; `use` counts towards what doing it again costs, where that is not empty."""

    figure: str
    use: str
    ap: int

    def evolve(self, state: Battle) -> Battle:
        left = ap(state) - self.ap
        return assign(state, "ap", left, uses=(*uses(state), self.use)) if self.use else assign(state, "ap", left)


def paid(state: Battle, figure: str, use: str, rule: str) -> ActionPaid:
    """The event of paying for one more use."""
    return ActionPaid(figure=figure, use=use, ap=ap_cost(state, use), rules=(rule,))
