"""Guard interruptions: their tokens and their order, and guards inside guard interruptions."""

import pytest

from engine.kernel.play.game import Game
from engine.systems.battleground.state import Battle
from tests.rules.battleground.fights import BOW, GUN, SWORD, begun, item, of_kind, weapon, with_dice
from tests.rules.battleground.guards import SLOW, acting, guarded, on_guard
from tests.support.battleground import place_of, with_figure
from tests.support.script import asked, offers, play, refused

# Tokens and order


def interrupted(game: Game[Battle], to: str, facing: str = "n") -> bool:
    """Whether a guard interrupts Ana when she goes there."""
    play(game, f"red: move to={to}", f"red: face facing={facing}")
    assert asked(game) in ("red: act", "blue: act")
    return asked(game) == "blue: act"


@pytest.mark.rule("BG-INT-5")
def test_a_spent_guard_interrupts_no_more() -> None:
    game = guarded(red="ana@E8:n", blue="bo@E2:s")
    assert interrupted(game, "E7")
    play(game, "blue: end")
    assert not interrupted(game, "E6")


@pytest.mark.rule("BG-INT-5")
def test_the_token_stays_in_an_opportunity_attack() -> None:
    """And serves when the move has ended."""
    game = guarded(red="ana@E5:n", blue="bo@E4:s", arms={"bo": (SWORD,)})
    play(game, "red: move to=E6", "blue: decline", "red: face facing=n")
    assert (asked(game), on_guard(game)) == ("blue: act", False)
    play(game, "blue: end")
    assert asked(game) == "red: act"
    behind = guarded(red="ana@E5:n", blue="bo@E4:n", arms={"bo": (SWORD,)})
    play(behind, "red: move to=E6", "blue: decline", "red: face facing=n")
    assert (asked(behind), on_guard(behind)) == ("red: act", True)


@pytest.mark.rule("BG-INT-5")
def test_the_player_of_several_guards_orders_them() -> None:
    game = guarded("bo", "be", red="ana@E8:n", blue="bo@E2:s be@C2:s", arms={"bo": (BOW,), "be": (BOW,)})
    play(game, "red: move to=E7", "red: face facing=n")
    assert (asked(game), offers(game, "blue")) == ("blue: order", ["order next=bo", "order next=be"])
    play(game, "blue: order next=be")
    assert (acting(game), on_guard(game), on_guard(game, "be")) == ("be", True, False)
    play(game, "blue: end")
    assert acting(game) == "bo"
    play(game, "blue: end")
    assert (asked(game), acting(game)) == ("red: act", "ana")


@pytest.mark.rule("BG-INT-5")
def test_conditions_are_checked_again_before_each() -> None:
    """The first guard pushes the mover out of the reach of the second, which keeps its token."""
    shove = weapon("shove", "ranged", "1:0", range=12)
    shove["ability"] = {"when": "attack", "needs": 1, "effects": [{"do": "push", "hexes": 2}]}
    game = guarded(
        "bo",
        "be",
        red="ana@E6:n",
        blue="bo@E1:s be@D1:s",
        arms={"bo": (shove,), "be": (GUN,)},
        stats={"bo": SLOW, "be": SLOW, "ana": {"toughness": 0}},
    )
    game = with_dice(game.state, 5, 1, 1)
    play(game, "red: move to=E5", "red: face facing=n", "blue: order next=bo")
    play(game, "blue: attack weapon=test/shove target=ana")
    assert place_of(game, "ana") == "E7"
    play(game, "blue: end")
    assert (asked(game), on_guard(game, "be")) == ("red: act", True)


@pytest.mark.rule("BG-INT-5", "BG-WOUND-2")
def test_with_the_mover_knocked_out_the_other_guards_keep_their_tokens() -> None:
    game = guarded(
        "bo",
        "be",
        red="ana@E8:n al@A9:n",
        blue="bo@E2:s be@C2:s",
        arms={"bo": (BOW,), "be": (BOW,)},
        now={"ana": {"wounds": 5}},
        stats={"ana": {"toughness": 0}},
    )
    game = with_dice(game.state, 5, 1, 1)
    play(game, "red: move to=E7", "red: face facing=n", "blue: order next=bo")
    play(game, "blue: attack weapon=test/bow target=ana", "blue: end")
    assert (asked(game), on_guard(game, "be")) == ("red: select-card", True)


# Guards inside guard interruptions


def example() -> Game[Battle]:
    """The example: Cy (Skeletor) is on guard, and so are Bo and Be (He-Man and Stratos); Ana (Tri-Klops) moves."""
    return guarded(
        "bo",
        "be",
        "cy",
        red="ana@E8:n cy@H6:nw",
        blue="bo@E2:s be@B4:s",
        arms={"be": (BOW,), "bo": (SWORD,), "cy": (weapon("dart", "ranged", "1:1", range=3),)},
        stats={"cy": SLOW},
    )


@pytest.mark.rule("BG-INT-4", "BG-INT-5", "BG-INT-2")
def test_guards_inside_guard_interruptions() -> None:
    """Their player takes Be first; Bo's move then triggers Cy, who interrupts Bo; then back again."""
    game = example()
    play(game, "red: move to=E7", "red: face facing=n")
    assert (asked(game), offers(game, "blue")) == ("blue: order", ["order next=bo", "order next=be"])
    play(game, "blue: order next=be")
    assert (acting(game), on_guard(game, "cy")) == ("be", True)
    play(game, "blue: end")
    assert acting(game) == "bo"
    play(game, "blue: move to=E6")
    assert (asked(game), acting(game)) == ("red: act", "cy")
    assert game.state.bound("interrupted", str) == "bo"
    assert game.state.bound("ap", int) == 1
    attacks = [line for line in offers(game, "red") if line.startswith("attack")]
    assert attacks == ["attack figure=cy target=bo weapon=test/dart"]
    assert refused(game, "red: guard") == ["BG-INT-1 not-while-interrupting"]
    play(game, "red: end")
    assert (asked(game), acting(game), game.state.bound("ap", int)) == ("blue: act", "bo", 0)
    play(game, "blue: end")
    assert (asked(game), acting(game), game.state.bound("ap", int)) == ("red: act", "ana", 5)
    assert not any(on_guard(game, name) for name in ("bo", "be", "cy"))


@pytest.mark.rule("BG-INT-2", "BG-MOD-6")
def test_in_a_nested_interruption_each_test_of_the_nested_one_is_narrowed() -> None:
    """Also the defence test of who interrupts and is interrupted: it is made in its interruption."""
    game = example()
    play(game, "red: move to=E7", "red: face facing=n", "blue: order next=be", "blue: end", "blue: move to=E6")
    game = with_dice(game.state, 6, 1, 1, 1, 1, 1, 1)
    tests = begun(play(game, "red: attack weapon=test/dart target=bo"))
    assert tests == ["cy attack 3 dice 6+", "bo defence 3 dice 5+"]


@pytest.mark.rule("BG-WOUND-2", "BG-INT-5")
def test_an_interrupting_character_knocked_out_in_a_nested_interruption() -> None:
    """Its interruption ends at once; the activation that it interrupted goes on."""
    game = example()
    play(game, "red: move to=E7", "red: face facing=n", "blue: order next=be", "blue: end", "blue: move to=E6")
    game = with_dice(with_figure(game, "bo", wounds=5).state, 6, 1, 1, 1, 1, 1, 1)
    events = play(game, "red: attack weapon=test/dart target=bo", "red: end")
    assert of_kind(events, "knocked-out", "interruption-ended") == [
        "knocked-out bo cy test/dart",
        "interruption-ended cy",
    ]
    assert (asked(game), acting(game), game.state.bound("ap", int)) == ("red: act", "ana", 5)


@pytest.mark.rule("BG-INT-6", "BG-INT-5")
def test_an_opportunity_attack_inside_a_guard_interruption() -> None:
    """The guard leaves the hex beside another enemy to go for Ana."""
    game = guarded(red="ana@E8:n al@F2:n", blue="bo@E2:s", arms={"bo": (SWORD,), "al": (SWORD,)})
    play(game, "red: move to=E7", "red: face facing=n")
    assert asked(game) == "blue: act"
    play(game, "blue: move to=E5")
    assert (asked(game), acting(game), game.state.bound("interrupted", str)) == ("red: act", "al", "bo")
    assert place_of(game, "bo") == "E2"
    play(game, "red: decline")
    assert (asked(game), place_of(game, "bo")) == ("blue: act", "E5")


@pytest.mark.rule("BG-ACT-8", "BG-INT-7")
def test_single_use_items_before_a_nested_interruption() -> None:
    """Of who is interrupted there: Bo, whose turn it is as an interrupting character."""
    salve = item("salve", {"when": "single-use", "effects": [{"do": "gain", "counter": "ap"}]})
    game = guarded(
        "bo",
        "cy",
        red="ana@E8:n cy@H6:nw",
        blue="bo@E2:s",
        arms={"bo": (SWORD, salve), "cy": (weapon("dart", "ranged", "1:1", range=3),)},
        stats={"cy": SLOW},
    )
    play(game, "red: move to=E7", "red: face facing=n", "blue: move to=E6")
    assert asked(game) == "blue: items-before"
    play(game, "blue: use-item", "red: end")
    assert (asked(game), acting(game), game.state.bound("ap", int)) == ("blue: act", "bo", 1)
