"""Digits press the buttons of the question that is asked, at once, and never those of an earlier one."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.editor.pages.play.conftest import OpenTable, settled


@pytest.mark.slow
def test_a_digit_answers_at_once(open_table: OpenTable, qtbot: QtBot) -> None:
    page = open_table()
    settled(qtbot, page)
    QTest.keyClick(page.parts.map, Qt.Key.Key_1)
    assert page.play.session.game.answers == 1


@pytest.mark.slow
def test_a_button_of_an_earlier_question_says_nothing(open_table: OpenTable, qtbot: QtBot) -> None:
    page = open_table()
    settled(qtbot, page)
    old = next(iter(page.parts.bar.buttons.values()))
    old.click()
    answers = page.play.session.game.answers
    old.click()
    assert page.play.session.game.answers == answers == 1
