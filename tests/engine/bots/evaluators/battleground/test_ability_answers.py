"""The answers of `greedy` to questions of abilities: it simulates their effects."""

from typing import Any

import pytest

from engine.kernel.play.game import Game
from engine.systems.battleground.state import Battle
from tests.engine.bots.evaluators.battleground.evaluated import preferred, worths
from tests.rules.battleground.fights import fight
from tests.support.battleground import battle, with_figure
from tests.support.script import asked as question
from tests.support.script import play

USE = "use ability=test/ana figure=ana"
FOES, FRIENDS = {"pieces": {"side": "enemies"}}, {"pieces": {"side": "friends"}}
MANA = {"do": "gain", "counter": "mana", "amount": 2}


def using(*effects: dict[str, Any], **figures: dict[str, Any]) -> Game[Battle]:
    """A game in which Ana has such an ability, and these things are as they are."""
    abilities = {"ana": {"abilities": [{"when": "active", "effects": list(effects)}]}}
    game = fight(red="ana@E5:n al@C5", blue="bo@E4:s di@G4", stats=abilities, arms={})
    for name, now in figures.items():
        game = with_figure(game, name, **now)
    return game


def asked(*effects: dict[str, Any], **figures: dict[str, Any]) -> Game[Battle]:
    """The same, where the ability asks."""
    game = using(*effects, **figures)
    play(game, f"red: {USE}")
    return game


def test_greedy_chooses_the_enemy_that_a_wound_harms_most() -> None:
    hurt = {"do": "choose", "as": "foe", "from": FOES}, {"do": "wound", "on": "foe"}
    assert preferred(asked(*hurt, di={"wounds": 4})) == "choose piece=di"
    assert preferred(asked(*hurt, bo={"wounds": 4})) == "choose piece=bo"


def test_greedy_chooses_the_friend_that_healing_helps_most() -> None:
    heal = {"do": "choose", "as": "friend", "from": FRIENDS}, {"do": "heal", "on": "friend", "wounds": 3}
    assert preferred(asked(*heal, al={"wounds": 3})) == "choose piece=al"
    assert preferred(asked(*heal, ana={"wounds": 3})) == "choose piece=ana"


def test_greedy_chooses_the_option_that_does_most() -> None:
    heal, mana = {"effects": [{"do": "heal", "on": "self", "wounds": 3}]}, {"effects": [{**MANA, "on": "self"}]}
    either = {"do": "one-of", "options": [mana, heal]}
    assert preferred(asked(either, ana={"wounds": 4})) == "option option=2"
    assert preferred(asked(either, ana={"wounds": 0})) == "option option=1"


def test_greedy_declines_effects_that_would_only_harm_itself() -> None:
    harm = {"do": "choose", "as": "it", "from": FRIENDS, "may": True}, {"do": "wound", "on": "it"}
    assert preferred(asked(*harm)) == "decline"
    gift = {"do": "one-of", "may": True, "options": [{"effects": [{**MANA, "on": FOES}]}]}
    assert preferred(asked(gift)) == "decline"


def test_greedy_considers_the_effects_after_a_choice() -> None:
    """The character chosen for a gift is the one that is hurt afterwards."""
    both = (
        {"do": "choose", "as": "one", "from": {"pieces": {"side": "all"}}},
        {**MANA, "on": "one"},
        {"do": "wound", "wounds": 2, "on": "one"},
    )
    assert preferred(asked(*both)) in ("choose piece=bo", "choose piece=di")


def test_greedy_values_an_ability_with_a_choice_by_its_best_answer() -> None:
    hurt = {"do": "choose", "as": "foe", "from": FOES}, {"do": "wound", "on": "foe", "wounds": 4}
    harm = {"do": "choose", "as": "friend", "from": FRIENDS}, {"do": "wound", "on": "friend", "wounds": 4}
    assert worths(using(*hurt))[USE] > 0 > worths(using(*harm))[USE]


def test_greedy_ends_the_game_where_it_wins_and_never_where_it_loses() -> None:
    end = {
        "do": "one-of",
        "options": [{"effects": [{"do": "end", "winner": who}]} for who in ("other", "own", "nobody")],
    }
    assert preferred(asked(end)) == "option option=2"
    assert worths(using({"do": "end", "winner": "other"}))[USE] < -100


AT_ONCE: dict[str, Any] = {"when": "on-activation", "to": "self"}
HURTS = {**AT_ONCE, "id": "hurts", "effects": [{"do": "wound"}]}
HEALS = {**AT_ONCE, "id": "heals", "effects": [{"do": "heal"}]}


@pytest.mark.parametrize("abilities", [[HURTS, HEALS], [HEALS, HURTS]], ids=["hurts first", "heals first"])
def test_greedy_orders_its_own_abilities_so_that_they_help_most(abilities: list[dict[str, Any]]) -> None:
    """BG-ABIL-5: healing comes after the wound that it heals, in either order on the card."""
    game = battle(cards={"ana": {"abilities": abilities}}, decks={"red": "fate-1"})
    play(game, "red: select-card card=fate-1", "blue: pass", "red: activate figure=ana", "red: bonus bonus=mana")
    assert question(game) == "red: order"
    assert [preferred(game, seed) for seed in range(4)] == ["order next=test/ana:hurts"] * 4


def test_the_order_of_what_is_as_good_is_left_to_luck() -> None:
    gift = {**AT_ONCE, "effects": [{"do": "gain", "counter": "mana"}]}
    game = battle(cards={"ana": {"abilities": [{**gift, "id": "one"}, {**gift, "id": "two"}]}}, decks={"red": "fate-1"})
    play(game, "red: select-card card=fate-1", "blue: pass", "red: activate figure=ana", "red: bonus bonus=mana")
    assert len({preferred(game, seed) for seed in range(20)}) == 2
