"""The judge of Battleground: victory points that a choice promises, now and by where it leads."""

from engine.bots.judges.battleground.choices import worth
from engine.systems.battleground.state import Battle

STATE = Battle

__all__ = ["STATE", "worth"]
