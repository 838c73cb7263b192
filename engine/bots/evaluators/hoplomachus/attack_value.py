"""The value of an attack, the risk of it, and the value of a unit."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from engine.odds.distribution import Distribution
from engine.systems.hoplomachus.abilities.triggers.triggered_abilities import triggered_skills
from engine.systems.hoplomachus.abilities.triggers.unit_events import UNIT_EVENTS
from engine.systems.hoplomachus.abilities.use.skill_use import skill_damages_of
from engine.systems.hoplomachus.combat.attack_odds import odds_of_loss
from engine.systems.hoplomachus.combat.damage import DamageDealt, IncomingDamage, UnitsDefeated, lost_by
from engine.systems.hoplomachus.dice.hit_odds import odds_of_pool
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.units.status import attack_dice
from engine.systems.hoplomachus.victory import outcome

DamageOdds: TypeAlias = Distribution[int]

DEFEAT = 2.0
"""The value of a unit's defeat beyond its last HP: its favour, and one attacker fewer."""
GAME = 100.0
"""The value of a defeat that ends the game, of the primary hero or of the last unit in combat (HR-S-1)."""

PART = 0.3
"""The share of a unit's worth that is lost before its last HP, as a weak unit is soon defeated."""


def worth_of(state: Arena, unit: str) -> float:
    """The value of a unit's defeat to its opponent."""
    end = outcome(UnitsDefeated(units=(unit,)).evolve(state))
    return GAME if end is not None else DEFEAT + len(state.chip(unit).attack) / 2


def hits_of(state: Arena, dice: tuple[str, ...]) -> DamageOdds:
    """The distribution of hits of these dice."""
    return _pool(tuple(state.scenario.dice.items()), dice)


@lru_cache(maxsize=4096)
def _pool(faces: tuple[tuple[str, int], ...], dice: tuple[str, ...]) -> DamageOdds:
    return odds_of_pool(dict(faces), dice)


def taken(state: Arena, target: str, lost: DamageOdds) -> float:
    """The value of a loss of HP with these odds: the HP, and the target's own value, part of it before the last one."""
    hp, whole = state.units[target].hp, worth_of(state, target)
    return sum(odds * (number + whole * (1.0 if number >= hp else PART * number / hp)) for number, odds in lost.items())


def hits_value(state: Arena, target: str, hits: DamageOdds, *, attack: bool) -> float:
    """The expected value of these hits on a target."""
    return taken(state, target, odds_of_loss(state, target, hits, attack=attack))


def attack_balance(state: Arena, unit: str, target: str) -> float:
    """The expected value of a unit's attack on a target, minus that of the target's response."""
    hits = hits_of(state, attack_dice(state, unit))
    return hits_value(state, target, hits, attack=True) - _answer(state, unit, target, hits)


def _answer(state: Arena, unit: str, target: str, hits: DamageOdds) -> float:
    """HR-TURN-8: the expected damage to the attacker by skills that the attack triggers, if the target survives its
    hits."""
    back = sum(_taken_back(state, unit, target))
    if not back:
        return 0.0
    hp = state.units[target].hp
    survived = sum(
        odds for number, odds in hits.items() if number and lost_by(IncomingDamage(state, target, number, True)) < hp
    )
    return survived * back


def _taken_back(state: Arena, unit: str, target: str) -> Iterator[float]:
    """The expected damage to the attacker by each strike of the target's triggered skills."""
    if DamageDealt not in state.scenario.awaited:
        return
    hit = DamageDealt(by=unit, attack=True, hits={target: 1}, lost={target: 0})
    for unit_event in UNIT_EVENTS[DamageDealt](state, hit):
        for each in triggered_skills(state, unit_event):
            for strike in skill_damages_of(state, each.cast, each.names):
                if unit in strike.targets:
                    yield hits_value(state, unit, strike.hits(state.scenario.dice), attack=False)
