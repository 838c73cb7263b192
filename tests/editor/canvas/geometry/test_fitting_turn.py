"""The turn that fills a view best: only for boards of hexes taller than wide, and only where much is gained."""

from dataclasses import replace

import pytest

from editor.canvas.geometry.board_index import geometry_of
from editor.canvas.geometry.fitting_turn import ENOUGH, fitting_quarters
from editor.view_model.board import GameBoard
from tests.support.boards import random_board, stock_board

PORTRAIT = random_board(10, 16, 0)


def quarters(board: GameBoard, room: tuple[float, float], now: int = 0, seat: str = "") -> int:
    geometry = geometry_of(board, now)
    return fitting_quarters(board, geometry, geometry.bounds(), room, seat)


@pytest.mark.parametrize("now", range(4))
def test_a_portrait_board_fills_a_landscape_room(now: int) -> None:
    assert quarters(PORTRAIT, (1000, 600), now) == 3
    assert quarters(PORTRAIT, (600, 1000), now) == 0
    assert quarters(PORTRAIT, (0, 0), now) == 0
    assert quarters(random_board(16, 10, 0), (600, 1000), now) == 0


def test_between_both_it_stays_as_it_is() -> None:
    """In a square view both are as large; one must win by the share that it takes."""
    for share, results in ((1.0, (0, 3)), (ENOUGH * 1.01, (3, 3)), (1 / ENOUGH / 1.01, (0, 0))):
        assert tuple(quarters(PORTRAIT, (600 * share, 600), now) for now in (0, 3)) == results


def test_a_round_sheet_is_not_turned_as_nothing_is_gained() -> None:
    geometry = geometry_of(PORTRAIT)
    assert fitting_quarters(PORTRAIT, geometry, (-1, -1, 17, 17), (1000, 600)) == 0


@pytest.mark.parametrize("now", range(4))
@pytest.mark.parametrize("name", ["wasteland", "castle-courtyard", "crystal-pass", "drowned-temple"])
def test_the_side_of_a_seat_comes_down_however_the_board_lies_now(name: str, now: int) -> None:
    board = stock_board(f"battleground/maps/{name}.json")
    assert [quarters(board, (1050, 735), now, seat) for seat in ("red", "blue", "")] == [3, 1, 3]
    without_zones = replace(board, zones=())
    assert [quarters(without_zones, (1050, 735), now, seat) for seat in ("red", "blue")] == [3, 3]
