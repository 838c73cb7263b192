"""How far away the piece is that a choice is aimed at, from the nearest hex of a large base."""

from editor.playtest.board_steps import BoardSteps, ChoiceAim
from editor.view_model.board import AreaSheet, BoardPiece, BoardPlace, BoardSheet, GameBoard, HexSheet
from engine.kernel.data.choice import choice

ANA = BoardPiece("ana", "Ana", "A", "red", ("A1",))
AL = BoardPiece("al", "Al", "Al", "red", ("B1",))
BO = BoardPiece("bo", "Bo", "B", "blue", ("A6", "A5", "gone"))


def board(sheet: BoardSheet) -> GameBoard:
    places = tuple(
        BoardPlace(f"{'AB'[column]}{row + 1}", column, row, "open", "") for column in (0, 1) for row in range(6)
    )
    return GameBoard(sheet, places, pieces=(ANA, AL, BO), seats=("red", "blue"))


def test_the_aim_is_the_second_piece_that_a_choice_names() -> None:
    steps = BoardSteps(board(HexSheet("flat", 2, 6)))
    assert steps.aim(choice("attack", figure="ana", weapon="sword", target="bo")) == ChoiceAim(BO, True, 4)
    assert steps.aim(choice("heal", target="al", figure="ana")) == ChoiceAim(ANA, False, 1)
    assert steps.aim(choice("move", figure="ana", to="A3")) is None


def test_on_areas_nothing_is_nearer() -> None:
    assert BoardSteps(board(AreaSheet(1, 1, {}))).aim(choice("attack", figure="ana", target="bo")) is None
