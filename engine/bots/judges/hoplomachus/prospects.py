"""What an attack promises, and what a unit is worth."""

from __future__ import annotations

from functools import lru_cache

from engine.systems.hoplomachus.odds import odds_of_loss, odds_of_pool
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.status import attack_dice

DEFEAT = 2.0
"""What the defeat of a unit is worth beyond its last HP: its favour, and an attacker less."""
HERO = 100.0
"""HR-S-1: the defeat of the primary hero wins."""


def worth_of(state: Arena, unit: str) -> float:
    """What a unit's defeat is worth to its opponent."""
    seat = state.units[unit].seat
    return HERO if state.primary(seat) == unit else DEFEAT + len(state.chip(unit).attack) / 2


def promise(state: Arena, dice: tuple[str, ...], target: str) -> float:
    """What these dice take from a target on average."""
    lost = odds_of_loss(state, target, _pool(tuple(state.setting.dice.items()), dice))
    hp, whole = state.units[target].hp, worth_of(state, target)
    return sum(chance * (number + whole * (number >= hp)) for number, chance in lost.items())


@lru_cache(maxsize=4096)
def _pool(faces: tuple[tuple[str, int], ...], dice: tuple[str, ...]) -> dict[int, float]:
    return dict(odds_of_pool(dict(faces), dice))


def blow(state: Arena, unit: str, target: str) -> float:
    """What an attack of a unit takes from a target on average."""
    return promise(state, attack_dice(state, unit), target)
