"""The value of attacks, from here and from elsewhere, and the danger of being attacked."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import replace

from engine.bots.evaluators.battleground.observation import Observation, as_acting, combat_condition
from engine.bots.evaluators.battleground.test_value import WOUND_SHARE, PointsFunction, points_by_attack
from engine.geometry.hex.bit_sets import mask_of
from engine.systems.battleground.combat.area_targets import further_targets
from engine.systems.battleground.combat.attack_action import (
    ABOUT_WEAPON,
    FREE,
    AttackWish,
    legal_attacks_by,
    target_in_range,
)
from engine.systems.battleground.combat.weapon_reach import reaches_from
from engine.systems.battleground.combat.weapons import means
from engine.systems.battleground.dice.pending_test import Trial
from engine.systems.battleground.dice.threshold import attack_trial
from engine.systems.battleground.sight.places import engaged_with
from engine.systems.battleground.sight.visibility import fields_of_sight
from engine.systems.battleground.state import Battle

RISK = 0.5
"""The share of an enemy's best attack that counts as danger: it may have something better to do."""


def trials(state: Battle, figure: str, weapon: str, target: str, focused: bool | None = None) -> Iterator[Trial]:
    """BG-AREA-1: the tests of an attack, against its target and against all others that it hits."""
    yield attack_trial(state, figure, weapon, target, focused=focused)
    for other in further_targets(state, figure, weapon, target):
        yield attack_trial(state, figure, weapon, other, target, focused)


def attack_worth(
    state: Battle,
    figure: str,
    weapon: str,
    target: str,
    focused: bool | None = None,
    share: float = WOUND_SHARE,
    points: PointsFunction = points_by_attack,
) -> float:
    """The expected points of an attack for the attacker's army; wounds of its own figures count against it."""
    return sum(
        points(trial, share) * (-1 if state.card(trial.target).seat == state.card(figure).seat else 1)
        for trial in trials(state, figure, weapon, target, focused)
    )


def best_attack(observed: Observation, figure: str, place: int, focused: bool | None = None) -> float:
    """The expected points of the best attack of a figure if it stood here."""
    key = "attack", figure, place, focused
    if key not in observed.reckoned:
        observed.reckoned[key] = _remembered_attack(observed, figure, place, focused)
    return observed.reckoned[key]


def _remembered_attack(observed: Observation, figure: str, place: int, focused: bool | None) -> float:
    """The value of the best attack, cached for all imagined games with the same relevant figures."""
    army, stands = observed.of_army(figure), replace(observed.view.figures[figure], at=place)
    raised = _until_the_end(observed.view) if observed.is_acting(figure) else None
    foes = tuple((name, army.stands[name]) for name in army.foes)
    key = "attack", figure, combat_condition(stands), focused, raised, foes, army.marks
    if key not in observed.remembered:
        observed.remembered[key] = _best_attack(observed, figure, place, focused)
    return observed.remembered[key]


def _until_the_end(view: Battle) -> Hashable:
    """The effects that last until the end of this activation or interruption."""
    names = "interruption", "boosts"
    return tuple(frame.values[name] for frame in view.frames for name in names if name in frame.values)


def could_attack(observed: Observation, figure: str, place: int) -> bool:
    """BG-ATT-2, -4: whether a figure would be engaged here, or have an enemy in range and in sight."""
    army = observed.of_army(figure)
    base = army.base_at(figure, place)
    return not army.beside_foes.isdisjoint(base) or _sees_enemy(army, figure, base)


def _best_attack(observed: Observation, figure: str, place: int, focused: bool | None) -> float:
    if not could_attack(observed, figure, place):
        return 0.0
    state = observed.with_figure_at(figure, place)
    if not observed.is_acting(figure):
        state = as_acting(state, figure)
    found = (
        attack_worth(state, figure, each.text("weapon"), each.text("target"), focused, points=observed.points)
        for each in legal_attacks_by(state, figure, free=True)
    )
    return max(found, default=0.0)


def _sees_enemy(army: Observation, figure: str, base: tuple[int, ...]) -> bool:
    """BG-ATT-4: whether an enemy is in range and in sight of a base."""
    ranged = [weapon for weapon in army.view.card(figure).weapons if weapon.type != "melee"]
    if not ranged:
        return False
    field = fields_of_sight(army.view).union(base)
    seen = [foe for foe in army.foes if field & mask_of(army.view.filled(foe))]
    return any(reaches_from(army.view, figure, weapon, foe, base) for foe in seen for weapon in ranged)


def danger_at(observed: Observation, figure: str, place: int) -> float:
    """The points that the enemies may score by attacking a figure here: each by its best attack, with a weight."""
    return RISK * sum(threats_at(observed, figure, place).values())


def threats_at(observed: Observation, figure: str, place: int) -> Mapping[str, float]:
    """The expected points of the best attack of each enemy on a figure here."""
    army = observed.of_army(figure)
    state = army.with_figure_at(figure, place)
    melee = not army.attackable.isdisjoint(army.base_at(figure, place))
    return {foe: max(_blow(army, foe, figure) * melee, _shot(army, state, foe, figure)) for foe in army.foes}


def _blow(army: Observation, foe: str, figure: str) -> float:
    """The value of the best melee attack of an enemy once it is adjacent, from any place."""
    key = "melee", foe, figure
    if key not in army.reckoned:
        known = "melee", foe, figure, army.stands[foe], army.stands[figure], army.marks
        if known not in army.remembered:
            army.remembered[known] = best_attack_points(as_acting(army.view, foe), foe, figure, army.points, melee=True)
        army.reckoned[key] = army.remembered[known]
    return army.reckoned[key]


def _shot(army: Observation, state: Battle, foe: str, figure: str) -> float:
    """BG-ATT-4: the value of the best ranged attack or spell of an enemy from its place."""
    engaged = not army.beside_foes.isdisjoint(state.filled(figure))
    key = "shot", foe, figure, army.stands[foe], combat_condition(state.figures[figure]), engaged, army.marks
    if key not in army.remembered:
        army.remembered[key] = _best_shot(state, foe, figure, army.points)
    return army.remembered[key]


def _best_shot(state: Battle, foe: str, figure: str, points: PointsFunction) -> float:
    weapons = [weapon for weapon in state.card(foe).weapons if weapon.type != "melee"]
    if not weapons:
        return 0.0
    acting = as_acting(state, foe)
    attacks = (AttackWish(acting, foe, weapon, figure) for weapon in weapons)
    # Most places are out of range, which is the fastest test.
    legal = (each for each in attacks if target_in_range(each) and all(holds(each) for holds in FREE))
    shots = (points(attack_trial(acting, foe, each.weapon.id, figure), WOUND_SHARE) for each in legal)
    return max(shots, default=0.0)


def best_attack_points(state: Battle, figure: str, foe: str, points: PointsFunction, *, melee: bool = False) -> float:
    """The value of the best attack (of the best melee attack) of the acting figure on an enemy within reach."""
    attacks = (AttackWish(state, figure, weapon, foe) for weapon in means(state, figure) if weapon.targets == "enemies")
    usable = (each for each in attacks if all(holds(each) for holds in ABOUT_WEAPON))
    blows = (each.weapon.id for each in usable if not melee or each.weapon.type == "melee")
    return max((points(attack_trial(state, figure, weapon, foe), WOUND_SHARE) for weapon in blows), default=0.0)


def price_of_leaving(observed: Observation, figure: str) -> float:
    """BG-INT-6: the expected points of the opportunity attacks by those that the figure is engaged with."""
    key = "leaving", figure
    if key not in observed.reckoned:
        foes = engaged_with(observed.view, figure)
        observed.reckoned[key] = sum(_opportunity(observed, foe, figure) for foe in foes)
    return observed.reckoned[key]


def _opportunity(observed: Observation, foe: str, figure: str) -> float:
    state = as_acting(observed.view, foe, figure, "opportunity")
    attacks = legal_attacks_by(state, foe, free=True)
    return max(
        (attack_worth(state, foe, each.text("weapon"), figure, points=observed.points) for each in attacks), default=0.0
    )
