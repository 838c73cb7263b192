"""A board of 25 hexes with three figures, and choices about them."""

from editor.playtest.choice_options import ChoiceOptions, KnownIds
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
