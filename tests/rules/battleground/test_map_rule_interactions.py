"""Combinations on the map: climbing that pushes, massive figures, swaps and charges, with events in between."""

from typing import Any

import pytest

from tests.rules.battleground.fights import BOW, SWORD, begun, fight, item, of_kind
from tests.rules.battleground.guards import GUARD, SOFT, acting, interrupters, names, shoving
from tests.support.battleground import place_of
from tests.support.script import asked, offers, play, refused

PAIR = [[0, 0], [0, -1]]
SEVEN = [[0, 0], [0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]]


def ability(name: str, to: str, *effects: dict[str, Any]) -> dict[str, Any]:
    """An active ability for 1 AP."""
    return {"id": name, "when": "active", "cost": {"ap": 1}, "to": to, "effects": list(effects)}


# Climbing that pushes


UP = {"tall": "E3", "platform": "E3 E4 E5 D4"}
"""A platform around a column; E6 is the ground before it."""


@pytest.mark.rule("BG-MOVE-9", "BG-MOVE-3", "BG-INT-6")
def test_climbing_into_an_enemys_hex_pushes_it_and_ends_the_move_there() -> None:
    """Its player says where; it stays adjacent, so that the climber stops; nobody strikes who is pushed."""
    game = fight(red="ana@E6:n al@D5:n", blue="bo@E5^:s be@A1", pieces=UP)
    on = 'red: move figure=ana to=E4^ path=["E6","E5^","E4^"]'
    assert refused(game, on) == ["BG-MOVE-3 goes-on-past-no-enemy"]
    events = play(game, "red: move to=E5^")
    assert (asked(game), offers(game, "blue")) == ("blue: push", ["push to=D4^", "push to=E4^"])
    events += play(game, "blue: push to=D4^", "red: face facing=n")
    assert of_kind(events, "moved") == [
        "moved bo E5^ D4^ ['E5^', 'D4^'] 0 push",
        "moved ana E6 E5^ ['E6', 'E5^'] 3 move",
    ]
    assert "interruption-began" not in names(events)
    assert asked(game) == "red: act"


@pytest.mark.rule("BG-MOVE-9", "BG-INT-4", "BG-INT-5")
def test_the_pushed_wakes_no_guard_and_the_climber_does() -> None:
    """Both are seen by guards of the other side; only Ana has moved."""
    game = fight(
        red="ana@E6:n al@A5:se",
        blue="bo@E5^:s be@E9:n",
        pieces=UP,
        arms={"al": (BOW,), "be": (BOW,)},
        now={"al": GUARD, "be": GUARD},
    )
    play(game, "red: move to=E5^", "blue: push to=D4^", "red: face facing=n")
    assert (asked(game), acting(game)) == ("blue: act", "be")
    assert game.state.figures["al"].guarding


@pytest.mark.rule("BG-MOVE-9", "BG-WOUND-2", "BG-INT-6")
def test_a_climber_knocked_out_before_it_climbs_pushes_nobody() -> None:
    """By the enemy beside it on the ground."""
    game = fight(
        *(5, 1, 1, 1),
        red="ana@E6:n al@A1",
        blue="bo@E5^:s be@E7:n",
        pieces=UP,
        arms={"be": (SWORD,)},
        stats={"ana": SOFT},
        now={"ana": {"wounds": 5}},
    )
    events = play(game, "red: move to=E5^", "blue: attack weapon=test/sword target=ana", "blue: end")
    assert of_kind(events, "moved") == []
    assert place_of(game, "bo") == "E5^"


@pytest.mark.rule("BG-MOVE-9")
def test_an_ally_is_pushed_too_and_closes_the_hex_where_it_has_no_place() -> None:
    """Its own player, the mover's, says where."""
    game = fight(red="ana@E6:n al@E5^:n", blue="bo@A1", pieces=UP)
    play(game, "red: move to=E5^")
    assert offers(game, "red") == ["push to=D4^", "push to=E4^"]
    small = {"tall": "E4", "platform": "E5"}
    closed = fight(red="ana@E6:n al@E5^:n", blue="bo@A1", pieces=small)
    assert refused(closed, "red: move figure=ana to=E5^") == ["BG-MOVE-9 occupant-can-be-pushed"]


# Massive figures


@pytest.mark.rule("BG-BIG-1", "BG-INT-6")
def test_a_figure_of_seven_hexes_is_struck_by_everybody_around_it() -> None:
    """It is engaged with enemies next to any of its hexes, each of which has its attack before it leaves."""
    game = fight(red="ana@E5:n", blue="bo@E3:n be@G5:n bu@E7:n by@E9:n", bases={"ana": SEVEN})
    play(game, "red: move to=D5")
    assert offers(game, "blue") == ["order next=bo", "order next=be", "order next=bu"]


@pytest.mark.rule("BG-BIG-5", "BG-INT-6")
def test_a_massive_mover_is_not_pushed_by_an_opportunity_attack() -> None:
    """The attack hits, the push does nothing, it goes as declared."""
    game = fight(
        *(5, 1, 1, 1),
        red="ana@E5:n",
        blue="bo@E3:s",
        bases={"ana": PAIR},
        arms={"bo": (shoving(),)},
        stats={"ana": SOFT},
    )
    play(game, "red: move to=E6", "blue: attack weapon=test/shove target=ana", "blue: end")
    assert place_of(game, "ana") == "E6"


@pytest.mark.rule("BG-BIG-3", "BG-BIG-2", "BG-MOD-2")
def test_a_massive_attacker_turns_its_facing_hex_to_the_adjacent_target() -> None:
    """Of its three hexes the second one is its front; only south-west has room for all three beside Bo.

    From there, D5, it attacks, and that is in Bo's back. Where no turn has room it cannot attack.
    """
    trio, front = [[0, 0], [0, -1], [1, -1]], {"ana": {"front": [1]}}
    game = fight(*(1,) * 4, red="ana@E5:n", blue="bo@E6:s", bases={"ana": trio}, stats=front)
    events = play(game, "red: attack weapon=test/sword target=bo")
    assert of_kind(events, "turned") == ["turned ana sw"]
    assert [game.state.scenario.terrain.grid.name(at) for at in game.state.filled("ana")] == ["E5", "D4", "D5"]
    assert begun(events) == ["ana attack 4 dice 3+"]
    narrow = fight(red="ana@A5:n", blue="bo@A6:s", bases={"ana": PAIR}, stats=front, size="1x9")
    assert refused(narrow, "red: attack figure=ana weapon=test/sword target=bo") == ["BG-BIG-3 room-to-face-target"]


@pytest.mark.rule("BG-BIG-4", "BG-INT-4")
@pytest.mark.parametrize(("facing", "seen"), [("n", True), ("s", False)])
def test_a_guard_that_sees_any_hex_of_a_massive_mover(facing: str, seen: bool) -> None:
    """Its place, E7, is behind a wall; as it is turned its other hex is behind it too, or in sight."""
    game = fight(
        red="ana@E8:n",
        blue="bo@A5:se",
        bases={"ana": PAIR},
        arms={"bo": (BOW,)},
        stats={"bo": {"speed": [0, 0]}},
        now={"bo": GUARD},
        pieces={"tall": "B4 B6 B8 C6 D7"},
    )
    play(game, "red: move to=E7", f"red: face facing={facing}")
    assert (asked(game) == "blue: act") is seen


# Swap, charge


@pytest.mark.rule("BG-SHIFT-6", "BG-INT-6", "BG-WOUND-2")
def test_a_swap_of_two_engaged_allies() -> None:
    """Each is struck by its own enemy first; with one of them knocked out nobody changes places."""
    swap = ability("swap", "ally", {"do": "swap"})
    lines: dict[str, Any] = {
        "red": "ana@E8:n al@E4:n",
        "blue": "bo@E9:n be@E3:s",
        "arms": {"bo": (SWORD,), "be": (SWORD,)},
        "stats": {"ana": {"abilities": [swap]}, "al": SOFT},
    }
    game = fight(**lines)
    play(game, "red: use target=al")
    assert acting(game) == "bo"
    play(game, "blue: decline")
    assert acting(game) == "be"
    events = play(game, "blue: decline")
    assert (place_of(game, "ana"), place_of(game, "al")) == ("E4", "E8")
    assert "turned" not in names(events)
    lost = fight(5, 1, 1, 1, **lines, now={"al": {"wounds": 5}})
    play(lost, "red: use target=al", "blue: decline", "blue: attack weapon=test/sword target=al", "blue: end")
    assert (asked(lost), place_of(lost, "ana")) == ("red: act", "E8")


@pytest.mark.rule("BG-SHIFT-6", "BG-WOUND-2", "BG-INT-7", "BG-ACT-8")
def test_the_other_one_of_a_swap_ends_itself_before_it_is_struck() -> None:
    """By its own flask: the attack at it lapses, nobody changes places, the activation goes on."""
    swap, flask = ability("swap", "ally", {"do": "swap"}), {"when": "single-use", "effects": [{"do": "wound"}]}
    game = fight(
        red="ana@E8:n al@E4:n",
        blue="bo@A1 be@E3:s",
        arms={"al": (item("flask", flask),)},
        stats={"ana": {"abilities": [swap]}},
        now={"al": {"wounds": 5}},
    )
    events = play(game, "red: use target=al", "red: use-item")
    assert interrupters(events) == []
    assert (asked(game), acting(game), place_of(game, "ana")) == ("red: act", "ana", "E8")


@pytest.mark.rule("BG-SHIFT-2", "BG-INT-4")
def test_a_charge_through_a_gap() -> None:
    """Between two walls, by an ability; another enemy beside the way stops it before, so it cannot be begun."""
    charge = ability("charge", "enemy", {"do": "charge", "on": "self", "points": 6})
    gap = {"tall": "A4 B4 D4 E4"}
    lines: dict[str, Any] = {"size": "5x8", "pieces": gap, "stats": {"ana": {"abilities": [charge]}}}
    game = fight(red="ana@C2:s", blue="bo@C7:n be@A8:n", now={"bo": GUARD}, **lines)
    play(game, "red: use target=bo")
    assert (asked(game), acting(game), place_of(game, "ana")) == ("blue: act", "bo", "C6")
    barred = fight(red="ana@C2:s", blue="bo@C7:n be@B5:n", **lines)
    assert refused(barred, "red: use figure=ana ability=test/ana:charge target=bo") == ["BG-SHIFT-2 charge-has-a-way"]
