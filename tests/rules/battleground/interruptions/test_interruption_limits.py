"""The limits of an interruption: targets, movement, weapons and costs."""

from typing import Any

import pytest

from engine.kernel.play.game import Game
from engine.systems.battleground.state import Battle
from tests.rules.battleground.fights import BLAST, BOW, FIREBALL, begun, fight, of_kind, weapon, with_dice
from tests.rules.battleground.guards import GUARD, SHOT, STEP, TONIC, ap, in_interruption, kinds, names
from tests.support.battleground import battle, cards_in_hand, place_of, with_figure
from tests.support.script import asked, offers, play, refused

CALL = {"id": "call", "when": "active", "cost": {"mana": 1}, "effects": [{"do": "heal"}]}
HEX = {"id": "hex", "when": "active", "cost": {"ap": 1}, "to": "enemy", "effects": [{"do": "debuff", "name": "stun"}]}


@pytest.mark.rule("BG-INT-2")
def test_attacks_against_enemies_are_aimed_at_the_interrupted() -> None:
    """An area attack has it as its initial target and hits others beside it."""
    game = in_interruption(red="ana@E8:n al@E9:n", arms={"bo": (BOW, FIREBALL)}, now={"bo": {**GUARD, "mana": 5}})
    for name in ("bow", "fireball"):
        assert refused(game, f"blue: attack figure=bo weapon=test/{name} target=al") == ["BG-INT-2 at-the-interrupted"]
    blast = in_interruption(
        *(1,) * 4,
        red="ana@E8:n al@E9:n",
        arms={"bo": (FIREBALL,)},
        now={"bo": {**GUARD, "mana": 1}},
    )
    happened = play(blast, "blue: attack weapon=test/fireball target=ana")
    assert of_kind(happened, "attack-resolved") == [
        "attack-resolved bo test/fireball ana 0 0",
        "attack-resolved bo test/fireball al 0 0",
    ]


@pytest.mark.rule("BG-INT-2")
def test_a_spell_for_allies_may_be_aimed_at_any_ally() -> None:
    """Only what is against an enemy is bound."""
    balm = weapon("balm", "spell", "1:0", range=12, targets="allies")
    game = in_interruption(1, 1, blue="bo@E2:s be@E1:s", arms={"bo": (BOW, balm)})
    play(game, "blue: attack weapon=test/balm target=be")
    assert asked(game) == "blue: act"


@pytest.mark.rule("BG-INT-2")
def test_abilities_against_an_enemy_too() -> None:
    """Those for oneself or an ally are free."""
    cheer = {**HEX, "id": "cheer", "to": "ally", "effects": [{"do": "gain", "counter": "mana"}]}
    game = in_interruption(red="ana@E8:n al@G8:n", blue="bo@E2:s be@E1:s", stats={"bo": {"abilities": [HEX, cheer]}})
    assert refused(game, "blue: use figure=bo ability=test/bo:hex target=al") == ["BG-INT-2 ability-at-the-interrupted"]
    play(game, "blue: use ability=test/bo:cheer target=be")
    assert game.state.figures["be"].mana == 1


@pytest.mark.rule("BG-INT-2")
def test_the_bonus_of_a_card_is_bound_as_well() -> None:
    """It has one aim only, and nobody is asked."""
    stun = {"to": "enemy", "effects": [{"do": "debuff", "name": "stun"}]}
    game = in_interruption(red="ana@E8:n al@G8:n", bonuses={"fate-5": stun})
    play(game, "blue: play-card card=fate-5 bonus=ability")
    assert [bool(game.state.figures[name].debuff) for name in ("ana", "al")] == [True, False]


@pytest.mark.rule("BG-INT-2", "BG-SHIFT-1")
def test_a_move_goes_towards_the_interrupted_by_a_shortest_way_and_faces_it() -> None:
    game = in_interruption(blue="bo@D2:s", lines=("red: move to=D8", "red: face facing=n"), red="ana@D9:n")
    moves = {line.split("to=")[1] for line in offers(game, "blue") if line.startswith("move")}
    assert moves == {"D2", "D3", "D4", "D5", "D6", "D7"}
    assert refused(game, "blue: move figure=bo to=E3") == ["BG-SHIFT-1 by-a-shortest-way"]
    assert refused(game, "blue: move figure=bo to=D1") == ["BG-SHIFT-1 by-a-shortest-way"]
    happened = play(game, "blue: move to=D5")
    assert (place_of(game, "bo"), "face" in kinds(game, "blue")) == ("D5", False)
    assert names(happened)[:2] == ["action-paid", "moved"]


@pytest.mark.rule("BG-INT-2")
def test_a_move_ends_in_the_line_of_sight_of_the_interrupted() -> None:
    """Drawn from it: from F7 a column hides D4, which lies on a shortest way; nobody stops there."""
    lines = ("red: move to=F7", "red: face facing=n")
    game = in_interruption(
        red="ana@F8:n", blue="bo@D2:s", pieces={"tall": "E6"}, stats={"bo": {"speed": [9, 9]}}, lines=lines
    )
    ends = {line.split("to=")[1] for line in offers(game, "blue") if line.startswith("move")}
    assert ends == {"D2", "D3", "D5", "D6", "E3", "E4", "E5", "E7", "F3", "F4", "F5", "F6"}
    assert refused(game, "blue: move figure=bo to=D4") == ["BG-INT-2 ends-in-sight"]


@pytest.mark.rule("BG-INT-2", "BG-MOD-6")
def test_every_test_of_the_interrupting_character_is_narrowed_by_one() -> None:
    """Not the defence test of its target."""
    game = in_interruption(6, 1, 1, 1, 1, 1, 1)
    assert begun(play(game, SHOT)) == ["bo attack 3 dice 5+", "ana defence 3 dice 4+"]


@pytest.mark.rule("BG-INT-2", "BG-MOD-6")
def test_an_ability_test_is_narrowed_as_well() -> None:
    """Every test of the interrupting character; in an activation it would be 4+."""
    think = {
        **HEX,
        "id": "think",
        "test": {"statistic": "mind"},
        "results": [{"needs": 1, "effects": [{"do": "wound"}]}],
    }
    del think["effects"]
    game = in_interruption(1, 1, 1, stats={"bo": {"abilities": [think]}})
    assert begun(play(game, "blue: use")) == ["bo ability 3 dice 5+"]


@pytest.mark.rule("BG-INT-2")
def test_a_mark_goes_on_a_hex_adjacent_to_the_interrupted() -> None:
    snare = {"do": "mark", "name": "snare", "range": 1, "gives": [{"modify": "speed", "by": -1}]}
    lay = {"id": "lay", "when": "active", "cost": {"ap": 1}, "to": "hex", "range": 12, "effects": [snare]}
    game = in_interruption(stats={"bo": {"abilities": [lay]}})
    marks = {line.split("at=")[1].split()[0] for line in offers(game, "blue") if line.startswith("use")}
    assert marks == {"E6", "E8", "D6", "D7", "F6", "F7"}
    assert refused(game, "blue: use figure=bo ability=test/bo:lay at=E5") == ["BG-INT-2 mark-beside-the-interrupted"]


@pytest.mark.rule("BG-INT-2", "BG-WOUND-2")
def test_with_the_interrupted_knocked_out_nothing_against_enemies_is_left() -> None:
    """Its killer may still play cards and help its own; no attack, no move, no mark."""
    snare = {"do": "mark", "name": "snare", "range": 1, "gives": [{"modify": "speed", "by": -1}]}
    lay = {"id": "lay", "when": "active", "cost": {"ap": 1}, "to": "hex", "range": 12, "effects": [snare]}
    game = in_interruption(
        6,
        1,
        1,
        1,
        1,
        1,
        1,
        red="ana@E8:n al@G8:n",
        now={"bo": GUARD, "ana": {"wounds": 5}},
        stats={"bo": {"abilities": [lay, {**CALL, "cost": {"ap": 1}}]}},
        bonuses={"fate-5": TONIC},
    )
    play(game, "blue: play-card card=fate-5 bonus=ability", SHOT)
    assert (asked(game), ap(game), "ana" in game.state.figures) == ("blue: act", 2, False)
    assert kinds(game, "blue") == {"use", "play-card", "end"}
    assert "BG-INT-2 at-the-interrupted" in refused(game, "blue: attack figure=bo weapon=test/bow target=al")
    assert "BG-INT-2 mark-beside-the-interrupted" in refused(game, "blue: use figure=bo ability=test/bo:lay at=E5")
    assert "BG-INT-2 ends-in-sight" in refused(game, "blue: move figure=bo to=E3")
    play(game, "blue: end")
    assert asked(game) == "red: select-card"


@pytest.mark.rule("BG-INT-2", "BG-ROUND-9")
def test_cards_played_in_an_interruption_are_discarded() -> None:
    """At once; they do not lie on the character, which stays ready."""
    game = in_interruption()
    play(game, "blue: play-card card=fate-3")
    side = game.state.sides["blue"]
    assert (side.discard, game.state.figures["bo"].cards) == (("fate-3",), ())
    assert "fate-3" not in cards_in_hand(game, "blue")
    assert not game.state.figures["bo"].activated


@pytest.mark.rule("BG-INT-2", "BG-ABIL-4")
def test_a_side_mission_completed_in_an_interruption_lies_face_up() -> None:
    """And one that is not stays in the discards, lost."""
    wound = {"vp": 15, "when": {"wound": {"who": "enemy", "by": "self"}}}
    lines: dict[str, Any] = {"bonuses": {"glory-2": wound}}
    for die, completed in ((6, True), (1, False)):
        dice = (die, 1, 1, 1, 1, 1, 1) if completed else (1, 1, 1)
        game = _with_blue_glory(*dice, **lines)
        play(
            game,
            "blue: play-card card=glory-2 bonus=mission",
            SHOT,
            *(("red: done",) if completed else ()),
            "blue: end",
        )
        side = game.state.sides["blue"]
        assert (side.completed, side.discard) == ((("glory-2",), ()) if completed else ((), ("glory-2",)))
        assert side.points == (15 if completed else 0)


def _with_blue_glory(*dice: int, **lines: Any) -> Game[Battle]:
    """The same where blue holds a side mission, and Ana's activation comes from a fate card."""
    game = battle(red="ana@E8:n", blue="bo@E2:s", gear={"bo": ["bow"]}, glory={"blue": "glory-2"}, **lines)
    play(game, "red: select-card card=fate-5", "blue: pass", "red: activate", "red: bonus")
    game = with_dice(with_figure(game, "bo", guarding=True).state, *dice)
    play(game, *STEP)
    return game


@pytest.mark.rule("BG-INT-2", "BG-ATT-5")
def test_mana_of_a_spell_is_paid_in_an_interruption_too() -> None:
    game = in_interruption(1, 1, arms={"bo": (BLAST,)}, now={"bo": {**GUARD, "mana": 2}})
    play(game, "blue: attack weapon=test/blast target=ana")
    assert game.state.figures["bo"].mana == 0


BITE: dict[str, Any] = {"when": {"wound": {"who": "friend", "by": "enemy"}}, "range": 9}
"""What waits for a wound of its own side and answers while the one who dealt it still interrupts."""


def answered(owner: str, **ability: Any) -> Game[Battle]:
    """A game in which Bo interrupts Ana and has wounded her, and a figure of her side may respond."""
    return in_interruption(
        *(5, 1, 1, 1, 1, 1),
        red="ana@E8:n al@G8:n",
        blue="bo@E2:s by@G2:s",
        arms={"ana": (BOW,), "al": (BOW,)},
        stats={owner: {"abilities": [{**BITE, **ability}]}},
        lines=(*STEP, SHOT),
    )


@pytest.mark.rule("BG-INT-2")
@pytest.mark.parametrize("owner", ["ana", "al"])
def test_an_interrupted_figure_may_attack_any_enemy(owner: str) -> None:
    """The limits are those of the interrupting character; neither she nor her ally interrupts."""
    game = answered(owner, to="enemy", effects=[{"do": "wound"}])
    assert (asked(game), len(offers(game, "red"))) == ("red: use", 2)
    play(game, "red: use target=by")
    assert [game.state.figures[name].wounds for name in ("bo", "by")] == [0, 1]


@pytest.mark.rule("BG-INT-2")
@pytest.mark.parametrize("owner", ["ana", "al"])
def test_an_interrupted_figure_is_no_target_of_its_own_area(owner: str) -> None:
    """She is none of them."""
    game = answered(owner, to="all-enemies", effects=[{"do": "wound"}])
    assert [game.state.figures[name].wounds for name in ("bo", "by")] == [1, 1]


@pytest.mark.rule("BG-INT-2", "BG-ACT-5")
def test_a_free_attack_of_who_is_interrupted_is_aimed_at_anybody() -> None:
    """As in her own activation."""
    game = answered("ana", effects=[{"do": "free-action", "action": "attack", "on": "self"}])
    assert [line for line in offers(game, "red") if line != "decline"] == [
        f"attack figure=ana target={name} weapon=test/bow" for name in ("bo", "by")
    ]


@pytest.mark.rule("BG-INT-2", "BG-FX-5")
def test_a_mark_of_who_is_interrupted_lies_anywhere() -> None:
    """Within its range, not beside herself."""
    mark = {"do": "mark", "name": "fog", "range": 1, "gives": [{"modify": "mind", "by": -1}]}
    game = answered("ana", to="hex", effects=[mark])
    play(game, "red: use at=E4")
    assert [each.name for each in game.state.marks.values()] == ["fog"]


@pytest.mark.rule("BG-INT-2")
def test_no_enemy_is_chosen_but_the_interrupted() -> None:
    """By an ability that lets its player choose; allies are free."""
    lines: dict[str, Any] = {"red": "ana@E8:n al@G8:n", "blue": "bo@E2:s be@E1:s by@F1:s"}
    for side, chosen in (("enemies", ["ana"]), ("allies", ["be"])):
        pick = {"do": "choose", "as": "one", "from": {"pieces": {"side": side, "within": 12}}}
        bonus = {"effects": [pick, {"do": "debuff", "name": "stun", "on": "one"}]}
        game = in_interruption(bonuses={"fate-5": bonus}, **lines)
        play(game, "blue: play-card card=fate-5 bonus=ability")
        if side == "allies":
            play(game, "blue: choose piece=be")
        assert [name for name, each in game.state.figures.items() if each.debuff] == chosen


@pytest.mark.rule("BG-INT-2")
def test_in_an_activation_any_enemy_is_chosen() -> None:
    """The same card."""
    pick = {"do": "choose", "as": "one", "from": {"pieces": {"side": "enemies", "within": 12}}}
    game = fight(
        red="ana@E8:n",
        blue="bo@E2:s by@G2",
        decks={"red": "fate-2 fate-3"},
        bonuses={"fate-2": {"effects": [pick, {"do": "wound", "on": "one"}]}},
    )
    play(game, "red: play-card card=fate-2 bonus=ability")
    assert offers(game, "red") == ["choose piece=bo", "choose piece=by"]


@pytest.mark.rule("BG-INT-6", "BG-INT-2")
def test_an_answer_to_an_opportunity_attack_may_be_a_shot() -> None:
    """Melee binds who interrupts, not an ally of the mover."""
    shoots = {**BITE, "effects": [{"do": "free-action", "action": "attack", "on": "self"}]}
    stats: dict[str, Any] = {"al": {"abilities": [shoots]}, "bo": {"strength": 1}, "ana": {"toughness": 0}}
    game = fight(5, red="ana@E5:n al@C8:n", blue="bo@E4:s", arms={"al": (BOW,)}, stats=stats)
    play(game, "red: move to=E7", "blue: attack weapon=fists target=ana")
    assert offers(game, "red") == ["attack figure=al target=bo weapon=test/bow", "decline"]
