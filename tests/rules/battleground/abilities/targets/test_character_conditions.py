"""Conditions on characters, rounds and attacks: each applies when it holds, and not otherwise."""

from dataclasses import replace
from typing import Any

import pytest

from engine.kernel.play.game import Game
from engine.systems.battleground.dice.statistics import statistic
from engine.systems.battleground.state import Battle, Token
from tests.rules.battleground.fights import BOW, SWORD, begun, fight, interrupting, item, parts_of
from tests.support.battleground import battle
from tests.support.script import play

ATTACK = "red: attack weapon=test/sword target=bo"
SHOT = "red: attack weapon=test/bow target=bo"


def always(number: str, by: int, when: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A number that is changed while a condition holds."""
    return {"when": "always", "modify": number, "by": by, "if": when, **more}


def ana(when: dict[str, Any], number: str = "mind", *dice: int, **lines: Any) -> Game[Battle]:
    """A fight in which Ana has one more of a number while a condition holds."""
    return fight(*(dice or (1,) * 16), stats={"ana": {"abilities": [always(number, 1, when)]}}, **lines)


def having(state: Battle, **changes: Any) -> Battle:
    """The state in which something else lies on Ana's card."""
    return state.but(figures={**state.figures, "ana": replace(state.figures["ana"], **changes)})


def mind(state: Battle) -> int:
    """Ana's mind: 3 is printed."""
    return statistic(state, "ana", "mind")


@pytest.mark.rule("BG-ABIL-1")
@pytest.mark.parametrize(
    ("condition", "changes"),
    [
        ("wounded", {"wounds": 1}),
        ("focused", {"focused": True}),
        ("guarding", {"guarding": True}),
        ("bearing", {"buff": Token("haste", "red")}),
        ("bearing", {"debuff": Token("stun", "blue")}),
    ],
)
def test_a_token_on_a_card_counts(condition: str, changes: dict[str, Any]) -> None:
    """While it lies there; the other way round with `false`."""
    game = ana({condition: True})
    assert (mind(game.state), mind(having(game.state, **changes))) == (3, 4)
    other = ana({condition: False})
    assert (mind(other.state), mind(having(other.state, **changes))) == (4, 3)


@pytest.mark.rule("BG-FX-1")
def test_a_token_may_be_named() -> None:
    """Its kind and its name must both be right."""
    haste, stun = {"buff": Token("haste", "red")}, {"debuff": Token("stun", "blue")}
    game = ana({"bearing": {"of": "buff", "name": "haste"}})
    assert mind(having(game.state, **haste)) == 4
    assert mind(having(game.state, buff=Token("protection", "red"))) == 3
    assert mind(having(ana({"bearing": {"of": "buff"}}).state, **stun)) == 3


@pytest.mark.rule("BG-ROUND-5", "BG-ROUND-4")
def test_an_acting_character_is_neither_ready_nor_idle() -> None:
    """The activated character acts, and is the first of its army in this round."""
    for condition, so in (("ready", False), ("acting", True), ("first-in-round", True), ("interrupting", False)):
        assert mind(ana({condition: so}).state) == 4
        assert mind(ana({condition: not so}).state) == 3


@pytest.mark.rule("BG-ROUND-5", "BG-ROUND-4")
def test_only_the_first_activation_of_each_player_in_a_round_is_the_first() -> None:
    """The second one is not, that of the other player is; nobody is it who does not act."""
    first = {"abilities": [always("mind", 1, {"first-in-round": True})]}
    game = battle(red="ana@A1 al@A3", blue="bo@I9 be@I7", cards=dict.fromkeys(("ana", "al", "bo", "be"), first))
    found: list[int] = []
    play(game, "red: select-card card=fate-2", "blue: select-card card=fate-1")
    for seat, figure in (("red", "ana"), ("blue", "bo"), ("red", "al"), ("blue", "be")):
        if figure == "al":
            play(game, "red: select-card card=fate-4", "blue: select-card card=fate-3")
        play(game, f"{seat}: activate figure={figure}", f"{seat}: bonus bonus=mana")
        found.append(statistic(game.state, figure, "mind"))
        assert {statistic(game.state, name, "mind") for name in game.state.figures if name != figure} == {3}
        play(game, f"{seat}: end")
    assert found == [4, 4, 3, 3]


@pytest.mark.rule("BG-INT-1", "BG-ROUND-5")
def test_an_interrupting_character_is_not_the_first_activated() -> None:
    """Blue activated nobody yet, and Bo acts only in between; Ana stays the first."""
    reported = {name: {"abilities": [always("mind", 1, {"first-in-round": True})]} for name in ("ana", "bo")}
    game = interrupting(fight(stats=reported), "bo", "guard")
    assert [statistic(game.state, name, "mind") for name in ("ana", "bo")] == [4, 3]


@pytest.mark.rule("BG-ATT-2")
def test_engaged_is_who_has_an_enemy_beside() -> None:
    """Bo stands beside Ana, or does not."""
    assert mind(ana({"engaged": True}).state) == 4
    assert mind(ana({"engaged": True}, red="ana@A1:s").state) == 3


@pytest.mark.rule("BG-INT-1")
def test_an_interrupted_character_is_found_by_name() -> None:
    """Ana's activation is interrupted by Bo; Bo is not interrupted."""
    reported = {name: {"abilities": [always("mind", 1, {"interrupted": True})]} for name in ("ana", "bo")}
    game = interrupting(fight(stats=reported), "bo", "guard")
    assert [statistic(game.state, name, "mind") for name in ("ana", "bo")] == [4, 3]
    assert statistic(fight(stats=reported).state, "ana", "mind") == 3


@pytest.mark.rule("BG-MAP-2")
def test_a_platform_raises() -> None:
    """Ana on it, and Ana on the ground."""
    lines: dict[str, Any] = {"pieces": {"platform": "E5 E6", "tall": "F6"}}
    assert mind(ana({"raised": True}, red="ana@E5^:n", **lines).state) == 4
    assert mind(ana({"raised": True}, red="ana@A1:n", **lines).state) == 3


@pytest.mark.rule("BG-COMP-4", "BG-COMP-5")
def test_carried_weapons_and_items_are_found_by_type() -> None:
    """Weapons by their type, items by theirs."""
    arms = {"ana": [SWORD, item("plate", always("toughness", 0, {"wounded": True}))]}
    for type_, so in (("melee", True), ("trinket", True), ("ranged", False), ("shield", False)):
        assert mind(ana({"carries": {"type": type_}}, arms=arms).state) == (4 if so else 3)


@pytest.mark.rule("BG-ROUND-1")
def test_rounds_are_counted_from_one_to_another() -> None:
    """Both ends belong to them."""
    state = fight().state
    assert state.round == 1
    for least, most, so in ((1, 1, True), (1, 2, True), (2, 4, False)):
        assert mind(ana({"round": {"least": least, "most": most}}).state) == (4 if so else 3)


@pytest.mark.rule("BG-WIN-1")
def test_a_lead_is_counted_in_victory_points() -> None:
    """Nobody has any yet."""
    for by, so in ((0, True), (1, False), (-5, True)):
        assert mind(ana({"leading": by}).state) == (4 if so else 3)
        assert mind(ana({"leading": {"by": by, "so": False}}).state) == (3 if so else 4)


@pytest.mark.rule("BG-MOD-2")
@pytest.mark.parametrize(("facing", "side"), [("n", "rear"), ("s", "front")])
def test_an_attack_comes_from_behind_or_from_before(facing: str, side: str) -> None:
    """As the rule of flank attacks has it, in the attack and in the defence against it."""
    lines: dict[str, Any] = {"red": "ana@E5:n", "blue": f"bo@E4:{facing}"}
    arms = {"ana": [SWORD]}
    other = {"rear": "front", "front": "rear"}[side]
    plain = begun(play(ana({"wounded": True}, "dice", arms=arms, **lines), ATTACK))[0]
    assert begun(play(ana({"attack-from": side}, "dice", arms=arms, **lines), ATTACK))[0] != plain
    assert begun(play(ana({"attack-from": other}, "dice", arms=arms, **lines), ATTACK))[0] == plain


@pytest.mark.rule("BG-SIGHT-6")
def test_cover_counts_for_whatever_weapon() -> None:
    """A low obstacle between them, or none."""
    lines: dict[str, Any] = {"red": "ana@E8:n", "blue": "bo@E4:n", "arms": {"ana": [BOW]}}
    game = ana({"in-cover": True}, "dice", **lines, pieces={"low": "E6"})
    bare = ana({"in-cover": True}, "dice", **lines)
    dice = [begun(play(each, SHOT))[0].split(" dice")[0] for each in (game, bare)]
    assert dice[0] != dice[1]
    assert begun(play(ana({"in-cover": False}, "dice", **lines), SHOT))[0].split(" dice")[0] == dice[0]


@pytest.mark.rule("BG-MAP-2")
def test_the_other_one_stands_higher() -> None:
    """Seen from who makes the test."""
    lines: dict[str, Any] = {"red": "ana@E8:n", "arms": {"ana": [BOW]}, "pieces": {"platform": "E4", "tall": "E3"}}
    for blue, height in (("bo@E4^:n", "higher"), ("bo@E5:n", "level")):
        counts = begun(play(ana({"other-stands": height}, "dice", blue=blue, **lines), SHOT))[0]
        idle = begun(play(ana({"other-stands": "lower"}, "dice", blue=blue, **lines), SHOT))[0]
        assert counts != idle


@pytest.mark.rule("BG-MAP-2")
@pytest.mark.parametrize(
    ("red", "blue", "stands"),
    [
        ("ana@E8:n", "bo@E4^:n", "higher"),
        ("ana@E8:n", "bo@E5:n", "level"),
        ("ana@E7^:n", "bo@E4^:n", "level"),
        ("ana@E7^:n", "bo@E5:n", "lower"),
    ],
)
def test_the_other_one_stands_one_way_only(red: str, blue: str, stands: str) -> None:
    """Of the three heights the right one adds a die, the others none."""
    lines: dict[str, Any] = {"arms": {"ana": [BOW]}, "pieces": {"platform": "E4 E7", "tall": "E3"}}
    for height in ("higher", "level", "lower"):
        events = play(ana({"other-stands": height}, "dice", red=red, blue=blue, **lines), SHOT)
        assert ("BG-ABIL-1 add 1" in parts_of(events, "dice")) is (height == stands)


@pytest.mark.rule("BG-ABIL-1")
def test_a_condition_may_be_about_the_target() -> None:
    """One more die against the wounded."""
    game = ana({"wounded": {"who": "target"}}, "dice", arms={"ana": [SWORD]})
    hurt = ana({"wounded": {"who": "target"}}, "dice", arms={"ana": [SWORD]}, now={"bo": {"wounds": 1}})
    assert begun(play(game, ATTACK))[0] != begun(play(hurt, ATTACK))[0]
