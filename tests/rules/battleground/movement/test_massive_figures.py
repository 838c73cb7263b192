"""Massive figures in movement: the whole base moves, turns, climbs and swaps, and cannot be pushed."""

from typing import Any

import pytest

from engine.systems.battleground.shifts.leaps import Teleport
from engine.systems.battleground.shifts.pushes import Pull, Push
from engine.systems.battleground.shifts.swap import Exchange, Swap, alike_in_size, both_fit, can_swap
from engine.systems.battleground.shifts.towards import Charge, MoveTowards
from tests.support.battleground import battle, event_lines, place_of
from tests.support.battleground_moves import acting, doing, ways
from tests.support.script import asked, offers, play, refused

LONG = [[0, 0], [0, -1]]
"""Two hexes, the second one before the first when it faces north."""
TRIO = [[0, 0], [0, -1], [1, -1]]


@pytest.mark.rule("BG-BIG-1", "BG-BIG-2")
def test_a_step_shifts_the_whole_base_which_must_fit() -> None:
    """A row that is one hex long has no room for two; an obstacle closes the places of both."""
    game = acting(battle(size="1x9", red="ana@A3:n", blue="bo@A9", bases={"ana": LONG}), "ana")
    assert ways(game) == {"A2": 1, "A3": 0, "A4": 1, "A5": 2, "A6": 3, "A7": 4, "A8": 5}
    assert refused(game, "red: move to=A1") == ["BG-MOVE-2 has-footing"]
    wall = acting(battle(size="1x9", red="ana@A3:n", blue="bo@A9", bases={"ana": LONG}, pieces={"tall": "A5"}), "ana")
    assert list(ways(wall)) == ["A2", "A3", "A4"]
    assert refused(wall, "red: move to=A6") == ["BG-MOVE-2 has-footing"]


@pytest.mark.rule("BG-BIG-1", "BG-MOVE-3")
def test_a_massive_figure_is_stopped_beside_an_enemy_by_any_of_its_hexes() -> None:
    """Its front comes beside the enemy before its own place does."""
    game = acting(battle(size="1x9", red="ana@A8:n", blue="bo@A3", bases={"ana": LONG}), "ana")
    assert ways(game) == {"A5": 3, "A6": 2, "A7": 1, "A8": 0, "A9": 1}


@pytest.mark.rule("BG-BIG-2", "BG-MOVE-5")
def test_any_hex_on_difficult_ground_slows_it() -> None:
    """Here the one before its own place."""
    board: dict[str, Any] = {"size": "1x20", "red": "ana@A3:n", "blue": "bo@A20", "bases": {"ana": LONG}}
    assert max(ways(acting(battle(**board, pieces={"difficult": "A2"}), "ana")).values()) == 3
    assert max(ways(acting(battle(**board, pieces={"difficult": "A4"}), "ana")).values()) == 5


@pytest.mark.rule("BG-BIG-2", "BG-MOVE-6")
def test_obstacles_are_crossed_with_no_part_left_on_them_and_ladders_count_as_low() -> None:
    """Side by side its hexes cross a row of them for three points; one behind the other they cannot."""
    for piece in ("low", "ladder"):
        row = {piece: "A4", f"{piece}2": "B3"}
        across = battle(size="2x9", red="ana@A3:ne", blue="bo@A9", bases={"ana": LONG}, pieces=row)
        costs = ways(acting(across, "ana"))
        assert ("A4" in costs, costs["A5"]) == (False, 3)
        along = battle(size="1x9", red="ana@A3:n", blue="bo@A9", bases={"ana": LONG}, pieces={piece: "A4"})
        assert list(ways(acting(along, "ana"))) == ["A2", "A3"]


@pytest.mark.rule("BG-BIG-2", "BG-MOVE-7")
def test_a_massive_figure_climbs_where_its_whole_base_fits() -> None:
    """Onto a platform of two hexes, in line after a step half under it, and onto none of one."""
    wide = {"tall": "A1", "platform": "A1 A2"}
    board: dict[str, Any] = {"size": "1x9", "red": "ana@A4:n", "blue": "bo@A9", "bases": {"ana": LONG}}
    in_line = ways(acting(battle(**board, pieces=wide), "ana"))
    assert in_line.get("A2^") == 4, "the hex before the platform climbs"
    assert "A1^" not in in_line
    beside: dict[str, Any] = {"size": "2x4", "red": "ana@B2:n", "blue": "bo@A4", "bases": {"ana": LONG}}
    game = acting(battle(**beside, pieces={"tall": "A1 A2", "platform": "A1 A2"}), "ana")
    assert ways(game)["A2^"] == 3
    narrow = acting(battle(**beside, pieces={"tall": "A2", "platform": "A2"}), "ana")
    assert "A2^" not in ways(narrow)


@pytest.mark.rule("BG-BIG-2", "BG-MOVE-9")
def test_a_massive_climber_pushes_every_occupant() -> None:
    """Each one's player says where; nobody may take the last place of another."""
    pieces = {"tall": "B2", "platform": "A2 A3 B1 B2 B3"}
    board = battle(size="5x6", red="ana@C4:n", blue="bo@B2^ be@B3^", bases={"ana": LONG}, pieces=pieces)
    game = acting(board, "ana")
    assert ways(game)["B3^"] == 3
    play(game, "red: move to=B3^")
    assert (asked(game), offers(game, "blue")) == ("blue: push", ["push to=A2^", "push to=B1^"])
    assert refused(game, "blue: push to=A3^") == ["BG-BIG-2 room-for-the-others"]
    assert refused(game, "blue: push to=B3^") == ["BG-MOVE-9 pushed-to-a-free-hex"]
    assert event_lines(play(game, "blue: push to=B1^")) == [
        "moved bo B2^ B1^ ['B2^', 'B1^'] 0 push",
        "moved be B3^ A3^ ['B3^', 'A3^'] 0 push",
        "moved ana C4 B3^ ['C4', 'B3^'] 3 move",
    ]


@pytest.mark.rule("BG-BIG-5", "BG-MOVE-9")
def test_a_massive_figure_can_neither_be_pushed_nor_pulled() -> None:
    board = battle(red="ana@E6", blue="bo@E5:n", bases={"bo": LONG})
    for step in (Push("bo", "ana", 3), Pull("bo", "ana", 3)):
        assert place_of(doing(board, step), "bo") == "E5"
    up = {"tall": "C3", "platform": "C3 C4 D3 D4"}
    closed = acting(battle(red="ana@C5", blue="bo@C4^:n", bases={"bo": LONG}, pieces=up), "ana")
    assert refused(closed, "red: move to=C4^") == ["BG-MOVE-9 occupant-can-be-pushed"]


@pytest.mark.rule("BG-BIG-5")
def test_a_massive_figure_swaps_only_with_massive_figures_that_fit() -> None:
    """As they are turned."""
    board = battle(size="9x9", red="ana@C3:n al@A1", blue="bo@G7:n", bases={"ana": LONG, "bo": LONG})
    assert not can_swap(board.state, "ana", "al")
    assert not alike_in_size(Exchange(board.state, "ana", "al"))
    game = doing(board, Swap("ana", "bo"))
    assert (place_of(game, "ana"), place_of(game, "bo")) == ("G7", "C3")
    assert place_of(doing(board, Swap("ana", "al")), "ana") == "C3"
    edge = battle(size="9x9", red="ana@A1:s", blue="bo@G7:n", bases={"ana": LONG, "bo": LONG})
    assert not both_fit(Exchange(edge.state, "ana", "bo")), "bo would leave the map"
    assert place_of(doing(edge, Swap("ana", "bo")), "ana") == "A1"
    over = battle(size="9x9", red="ana@E5:n", blue="bo@E6:s", bases={"ana": LONG, "bo": LONG})
    assert both_fit(Exchange(over.state, "ana", "bo")) is False, "both would fill E5 and E6"


@pytest.mark.rule("BG-BIG-2", "BG-SHIFT-3")
def test_a_massive_figure_teleports_only_where_its_whole_base_fits() -> None:
    game = doing(
        battle(size="1x9", red="ana@A9:n", blue="bo@A1", bases={"ana": LONG}, pieces={"low": "A6"}), Teleport("ana")
    )
    assert offers(game, "red") == ["teleport to=A4", "teleport to=A5", "teleport to=A8", "teleport to=A9"]
    assert refused(game, "red: teleport to=A7") == ["BG-SHIFT-4 leap-ends-on-footing"]


@pytest.mark.rule("BG-BIG-3", "BG-SHIFT-2")
def test_a_massive_figure_charges_and_faces_with_its_front() -> None:
    """It ends adjacent by any of its hexes."""
    game = doing(battle(size="1x12", red="ana@A10:n", blue="bo@A3", bases={"ana": LONG}), Charge("ana", "bo", 9))
    assert event_lines(game.events)[-1] == "moved ana A10 A5 ['A10', 'A9', 'A8', 'A7', 'A6', 'A5'] 5 charge"


@pytest.mark.rule("BG-BIG-1", "BG-SHIFT-1")
def test_towards_a_massive_figure_ends_beside_any_of_its_hexes() -> None:
    game = doing(battle(size="1x12", red="ana@A1", blue="bo@A8:n", bases={"bo": TRIO[:2]}), MoveTowards("ana", "bo", 9))
    assert max(ways(game).values()) == 5
    assert "A6" in ways(game)
