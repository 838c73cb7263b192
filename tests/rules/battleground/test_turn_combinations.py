"""Movement, interruptions and rounds: cases in which two rules meet, with the verdict of the book."""

import pytest

from engine.systems.battleground.sight.visibility import fields_of_sight
from engine.systems.battleground.state import Token
from tests.rules.battleground.fights import (
    BOW,
    SWORD,
    begun,
    fight,
    of_kind,
)
from tests.rules.battleground.guards import GUARD, acting, ap, ends, guarded, in_interruption, interrupters
from tests.support.battleground import PASSES, battle, with_figure
from tests.support.script import asked, offers, play

# Movement


@pytest.mark.rule("BG-MOVE-5", "BG-FX-2", "BG-FX-3")
@pytest.mark.parametrize(
    ("buff", "debuff", "ground", "points"),
    [
        ("", "", "E1", 3),
        ("haste", "", "E1", 5),
        ("", "paralysis", "E1", 3),
        ("haste", "paralysis", "E1", 5),
        ("", "paralysis", "I9", 3),
        ("haste", "paralysis", "I9", 5),
    ],
)
def test_speed_by_ground_and_tokens(buff: str, debuff: str, ground: str, points: int) -> None:
    """Paralysis is ignored by who begins on difficult ground; haste is not."""
    tokens = {
        "buff": Token(buff, "red") if buff else None,
        "debuff": Token(debuff, "blue") if debuff else None,
    }
    game = fight(red="ana@E1:s", blue="bo@A9", pieces={"difficult": ground}, now={"ana": tokens})
    column = [end for end in ends(game, "red") if end.startswith("E")]
    assert max(int(end[1:]) for end in column) - 1 == points


@pytest.mark.rule("BG-MOVE-6", "BG-MOVE-3")
def test_beyond_a_low_obstacle_it_stops_beside_an_enemy() -> None:
    """Three points to cross; two are left, but the move ends there."""
    game = fight(red="ana@E5:n", blue="bo@F2", pieces={"low": "E4", "tall": "D4 F4 C4 G4"})
    reached = set(ends(game, "red"))
    assert "E3" in reached
    assert "E1" not in reached


@pytest.mark.rule("BG-MOVE-8", "BG-MAP-5")
def test_a_ladder_is_climbed_for_two_points_from_the_ground_beside_it() -> None:
    """From E6 by the ladder on E5 onto the platform hex above E4, and one hex further for one more."""
    game = fight(
        red="ana@E6:n",
        blue="bo@A1",
        pieces={"tall": "E3", "platform": "E3 E4 E2", "ladder": "E5"},
        stats={"ana": {"speed": [3, 3]}},
    )
    assert {"E4^", "E3^"} <= set(ends(game, "red"))
    assert "E2^" not in ends(game, "red")
    assert "E5" not in ends(game, "red")


@pytest.mark.rule("BG-MOVE-4", "BG-INT-4", "BG-ACT-2")
def test_turning_on_the_spot_is_a_move_that_wakes_no_guard() -> None:
    """It costs like one, and the next costs two."""
    game = guarded(red="ana@E8:n", blue="bo@E2:s")
    play(game, "red: move to=E8", "red: face facing=s")
    assert asked(game) == "red: act"
    events = play(game, "red: move to=E8", "red: face facing=n")
    assert of_kind(events, "action-paid") == ["action-paid ana move 2"]


# Interruptions


@pytest.mark.rule("BG-INT-6", "BG-MOD-6", "BG-ACT-6")
def test_a_focused_enemy_strikes_at_the_opportunity_with_its_focus() -> None:
    """Widened by one for the opportunity and one for the focus that it must spend."""
    game = fight(1, 1, 1, 1, arms={"bo": (SWORD,)}, now={"bo": {"focused": True}})
    play(game, "red: move to=E7")
    assert begun(play(game, "blue: attack weapon=test/sword target=ana")) == ["bo attack 4 dice 2+"]


@pytest.mark.rule("BG-INT-5", "BG-INT-6")
def test_an_opportunity_attack_leaves_the_guard_token_and_a_guard_interruption_takes_it() -> None:
    """One after the other, in one move: it strikes as she leaves, and shoots at where she ends."""
    game = fight(*(1,) * 7, arms={"bo": (SWORD, BOW)}, now={"bo": GUARD}, red="ana@E5:n", blue="bo@E4:s")
    events = play(game, "red: move to=E7", "blue: attack weapon=test/sword target=ana", "blue: end")
    assert game.state.figures["bo"].guarding
    events += play(game, "red: face facing=n")
    assert interrupters(events) in (["bo"], ["bo", "bo"])
    assert (asked(game), acting(game), game.state.figures["bo"].guarding) == ("blue: act", "bo", False)
    assert begun(play(game, "blue: attack weapon=test/bow target=ana")) == ["bo attack 3 dice 5+"]


@pytest.mark.rule("BG-INT-1", "BG-ACT-2")
def test_costs_go_on_where_the_interruption_broke_in() -> None:
    """Her second move costs two, whatever the guard did; its own attack cost one."""
    game = in_interruption(1, 1, 1)
    assert ap(game) == 1
    play(game, "blue: attack weapon=test/bow target=ana", "blue: end")
    events = play(game, "red: move to=E8", "red: face facing=n")
    assert of_kind(events, "action-paid") == ["action-paid ana move 2"]


@pytest.mark.rule("BG-INT-2", "BG-MOD-6")
def test_the_interrupted_defends_as_ever() -> None:
    """Only the tests of the interrupting character are narrowed."""
    game = in_interruption(6, 1, 1, 1, 1, 1, 1)
    events = play(game, "blue: attack weapon=test/bow target=ana")
    assert begun(events) == ["bo attack 3 dice 5+", "ana defence 3 dice 4+"]


@pytest.mark.rule("BG-INT-2", "BG-MOD-6", "BG-INT-5")
def test_an_interrupting_character_defends_narrowed_in_an_interruption_against_it() -> None:
    """IT: all tests that the interrupting character makes are narrowed, its defence against a nested guard too."""
    game = in_interruption(
        *(6, 1, 1, 1, 1, 1, 1),
        red="ana@E8:n al@I4:sw",
        blue="bo@E2:s",
        arms={"al": (BOW,)},
        now={"al": GUARD},
    )
    play(game, "blue: move to=E4")
    assert (asked(game), acting(game)) == ("red: act", "al")
    events = play(game, "red: attack weapon=test/bow target=bo", "red: face facing=sw")
    assert begun(events) == ["al attack 3 dice 5+", "bo defence 3 dice 5+"]


@pytest.mark.rule("BG-ROUND-10", "BG-INT-4")
def test_a_player_who_passed_still_guards() -> None:
    """Blue passed at once in every fight of these tests; its guard interrupts all the same."""
    game = in_interruption()
    assert game.state.sides["blue"].passed
    assert (asked(game), acting(game)) == ("blue: act", "bo")


@pytest.mark.rule("BG-INT-4", "BG-SHIFT-3", "BG-SHIFT-4", "BG-SHIFT-6")
@pytest.mark.parametrize(("step", "wakes"), [("jump", True), ("teleport", False)])
def test_which_leaps_wake_a_guard(step: str, wakes: bool) -> None:
    """A jump can, a teleport cannot."""
    leap = {"when": "active", "effects": [{"do": step, "points": 2}]}
    game = guarded(red="ana@E8:n", blue="bo@E2:s", stats={"ana": {"abilities": [leap]}})
    play(game, "red: use", "red: teleport to=E6")
    while asked(game) == "red: face":
        play(game, "red: face facing=n")
    assert (asked(game) == "blue: act") == wakes


@pytest.mark.rule("BG-INT-6", "BG-ATT-3")
@pytest.mark.parametrize("preset", ["default", "es"])
def test_an_archer_makes_an_opportunity_attack_with_fists(preset: str) -> None:
    """Melee attacks only; fists are allowed in every edition."""
    game = fight(arms={"bo": (BOW,)}, profile={"preset": preset})
    play(game, "red: move to=E7")
    struck_with = [line for line in offers(game, "blue") if line.startswith("attack")]
    assert struck_with == ["attack figure=bo target=ana weapon=fists"]


@pytest.mark.rule("BG-ABIL-1", "BG-ACT-4", "BG-INT-1")
def test_an_ability_of_the_activation_is_used_again_in_an_interruption() -> None:
    """Once per activation or interruption: each counts for itself."""
    balm = {"when": "active", "effects": [{"do": "heal"}]}
    hurt = {"guarding": True, "wounds": 2}
    game = in_interruption(stats={"bo": {"abilities": [balm]}}, now={"bo": hurt})
    play(game, "blue: use")
    assert game.state.figures["bo"].wounds == 1
    assert not [line for line in offers(game, "blue") if line.startswith("use")]


@pytest.mark.rule("BG-INT-2", "BG-SIGHT-4")
def test_a_guard_moves_only_to_where_the_interrupted_sees_it() -> None:
    """The line is drawn from the figure that it interrupts; behind a wall there is no place for it."""
    game = in_interruption(red="ana@E8:n", blue="bo@E2:s", pieces={"tall": "C5 G5"})
    grid = game.state.scenario.terrain.grid
    seen = fields_of_sight(game.state)
    here = game.state.figures["ana"].at
    assert here is not None
    assert all(seen.sees(here, grid.place(end)) for end in ends(game, "blue"))


@pytest.mark.rule("BG-INT-6", "BG-INT-2", "BG-MOD-6")
def test_a_guard_that_leaves_an_enemy_to_interrupt_is_struck_on_its_way() -> None:
    """The opportunity attack is widened; the guard defends within its interruption, narrowed."""
    game = in_interruption(*(6, *(1,) * 8), red="ana@E8:n al@F2:n", blue="bo@E2:s", arms={"al": (SWORD,)})
    play(game, "blue: move to=E5")
    assert (asked(game), acting(game)) == ("red: act", "al")
    events = play(game, "red: attack weapon=test/sword target=bo")
    assert begun(events) == ["al attack 4 dice 3+", "bo defence 3 dice 5+"]


@pytest.mark.rule("BG-INT-2", "BG-MOD-6", "BG-ABIL-3")
def test_an_ability_test_in_an_interruption_is_narrowed() -> None:
    """As every test of the interrupting character; the interrupted defends as ever."""
    stare = {
        "when": "active",
        "to": "enemy",
        "test": {"statistic": "mind", "against": "mind"},
        "results": [{"needs": 1, "effects": [{"do": "wound"}]}],
    }
    game = in_interruption(*(6, *(1,) * 7), stats={"bo": {"abilities": [stare]}})
    assert begun(play(game, "blue: use target=ana")) == ["bo ability 3 dice 5+", "ana defence 3 dice 4+"]


# Rounds


@pytest.mark.rule("BG-ROUND-12", "BG-MAP-2")
@pytest.mark.parametrize(("red", "blue", "claims"), [("ana@E6", "bo@E4^", True), ("ana@E5", "bo@E6", False)])
def test_an_enemy_above_hinders_no_claim(red: str, blue: str, claims: bool) -> None:
    """Sharing a side at another height is not adjacent."""
    game = battle(red=red, blue=blue, objectives="gem@E5", pieces={"tall": "E3", "platform": "E3 E4"})
    play(game, *PASSES)
    assert ("claim" in asked(game)) == claims


@pytest.mark.rule("BG-ROUND-12", "BG-MAP-2")
def test_from_a_platform_nothing_on_the_ground_beside_it_is_claimed() -> None:
    """The hex of the objective is not adjacent."""
    game = battle(red="ana@E4^", blue="bo@I9", objectives="gem@E5", pieces={"tall": "E3", "platform": "E3 E4"})
    play(game, *PASSES)
    assert "claim" not in asked(game)


@pytest.mark.rule("BG-ROUND-11", "BG-FX-2", "BG-FX-3")
def test_regeneration_saves_from_a_curse() -> None:
    """It comes first: five wounds, four, five; the other one alone falls."""
    game = battle(red="ana@A1 al@A3", blue="bo@I9")
    both = {"buff": Token("regeneration", "red"), "debuff": Token("curse", "blue")}
    game = with_figure(with_figure(game, "ana", wounds=5, **both), "al", wounds=5, debuff=Token("curse", "blue"))
    play(game, *PASSES)
    assert ("ana" in game.state.figures, "al" in game.state.figures) == (True, False)


@pytest.mark.rule("BG-ROUND-13", "BG-ROUND-9")
def test_a_figure_readied_again_gains_no_mana() -> None:
    """IT: each ready character that was not activated in the round."""
    again = {"when": "active", "to": "ally", "effects": [{"do": "ready"}]}
    game = battle(red="ana@A1 al@A3 an@A5", cards={"ana": {"abilities": [again]}})
    play(game, "red: select-card card=fate-5", "blue: pass", "red: activate figure=al", "red: bonus bonus=mana")
    mana = game.state.figures["al"].mana
    play(game, "red: end", "red: select-card card=fate-4", "red: activate figure=ana", "red: bonus bonus=mana")
    play(game, "red: use target=al", "red: end", "red: pass")
    assert game.state.figures["al"].mana == mana
    assert game.state.figures["an"].mana == 1


@pytest.mark.rule("BG-ROUND-2", "BG-ROUND-7")
def test_with_five_cards_in_hand_nothing_is_drawn() -> None:
    """Never more than five fate cards by any effect; glory cards do not count."""
    draw = {"when": "active", "effects": [{"do": "draw", "cards": 3}]}
    deck = " ".join(f"fate-{number}" for number in range(1, 10))
    game = fight(blue="bo@A1", stats={"ana": {"abilities": [draw]}}, decks={"red": deck})
    before = game.state.sides["red"].in_hand
    play(game, "red: use")
    fates = [card for card in game.state.sides["red"].in_hand if card.startswith("fate")]
    assert len(fates) == 5
    assert set(before) <= set(game.state.sides["red"].in_hand)


@pytest.mark.rule("BG-FX-4")
def test_each_army_has_a_copy_of_a_unique_debuff() -> None:
    """A second one of the same army removes the first; that of the other army stays."""
    plague = {"do": "debuff", "name": "plague", "gives": [{"modify": "mind", "by": -1}]}
    cast = {"when": "active", "to": "character", "effects": [plague]}
    game = fight(
        red="ana@E5:n",
        blue="bo@E8 by@E2 be@A9",
        arms={},
        stats={"ana": {"abilities": [cast]}, "be": {"abilities": [cast]}},
        now={"by": {"debuff": Token("plague", "red")}, "ana": {"debuff": Token("plague", "blue")}},
    )
    play(game, "red: use target=bo")
    kept = {name: figure.debuff and figure.debuff.seat for name, figure in game.state.figures.items()}
    assert kept == {"ana": "blue", "bo": "red", "by": None, "be": None}
