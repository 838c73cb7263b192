"""The judge of Hoplomachus: HP that a choice takes, gives or risks on average, hexes nearer to enemy and stones."""

from engine.bots.judges.hoplomachus.choices import worth
from engine.bots.judges.hoplomachus.positions import glanced, is_over, open_to, promise, prospect
from engine.systems.hoplomachus.state import Arena

STATE = Arena
LOOKED_AT = frozenset({"deployment", "tactic", "movement", "ability", "engagement", "reward", "bonus-hp"})
AFTER_A_THROW = frozenset[str]()
THROWS = frozenset({"attack", "special"})

__all__ = [
    "AFTER_A_THROW",
    "LOOKED_AT",
    "STATE",
    "THROWS",
    "glanced",
    "is_over",
    "open_to",
    "promise",
    "prospect",
    "worth",
]
