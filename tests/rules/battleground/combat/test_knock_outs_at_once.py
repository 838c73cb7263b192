"""Knock-outs in attacks: several at once, and what an attack does to who has its last wound already."""

import pytest

from engine.systems.battleground.state import Token
from tests.rules.battleground.attack_results import BOMB, last_blow, points
from tests.rules.battleground.fights import FIREBALL, fight, of_kind, weapon, with_dice
from tests.rules.battleground.guards import SOFT
from tests.support.battleground import battle, event_lines, with_figure
from tests.support.script import asked, play


@pytest.mark.rule("BG-AREA-3", "BG-WOUND-1")
def test_in_an_area_attack_nobody_leaves_before_it_is_done() -> None:
    """The initial target has its last wound, and still is who the others are seen from."""
    game = fight(
        5,
        1,
        5,
        1,
        5,
        1,
        red="ana@E9:n al@E3:n",
        blue="bo@E4:s be@E5:s bu@A1",
        arms={"ana": (FIREBALL,)},
        stats=dict.fromkeys(("bo", "be", "al"), SOFT),
        now={"ana": {"mana": 1}, **{name: {"wounds": 5} for name in ("bo", "be", "al")}},
    )
    events = play(game, "red: attack weapon=test/fireball target=bo", "red: order next=al")
    order = of_kind(events, "attack-resolved", "knocked-out")
    assert [line.split()[0] for line in order] == ["attack-resolved"] * 3 + ["knocked-out"] * 3
    assert (set(game.state.figures), points(game)) == ({"ana", "bu"}, {"red": 60, "blue": 30})
    assert asked(game) == "red: act"


@pytest.mark.rule("BG-AREA-3", "BG-FX-1", "BG-WIN-1")
def test_an_attack_that_replaces_a_debuff_keeps_its_knock_out() -> None:
    """The old token goes in the middle of the attack; who struck the last blow is reported at its end, and scores."""
    venom = weapon("venom", "melee", "1:1")
    venom["ability"] = {"when": "attack", "needs": 1, "effects": [{"do": "debuff", "name": "stun"}]}
    old = {"debuff": Token("blindness", "red")}
    game = last_blow(5, 1, 1, 1, arms={"ana": (venom,)}, bo=old, profile={"preset": "pl"})
    events = play(game, "red: attack weapon=test/venom target=bo")
    assert of_kind(events, "effect-given", "knocked-out", "points-scored") == [
        "effect-given bo debuff stun red ana",
        "knocked-out bo ana test/venom",
        "points-scored red 30",
    ]


@pytest.mark.rule("BG-FX-2", "BG-WOUND-1")
def test_regeneration_does_not_bring_back_who_is_knocked_out() -> None:
    """An attack that takes the token away: it acts only on who is not knocked out."""
    dispel = weapon("dispel", "melee", "1:1")
    dispel["ability"] = {"when": "attack", "needs": 1, "effects": [{"do": "remove-effect"}]}
    for wounds, left in ((5, None), (4, 4)):
        renewed = {"buff": Token("regeneration", "blue")}
        game = last_blow(5, 1, 1, 1, wounds=wounds, arms={"ana": (dispel,)}, bo=renewed)
        play(game, "red: attack weapon=test/dispel target=bo")
        bearer = game.state.figures.get("bo")
        assert (bearer.wounds if bearer else None) == left


@pytest.mark.rule("BG-WOUND-2", "BG-AREA-3")
def test_both_the_active_character_and_others_knocked_out_by_a_guard() -> None:
    """The area attack of a guard: Ana's mission for any knock-out is lost with her; no other guard acts."""
    mission = {"vp": 15, "when": {"knock-out": {"who": "character", "by": "anybody"}}}
    game = battle(
        red="ana@E8:n al@E9:n ad@A1",
        blue="bo@E2:s",
        gear={"bo": ["blast"]},
        glory={"red": "glory-1-3-0"},
        bonuses={"glory-1-3-0": mission},
        cards={name: {"mind": 0} for name in ("ana", "al")},
    )
    play(
        game, "red: select-card card=glory-1-3-0", "blue: pass", "red: activate figure=ana", "red: bonus bonus=mission"
    )
    game = with_figure(with_figure(game, "ana", wounds=5), "al", wounds=5)
    game = with_dice(with_figure(game, "bo", guarding=True, mana=1).state, 5, 1, 5, 1)
    events = play(game, "red: move to=E7", "red: face facing=n", "blue: attack weapon=test/blast target=ana")
    assert of_kind(events, "knocked-out") == ["knocked-out ana bo test/blast", "knocked-out al bo test/blast"]
    assert of_kind(events, "mission-completed") == []
    play(game, "blue: end")
    assert asked(game) == "red: select-card"


@pytest.mark.rule("BG-ROUND-5", "BG-WOUND-2")
def test_a_card_for_a_character_that_was_knocked_out_is_discarded_without_effect() -> None:
    """Blue had turned up a card, and its only character fell: it passes, and red goes on alone."""
    doom = {**BOMB, "to": "enemy"}
    game = battle(red="ana@E5:n al@A9", blue="bo@E2:s", cards={"ana": {"abilities": [doom]}})
    play(game, "red: select-card card=fate-5", "blue: select-card card=fate-1", "red: activate figure=ana")
    game = with_figure(game, "bo", wounds=5)
    play(game, "red: bonus", "red: use target=bo")
    assert event_lines(play(game, "red: end"))[1:3] == ["card-wasted blue fate-1", "passed blue"]
    assert asked(game) == "red: select-card"
