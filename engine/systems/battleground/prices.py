"""BG-ACT-4: whether what an ability costs can be paid: one clause for each kind of cost, found by looking."""

from __future__ import annotations

from engine.abilities.finding import ops_of
from engine.systems.battleground.abilities import Price
from engine.systems.battleground.vocabulary import OPS

PRICES = tuple(op.affordable for op in ops_of("cost", OPS).values() if issubclass(op, Price))
"""The clauses of the actions that use something."""
