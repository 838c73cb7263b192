"""How boards are turned is one matter for all views of the app."""

import pytest

from editor.canvas.board_turn_service import BoardTurnService, board_turns


@pytest.mark.usefixtures("qapp")
def test_the_app_has_one_service() -> None:
    assert board_turns() is board_turns()
    assert board_turns().turns_to_fit


def test_boards_that_begin_or_cease_to_be_turned_are_announced() -> None:
    turns, changes = BoardTurnService(), list[bool]()
    turns.changed.connect(lambda: changes.append(turns.turns_to_fit))
    for wanted in (True, False, False, True):
        turns.turn_to_fit(wanted)
    assert changes == [False, True]


def test_a_board_that_was_turned_by_hand_is_remembered_until_it_is_forgotten() -> None:
    turns = BoardTurnService()
    turns.remember("arena", 2)
    turns.remember("", 1)
    assert [turns.turned_by_hand(board) for board in ("arena", "castle", "")] == [2, None, None]
    turns.remember("arena", None)
    turns.remember("castle", None)
    assert turns.turned_by_hand("arena") is None
    turns.remember("castle", 1)
    turns.begin(turns_to_fit=False)
    assert (turns.turned_by_hand("castle"), turns.turns_to_fit) == (None, False)
