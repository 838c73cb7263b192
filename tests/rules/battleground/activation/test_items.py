"""Single-use items: free, once a game, also for an interrupted figure."""

from typing import Any

import pytest

from engine.kernel.play.game import Game
from engine.systems.battleground.state import Battle
from tests.rules.battleground.fights import SWORD, fight, interrupting, item, of_kind
from tests.support.battleground import with_figure
from tests.support.script import asked, offers, play, refused

VIAL = item("vial", {"when": "single-use", "effects": [{"do": "gain", "counter": "ap"}]})
BALM = item("balm", {"when": "single-use", "effects": [{"do": "heal", "wounds": 2}]})
USE = "red: use-item figure=ana item=test/vial"


def carrying(*items: dict[str, Any], **lines: Any) -> Game[Battle]:
    """A fight in which Ana carries these."""
    return fight(arms={"ana": list(items)}, **lines)


def ap(game: Game[Battle]) -> int:
    """The action points of the acting figure."""
    return game.state.bound("ap", int)


@pytest.mark.rule("BG-ACT-8", "BG-COMP-8")
def test_a_single_use_item_is_free_and_used_once() -> None:
    """It is turned down for the game; other actions get no dearer."""
    game = carrying(VIAL)
    assert of_kind(play(game, USE), "item-used", "action-paid", "ap-gained") == [
        "item-used ana test/vial",
        "ap-gained ana 1",
    ]
    assert (ap(game), game.state.figures["ana"].used) == (7, ("test/vial",))
    assert refused(game, USE) == ["BG-ACT-8 item-unused"]
    play(game, "red: focus")
    assert ap(game) == 6


@pytest.mark.rule("BG-ACT-8")
def test_a_used_item_stays_down_in_the_next_activation_and_interruption() -> None:
    """It is for the game, not for the round."""
    game = with_figure(carrying(VIAL), "bo", mana=0)
    play(game, USE)
    nested = interrupting(game, "bo", "guard")
    assert asked(nested) == "blue: act"
    assert game.state.figures["ana"].used == ("test/vial",)


@pytest.mark.rule("BG-ACT-8")
def test_any_number_of_items_at_no_action_points() -> None:
    """Before and after actions, also when nothing is left to spend."""
    game = carrying(VIAL, BALM, ap=1)
    game = with_figure(game, "ana", wounds=3)
    play(game, "red: focus", "red: use-item item=test/balm", USE)
    assert (ap(game), game.state.figures["ana"].wounds) == (1, 1)


@pytest.mark.rule("BG-ACT-8", "BG-INT-7")
def test_the_interrupted_character_uses_items_first() -> None:
    """Its player is asked before anything else of the interruption, until it declines."""
    game = with_figure(carrying(BALM, VIAL), "ana", wounds=3)
    game = interrupting(game, "bo", "guard")
    assert asked(game) == "red: items-before"
    assert offers(game, "red") == [
        "use-item figure=ana item=test/balm",
        "use-item figure=ana item=test/vial",
        "decline",
    ]
    events = play(game, "red: use-item item=test/balm", "red: decline")
    assert [event.name() for event in events] == [
        "item-used",
        "wounds-healed",
        "interruption-declared",
        "guard-dropped",
        "interruption-began",
        "ap-gained",
    ]
    assert asked(game) == "blue: act"


@pytest.mark.rule("BG-ACT-8")
def test_action_points_of_an_item_before_an_interruption_are_the_interrupted_ones() -> None:
    """They are there when it goes on."""
    game = interrupting(carrying(VIAL), "bo", "guard")
    play(game, "red: use-item item=test/vial", "blue: end")
    assert (asked(game), ap(game)) == ("red: act", 7)


@pytest.mark.rule("BG-ACT-8")
def test_an_item_without_an_effect_is_not_offered() -> None:
    """A balm for who is unhurt, a used one, a passive one."""
    assert asked(interrupting(carrying(BALM), "bo", "guard")) == "blue: act"
    used = with_figure(carrying(BALM), "ana", wounds=3, used=("test/balm",))
    assert asked(interrupting(used, "bo", "guard")) == "blue: act"
    passive = carrying(item("ring", {"when": "always", "modify": "mind", "by": 1}))
    assert asked(interrupting(passive, "bo", "guard")) == "blue: act"


@pytest.mark.rule("BG-ACT-8")
def test_the_interrupting_character_uses_items_too() -> None:
    """Before or after its actions, in an opportunity attack as well."""
    game = fight(arms={"bo": [VIAL]})
    for kind in ("guard", "opportunity"):
        nested = interrupting(game, "bo", "guard" if kind == "guard" else "opportunity")
        play(nested, "blue: use-item item=test/vial")
        assert (asked(nested), ap(nested)) == ("blue: act", 2)


@pytest.mark.rule("BG-ACT-8", "BG-ABIL-2")
def test_an_item_with_a_target_needs_range_and_sight() -> None:
    """As any ability does; its mana is paid."""
    bomb = item(
        "bomb", {"when": "single-use", "cost": {"mana": 2}, "to": "enemy", "range": 2, "effects": [{"do": "wound"}]}
    )
    game = with_figure(carrying(bomb, blue="bo@E4:s cy@A1"), "ana", mana=2)
    line = "red: use-item figure=ana item=test/bomb target="
    assert refused(game, f"{line}cy") == ["BG-SIGHT-1 ability-reaches"]
    play(game, f"{line}bo")
    assert (game.state.figures["ana"].mana, game.state.figures["bo"].wounds) == (0, 1)
    poor = carrying(bomb)
    assert refused(poor, f"{line}bo") == ["BG-ACT-4 enough-mana-for-ability"]


@pytest.mark.rule("BG-ACT-8")
def test_two_copies_of_an_item_are_used_one_after_the_other() -> None:
    """Each is turned down by itself."""
    game = carrying(VIAL, VIAL)
    play(game, USE, USE)
    assert ap(game) == 8
    assert refused(game, USE) == ["BG-ACT-8 item-unused"]


@pytest.mark.rule("BG-WIN-1")
def test_used_items_count_for_who_knocks_their_bearer_out() -> None:
    """The cost of all equipment is scored."""
    dear = {**BALM, "cost": 7}
    game = fight(
        6,
        6,
        6,
        6,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        arms={"ana": [SWORD], "bo": [dear]},
        now={"bo": {"wounds": 5, "used": ("test/balm",)}},
        blue="bo@E4:s cy@A1",
    )
    events = play(game, "red: attack weapon=test/sword target=bo")
    assert of_kind(events, "points-scored") == ["points-scored red 37"]
