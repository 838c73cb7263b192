"""The evaluator of Hoplomachus: expected HP taken, gained or lost, and hexes nearer to enemies and stones."""

from collections.abc import Mapping

from engine.bots.evaluators.hoplomachus.choice_value import worth
from engine.bots.evaluators.hoplomachus.position_value import (
    is_over,
    open_to,
    prospect,
    rate_promising_choices,
    roll_value,
)
from engine.systems.hoplomachus.state import Arena

STATE = Arena
LOOKED_AT = frozenset({"deployment", "tactic", "movement", "ability", "engagement", "reward", "bonus-hp"})
AFTER_A_THROW = frozenset[str]()
THROWS = frozenset({"attack", "special"})
PREPARES: Mapping[str, str] = {}

__all__ = [
    "AFTER_A_THROW",
    "LOOKED_AT",
    "PREPARES",
    "STATE",
    "THROWS",
    "is_over",
    "open_to",
    "prospect",
    "rate_promising_choices",
    "roll_value",
    "worth",
]
