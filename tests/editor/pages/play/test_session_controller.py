"""Undo and redo, bots that play by themselves, manual dice, the end of a game."""

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolButton
from pytestqt.qtbot import QtBot

from editor.pages.play.log_cache import LogCache
from editor.pages.play.page import PlayPage
from editor.pages.play.session_controller import SessionController
from editor.pages.play.widgets.die_face import DieFaceWidget
from editor.playtest.play_session import PlaySession
from tests.editor.conftest import action, child
from tests.editor.pages.play.conftest import ARENA, BOTS, OpenTable, against_bot, settled
from tests.editor.pages.play.player_hand import Hand, offered
from tests.support.play_sessions import FIRST_GAME, SKIRMISH, session_at, words_of

LEFT = Qt.MouseButton.LeftButton


def asks_for_dice(page: PlayPage) -> bool:
    return page.play.throws_own_dice


@pytest.mark.slow
@pytest.mark.command("take-back", "go-again")
def test_taking_back_and_going_again_meet_the_same_dice(open_table: OpenTable, qtbot: QtBot) -> None:
    page = against_bot(open_table, until="move")
    game, lines = page.play.session.game, [line.sentence for line in page.parts.log.lines]
    state, answers = game.state, game.answers
    action(page.window(), "take-back").trigger()  # type: ignore[arg-type]
    assert game.answers < answers
    assert page.parts.history.list.count() == answers + 1
    while game.ahead:
        action(page.window(), "go-again").trigger()  # type: ignore[arg-type]
    assert (game.answers, game.state) == (answers, state)
    assert [line.sentence for line in page.parts.log.lines] == lines


@pytest.mark.slow
@pytest.mark.command("new-dice")
def test_new_dice_forget_what_lies_ahead(open_table: OpenTable, qtbot: QtBot) -> None:
    """It is reported, for nothing moves on the table."""
    page = against_bot(open_table, until="move")
    page.play.undo()
    with qtbot.waitSignal(page.notice) as signal:
        action(page.window(), "new-dice").trigger()  # type: ignore[arg-type]
    assert [each.text("en") for each in signal.args] == ["New dice from here. The moves you undid are gone."]
    assert page.play.session.game.ahead == 0
    assert page.play.session.table.luck.fresh == 1
    with qtbot.waitSignal(page.notice) as signal:
        page.run_command("new-dice")
    assert [each.text("en") for each in signal.args] == ["New dice from here."]


@pytest.mark.slow
def test_the_log_leads_back(open_table: OpenTable, qtbot: QtBot) -> None:
    page = against_bot(open_table, until="move")
    tree = page.parts.log.tree
    first = tree.topLevelItem(0)
    assert first is not None
    tree.setCurrentItem(first)
    page.parts.log.go_back()
    assert page.play.session.game.answers == 0


@pytest.mark.slow
def test_a_jump_to_a_bot_lets_it_wait(open_table: OpenTable, qtbot: QtBot) -> None:
    """So that the user can look; it goes on when asked to."""
    page = against_bot(open_table, until="move")
    game = page.play.session.game
    for at in reversed(range(game.answers)):
        page.play.go_to(at)
        if page.play.session.bot_is_asked:
            break
    assert page.play.session.asked == "blue"
    at = game.answers
    qtbot.wait(80)
    assert game.answers == at
    assert page.parts.tools.watch.isVisible()
    page.run_command("run-bots")
    qtbot.waitUntil(lambda: game.answers > at)


@pytest.mark.slow
@pytest.mark.command("run-bots", "step-bots")
def test_two_bots_are_watched_step_by_step(open_table: OpenTable, qtbot: QtBot) -> None:
    page = open_table(ARENA, BOTS)
    game = page.play.session.game
    qtbot.waitUntil(lambda: game.answers > 3)
    action(page.window(), "run-bots").trigger()  # type: ignore[arg-type]
    qtbot.waitUntil(lambda: not page.play.thinking and not page.play.running)
    at = game.answers
    qtbot.wait(60)
    assert game.answers == at
    assert page.parts.hint.accessibleName() == ""
    qtbot.waitUntil(lambda: page.can_run("step-bots"))
    action(page.window(), "step-bots").trigger()  # type: ignore[arg-type]
    qtbot.waitUntil(lambda: game.answers == at + 1)
    qtbot.wait(60)
    assert game.answers == at + 1
    action(page.window(), "run-bots").trigger()  # type: ignore[arg-type]
    qtbot.waitUntil(lambda: game.answers > at + 3)


def singles(session: PlaySession) -> list[int]:
    """The answers that nobody chose, as they were the only ones."""
    return [at for at in range(1, session.game.answers + 1) if session.was_only_answer(at)]


def play_some(play: SessionController, answers: int) -> None:
    """Answer at random for both seats; each question asked leaves a choice."""
    pick = random.Random(5)
    for _ in range(answers):
        if play.covered:
            play.confirm_seat()
        if play.over:
            return
        play.answer(pick.choice([each for each in play.options.choices if each.kind != "pass"] or play.options.choices))


@pytest.mark.parametrize("scenario", [FIRST_GAME, SKIRMISH])
def test_a_question_with_one_answer_answers_itself(scenario: str) -> None:
    """The history tells each; taking back goes to what a person chose, and does not answer at once again."""
    session = session_at(scenario, 3)
    play = SessionController(session, words_of(session), lambda: 0)
    play_some(play, 60)
    alone = singles(session)
    assert alone
    session.look_as(None)
    story = LogCache(session, words_of(session))
    history = story.answers({})
    assert all(history[at].sentence.removeprefix(f"{at}. ") for at in alone)
    while session.game.answers >= alone[0]:
        play.undo()
        assert session.only_answer is None
    play.go_to(alone[0] - 1)
    assert session.only_answer is not None
    play.answer(session.only_answer)
    assert session.game.answers >= alone[0]


def test_every_question_is_asked_if_that_is_wanted() -> None:
    session = session_at(SKIRMISH, 3)
    play = SessionController(session, words_of(session), lambda: 0, lambda: True)
    play_some(play, 60)
    assert session.game.answers == 60
    last = singles(session)[-1]
    while session.game.answers >= last:
        play.undo()
    assert session.game.answers == last - 1


@pytest.mark.slow
@pytest.mark.command("own-dice")
def test_own_dice_are_typed_in(open_table: OpenTable, qtbot: QtBot) -> None:
    page = against_bot(open_table, ARENA, until="attack")
    attack = offered(page, "attack")
    action(page.window(), "own-dice").trigger()  # type: ignore[arg-type]
    Hand(page).make(attack)
    assert asks_for_dice(page)
    qtbot.waitUntil(page.parts.keypad.isVisible)
    while asks_for_dice(page):
        roll = page.play.session.game.state.question
        lying = page.parts.keypad.findChildren(DieFaceWidget)
        assert [face.die.face for face in lying if face.isVisible()] == list(roll.got)
        with qtbot.waitSignal(page.play.answered):
            QTest.keyClick(page.parts.keypad, Qt.Key.Key_6)
        QApplication.processEvents()
    settled(qtbot, page)
    assert [face.die.face for face in page.parts.tray.dice][:1] == [6]
    assert page.parts.bar.isVisible()


@pytest.mark.command("show-result")
def test_the_end_is_shown_and_can_be_taken_back(open_table: OpenTable, qtbot: QtBot) -> None:
    page = against_bot(open_table)
    settled(qtbot, page)
    menu = child(page.parts.bar, QToolButton, "standing").menu()
    next(each for each in menu.actions() if each.objectName() == "standing-concede").trigger()
    assert page.parts.result.isVisible()
    assert "Blue wins" in "\n".join(label.text() for label in page.parts.result.findChildren(QLabel))
    QTest.mouseClick(page.parts.result.board, LEFT)
    assert page.parts.map.isVisible()
    action(page.window(), "show-result").trigger()  # type: ignore[arg-type]
    assert page.parts.result.isVisible()
    QTest.mouseClick(page.parts.result.take_back, LEFT)
    assert not page.play.over
    assert page.parts.map.isVisible()
