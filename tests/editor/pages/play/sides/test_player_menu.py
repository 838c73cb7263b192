"""The menu of a seat lets somebody else play it: a bot that goes on, or a person who is asked."""

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QToolButton
from pytestqt.qtbot import QtBot

from editor.pages.play.page import PlayPage
from editor.playtest.play_session import PERSON
from tests.editor.conftest import child
from tests.editor.pages.play.conftest import OpenTable, against_bot, settled


def entry(page: PlayPage, seat: str, player: str) -> QAction:
    button = child(page.parts.sides[seat], QToolButton, "seat-player")
    return next(each for each in button.menu().actions() if each.objectName() == f"player-{player}")


def who(page: PlayPage, seat: str) -> str:
    return child(page.parts.sides[seat], QLabel, "who").text()


@pytest.mark.slow
def test_a_person_takes_the_seat_of_a_bot_and_gives_it_back(open_table: OpenTable, qtbot: QtBot) -> None:
    page = against_bot(open_table)
    settled(qtbot, page)
    assert entry(page, "blue", "random").isChecked()
    assert "cards hidden" in who(page, "blue")
    entry(page, "blue", PERSON).trigger()
    assert page.play.session.persons == ("red", "blue")
    assert page.play.session.viewer == "red"
    assert entry(page, "blue", PERSON).isChecked()
    entry(page, "blue", "greedy").trigger()
    assert page.play.session.players["blue"] == "greedy"
    assert "Greedy" in who(page, "blue")


@pytest.mark.slow
def test_a_seat_given_to_a_bot_goes_on_by_itself(open_table: OpenTable, qtbot: QtBot) -> None:
    page = against_bot(open_table)
    settled(qtbot, page)
    answers = page.play.session.game.answers
    entry(page, "red", "random").trigger()
    assert page.play.session.persons == ()
    qtbot.waitUntil(lambda: page.play.session.game.answers > answers + 3)
