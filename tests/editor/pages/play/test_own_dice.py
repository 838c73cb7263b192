"""Manual dice in the middle of a throw: the player can let the program throw the rest."""

import pytest
from pytestqt.qtbot import QtBot

from tests.editor.pages.play.conftest import ARENA, OpenTable, against_bot, settled
from tests.editor.pages.play.player_hand import Hand, offered


@pytest.mark.slow
def test_the_game_goes_on_when_the_program_throws_the_die_that_was_waited_for(
    open_table: OpenTable, qtbot: QtBot
) -> None:
    page = against_bot(open_table, ARENA, until="attack")
    attack = offered(page, "attack")
    page.run_command("own-dice")
    Hand(page).make(attack)
    assert page.parts.keypad.isVisible()
    page.run_command("own-dice")
    assert not page.play.throws_own_dice
    settled(qtbot, page)
    assert not page.parts.keypad.isVisible()
    assert page.play.snapshot.decision == page.play.session.decision
