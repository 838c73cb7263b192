"""Knock-outs: who scores them, and how they end the game."""

from typing import Any

import pytest

from engine.kernel.state.outcome import Outcome
from engine.systems.battleground.state import Token
from tests.rules.battleground.attack_results import BOMB, last_blow, points
from tests.rules.battleground.fights import FIREBALL, SWORD, Document, fight, item, of_kind
from tests.rules.battleground.guards import names
from tests.support.battleground import KEEPS, PASSES, battle, with_figure
from tests.support.script import asked, play

HIT = "red: attack weapon=test/sword target=bo"
DEAR: Document = {**SWORD, "id": "test/dear", "cost": 7}
USED = item("salve", {"when": "single-use", "effects": [{"do": "heal"}]})
CURSED: dict[str, Any] = {"debuff": Token("curse", "blue"), "wounds": 5}


@pytest.mark.rule("BG-WIN-1", "BG-WOUND-1")
def test_the_cost_of_the_character_and_all_its_equipment_is_scored() -> None:
    """30 for the character, 7 and 10 for its weapon and its used item."""
    salve = {**USED, "cost": 10}
    game = last_blow(5, 1, 1, 1, arms={"ana": (SWORD,), "bo": (DEAR, salve)}, bo={"used": ("test/salve",)})
    play(game, HIT)
    assert points(game) == {"red": 47, "blue": 0}


@pytest.mark.rule("BG-WIN-1")
@pytest.mark.parametrize(
    ("profile", "scored"),
    [
        ({"preset": "default"}, 30),
        ({"preset": "it"}, 30),
        ({"preset": "es"}, 30),
        ({"preset": "pl"}, 0),
        ({"knock_out_scores": "by_enemy"}, 0),
    ],
)
def test_whenever_a_character_is_knocked_out_or_only_by_an_enemy(profile: dict[str, str], scored: int) -> None:
    """A curse is nobody's doing, an own area attack no enemy's; an enemy's attack scores either way."""
    curse = with_figure(battle(red="ana@A1 al@A3", profile=profile), "ana", **CURSED)
    play(curse, *PASSES)
    assert ("ana" in curse.state.figures, points(curse)) == (False, {"red": 0, "blue": scored})
    own = fight(
        5,
        1,
        5,
        1,
        red="ana@E9:n al@E3:n",
        blue="bo@E4:s be@A1",
        arms={"ana": (FIREBALL,)},
        stats={"bo": {"mind": 0}, "al": {"mind": 0}},
        now={"ana": {"mana": 1}, "al": {"wounds": 5}},
        profile=profile,
    )
    play(own, "red: attack weapon=test/fireball target=bo")
    assert ("al" in own.state.figures, points(own)) == (False, {"red": 0, "blue": scored})
    enemy = last_blow(5, 1, 1, 1, profile=profile)
    play(enemy, HIT)
    assert points(enemy) == {"red": 30, "blue": 0}


@pytest.mark.rule("BG-WIN-1")
@pytest.mark.parametrize(("preset", "scored"), [("default", 30), ("pl", 0)])
def test_by_its_own_hand_is_not_by_an_enemy(preset: str, scored: int) -> None:
    """An ability that wounds its user."""
    game = fight(
        red="ana@E9:n al@A1",
        blue="bo@E1:s",
        now={"ana": {"wounds": 5}},
        profile={"preset": preset},
        stats={"ana": {"abilities": [{**BOMB, "to": "self"}]}},
    )
    play(game, "red: use")
    assert points(game) == {"red": 0, "blue": scored}


# The end of the game


@pytest.mark.rule("BG-WIN-2")
def test_the_last_character_knocked_out_ends_the_game_in_clean_up_only() -> None:
    """Who is left may go on until then."""
    game = last_blow(5, 1, 1, 1, blue="bo@E4:s", red="ana@E5:n al@A9")
    play(game, HIT)
    assert (asked(game), game.outcome) == ("red: act", None)
    play(game, "red: end")
    assert asked(game) == "red: select-card"
    play(game, "red: pass")
    assert game.outcome == Outcome("win", "BG-WIN-2", ("red",), {"red": 30, "blue": 0})


@pytest.mark.rule("BG-WIN-2")
def test_the_last_two_knocked_out_at_once_make_a_draw() -> None:
    game = fight(
        red="ana@E5:n",
        blue="bo@E2:s",
        now={"ana": {"wounds": 5}, "bo": {"wounds": 5}},
        stats={"ana": {"abilities": [{**BOMB, "to": "all-enemies"}, {**BOMB, "id": "doom", "to": "self"}]}},
    )
    play(game, "red: use ability=test/ana:bomb", "red: use ability=test/ana:doom")
    assert game.outcome == Outcome("draw", "BG-WIN-2", (), {"red": 30, "blue": 30})


@pytest.mark.rule("BG-ROUND-11", "BG-FX-3", "BG-WIN-1", "BG-WIN-3")
@pytest.mark.parametrize(("preset", "outcome"), [("default", "win"), ("pl", "draw")])
def test_a_curse_at_the_end_of_the_last_round_scores_before_victory_is_looked_at(preset: str, outcome: str) -> None:
    """30 points are a lead; by one edition they are not scored."""
    game = battle(red="ana@A1 al@A3", blue="bo@I9", profile={"preset": preset})
    for _ in range(3):
        play(game, *PASSES, *KEEPS)
    game = with_figure(game, "ana", **CURSED)
    events = play(game, *PASSES)
    scored = ["points-scored"] if outcome == "win" else []
    assert names(events)[-4 - len(scored) :] == [
        "effect-removed",
        "wounds-suffered",
        "knocked-out",
        *scored,
        "game-ended",
    ]
    assert game.outcome is not None
    assert (game.outcome.result, game.outcome.why) == (outcome, "BG-WIN-3")


@pytest.mark.rule("BG-ROUND-11", "BG-FX-2", "BG-FX-3")
def test_regeneration_before_curse() -> None:
    """With one wound left it lives; both tokens go at once, then it heals, then it is wounded."""
    game = with_figure(battle(red="ana@A1"), "ana", buff=Token("regeneration", "red"), **CURSED)
    happened = of_kind(play(game, *PASSES), "effect-removed", "wounds-healed", "wounds-suffered")
    assert [each.split()[0] for each in happened] == [
        "effect-removed",
        "effect-removed",
        "wounds-healed",
        "wounds-suffered",
    ]
    assert game.state.figures["ana"].wounds == 5


@pytest.mark.rule("BG-WIN-2", "BG-FX-3")
def test_a_curse_on_the_last_character_ends_the_game() -> None:
    game = with_figure(battle(red="ana@A1"), "ana", **CURSED)
    play(game, *PASSES)
    assert game.outcome == Outcome("win", "BG-WIN-2", ("blue",), {"red": 0, "blue": 30})
