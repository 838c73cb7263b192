"""The judge of Hoplomachus: HP that a choice takes, gives or risks on average, hexes nearer to enemy and stones."""

from engine.bots.judges.hoplomachus.choices import worth
from engine.systems.hoplomachus.state import Arena

STATE = Arena

__all__ = ["STATE", "worth"]
