"""The targets of a click, and the overlay of the map, computed from plain data."""

import pytest

from editor.pages.play.click_targets import click_narrows, decision_overlay, facing_places, handles_under, reached
from editor.playtest.options import ChoiceOptions, Handle, KnownIds
from editor.view_model.board import BoardPiece, BoardPlace, GameBoard, HexSheet, Marker
from engine.geometry.hex.grid import DIRECTION_NAMES, Grid
from engine.kernel.data.choice import Choice, choice


def board(tops: str = "flat") -> GameBoard:
    grid = Grid(5, 5, tops)  # type: ignore[arg-type]
    cells = tuple(
        BoardPlace(grid.name(grid.hex_at(column, row)), column, row, "open", "Open")
        for column in range(5)
        for row in range(5)
    )
    figures = (
        BoardPiece("ana", "Ana", "An", "red", ("C3",), 0, active=True),
        BoardPiece("bo", "Bo", "Bo", "blue", ("C4",), 0),
        BoardPiece("cy", "Cy", "Cy", "red", ("A1",), 0),
    )
    return GameBoard(
        HexSheet(grid.tops, 5, 5),
        cells,
        (),
        (Marker("goal", "objective", "Goal", "1", "E5"),),
        figures,
        ("red", "blue"),
    )


def options(*choices: Choice) -> ChoiceOptions:
    places = frozenset(cell.id for cell in board().places)
    pieces = frozenset({"ana", "bo", "cy", "goal"})
    return ChoiceOptions(choices, KnownIds(places, pieces, frozenset({"card"}), frozenset(DIRECTION_NAMES["flat"])))


MOVES = (choice("move", figure="ana", to="B2"), choice("move", figure="ana", to="B3"))
OTHER_MOVES = (choice("move", figure="cy", to="A2"),)


def test_a_figure_is_meant_before_its_place() -> None:
    some = options(choice("attack", figure="ana", target="bo"), choice("throw", to="C4"))
    assert handles_under(some, board(), "C4", "bo") == (Handle("piece", "bo"), Handle("place", "C4"))
    assert handles_under(some, board(), "D1", "") == ()


def test_a_marker_is_clicked_by_its_place() -> None:
    some = options(choice("claim", figure="ana", objective="goal"), *MOVES)
    assert handles_under(some, board(), "E5", "") == (Handle("piece", "goal"),)
    assert decision_overlay(some, board(), "red", {}).spots["E5"].look == "choice"


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


def test_places_are_shown_where_they_say_enough() -> None:
    """All moves of one figure; of several, only when one was picked."""
    one, both = options(*MOVES), options(*MOVES, *OTHER_MOVES)
    assert {place: spot.text for place, spot in decision_overlay(one, board(), "red", {"B2": "3"}).spots.items()} == {
        "B2": "3",
        "B3": "",
    }
    assert decision_overlay(both, board(), "red", {}).spots == {}
    assert dict(decision_overlay(both, board(), "red", {}).pieces) == {"ana": "choice", "cy": "choice"}
    picked = both.pick(Handle("piece", "ana"))
    over = decision_overlay(picked, board(), "red", {})
    assert set(over.spots) == {"B2", "B3"}
    assert dict(over.pieces) == {"ana": "chosen"}
    assert [each.text("to") for each in reached(picked)] == ["B2", "B3"]
    assert reached(both) == ()


def test_the_figures_of_others_are_targets() -> None:
    some = options(choice("attack", figure="ana", target="bo"))
    assert dict(decision_overlay(some, board(), "red", {}).pieces) == {"ana": "choice", "bo": "target"}


def test_what_clicks_cannot_tell_apart_needs_a_menu() -> None:
    apart = options(*MOVES)
    alike = options(choice("play", card="card", bonus="mana"), choice("play", card="card", bonus="ability"))
    assert click_narrows(apart)
    assert not click_narrows(alike)
    assert not click_narrows(options(MOVES[0]))
