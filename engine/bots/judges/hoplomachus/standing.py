"""What it is worth to stand where one stands: the best blow from there, a stone, the enemy near, and the danger."""

from __future__ import annotations

from operator import add

from engine.bots.judges.hoplomachus.prospects import Odds, blow, hits_of, taken
from engine.odds.distribution import lifted_over_both
from engine.systems.hoplomachus.odds import odds_of_loss
from engine.systems.hoplomachus.space import apart
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.status import attack_dice, attack_range, movement

STONE = 1.5
"""A unit on a stone earns favour each turn; two earn three."""
NEAR = 0.1
"""A hex nearer to the nearest opponent."""
CAUTION = 0.15
"""How much of a danger counts: the opponent may be defeated before, or attack somebody else."""


def standing(view: Arena, unit: str) -> float:
    """What its place is worth to a unit in combat."""
    foes = _foes(view, unit)
    reach = attack_range(view, unit)
    ways = {name: apart(view, unit, name) for name in foes}
    best = max((blow(view, unit, name) for name, way in ways.items() if way <= reach), default=0.0)
    return max(best, 0.0) + ground(view, unit) - danger(view, unit)


def ground(view: Arena, unit: str) -> float:
    """What the hex itself is worth."""
    reach = attack_range(view, unit)
    near = max((reach - apart(view, unit, name) for name in _foes(view, unit)), default=0)
    return STONE * (view.units[unit].at in view.setting.stones) + NEAR * min(near, 0)


def danger(view: Arena, unit: str) -> float:
    """What all opponents who could come within range may make of it in one turn."""
    lost: Odds = {0: 1.0}
    for foe in _foes(view, unit):
        if view.units[foe].active and apart(view, unit, foe) <= movement(view, foe) + attack_range(view, foe):
            hits = hits_of(view, attack_dice(view, foe))
            lost = lifted_over_both(add, lost, odds_of_loss(view, unit, hits))
    return CAUTION * taken(view, unit, lost)


def _foes(view: Arena, unit: str) -> tuple[str, ...]:
    return tuple(name for name in view.names if not view.allied(unit, name))
