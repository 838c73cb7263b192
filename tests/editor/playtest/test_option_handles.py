"""The meaning of a click on a small board, and whether one more click is needed."""

import pytest

from editor.playtest.choice_options import Handle, facing_places
from engine.geometry.hex.grid import Grid
from engine.kernel.data.choice import choice
from tests.editor.playtest.small_options import MOVES, board, options


def test_a_figure_is_meant_before_its_place() -> None:
    some = options(choice("attack", figure="ana", target="bo"), choice("throw", to="C4"))
    assert some.handles_at(board(), "C4", "bo") == (Handle("piece", "bo"), Handle("place", "C4"))
    assert some.handles_at(board(), "D1", "") == ()


def test_a_marker_is_clicked_by_its_place() -> None:
    some = options(choice("claim", figure="ana", objective="goal"), *MOVES)
    assert some.handles_at(board(), "E5", "") == (Handle("piece", "goal"),)


@pytest.mark.parametrize("tops", ["flat", "pointy"])
def test_directions_are_clicked_by_the_hexes_around(tops: str) -> None:
    """As the geometry counts them."""
    grid = Grid(5, 5, tops)  # type: ignore[arg-type]
    here = grid.place("C3")
    expected = {
        grid.direction_name(number): grid.name(beside)
        for number in range(6)
        if (beside := grid.neighbour(here, number)) is not None
    }
    assert facing_places(board(tops)) == expected


def test_choices_that_clicks_cannot_tell_apart_need_a_menu() -> None:
    apart = options(*MOVES)
    alike = options(choice("play", card="card", bonus="mana"), choice("play", card="card", bonus="ability"))
    assert apart.can_be_clicked_apart
    assert not alike.can_be_clicked_apart
    assert not options(MOVES[0]).can_be_clicked_apart
