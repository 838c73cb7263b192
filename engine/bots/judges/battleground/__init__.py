"""The judge of Battleground: victory points that a choice promises, now and by where it leads."""

from engine.bots.judges.battleground.actions import FIRST
from engine.bots.judges.battleground.choices import glanced, worth
from engine.bots.judges.battleground.positions import is_over, standing
from engine.systems.battleground.state import Battle

STATE = Battle
LOOKED_AT = frozenset({"select-card", "activate", "bonus", "act", "use", "move", "teleport"})
AFTER_A_THROW = frozenset({"reroll", "mana-reroll"})
THROWS = {"attack": FIRST, "use": 0.0}

__all__ = ["AFTER_A_THROW", "LOOKED_AT", "STATE", "THROWS", "glanced", "is_over", "standing", "worth"]
