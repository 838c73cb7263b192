"""The reported odds are those of the game: attacks played through the loop have results as often as they say."""

import json
from collections import Counter
from collections.abc import Mapping
from math import sqrt

import pytest

from engine.content.kinds.scenario import Scenario
from engine.content.loading.document_reader import read_document
from engine.kernel.data.choice import Choice
from engine.kernel.data.value import expect
from engine.kernel.play.game import Game, resume_game, start_game
from engine.systems.battleground.combat.attack_test import Strike
from engine.systems.battleground.combat.events import AttackResolved
from engine.systems.battleground.dice.arithmetic import least_success
from engine.systems.battleground.queries.odds_fields import AttackInQuery, RerollLimits
from engine.systems.battleground.queries.odds_query import OddsQuery
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM
from tests.support.battleground import DECLARED, with_figure
from tests.support.conformance import SCENARIOS

SAMPLE = (SCENARIOS / "battleground.json").read_bytes()
SWORD = AttackInQuery("ana", "test/sword", "bo")
MANA, DEFENDING_MANA = 2, 1


def about_to_strike() -> Battle:
    """Ana has two mana and attacks Bo from behind, who has one and is focused."""
    document = read_document(SAMPLE, DECLARED)
    assert isinstance(document, Scenario)
    game = start_game(SYSTEM, document.plain(), 0)
    game = with_figure(with_figure(game, "ana", mana=MANA), "bo", mana=DEFENDING_MANA, focused=True)
    return game.state.but(agenda=(*game.state.agenda, Strike(*SWORD)))


def best(game: Game[Battle]) -> Choice:
    """The die to throw again: a failure, the lowest first; else no more."""
    assert game.decision
    least = least_success(game.state.bound("threshold", int))
    *dice, done = game.decision.choices
    faces = {expect(each.shows["face"], int, "face"): each for each in reversed(dice)}
    lowest = min(faces, default=least)
    return faces[lowest] if lowest < least else done


def played(state: Battle, seed: int) -> AttackResolved:
    """One attack from here, by the dice of this seed."""
    game = resume_game(SYSTEM, state, seed)
    while game.decision and game.decision.kind in ("reroll", "mana-reroll"):
        game.apply(best(game))
    (resolved,) = (event for event in game.events if isinstance(event, AttackResolved))
    assert game.state.figures[resolved.target].wounds == resolved.wounds
    return resolved


def as_reported(answer: Mapping[str, float], found: Counter[str]) -> bool:
    """Whether each outcome was found as often as reported, give or take five deviations."""
    attacks = found.total()
    apart = {outcome: abs(found[outcome] - attacks * answer.get(outcome, 0)) for outcome in {*answer, *found}}
    spread = {outcome: sqrt(attacks * chance * (1 - chance)) for outcome, chance in answer.items()}
    return all(away <= 5 * spread.get(outcome, 0) + 1 for outcome, away in apart.items())


@pytest.mark.rule("BG-TEST-4", "BG-TEST-5", "BG-TEST-6", "BG-TEST-7", "BG-ATT-1")
@pytest.mark.parametrize("attacks", [2_000, pytest.param(100_000, marks=pytest.mark.soak)])
def test_attacks_come_out_as_reported(attacks: int) -> None:
    """With mana on both sides, spent on failures first; other odds than these do not fit."""
    state = about_to_strike()
    answer = json.loads(
        json.dumps(OddsQuery(action=SWORD, mana=MANA, defence=RerollLimits(mana=DEFENDING_MANA)).answer(state))
    )
    assert (answer["attack"]["threshold"], answer["defence"]["threshold"]) == (3, 3)
    wounds, left = Counter[str](), Counter[str]()
    for seed in range(attacks):
        resolved = played(state, seed)
        wounds[str(resolved.wounds)] += 1
        left[str(resolved.successes) if resolved.successes < 8 else "8+"] += 1
    assert as_reported(answer["wounds"], wounds)
    assert as_reported(answer["left"], left)
    other = json.loads(json.dumps(OddsQuery(action=SWORD, mana=MANA).answer(state)))
    assert not as_reported(other["wounds"], wounds)
