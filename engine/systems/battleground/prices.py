"""BG-ACT-4: whether what an ability costs can be paid: one clause for each kind of cost, found by looking."""

from __future__ import annotations

from engine.abilities.loading.op_registry import ops_of
from engine.kernel.rules.clauses import all_hold
from engine.systems.battleground.abilities import Price, Used
from engine.systems.battleground.aiming import Aimed
from engine.systems.battleground.vocabulary import OPS

PRICES = tuple(op.affordable for op in ops_of("cost", OPS).values() if issubclass(op, Price))
"""The clauses of the actions that use something."""


def can_be_paid(use: Aimed) -> bool:
    """Whether those of them hold that are about what it costs; the others always do."""
    cost = use.deed.cost if isinstance(use.deed, Used) else ()
    return all_hold([each.affordable for each in cost if isinstance(each, Price)], use)
