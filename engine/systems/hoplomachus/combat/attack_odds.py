"""HR-TURN-6, -7: the exact odds of the HP that an attack, or other damage, takes from a unit."""

from __future__ import annotations

from engine.odds.distribution import Distribution, lifted
from engine.systems.hoplomachus.combat.damage import IncomingDamage, lost_by
from engine.systems.hoplomachus.state import Arena


def odds_of_loss(state: Arena, target: str, pool: Distribution[int], *, attack: bool = True) -> Distribution[int]:
    """HR-TURN-6, HR-TURN-7: the probability of each loss of HP by an attack or by other damage."""
    return lifted(lambda number: lost_by(IncomingDamage(state, target, number, attack)), pool)
