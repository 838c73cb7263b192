"""Opportunity attacks by several enemies, and their results for the mover."""

from typing import Any

import pytest

from engine.kernel.play.game import Game
from engine.systems.battleground.state import Battle
from tests.rules.battleground.fights import SWORD, begun, fight, item, of_kind, weapon, with_dice
from tests.rules.battleground.guards import interrupters, shoving
from tests.support.battleground import place_of
from tests.support.script import asked, offers, play, refused

AWAY = "red: move to=E7"
TRIPLE: dict[str, Any] = {"red": "ana@E5:n", "blue": "bo@E4:s be@D4:s bu@F4:s"}
"""Ana is engaged with three enemies."""


def leaving(*dice: int, **more: Any) -> Game[Battle]:
    """A fight in which Ana, engaged with Bo, is about to go away."""
    lines: dict[str, Any] = {"red": "ana@E5:n", "blue": "bo@E4:s", "arms": {"bo": (SWORD,)}, **more}
    return fight(*dice, **lines)


def strike(figure: str, name: str = "sword") -> str:
    """The answer that this enemy hits Ana."""
    return f"blue: attack figure={figure} weapon=test/{name} target=ana"


@pytest.mark.rule("BG-INT-6")
def test_each_enemy_engaged_in_the_order_their_player_chooses() -> None:
    """Each once; the last one needs no choosing."""
    game = fight(**TRIPLE)
    play(game, AWAY)
    assert offers(game, "blue") == ["order next=bo", "order next=be", "order next=bu"]
    events = play(game, "blue: order next=bu", "blue: decline", "blue: order next=bo", "blue: decline")
    assert interrupters(events) == ["bu", "bo", "be"]
    assert refused(game, "blue: order next=bu") == []
    play(game, "blue: decline")
    assert (asked(game), place_of(game, "ana")) == ("red: face", "E7")


@pytest.mark.rule("BG-INT-6")
def test_each_at_most_once_a_move_also_if_it_stays_engaged_on_the_way() -> None:
    """From a hex beside Bo to another one beside it; a second move gives it a second one."""
    game = leaving()
    events = play(game, "red: move to=F4", "blue: decline", "red: face facing=n")
    assert interrupters(events) == ["bo"]
    assert interrupters(play(game, "red: move to=E5")) == ["bo"]


@pytest.mark.rule("BG-INT-6")
def test_one_no_longer_engaged_when_its_turn_comes_loses_it() -> None:
    """Bo pushes Ana away from the other two."""
    game = with_dice(fight(**TRIPLE, arms={"bo": (shoving(),)}, stats={"ana": {"toughness": 0}}).state, 5, 1, 1, 1)
    events = play(game, AWAY, "blue: order next=bo", strike("bo", "shove"), "blue: end")
    assert interrupters(events) == ["bo"]
    assert place_of(game, "ana") == "E6"
    assert asked(game) == "red: move", "she goes on from there"


@pytest.mark.rule("BG-INT-6", "BG-MOVE-1")
def test_a_mover_pushed_by_one_goes_on_from_its_new_hex() -> None:
    """With all its points, wherever they lead from there; or it stays."""
    game = leaving(
        5,
        1,
        1,
        1,
        arms={"bo": (shoving(),)},
        stats={"ana": {"toughness": 0}},
        size="1x20",
        red="ana@A5:n",
        blue="bo@A4:s",
    )
    play(game, "red: move to=A7", strike("bo", "shove"), "blue: end")
    assert (asked(game), place_of(game, "ana")) == ("red: move", "A6")
    ends = [line.split("to=")[1] for line in offers(game, "red")]
    assert ends == [f"A{row}" for row in range(5, 12)]
    play(game, "red: move to=A11", "red: face facing=n")
    assert (place_of(game, "ana"), asked(game)) == ("A11", "red: act")


@pytest.mark.rule("BG-INT-6")
def test_a_push_beside_another_enemy_gives_that_one_its_attack() -> None:
    """The hex that is left then is the one beside it; Bo has had its turn."""
    game = leaving(
        5,
        1,
        1,
        1,
        blue="bo@E4:s be@E7:n",
        arms={"bo": (shoving(),), "be": (SWORD,)},
        stats={"ana": {"toughness": 0}},
    )
    events = play(game, "red: move to=F5", strike("bo", "shove"), "blue: end")
    assert interrupters(events) == ["bo", "be"]
    play(game, "blue: decline")
    assert (asked(game), place_of(game, "ana")) == ("red: move", "E6")


@pytest.mark.rule("BG-INT-6", "BG-WOUND-2")
def test_a_mover_knocked_out_by_the_first_is_not_attacked_by_the_others() -> None:
    """Its move does not happen, its activation is over."""
    lines = {**TRIPLE, "red": "ana@E5:n al@A9"}
    arms = dict.fromkeys(("bo", "be", "bu"), (SWORD,))
    game = fight(5, 1, 1, 1, **lines, arms=arms, now={"ana": {"wounds": 5}}, stats={"ana": {"toughness": 0}})
    events = play(game, AWAY, "blue: order next=be", strike("be"), "blue: end")
    assert interrupters(events) == ["be"]
    assert of_kind(events, "moved", "activation-ended") == []
    assert asked(game) == "red: select-card"


@pytest.mark.rule("BG-INT-6", "BG-MOVE-1")
def test_movement_points_are_computed_after_the_attacks() -> None:
    """One that slows the mover down: two points fewer than when it was declared; then it says where to."""
    snag = weapon("snag", "melee", "1:0")
    snag["ability"] = {"when": "attack", "needs": 1, "effects": [{"do": "debuff", "name": "paralysis"}]}
    game = leaving(
        5,
        1,
        1,
        1,
        size="1x20",
        red="ana@A5:n",
        blue="bo@A4:s",
        arms={"bo": (snag,)},
        stats={"ana": {"toughness": 0}},
    )
    play(game, "red: move to=A10", strike("bo", "snag"), "blue: end")
    assert asked(game) == "red: move"
    assert [line.split("to=")[1] for line in offers(game, "red")] == ["A5", "A6", "A7", "A8"]


@pytest.mark.rule("BG-INT-6", "BG-ACT-6")
def test_focused_speed_is_chosen_when_declaring() -> None:
    """The token is gone before the attacks, so that it serves no defence test."""
    game = leaving(6, 1, 1, 1, 1, 1, 1, 1, size="1x20", red="ana@A5:n", blue="bo@A4:s", now={"ana": {"focused": True}})
    events = play(game, "red: move to=A13 focused=true", strike("bo"), "blue: end")
    assert begun(events) == ["bo attack 4 dice 3+", "ana defence 3 dice 4+"]
    assert place_of(game, "ana") == "A13"
    kept = leaving(6, 1, 1, 1, 1, 1, 1, 1, size="1x20", red="ana@A5:n", blue="bo@A4:s", now={"ana": {"focused": True}})
    events = play(kept, "red: move to=A7", strike("bo"))
    assert begun(events) == ["bo attack 4 dice 3+", "ana defence 3 dice 3+"]


@pytest.mark.rule("BG-ACT-8", "BG-INT-7")
def test_single_use_items_before_an_opportunity_attack() -> None:
    """Before each of them."""
    salve = item("salve", {"when": "single-use", "effects": [{"do": "heal"}]})
    game = fight(**{**TRIPLE, "blue": "bo@E4:s be@D4:s"}, arms={"ana": (salve, salve)}, now={"ana": {"wounds": 2}})
    play(game, AWAY, "blue: order next=bo")
    assert asked(game) == "red: items-before"
    play(game, "red: use-item", "red: decline", "blue: decline")
    assert (asked(game), game.state.figures["ana"].wounds) == ("red: items-before", 1)
    play(game, "red: decline", "blue: decline")
    assert place_of(game, "ana") == "E7"
