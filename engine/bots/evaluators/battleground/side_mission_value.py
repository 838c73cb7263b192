"""BG-ABIL-4: the value of side missions, by testing with the rules whether an event would complete them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engine.bots.evaluators.battleground.attack_value import trials
from engine.bots.evaluators.battleground.observation import Observation, as_acting
from engine.bots.evaluators.battleground.test_value import chances_of_attack, wounds_by_attack
from engine.kernel.rules.clauses import all_hold
from engine.kernel.state.event import Event
from engine.systems.battleground.abilities.events import AbilityUsed
from engine.systems.battleground.abilities.types.missions import Mission
from engine.systems.battleground.abilities.use.targeting_rules import AimedAbility
from engine.systems.battleground.abilities.use.use_action import AFFORDABLE, active_abilities, unaimed_use
from engine.systems.battleground.combat.attack_action import legal_attacks_by
from engine.systems.battleground.combat.events import AttackResolved
from engine.systems.battleground.combat.wounds import KnockedOut, WoundsSuffered
from engine.systems.battleground.dice.pending_test import Trial
from engine.systems.battleground.dice.statistics import statistic
from engine.systems.battleground.state import Battle
from engine.systems.battleground.trigger_events import MovementEnded, WoundedByWeapon
from engine.systems.battleground.victory.side_missions import comes_true, in_play

MissionChance = Callable[[Mission, str], float]
"""The probability that a figure completes the mission."""


def mission_chance_points(observed: Observation, chance: MissionChance) -> float:
    """The expected victory points of an event by the own missions in play."""
    found = 0.0
    for card, figure in in_play(observed.view):
        mission = observed.view.scenario.cards[card].mission
        if mission is not None and observed.is_own(figure):
            found += mission.vp * chance(mission, figure)
    return found


def expected_mission_points(observed: Observation, card: str, figure: str) -> float:
    """The expected victory points of a mission if it is played for a figure now: by the best way to complete it."""
    mission, at = observed.view.scenario.cards[card].mission, observed.view.figures[figure].at
    if mission is None or at is None:
        return 0.0
    return mission.vp * max(_chances(observed, mission, figure, at), default=0.0)


def _chances(observed: Observation, mission: Mission, figure: str, at: int) -> Iterator[float]:
    state = observed.view if observed.is_acting(figure) else as_acting(observed.view, figure)
    for each in legal_attacks_by(state, figure, free=True):
        yield by_attack(state, figure, each.text("weapon"), each.text("target"))(mission, figure)
    for end in observed.reach(figure):
        yield by_move(observed, figure, at, end)(mission, figure)
    for known, used in active_abilities(state, figure):
        if all_hold(AFFORDABLE, AimedAbility(state, unaimed_use(state, figure, known.key), used)):
            yield by_use(state, figure, known.key)(mission, figure)


def by_attack(state: Battle, figure: str, weapon: str, target: str) -> MissionChance:
    """By an attack of a figure, with all its tests."""
    tests = tuple(trials(state, figure, weapon, target))
    return lambda mission, whose: min(1.0, sum(_by_test(each, mission, whose) for each in tests))


def _by_test(trial: Trial, mission: Mission, whose: str) -> float:
    odds = chances_of_attack(trial).items()
    return sum(
        chance
        for left, chance in odds
        if any(_comes_true(trial.state, mission, whose, each) for each in _events_of(trial, left))
    )


def _events_of(trial: Trial, left: int) -> Iterator[Event[Battle]]:
    """The events of an attack with so many successes."""
    state, figure, weapon, target = trial.state, trial.figure, trial.weapon, trial.target
    wounds = wounds_by_attack(trial, left)
    yield AttackResolved(figure=figure, weapon=weapon, target=target, successes=left, wounds=wounds)
    if wounds:
        yield WoundsSuffered(figure=target, wounds=wounds, by=figure)
        yield WoundedByWeapon(figure=target, by=figure, weapon=weapon, wounds=wounds)
    if state.figures[target].wounds + wounds >= statistic(state, target, "health"):
        yield KnockedOut(figure=target, by=figure, weapon=weapon)


def by_move(observed: Observation, figure: str, at: int, to: int) -> MissionChance:
    """By a move of a figure."""
    state = observed.with_figure_at(figure, to)
    if at == to:
        return lambda mission, whose: 0.0
    event = MovementEnded(figure=figure, how="move")
    return lambda mission, whose: float(_comes_true(state, mission, whose, event))


def by_use(state: Battle, figure: str, ability: str) -> MissionChance:
    """By the use of an active ability."""
    event = AbilityUsed(figure=figure, ability=ability)
    return lambda mission, whose: float(_comes_true(state, mission, whose, event))


def _comes_true(state: Battle, mission: Mission, whose: str, event: Event[Any]) -> bool:
    return comes_true(state, mission, "", whose, event)
