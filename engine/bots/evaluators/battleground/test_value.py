"""The value of a test: the odds of its successes, and the victory points of wounds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from engine.bots.evaluators.battleground.knock_out_value import knock_out_worth
from engine.systems.battleground.cards import ResultLineDef
from engine.systems.battleground.combat.attack_odds import attack_results, odds_of_attack, wounds_dealt
from engine.systems.battleground.combat.extra_effects import Extra
from engine.systems.battleground.dice.pending_test import Trial
from engine.systems.battleground.dice.statistics import statistic
from engine.systems.battleground.dice.success_odds import MOST_DICE, Attempt, Rerolls
from engine.systems.battleground.dice.threshold import DICE, FREE_REROLLS, THRESHOLD, defence_trial
from engine.systems.battleground.state import Battle

WOUND_SHARE = 0.6
"""The share of a knock-out's value that a wounded character has lost, by the share of its health."""


PointsFunction: TypeAlias = Callable[[Trial, float], float]
"""The value of an attack's wounds, each counted by a share of its part of a knock-out."""


def chances(trial: Trial, defence: Trial | None) -> Mapping[int, float]:
    """BG-TEST-6: the probability of each number of successes after the defence; mana is kept for later."""
    return _chances(_attempt(trial), _attempt(defence) if defence else None)


def _attempt(trial: Trial) -> Attempt:
    dice = min(DICE.value(trial), MOST_DICE)
    return Attempt(dice, THRESHOLD.value(trial), Rerolls(free=max(0, min(FREE_REROLLS.value(trial), dice))))


@lru_cache(maxsize=10_000)
def _chances(attempt: Attempt, defence: Attempt | None) -> Mapping[int, float]:
    return odds_of_attack(attempt, defence, lambda left: left).left


def chances_of_attack(trial: Trial) -> Mapping[int, float]:
    """BG-ATT-1: the probability of each number of successes of an attack after the defence of its target."""
    return chances(trial, defence_trial(trial))


def wounds_by_attack(trial: Trial, left: int) -> int:
    """BG-ATT-7: the wounds of an attack with so many successes, including those by extra effects."""
    dealt = attack_results(trial.state, trial.figure, trial.weapon, trial.target)
    return wounds_dealt(dealt.table, dealt.extras, left)


def points_by_attack(trial: Trial, share: float = WOUND_SHARE) -> float:
    """The expected victory points of the wounds of an attack, each wound weighted by this share."""
    state, target, defence = trial.state, trial.target, defence_trial(trial)
    dealt = attack_results(state, trial.figure, trial.weapon, target)
    against = _attempt(defence) if defence else None
    return _average(_attempt(trial), against, dealt.table, dealt.extras, _victim(state, target, share))


@lru_cache(maxsize=100_000)
def _average(
    attempt: Attempt, defence: Attempt | None, table: tuple[ResultLineDef, ...], more: tuple[Extra, ...], victim: Victim
) -> float:
    odds = _chances(attempt, defence).items()
    return sum(chance * _points(victim, wounds_dealt(table, more, left)) for left, chance in odds)


class Victim(NamedTuple):
    """A possibly wounded figure: its wounds, health, the points for its knock-out, and the share of the wounds in
    them."""

    wounds: int
    health: int
    prize: float
    share: float


def _victim(state: Battle, figure: str, share: float = WOUND_SHARE) -> Victim:
    health = statistic(state, figure, "health")
    return Victim(state.figures[figure].wounds, health, knock_out_worth(state.scenario, figure), share)


def _points(victim: Victim, more: int) -> float:
    """BG-WIN-1: the value of so many more wounds: the prize for a knock-out, otherwise a share of it."""
    if victim.wounds + more >= victim.health:
        return victim.prize
    return victim.share * victim.prize * more / victim.health


def points_by_wounds(state: Battle, figure: str, more: int) -> float:
    """The value to the enemy of so many more wounds of a figure."""
    return _points(_victim(state, figure), more)


def points_lost(state: Battle, figure: str) -> float:
    """The value to the enemy of the wounds that a figure has."""
    victim = _victim(state, figure)
    return _points(victim._replace(wounds=0), victim.wounds)
