"""The snapshot of a moment: the seats of a team together, friends known to the board."""

from dataclasses import dataclass, replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from editor.pages.play.commands import COMMANDS
from editor.pages.play.table_widget import TableWidget
from editor.playtest import snapshot
from editor.playtest.snapshot import presenter_of, take_snapshot
from editor.view_model.board import GameBoard
from editor.view_model.side_panel import SeatSummary
from tests.support.play_sessions import FIRST_GAME, session_at, words_of

SEATS = ("red", "blue", "green", "yellow")
TEAMS = {"red": "east", "green": "east", "blue": "west", "yellow": "west"}
TOGETHER = ["red", "green", "blue", "yellow"]


@dataclass
class TwoTeams:
    """The presenter of a game, with more seats: two teams of two, who sit in turn."""

    presenter: Any

    def __getattr__(self, name: str) -> Any:
        return getattr(self.presenter, name)

    def board(self, view: Any, naming: Any) -> GameBoard:
        board: GameBoard = self.presenter.board(view, naming)
        return replace(board, seats=SEATS, teams=TEAMS, seat_names={seat: seat for seat in SEATS})

    def sides(self, view: Any, naming: Any) -> tuple[SeatSummary, ...]:
        side: SeatSummary = self.presenter.sides(view, naming)[0]
        return tuple(replace(side, seat=seat) for seat in SEATS)


def test_the_panels_of_friends_stand_together(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    session = session_at(FIRST_GAME)
    presenter = TwoTeams(presenter_of(session))
    monkeypatch.setattr(snapshot, "presenter_of", lambda _: presenter)
    seen = take_snapshot(session, words_of(session))
    assert [side.seat for side in seen.sides] == TOGETHER
    table = TableWidget("en", seen.board.seat_looks, COMMANDS, lambda _: None)
    for widget in (table, table.log, table.history, table.inspector_frame):
        qtbot.addWidget(widget)
    assert list(table.sides) == TOGETHER


def test_a_board_of_battleground_knows_friends() -> None:
    session = session_at(FIRST_GAME)
    presenter, view = presenter_of(session), session.view()
    assert not presenter.board(view, words_of(session)).are_friends("red", "blue")
    friends = replace(view, teams={"red": "us", "blue": "us"})
    assert presenter.board(friends, words_of(session)).are_friends("red", "blue")
