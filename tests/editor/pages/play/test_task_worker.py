"""Computations run in the background: late results are dropped, a fault is reported."""

import sys
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import Qt, QThreadPool
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from editor.pages.play.decision_text import TAKE_OVER
from editor.pages.play.page import PlayPage
from editor.pages.play.task_worker import TaskWorker
from editor.playtest.play_session import PlaySession
from editor.shell.main_window import MainWindow
from engine.kernel.data.choice import Choice
from tests.editor.pages.play.conftest import BOTS, OpenTable
from tests.editor.pages.play.player_hand import Hand


class Slow:
    """A thought that waits until it may end."""

    def __init__(self, comes_to: Choice | None) -> None:
        self.may_end = Event()
        self._comes_to = comes_to

    def run(self) -> Choice:
        assert self.may_end.wait(20)
        if self._comes_to is None:
            raise ArithmeticError("a thought went wrong")
        return self._comes_to


def start(thinker: TaskWorker, thought: Any) -> None:
    thinker.start(thought)


def test_a_thought_comes_while_the_window_goes_on(qtbot: QtBot, qapp: QApplication) -> None:
    thinker, slow = TaskWorker(), Slow(Choice("pass"))
    start(thinker, slow)
    qtbot.wait(30)
    assert thinker.busy
    with qtbot.waitSignal(thinker.thought) as came:
        slow.may_end.set()
    assert came.args == [Choice("pass")]
    assert not thinker.busy


def test_an_old_thought_is_dropped(qtbot: QtBot, qapp: QApplication) -> None:
    thinker, old, new = TaskWorker(), Slow(Choice("old")), Slow(Choice("new"))
    came: list[Choice] = []
    thinker.thought.connect(came.append)
    start(thinker, old)
    start(thinker, new)
    old.may_end.set()
    new.may_end.set()
    qtbot.waitUntil(lambda: bool(came))
    qtbot.wait(40)
    assert came == [Choice("new")]
    last = Slow(Choice("last"))
    start(thinker, last)
    thinker.drop()
    last.may_end.set()
    qtbot.wait(40)
    assert len(came) == 1


@pytest.mark.qt_no_exception_capture
def test_a_fault_of_a_thought_is_raised_here(qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the app tells of it."""
    faults: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, fault, trace: faults.append(fault))
    thinker, bad = TaskWorker(), Slow(None)
    start(thinker, bad)
    bad.may_end.set()
    qtbot.waitUntil(lambda: bool(faults))
    assert str(faults[0]) == "a thought went wrong"
    assert not thinker.busy


def watched(open_table: OpenTable, monkeypatch: pytest.MonkeyPatch, thought: Slow) -> PlayPage:
    """A table at which two bots play, whose thoughts are all this one."""
    monkeypatch.setattr(PlaySession, "bot_task", lambda _sitting: thought)
    return open_table(players=BOTS)


@pytest.mark.slow
@pytest.mark.qt_no_exception_capture
def test_a_bot_that_fails_is_reported_of_and_a_person_takes_over(
    open_table: OpenTable, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The fault is reported once, the bot waits, and the game can go on by hand."""
    faults: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, fault, trace: faults.append(fault))
    bad = Slow(None)
    bad.may_end.set()
    page = watched(open_table, monkeypatch, bad)
    qtbot.waitUntil(lambda: bool(faults))
    qtbot.wait(50)
    assert len(faults) == 1
    assert not page.play.running
    assert not page.play.thinking
    asked = page.play.session.asked
    QTest.mouseClick(page.parts.bar.buttons[TAKE_OVER], Qt.MouseButton.LeftButton)
    assert page.play.session.persons == (asked,)
    assert page.play.session.viewer == asked
    assert not page.play.covered
    before = page.play.session.game.answers
    Hand(page).make(Hand(page).choices[0])
    assert page.play.session.game.answers == before + 1


@pytest.mark.slow
def test_a_bot_that_was_stopped_can_be_taken_over(open_table: OpenTable, qtbot: QtBot) -> None:
    """The other person at the screen hands it over."""
    page = open_table(players={"red": "person", "blue": "random"})
    page.play.go_on(False)
    while not page.play.session.bot_is_asked:
        page.play.answer(Hand(page).choices[0])
        page.play.go_on(False)
    page.play.take_over()
    assert page.play.session.persons == ("red", "blue")
    assert page.play.covered
    QTest.mouseClick(page.parts.cover.button, Qt.MouseButton.LeftButton)
    assert page.play.session.viewer == "blue"
    assert page.play.options.choices


@pytest.mark.slow
@pytest.mark.parametrize("what", ["page", "window"])
def test_closing_in_the_middle_of_a_thought_leaves_nothing(
    open_table: OpenTable, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    slow = Slow(Choice("pass"))
    page = watched(open_table, monkeypatch, slow)
    qtbot.waitUntil(lambda: page.play.thinking)
    window = page.window()
    assert isinstance(window, MainWindow)
    if what == "page":
        window.close_page(page)
    else:
        window.close()
    qtbot.waitUntil(lambda: not any(isValid(each) for each in (page, page.play)))
    slow.may_end.set()
    assert QThreadPool.globalInstance().waitForDone(10_000)
    qtbot.wait(30)
