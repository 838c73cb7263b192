"""Places in Hoplomachus: cached values equal those computed one by one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from operator import add
from random import Random
from typing import Any

import pytest

from engine.bots.evaluators.hoplomachus.attack_value import attack_balance, hits_of, taken
from engine.bots.evaluators.hoplomachus.place_value import CAUTION, NEAR, STONE, Places, looks_anywhere
from engine.bots.memory import Memory
from engine.kernel.play.game import Game
from engine.odds.distribution import Distribution, lifted_over_both
from engine.systems.hoplomachus.arena_geometry import units_distance
from engine.systems.hoplomachus.combat.attack_odds import odds_of_loss
from engine.systems.hoplomachus.state import Arena, Played, with_side, with_unit
from engine.systems.hoplomachus.units.status import attack_dice, attack_range, movement
from tests.support.hoplomachus import arena, own, tactic, until

NOWHERE: Mapping[str, Any] = {
    "stock": ["retaliate", {"skill": "last-stand", "when": "isolated", "dice": ["red"]}, "ward:1"],
    "hurt": [
        own("hurt", {"when": "always", "dice": ["red"], "if": {"has": {"who": "self", "counter": "hp", "most": 1}}})
    ],
    "cheered": [
        own("cheered", {"when": "always", "dice": ["red"], "if": {"has": {"who": "self", "counter": "favour"}}})
    ],
    "dazed": [own("dazed", {"when": "always", "modify": "range", "by": 1, "if": {"dazed": "self"}})],
}
"""Skills that ask nothing of hexes but how far an attacker is from its target."""
CLOSE = {"pieces": {"side": "allies", "within": 1}}
ANYWHERE: Mapping[str, Any] = {
    "stone": [
        own("stone", {"when": "always", "dice": ["red"], "if": {"stands-on": {"who": "self", "ground": "stone"}}})
    ],
    "close": [own("close", {"when": "always", "dice": ["red"], "if": {"there-are": {"who": CLOSE}}})],
    "shield": [own("shield", {"when": "instead", "of": "damage", "by": -1, "if": {"there-are": {"who": CLOSE}}})],
    "many": [own("many", {"when": "always", "modify": "range", "by": {"count": {"of": CLOSE}}})],
    "guardian": [
        own(
            "guardian",
            {
                "when": {"damaged": {"who": "ally", "how": "attack"}},
                "if": {"in-range": {"who": "by"}},
                "effects": [{"do": "hurt", "damage": 2, "on": "by"}],
            },
        )
    ],
}
"""Skills that depend on the places of third units, or on their ground."""
SHARP = tactic("sharp", {"do": "add-dice", "dice": ["red"]})


def standing(view: Arena, unit: str) -> float:
    """What its place is worth to a unit, looked at by itself: the rules of the judge, written down once more."""
    foes = [name for name in view.names if not view.allied(unit, name)]
    reach, at = attack_range(view, unit), view.units[unit].at
    best = max(
        (attack_balance(view, unit, foe) for foe in foes if units_distance(view, unit, foe) <= reach), default=0.0
    )
    near = max((reach - units_distance(view, unit, foe) for foe in foes), default=0)
    lost: Distribution[int] = {0: 1.0}
    for foe in foes:
        if view.units[foe].active and units_distance(view, unit, foe) <= movement(view, foe) + attack_range(view, foe):
            lost = lifted_over_both(add, lost, odds_of_loss(view, unit, hits_of(view, attack_dice(view, foe))))
    ground = STONE * (at in view.scenario.stones) + NEAR * min(near, 0)
    return max(best, 0.0) + ground - CAUTION * taken(view, unit, lost)


def begun(skills: Any) -> Game[Arena]:
    """Two on each side, a hero among them; all but the heroes have the skills."""
    ranges = {"ana": 3, "al": 1, "bo": 2, "be": 2}
    chip = {"skills": skills, "health": 4, "attack": ["black", "blue"]}
    cards = {name: {**chip, "range": reach} for name, reach in ranges.items()}
    lines: dict[str, Any] = {"red": "ana@D5 al@E5 red-hero@A1", "blue": "bo@D7 be@F6"}
    return until(arena(**lines, cards=cards, tactics={"red": [SHARP]}), "movement")


def positions(game: Game[Arena], number: int, luck: Random) -> Iterator[Arena]:
    """Many variations of the game: units at other places each time, and sometimes changed."""
    state = game.state
    grid = state.scenario.grid
    card = next(iter(state.scenario.tactics))
    for _ in range(number):
        places = luck.sample(range(grid.size), len(state.units))
        for name, at in zip(state.units, places, strict=True):
            state = with_unit(state, name, replace(state.units[name], at=at))
        if luck.random() < 0.4:
            name = luck.choice([*state.units])
            changes: list[dict[str, Any]] = [
                {"hp": luck.randint(1, 4)},
                {"dazed": luck.random() < 0.5},
                {"tactics": (Played(card, "red"),) if luck.random() < 0.5 else ()},
                {"active": luck.random() < 0.5},
            ]
            state = with_unit(state, name, replace(state.units[name], **luck.choice(changes)))
        if luck.random() < 0.2:
            seat = luck.choice(state.seats)
            state = with_side(state, seat, replace(state.sides[seat], favour=luck.randint(0, 2)))
        yield state


@pytest.mark.parametrize("skills", [*NOWHERE.values(), *ANYWHERE.values()], ids=[*NOWHERE, *ANYWHERE])
def test_a_cached_place_has_the_value_computed_afresh(skills: Any) -> None:
    """In a hundred positions with one cache: for every unit at its place, and for one of them at another."""
    luck, memory = Random(7), Memory()
    for view in positions(begun(skills), 100, luck):
        places = Places(view, memory)
        assert {name: places.standing(name) for name in view.names} == {
            name: standing(view, name) for name in view.names
        }
        unit, at = luck.choice(view.names), luck.randrange(view.scenario.grid.size)
        there = with_unit(view, unit, replace(view.units[unit], at=at))
        assert places.standing_at(unit, at) == standing(there, unit)


@pytest.mark.parametrize(
    ("skills", "anywhere"),
    [*((each, False) for each in NOWHERE.values()), *((each, True) for each in ANYWHERE.values())],
)
def test_skills_that_look_at_more_than_a_distance_are_known(skills: Any, anywhere: bool) -> None:
    """What these say under `looks_at` decides."""
    assert looks_anywhere(begun(skills).state.scenario) is anywhere


def test_blows_and_dangers_are_reckoned_once_while_units_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second evaluation after units have only moved computes only new distances."""
    memory, view = Memory(), begun(NOWHERE["stock"]).state
    for name in view.names:
        Places(view, memory).standing(name)
    monkeypatch.setattr("engine.bots.evaluators.hoplomachus.place_value.attack_balance", None)
    monkeypatch.setattr("engine.bots.evaluators.hoplomachus.place_value.taken", None)
    moved = {name: replace(unit, at=unit.at, moved=True) for name, unit in view.units.items()}
    again = Places(view.but(units=moved), memory)
    assert all(again.standing(name) == again.standing_at(name, view.units[name].at) for name in view.names)
