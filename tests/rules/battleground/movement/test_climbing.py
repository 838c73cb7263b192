"""Climbing into an occupied hex: its occupant is pushed aside, to a place that its player chooses."""

from typing import Any

import pytest

from engine.kernel.play.game import Game
from engine.systems.battleground.state import Battle
from tests.support.battleground import battle, event_lines, place_of
from tests.support.battleground_moves import acting, said_as_line, says_way, way_to, ways
from tests.support.script import asked, offers, play, refused

PLATFORM = {"tall": "C3", "platform": "C3 C4 D3 D4"}


def climbing(red: str = "ana@B2", blue: str = "bo@C3^", **lines: Any) -> Game[Battle]:
    """Ana beside a platform of four hexes."""
    return acting(battle(red=red, blue=blue, **{"pieces": PLATFORM, **lines}), "ana")


@pytest.mark.rule("BG-MOVE-9")
def test_the_occupants_player_says_where_it_is_pushed() -> None:
    """To a free hex that shares a side with its own, at its height; then the climber is there."""
    game = climbing()
    assert ways(game)["C3^"] == 3
    assert event_lines(play(game, "red: move to=C3^")) == ["action-paid ana move 1"]
    assert (asked(game), offers(game, "blue")) == ("blue: push", ["push to=C4^", "push to=D3^"])
    assert refused(game, "blue: push to=C2") == ["BG-MOVE-9 shares-a-side"]
    assert refused(game, "blue: push to=D4^") == ["BG-MOVE-9 shares-a-side"]
    assert refused(game, "blue: push to=C3^") == ["BG-MOVE-9 shares-a-side", "BG-MOVE-9 pushed-to-a-free-hex"]
    assert place_of(game, "ana") == "B2"
    assert event_lines(play(game, "blue: push to=D3^")) == [
        "moved bo C3^ D3^ ['C3^', 'D3^'] 0 push",
        "moved ana B2 C3^ ['B2', 'C3^'] 3 move",
    ]
    assert asked(game) == "red: face", "the enemy is beside it, and the move is over"


@pytest.mark.rule("BG-MOVE-9")
def test_the_way_to_the_climb_comes_first() -> None:
    """The climber walks to the foot, then the other one is pushed."""
    game = climbing(red="ana@B1")
    assert way_to(game, "C3^") == "B1 B2 C3^"
    assert event_lines(play(game, "red: move to=C3^"))[1:] == ["moved ana B1 B2 ['B1', 'B2'] 1 move"]
    assert event_lines(play(game, "blue: push to=C4^"))[1:] == ["moved ana B2 C3^ ['B2', 'C3^'] 3 move"]


@pytest.mark.rule("BG-MOVE-9")
def test_a_single_place_is_taken_without_asking() -> None:
    game = climbing(red="ana@B2 al@D3^")
    assert event_lines(play(game, "red: move to=C3^"))[1:] == [
        "moved bo C3^ C4^ ['C3^', 'C4^'] 0 push",
        "moved ana B2 C3^ ['B2', 'C3^'] 3 move",
    ]


@pytest.mark.rule("BG-MOVE-9")
def test_an_occupant_without_a_place_to_go_closes_the_hex() -> None:
    game = climbing(red="ana@B2 al@D3^", blue="bo@C3^ be@C4^")
    assert "C3^" not in ways(game)
    assert refused(game, "red: move to=C3^") == ["BG-MOVE-9 occupant-can-be-pushed"]


@pytest.mark.rule("BG-MOVE-9")
def test_climbing_down_pushes_as_well() -> None:
    """On the ground not onto obstacles or ladders, nor up."""
    pieces = {**PLATFORM, "low": "B1", "ladder": "A2"}
    game = climbing(red="ana@C3^", blue="bo@B2", pieces=pieces)
    play(game, "red: move to=B2")
    assert offers(game, "blue") == ["push to=A3", "push to=B3", "push to=C2"]


@pytest.mark.rule("BG-MOVE-8", "BG-MOVE-9")
def test_an_occupied_hex_at_the_end_of_a_ladder_is_closed() -> None:
    """Where only a ladder leads to, an occupied hex is closed."""
    game = acting(battle(size="1x3", red="ana@A1", blue="bo@A3", pieces={"ladder": "A2"}), "ana")
    assert list(ways(game)) == ["A1"]
    assert refused(game, "red: move to=A3") == ["BG-MOVE-2 nobody-in-the-way"]


STAIR = {"tall": "A2 B1", "platform": "A2 A3 A4 B2 B3"}
"""One hex of the platform can be climbed from A1; from there all others are reached."""


def on_the_stair(blue: str = "bo@B6") -> Game[Battle]:
    return acting(battle(size="2x6", red="ana@A1 al@A2^", blue=blue, pieces=STAIR), "ana")


@pytest.mark.rule("BG-MOVE-9", "BG-MOVE-3")
def test_past_a_pushed_ally_the_move_goes_on() -> None:
    """The mover's player says where its ally goes; the declared end is followed while it can be reached."""
    game = on_the_stair()
    assert ways(game) == {"A1": 0, "A2^": 3, "A3^": 4, "A4^": 5, "B2^": 4, "B3^": 5}
    assert way_to(game, "A4^") == "A1 A2^ A3^ A4^"
    play(game, "red: move to=A4^")
    assert (asked(game), offers(game, "red")) == ("red: push", ["push to=A3^", "push to=B2^"])
    assert event_lines(play(game, "red: push to=B2^")) == [
        "moved al A2^ B2^ ['A2^', 'B2^'] 0 push",
        "moved ana A1 A2^ ['A1', 'A2^'] 3 move",
        "moved ana A2^ A4^ ['A2^', 'A3^', 'A4^'] 2 move",
    ]


@pytest.mark.rule("BG-MOVE-9")
def test_an_ally_pushed_into_the_way_makes_the_mover_choose_again() -> None:
    """With the points that are left, or staying where it is; it pays nothing for that."""
    game = on_the_stair()
    play(game, "red: move to=A4^", "red: push to=A3^")
    assert asked(game) == "red: move"
    assert ways(game) == {"A2^": 0, "B2^": 1, "B3^": 2}
    assert event_lines(play(game, "red: move to=B3^")) == ["moved ana A2^ B3^ ['A2^', 'B2^', 'B3^'] 2 move"]


@pytest.mark.rule("BG-MOVE-9", "BG-MOVE-3")
def test_past_a_pushed_ally_no_further_than_the_next_enemy() -> None:
    """Who arrives beside an enemy stays there, though it was an ally that it pushed."""
    game = on_the_stair(blue="bo@B2^")
    assert ways(game) == {"A1": 0, "A2^": 3}
    play(game, "red: move to=A2^")
    assert asked(game) == "red: face"


@pytest.mark.rule("BG-MOVE-9")
def test_a_way_past_an_ally_may_be_said() -> None:
    """Where its place on the way can be left by some push; past an enemy none."""
    game = on_the_stair()
    assert says_way(game, "A1 A2^ A3^ A4^")
    assert says_way(game, "A1 A2^ B2^ B3^")
    assert not says_way(game, "A1 A2^ A3^ A4^ B3^"), "six points"
    assert not says_way(game, "A1 A2^ A3^ B2^"), "the ally can go nowhere else"
    assert not says_way(on_the_stair(blue="bo@B2^"), "A1 A2^ A3^"), "beside an enemy"
    assert not says_way(climbing(), "B2 C3^ C4^"), "past a pushed enemy"
    play(game, f"red: {said_as_line('A1 A2^ A3^ A4^')}", "red: push to=A3^")
    assert (asked(game), ways(game)) == ("red: move", {"A2^": 0, "B2^": 1, "B3^": 2})


@pytest.mark.rule("BG-MOVE-9")
def test_a_push_gives_no_opportunity_and_wakes_no_guard() -> None:
    """Neither beside the pushed figure nor where it comes to stand."""
    game = climbing(red="ana@B2 al@D4^", blue="bo@C3^")
    happened = event_lines(play(game, "red: move to=C3^", "blue: push to=D3^"))
    assert [each.split()[0] for each in happened] == ["action-paid", "moved", "moved"]
