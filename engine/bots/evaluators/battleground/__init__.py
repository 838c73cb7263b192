"""The evaluator of Battleground: the victory points that a choice promises, immediately and by its consequences."""

from engine.bots.evaluators.battleground.best_choices import best
from engine.bots.evaluators.battleground.choice_value import rate_promising_choices, worth
from engine.bots.evaluators.battleground.lead_value import open_to, prospect, roll_value
from engine.bots.evaluators.battleground.position_value import is_over
from engine.systems.battleground.state import Battle

STATE = Battle
LOOKED_AT = frozenset({"select-card", "activate", "bonus", "act", "use", "move", "teleport"})
AFTER_A_THROW = frozenset({"reroll", "mana-reroll"})
THROWS = frozenset({"attack", "use"})
PREPARES = {"focus": "attack"}

__all__ = [
    "AFTER_A_THROW",
    "LOOKED_AT",
    "PREPARES",
    "STATE",
    "THROWS",
    "best",
    "is_over",
    "open_to",
    "prospect",
    "rate_promising_choices",
    "roll_value",
    "worth",
]
