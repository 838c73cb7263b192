"""Interruptions: what an interrupting character gets, may do and may not, and how they begin and end."""

from typing import Any

import pytest

from engine.kernel.event import Event
from engine.kernel.game import Game
from engine.systems.battleground.state import Battle
from tests.rules.battleground.fights import BLAST, BOW, FIREBALL, SWORD, begun, fight, item, of_kind, weapon, with_dice
from tests.support.battleground import battle, cards_in_hand, place_of, with_figure
from tests.support.script import asked, offers, play, refused

GUARD: dict[str, Any] = {"guarding": True}
STEP = ("red: move to=E7", "red: face facing=n")
"""Ana goes one hex, in the sight of Bo."""
SHOT = "blue: attack weapon=test/bow target=ana"
TONIC = {"effects": [{"do": "gain-ap", "ap": 2}]}
"""A bonus of two action points."""
CALL = {"id": "call", "when": "active", "cost": {"mana": 1}, "effects": [{"do": "heal"}]}
HEX = {"id": "hex", "when": "active", "cost": {"ap": 1}, "to": "enemy", "effects": [{"do": "debuff", "name": "stun"}]}
HOURS = {"when": "single-use", "effects": [{"do": "heal"}]}


def guarded(
    *dice: int, blue: str = "bo@E2:s", now: dict[str, Any] | None = None, lines: tuple[str, ...] = STEP, **more: Any
) -> Game[Battle]:
    """A game in which Ana moved where Bo, on guard with a bow, sees her: its turn has come."""
    arms = {"bo": (BOW,), **more.pop("arms", {})}
    tokens = {"bo": GUARD, **(now or {})}
    game = fight(*dice, red=more.pop("red", "ana@E8:n"), blue=blue, arms=arms, now=tokens, **more)
    play(game, *lines)
    return game


def ap(game: Game[Battle]) -> int:
    """The action points of who is acting."""
    return game.state.bound("ap", int)


def kinds(game: Game[Battle], seat: str) -> set[str]:
    """The kinds of answers on offer."""
    return {line.partition(" ")[0] for line in offers(game, seat)}


def names(events: list[Event[Any]]) -> list[str]:
    """What happened, in order."""
    return [event.name() for event in events]


# What it is


@pytest.mark.rule("BG-INT-1")
def test_one_action_point_for_a_move_an_attack_or_an_ability() -> None:
    """And cards; neither focus nor guard, even with action points enough."""
    game = guarded(stats={"bo": {"abilities": [HEX]}}, bonuses={"fate-5": TONIC})
    assert (asked(game), ap(game)) == ("blue: act", 1)
    assert kinds(game, "blue") == {"move", "attack", "use", "play-card", "end"}
    for action in ("focus", "guard"):
        assert refused(game, f"blue: {action}") == ["BG-INT-1 not-while-interrupting"]
    play(game, "blue: play-card card=fate-5 bonus=ability")
    assert ap(game) == 3
    assert refused(game, "blue: guard") == ["BG-INT-1 not-while-interrupting"]


@pytest.mark.rule("BG-INT-1")
def test_cards_give_their_bonuses_only() -> None:
    """Not their action points and mana: one mana, or one action point."""
    game = guarded(decks={"blue": "fate-9-3-4 fate-8"})
    play(game, "blue: play-card card=fate-9-3-4")
    assert (ap(game), game.state.figures["bo"].mana) == (1, 1)


@pytest.mark.rule("BG-INT-1")
def test_costs_count_afresh_and_those_of_the_interrupted_go_on_after() -> None:
    """Ana moved for 1; Bo pays 1 and 2 for its two shots; then Ana's second move costs 2."""
    game = guarded(*(1,) * 6, bonuses={"fate-5": TONIC})
    paid = of_kind(play(game, "blue: play-card card=fate-5 bonus=ability", SHOT, SHOT), "action-paid")
    assert paid == ["action-paid bo attack ranged 1", "action-paid bo attack ranged 2"]
    play(game, "blue: end")
    assert (asked(game), ap(game)) == ("red: act", 5)
    assert of_kind(play(game, "red: move to=E6"), "action-paid") == ["action-paid ana move 2"]


@pytest.mark.rule("BG-INT-1", "BG-ACT-4")
def test_an_ability_may_be_used_in_the_activation_and_again_in_an_interruption() -> None:
    """Once in each."""
    shout = {"id": "shout", "when": "active", "cost": {"ap": 1}, "effects": [{"do": "gain-mana"}]}
    game = guarded(stats={"bo": {"abilities": [shout]}}, bonuses={"fate-5": TONIC})
    use = "blue: use figure=bo ability=test/bo:shout"
    play(game, "blue: play-card card=fate-5 bonus=ability", use)
    assert refused(game, use) == ["BG-ACT-4 ability-once"]


@pytest.mark.rule("BG-INT-1")
@pytest.mark.parametrize("activated", [False, True])
def test_ready_or_activated_it_may_interrupt_and_that_is_no_activation(activated: bool) -> None:
    """It is as ready afterwards as before, and no later activation counts it (BG-ROUND-6)."""
    game = guarded(1, 1, 1, now={"bo": {**GUARD, "activated": activated}})
    play(game, SHOT, "blue: end")
    assert game.state.figures["bo"].activated is activated
    assert (game.state.sides["blue"].activations, game.state.sides["blue"].last) == (0, None)


@pytest.mark.rule("BG-INT-1")
def test_action_points_gained_end_with_the_interruption_and_mana_stays() -> None:
    game = guarded(bonuses={"fate-5": TONIC})
    play(game, "blue: play-card card=fate-5 bonus=ability", "blue: play-card card=fate-1", "blue: end")
    assert (ap(game), game.state.bound("active", str)) == (5, "ana")
    assert game.state.figures["bo"].mana == 1
    play(game, "red: move to=E6", "red: face facing=n")
    assert asked(game) == "red: act", "the guard token is spent"


@pytest.mark.rule("BG-INT-1")
def test_a_player_who_passed_still_interrupts_and_plays_cards() -> None:
    """BG-ROUND-10: it only activates no more."""
    game = guarded()
    assert game.state.sides["blue"].passed
    assert {"attack", "play-card"} <= kinds(game, "blue")


# Its limits


@pytest.mark.rule("BG-INT-2")
def test_attacks_against_enemies_are_aimed_at_the_interrupted() -> None:
    """An area attack has it as its initial target and hits others beside it."""
    game = guarded(red="ana@E8:n al@E9:n", arms={"bo": (BOW, FIREBALL)}, now={"bo": {**GUARD, "mana": 5}})
    for name in ("bow", "fireball"):
        assert refused(game, f"blue: attack figure=bo weapon=test/{name} target=al") == ["BG-INT-2 at-the-interrupted"]
    blast = guarded(
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
    game = guarded(1, 1, blue="bo@E2:s be@E1:s", arms={"bo": (BOW, balm)})
    play(game, "blue: attack weapon=test/balm target=be")
    assert asked(game) == "blue: act"


@pytest.mark.rule("BG-INT-2")
def test_abilities_against_an_enemy_too() -> None:
    """Those for oneself or an ally are free."""
    cheer = {**HEX, "id": "cheer", "to": "ally", "effects": [{"do": "gain-mana"}]}
    game = guarded(
        red="ana@E8:n al@G8:n", blue="bo@E2:s be@E1:s", stats={"bo": {"abilities": [HEX, cheer]}}
    )
    assert refused(game, "blue: use figure=bo ability=test/bo:hex target=al") == [
        "BG-INT-2 ability-at-the-interrupted"
    ]
    play(game, "blue: use ability=test/bo:cheer target=be")
    assert game.state.figures["be"].mana == 1


@pytest.mark.rule("BG-INT-2")
def test_the_bonus_of_a_card_is_bound_as_well() -> None:
    """It has one aim only, and nobody is asked."""
    stun = {"to": "enemy", "effects": [{"do": "debuff", "name": "stun"}]}
    game = guarded(red="ana@E8:n al@G8:n", bonuses={"fate-5": stun})
    play(game, "blue: play-card card=fate-5 bonus=ability")
    assert [bool(game.state.figures[name].debuff) for name in ("ana", "al")] == [True, False]


@pytest.mark.rule("BG-INT-2", "BG-SHIFT-1")
def test_a_move_goes_towards_the_interrupted_by_a_shortest_way_and_faces_it() -> None:
    game = guarded(blue="bo@D2:s", lines=("red: move to=D8", "red: face facing=n"), red="ana@D9:n")
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
    game = guarded(red="ana@F8:n", blue="bo@D2:s", pieces={"tall": "E6"}, stats={"bo": {"speed": [9, 9]}}, lines=lines)
    ends = {line.split("to=")[1] for line in offers(game, "blue") if line.startswith("move")}
    assert ends == {"D2", "D3", "D5", "D6", "E3", "E4", "E5", "E7", "F3", "F4", "F5", "F6"}
    assert refused(game, "blue: move figure=bo to=D4") == ["BG-INT-2 ends-in-sight"]


@pytest.mark.rule("BG-INT-2", "BG-MOD-6")
def test_every_test_of_the_interrupting_character_is_narrowed_by_one() -> None:
    """Not the defence test of its target."""
    game = guarded(6, 1, 1, 1, 1, 1, 1)
    assert begun(play(game, SHOT)) == ["bo attack 3 dice 5+", "ana defence 3 dice 4+"]


@pytest.mark.rule("BG-INT-2")
def test_a_mark_goes_on_a_hex_adjacent_to_the_interrupted() -> None:
    snare = {"do": "mark", "name": "snare", "range": 1, "gives": [{"modify": "speed", "by": -1}]}
    lay = {"id": "lay", "when": "active", "cost": {"ap": 1}, "to": "hex", "range": 12, "effects": [snare]}
    game = guarded(stats={"bo": {"abilities": [lay]}})
    marks = {line.split("at=")[1].split()[0] for line in offers(game, "blue") if line.startswith("use")}
    assert marks == {"E6", "E8", "D6", "D7", "F6", "F7"}
    assert refused(game, "blue: use figure=bo ability=test/bo:lay at=E5") == ["BG-INT-2 mark-beside-the-interrupted"]


@pytest.mark.rule("BG-INT-2", "BG-WOUND-2")
def test_with_the_interrupted_knocked_out_nothing_against_enemies_is_left() -> None:
    """Its killer may still play cards and help its own; no attack, no move, no mark."""
    snare = {"do": "mark", "name": "snare", "range": 1, "gives": [{"modify": "speed", "by": -1}]}
    lay = {"id": "lay", "when": "active", "cost": {"ap": 1}, "to": "hex", "range": 12, "effects": [snare]}
    game = guarded(
        6, 1, 1, 1, 1, 1, 1,
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
    game = guarded()
    play(game, "blue: play-card card=fate-3")
    side = game.state.sides["blue"]
    assert (side.discard, game.state.figures["bo"].cards) == (("fate-3",), ())
    assert "fate-3" not in cards_in_hand(game, "blue")
    assert not game.state.figures["bo"].activated


@pytest.mark.rule("BG-INT-2", "BG-ABIL-4")
def test_a_side_mission_completed_in_an_interruption_lies_face_up() -> None:
    """And one that is not stays in the discards, lost."""
    wound = {"vp": 15, "when": {"wound": {}}}
    lines: dict[str, Any] = {"bonuses": {"glory-2": wound}}
    for die, completed in ((6, True), (1, False)):
        dice = (die, 1, 1, 1, 1, 1, 1) if completed else (1, 1, 1)
        game = _with_blue_glory(*dice, **lines)
        play(game, "blue: play-card card=glory-2 bonus=mission", SHOT, *(("red: done",) if completed else ()), "blue: end")
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


# Its end


@pytest.mark.rule("BG-INT-3")
def test_at_no_action_points_cards_and_mana_only_actions_go_on() -> None:
    """Until its player wants no more; then the interrupted one goes on."""
    game = guarded(1, 1, 1, stats={"bo": {"abilities": [CALL]}}, now={"bo": {**GUARD, "mana": 1, "wounds": 1}})
    play(game, SHOT, "blue: done")
    assert (asked(game), ap(game)) == ("blue: act", 0)
    assert kinds(game, "blue") == {"use", "play-card", "end"}
    play(game, "blue: use", "blue: play-card card=fate-1", "blue: end")
    assert (asked(game), game.state.figures["bo"].wounds) == ("red: act", 0)


@pytest.mark.rule("BG-INT-3")
def test_by_the_other_reading_it_ends_with_the_last_action_point() -> None:
    game = guarded(
        1, 1, 1,
        stats={"bo": {"abilities": [CALL]}},
        now={"bo": {**GUARD, "mana": 1, "wounds": 1}},
        profile={"interruption_without_ap": "ends"},
    )
    assert kinds(game, "blue") == {"move", "attack", "use", "play-card", "end"}
    assert names(play(game, SHOT, "blue: done"))[-1] == "interruption-ended"
    assert asked(game) == "red: act"


@pytest.mark.rule("BG-INT-3")
def test_it_may_want_no_more_with_action_points_left() -> None:
    game = guarded()
    assert names(play(game, "blue: end")) == ["interruption-ended"]
    assert (asked(game), ap(game)) == ("red: act", 5)


@pytest.mark.rule("BG-INT-3")
def test_it_ends_by_itself_where_nothing_is_left_to_do() -> None:
    """No cards, no action points, nothing for nothing."""
    game = guarded(1, 1, 1, decks={"blue": "fate-1"})
    play(game, "blue: play-card", SHOT, "blue: done")
    assert asked(game) == "red: act"


# Its order


@pytest.mark.rule("BG-INT-7", "BG-ABIL-5")
@pytest.mark.parametrize("edition", ["default", "it", "es", "pl"])
def test_the_order_of_an_interruption(edition: str) -> None:
    """Items of the interrupted, guard token off, on interruption, actions, end of interruption, then on it goes.

    By one edition "on interruption" comes right after the beginning.
    """
    moments = [
        {"id": name, "when": name, "effects": [{"do": "gain-mana"}]}
        for name in ("on-interruption", "end-of-interruption")
    ]
    game = guarded(
        arms={"ana": (item("salve", HOURS),)},
        now={"bo": GUARD, "ana": {"wounds": 1}},
        stats={"bo": {"abilities": moments}},
        profile={"preset": edition},
    )
    assert (asked(game), game.state.figures["bo"].guarding) == ("red: items-before", True)
    start = names(play(game, "red: use-item"))
    moment, begin = ["ability-triggered", "mana-gained"], ["interruption-began", "ap-gained"]
    inner = [*begin, *moment] if edition == "pl" else [*moment, *begin]
    assert start == ["item-used", "wounds-healed", "guard-dropped", *inner]
    assert names(play(game, "blue: end")) == ["interruption-ended", *moment]
    assert asked(game) == "red: act"


@pytest.mark.rule("BG-INT-7", "BG-ACT-8", "BG-WOUND-2")
def test_an_item_that_knocks_out_the_guard_first() -> None:
    """Its interruption lapses."""
    bomb = item("bomb", {"when": "single-use", "to": "enemy", "effects": [{"do": "wound"}]})
    game = guarded(blue="bo@E2:s be@A9", arms={"ana": (bomb,)}, now={"bo": {**GUARD, "wounds": 5}})
    happened = names(play(game, "red: use-item target=bo"))
    assert happened == ["item-used", "wounds-suffered", "knocked-out", "points-scored"]
    assert asked(game) == "red: act"


@pytest.mark.rule("BG-INT-7", "BG-ACT-8", "BG-WOUND-2")
def test_an_item_that_knocks_out_its_own_bearer_first() -> None:
    """There is nobody to interrupt any more; the guard keeps its token."""
    flask = item("flask", {"when": "single-use", "effects": [{"do": "wound"}]})
    game = guarded(
        red="ana@E8:n al@A9", arms={"ana": (flask,)}, now={"bo": GUARD, "ana": {"wounds": 5}}
    )
    play(game, "red: use-item")
    assert (asked(game), game.state.figures["bo"].guarding) == ("red: select-card", True)


@pytest.mark.rule("BG-ACT-8", "BG-INT-7")
def test_an_item_that_takes_its_bearer_away() -> None:
    """The guard was triggered and interrupts all the same; it may find nothing to do."""
    vane = item("vane", {"when": "single-use", "effects": [{"do": "teleport", "points": 3}]})
    game = guarded(arms={"ana": (vane,), "bo": (SWORD,)}, stats={"bo": {"speed": [4, 4]}})
    assert asked(game) == "red: items-before"
    happened = names(play(game, "red: use-item", "red: teleport to=H7", "red: face facing=n"))
    assert "guard-dropped" in happened


@pytest.mark.rule("BG-INT-2", "BG-ATT-5")
def test_mana_of_a_spell_is_paid_in_an_interruption_too() -> None:
    game = guarded(1, 1, arms={"bo": (BLAST,)}, now={"bo": {**GUARD, "mana": 2}})
    play(game, "blue: attack weapon=test/blast target=ana")
    assert game.state.figures["bo"].mana == 0
