"""The keyboard after a card was played from the hand: at one's own work, never on a card of the opponent."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.pages.play.page import PlayPage
from editor.pages.play.sides.card_button import GameCardButton
from tests.editor.conftest import focused
from tests.editor.pages.play.conftest import OpenTable, against_bot, settled


def selectable(page: PlayPage) -> list[GameCardButton]:
    return [card for pile in page.parts.sides["red"].piles.values() for card in pile.cards.values() if card.wanted]


def is_at_own_work(page: PlayPage) -> bool:
    """Whether the keyboard is on the table or at the panel of one's own side."""
    return any(part.isAncestorOf(focused()) for part in (page, page.parts.own))


@pytest.mark.slow
def test_the_keyboard_does_not_come_to_a_card_of_the_opponent(open_table: OpenTable, qtbot: QtBot) -> None:
    page = against_bot(open_table)
    played = 0
    for _ in range(30):
        settled(qtbot, page)
        QApplication.processEvents()
        cards = selectable(page)
        before = page.play.session.game.answers
        if cards:
            cards[0].setFocus()
            QTest.keyClick(cards[0], Qt.Key.Key_Space)
            QApplication.processEvents()
            played += page.play.session.game.answers > before
            assert is_at_own_work(page)
        if page.play.session.game.answers == before:
            page.play.answer(page.play.options.left[0])
        settled(qtbot, page)
        assert is_at_own_work(page), focused()
    assert played > 1
