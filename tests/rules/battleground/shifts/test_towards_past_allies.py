"""Towards and charge lead past allies that a climb pushes aside, as moves do."""

from typing import Any

import pytest

from engine.systems.battleground.shifts.towards import Charge, MoveTowards, can_charge
from tests.support.battleground import battle, event_lines, place_of
from tests.support.battleground_moves import acting, doing, said_as_line, ways
from tests.support.script import asked, play, refused

IDLE = "red, blue: select-card"
DOWN: dict[str, Any] = {"size": "3x6", "pieces": {"tall": "A1 B1 C1", "platform": "B1"}}
"""A wall with a hex on top of it, from which figures climb down onto the row before it."""
BLOCKED: dict[str, Any] = {**DOWN, "red": "ana@B1^ al@A2 ad@B2 ar@C2", "blue": "bo@B5"}
"""Allies stand wherever one comes down."""


@pytest.mark.rule("BG-SHIFT-1", "BG-MOVE-9")
def test_towards_goes_on_past_an_ally_that_steps_aside() -> None:
    """It costs what the move costs, and may be left on the way; the ally goes where its player likes."""
    board = battle(**BLOCKED)
    game = doing(board, MoveTowards("ana", "bo", 9))
    moves = ways(doing(battle(**BLOCKED), MoveTowards("ana", "bo", 9)))
    assert moves == {"B1^": 0, "B2": 3, "B3": 4, "B4": 5}
    assert refused(game, "red: move to=A2") == ["BG-SHIFT-1 by-a-shortest-way"]
    play(game, "red: move to=B4")
    assert asked(game) == "red: push"
    happened = event_lines(play(game, "red: push to=A3"))
    assert [line for line in happened if line.startswith("moved")] == [
        "moved ad B2 A3 ['B2', 'A3'] 0 push",
        "moved ana B1^ B2 ['B1^', 'B2'] 3 towards",
        "moved ana B2 B4 ['B2', 'B3', 'B4'] 2 towards",
    ]
    assert (place_of(game, "ana"), asked(game)) == ("B4", IDLE)


@pytest.mark.rule("BG-SHIFT-1", "BG-MOVE-9")
def test_an_ally_pushed_into_the_way_makes_the_mover_choose_again() -> None:
    """The rest is a shortest way as it then is."""
    game = doing(battle(**BLOCKED), MoveTowards("ana", "bo", 5))
    play(game, "red: move to=B4", "red: push to=B3")
    assert asked(game) == "red: move"
    assert ways(game) == {"B2": 0, "A3": 1, "C3": 1, "A4": 2, "C4": 2}
    play(game, "red: move to=C4", "red: face facing=s")
    assert (place_of(game, "ana"), asked(game)) == ("C4", IDLE)


@pytest.mark.rule("BG-SHIFT-1", "BG-SHIFT-2", "BG-MOVE-9")
def test_where_a_move_gets_beside_the_aim_a_charge_does_too() -> None:
    """With as many points, and not with fewer."""
    board = battle(**BLOCKED)
    assert ways(acting(board, "ana"))["B4"] == 5
    assert can_charge(board.state, "ana", "bo", 5)
    assert not can_charge(board.state, "ana", "bo", 4)
    game = doing(board, Charge("ana", "bo", 5))
    assert asked(game) == "red: push"
    play(game, "red: push to=A3")
    assert (place_of(game, "ana"), game.state.figures["ana"].facing, asked(game)) == ("B4", 3, IDLE)


@pytest.mark.rule("BG-SHIFT-1", "BG-MOVE-9", "BG-MOVE-3")
def test_a_pushed_enemy_ends_the_way() -> None:
    """It stays beside the mover; so nothing leads on past it."""
    board = battle(**DOWN, red="ana@B1^", blue="bo@B5 ba@A2 be@B2 bi@C2")
    assert asked(doing(board, MoveTowards("ana", "bo", 9))) == IDLE
    assert not can_charge(board.state, "ana", "bo", 9)


@pytest.mark.rule("BG-SHIFT-1", "BG-MOVE-9")
def test_an_ally_on_a_dearer_way_is_left_alone() -> None:
    """Round it, where that costs less."""
    game = doing(battle(**DOWN, red="ana@A3 al@B1^", blue="bo@C3"), MoveTowards("ana", "bo", 9))
    assert "B1^" not in ways(game)


@pytest.mark.rule("BG-SHIFT-1", "BG-MOVE-9")
def test_the_way_may_be_said_place_by_place() -> None:
    """One that costs as little as the shortest; a longer one is refused."""
    game = doing(battle(**BLOCKED), MoveTowards("ana", "bo", 9))
    assert refused(game, f"red: {said_as_line('B1^ B2 A3 A4 B4')}") == ["BG-SHIFT-1 by-a-shortest-way"]
    play(game, f"red: {said_as_line('B1^ B2 B3 B4')}", "red: push to=C3")
    assert (place_of(game, "ana"), asked(game)) == ("B4", IDLE)
