"""Knock-outs: when a character leaves the game, what leaves with it, what ends and what stays."""

import pytest

from engine.kernel.chance.rolls import Stream
from engine.systems.battleground.dice.statistics import statistic
from engine.systems.battleground.movement.speed import speed
from engine.systems.battleground.system import imagined
from tests.rules.battleground.attack_results import BOMB, last_blow
from tests.rules.battleground.fights import SWORD, fight, item, of_kind
from tests.rules.battleground.guards import SOFT, names
from tests.support.battleground import KEEPS, activation, battle, place_of, with_figure
from tests.support.script import asked, offers, play, refused

HIT = "red: attack weapon=test/sword target=bo"


@pytest.mark.rule("BG-WOUND-1")
@pytest.mark.parametrize(("wounds", "out"), [(3, False), (4, False), (5, True)])
def test_knocked_out_with_wounds_equal_to_or_above_health(wounds: int, out: bool) -> None:
    """Health 6: one more wound is the last one only after five; two more after five are one too many."""
    game = last_blow(5, 1, 1, 1, wounds=wounds)
    play(game, HIT)
    assert ("bo" not in game.state.figures) is out
    above = last_blow(5, 5, 5, 1)
    play(above, HIT)
    assert "bo" not in above.state.figures


@pytest.mark.rule("BG-WOUND-1", "BG-ABIL-1")
def test_health_is_what_it_is_with_all_that_changes_it() -> None:
    """A passive of one more health: the sixth wound is not the last one."""
    hide = item("hide", {"when": "always", "modify": "health", "by": 1})
    game = last_blow(5, 1, 1, 1, arms={"ana": (SWORD,), "bo": (hide,)})
    play(game, HIT)
    assert game.state.figures["bo"].wounds == 6


@pytest.mark.rule("BG-WOUND-1")
def test_the_figure_of_a_knocked_out_character_leaves_the_map() -> None:
    """Others may enter its hex; it can no longer be attacked."""
    game = last_blow(5, 1, 1, 1)
    events = play(game, HIT)
    assert of_kind(events, "knocked-out") == ["knocked-out bo ana test/sword"]
    assert game.state.knocked_out == ("bo",)
    assert refused(game, "red: attack figure=ana weapon=test/sword target=bo") == []
    play(game, "red: move to=E4")
    assert place_of(game, "ana") == "E4"


@pytest.mark.rule("BG-WOUND-1")
def test_the_equipment_of_a_knocked_out_character_is_out_of_use() -> None:
    """An aura of its equipment no longer affects anyone."""
    drum = item("drum", {"when": "always", "modify": "toughness", "by": 2, "to": "all-allies"})
    game = last_blow(5, 1, 1, 1, arms={"ana": (SWORD,), "bo": (drum,)}, blue="bo@E4:s be@D4:s")
    assert statistic(game.state, "be", "toughness") == 5
    play(game, HIT)
    assert statistic(game.state, "be", "toughness") == 3


@pytest.mark.rule("BG-WOUND-1")
def test_a_knocked_out_character_returns_in_no_later_round() -> None:
    game = last_blow(5, 1, 1, 1, decks={"blue": "fate-1 fate-2 fate-3 fate-4 fate-5 fate-6 fate-7"})
    card = game.state.sides["blue"].in_hand[0]
    play(game, HIT, "red: end", *KEEPS, "red: pass", f"blue: select-card card={card}")
    assert offers(game, "blue") == ["activate figure=be"]
    assert game.state.knocked_out == ("bo",)


@pytest.mark.rule("BG-WOUND-1", "BG-ABIL-1")
def test_a_character_that_lived_by_lent_health_leaves_with_the_lender() -> None:
    """Its banner gave Be one more; with six wounds Be has too many now, and both are scored."""
    banner = item("banner", {"when": "always", "modify": "health", "by": 1, "to": "all-allies"})
    game = last_blow(
        *(5, 1, 1, 1),
        arms={"ana": (SWORD,), "bo": (banner,)},
        blue="bo@E4:s be@D4:s bu@A1",
        now={"be": {"wounds": 6}},
    )
    events = play(game, HIT)
    assert of_kind(events, "knocked-out", "points-scored") == [
        "knocked-out bo ana test/sword",
        "points-scored red 30",
        "knocked-out be ana test/sword",
        "points-scored red 30",
    ]


# What ends with it


@pytest.mark.rule("BG-WOUND-2")
def test_a_knocked_out_active_character_ends_its_activation_at_once() -> None:
    """With action points left; the other side goes on with the card it turned up."""
    doom = {**BOMB, "to": "self"}
    game = battle(red="ana@E5:n al@A9", blue="bo@E2:s", cards={"ana": {"abilities": [doom]}})
    play(game, "red: select-card card=fate-5", "blue: select-card card=fate-1", "red: activate figure=ana")
    game = with_figure(game, "ana", wounds=5)
    play(game, "red: bonus")
    assert names(play(game, "red: use"))[-1] == "points-scored"
    assert asked(game) == "blue: activate"
    play(game, *activation("blue", "bo"))
    assert asked(game) == "red: select-card"


@pytest.mark.rule("BG-WOUND-2", "BG-ABIL-5")
def test_neither_the_end_of_its_activation_nor_a_chosen_effect_after_it_acts() -> None:
    """What is "at the end of activation", and the rest of the ability that knocked it out."""
    rest = {"id": "rest", "when": "end-of-activation", "effects": [{"do": "gain", "counter": "mana", "on": "self"}]}
    doom = {**BOMB, "to": "self", "effects": [{"do": "wound"}, {"do": "gain", "counter": "ap"}]}
    game = fight(
        red="ana@E9:n al@A1", blue="bo@E1:s", now={"ana": {"wounds": 5}}, stats={"ana": {"abilities": [doom, rest]}}
    )
    events = play(game, "red: use")
    assert not {"ability-triggered", "activation-ended", "ap-gained"} & set(names(events))
    assert asked(game) == "red: select-card"


@pytest.mark.rule("BG-WOUND-2")
def test_a_declared_move_does_not_happen() -> None:
    """Nor is it paid back; nobody is asked to turn the figure."""
    game = fight(
        5, 1, 1, 1, red="ana@E5:n al@A9", arms={"bo": (SWORD,)}, now={"ana": {"wounds": 5}}, stats={"ana": SOFT}
    )
    events = play(game, "red: move to=E7", "blue: attack weapon=test/sword target=ana", "blue: end")
    assert of_kind(events, "moved", "turned") == []
    assert asked(game) == "red: select-card"


@pytest.mark.rule("BG-WOUND-2")
def test_the_cards_of_a_knocked_out_character_are_discarded_in_clean_up() -> None:
    """The cards it was activated with are neither in hand nor discarded until then."""
    wounding = {"effects": [{"do": "wound"}], "to": "ally"}
    game = battle(
        red="ana@E5:n al@A9", blue="bo@I9", decks={"red": "fate-1 fate-2 fate-3"}, bonuses={"fate-3": wounding}
    )
    play(game, "red: select-card card=fate-1", "blue: pass", "red: activate figure=ana", "red: bonus")
    play(game, "red: play-card card=fate-2", "red: end", "red: select-card card=fate-3", "red: activate figure=al")
    game = with_figure(game, "ana", wounds=5)
    play(game, "red: bonus bonus=ability")
    side = game.state.sides["red"]
    assert (side.discard, side.fallen, side.in_hand) == ((), ("fate-1", "fate-2"), ())
    play(game, "red: end")
    side = game.state.sides["red"]
    assert (set(side.discard), side.fallen) == ({"fate-1", "fate-2", "fate-3"}, ())
    assert game.state.round == 2


@pytest.mark.rule("BG-WOUND-2", "BG-FX-5", "BG-FX-6")
def test_the_tokens_of_a_knocked_out_character_leave_and_its_marks_stay() -> None:
    """Focus, guard, mana, buff and debuff are gone; the mark lies there until clean-up and acts."""
    snare = {"do": "mark", "name": "snare", "range": 9, "gives": [{"modify": "speed", "by": -1}]}
    lay = {"id": "lay", "when": "active", "cost": {"ap": 1}, "to": "hex", "range": 12, "effects": [snare]}
    doom = {**BOMB, "to": "self"}
    game = fight(
        size="1x20",
        red="ana@A9:n al@A1",
        blue="bo@A12:n",
        now={"ana": {"wounds": 5, "focused": True}},
        stats={"ana": {"abilities": [lay, doom]}},
    )
    play(game, "red: use ability=test/ana:lay at=A11", "red: use ability=test/ana:bomb")
    assert "ana" not in game.state.figures
    assert [(mark.name, mark.seat) for mark in game.state.marks.values()] == [("snare", "red")]
    assert speed(game.state, "bo") == 4
    play(game, "red: pass")
    assert game.state.marks == {}


@pytest.mark.rule("BG-WOUND-2", "BG-ABIL-4")
def test_the_side_mission_of_a_knocked_out_character_is_lost() -> None:
    """Also one that waits for any knock-out: its own ends the activation in which it was in play."""
    mission = {"vp": 15, "when": {"knock-out": {"who": "character", "by": "anybody"}}}
    doom = {**BOMB, "to": "self"}
    game = battle(
        red="ana@E5:n al@A9",
        glory={"red": "glory-1"},
        bonuses={"glory-1": mission},
        cards={"ana": {"abilities": [doom]}},
    )
    play(game, "red: select-card card=glory-1", "blue: pass", "red: activate figure=ana", "red: bonus bonus=mission")
    game = with_figure(game, "ana", wounds=5)
    events = play(game, "red: use")
    assert of_kind(events, "mission-completed") == []
    assert game.state.sides["red"].fallen == ("glory-1",)


@pytest.mark.rule("BG-WOUND-2", "BG-ABIL-4")
def test_cards_of_the_fallen_and_completed_missions_are_known_to_both() -> None:
    """Nobody who imagines the hidden cards deals them again."""
    deck = "fate-1 fate-2 fate-3 fate-4 fate-5 fate-6 fate-7"
    bonuses = {"glory-1": {"vp": 5, "when": {"use": {}}}}
    cards = {"ana": {"abilities": [{**BOMB, "to": "self"}]}}
    game = battle(
        red="ana@E5:n al@A9", decks={"red": deck}, glory={"red": "glory-1 glory-2"}, bonuses=bonuses, cards=cards
    )
    play(game, "red: select-card card=glory-1", "blue: pass", "red: activate figure=ana", "red: bonus bonus=mission")
    fate = game.state.sides["red"].in_hand[0]
    game = with_figure(game, "ana", wounds=5)
    play(game, f"red: play-card card={fate}", "red: use")
    side = game.state.sides["red"]
    assert (side.completed, side.fallen) == (("glory-1",), (fate,))
    for number in range(20):
        guess = imagined(game.view("blue"), "blue", Stream(number)).sides["red"]
        assert fate not in guess.in_hand
        assert guess.glory == ("glory-2",)
