"""The panels around the table, each fed with data: log, history, result and problems."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QStyleOptionViewItem, QToolButton, QTreeWidgetItem, QWidget
from pytestqt.qtbot import QtBot

from editor.pages.play.widgets.history_view import GivenAnswer, HistoryView
from editor.pages.play.widgets.log_view import LogView
from editor.pages.play.widgets.result_view import ResultView
from editor.playtest.game_log import LogDetail, LogLine
from editor.playtest.game_result import GameResult
from editor.view_model.side_panel import SheetLine
from editor.widgets.word_wrap_delegate import WordWrapDelegate
from tests.editor.conftest import child

LEFT = Qt.MouseButton.LeftButton
AnyIndex = QModelIndex | QPersistentModelIndex


def shown(qtbot: QtBot, widget: QWidget) -> QWidget:
    qtbot.addWidget(widget)
    widget.resize(520, 420)
    with qtbot.waitExposed(widget):
        widget.show()
    return widget


def texts(parent: QWidget) -> str:
    return "\n".join(label.text() for label in parent.findChildren(QLabel) if label.isVisible())


LINES = (
    LogLine(0, "It begins", ("XX-1",), None, "minor"),
    LogLine(1, "Red attacks", ("XX-2", "XX-3"), "red", "major", None, (LogDetail("One die more", ("XX-4",)),)),
)


def log_of(qtbot: QtBot, lines: Sequence[LogLine] = LINES) -> LogView:
    log = LogView("en")
    shown(qtbot, log)
    log.show_lines(lines, {"red": 0, "blue": 1})
    return log


def line_of(log: LogView, row: int) -> QTreeWidgetItem:
    item = log.tree.topLevelItem(row)
    assert item is not None
    return item


def step_of(line: QTreeWidgetItem) -> QTreeWidgetItem:
    item = line.child(0)
    assert item is not None
    return item


@pytest.mark.slow
def test_a_line_unfolds_to_its_steps_and_leads_to_rules(qtbot: QtBot) -> None:
    log = log_of(qtbot)
    line = line_of(log, 1)
    step = step_of(line)
    assert (line.text(1), step.text(0), step.text(1)) == ("XX-2 …", "One die more", "XX-4")
    log.tree.setCurrentItem(step)
    line.setExpanded(True)
    with qtbot.waitSignal(log.rule_requested) as wanted:
        QTest.mouseClick(log.tree.viewport(), LEFT, pos=log.tree.visualRect(log.tree.indexFromItem(step, 1)).center())
    assert wanted.args == ["XX-4"]


@pytest.mark.slow
def test_a_line_leads_back_to_its_moment(qtbot: QtBot) -> None:
    log = log_of(qtbot)
    log.tree.setCurrentItem(step_of(line_of(log, 1)))
    with qtbot.waitSignal(log.moment_requested) as wanted:
        QTest.mouseClick(child(log, QToolButton, "log-go-back"), LEFT)
    assert wanted.args == [1]


@pytest.mark.slow
def test_lines_that_stay_stay_unfolded(qtbot: QtBot) -> None:
    log = log_of(qtbot)
    line_of(log, 1).setExpanded(True)
    log.show_lines([*LINES, LogLine(2, "Blue passes")], {"red": 0, "blue": 1})
    assert line_of(log, 1).isExpanded()
    log.show_lines(LINES[:1], {"red": 0, "blue": 1})
    assert log.tree.topLevelItemCount() == 1


class Counting(WordWrapDelegate):
    """Counts how often a row is measured."""

    measured = 0

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:  # noqa: N802 - Qt's name
        self.measured += 1
        return super().sizeHint(option, index)


@pytest.mark.slow
@pytest.mark.parametrize("left", [0, 20])
def test_where_the_selected_line_goes_the_log_is_laid_out_once(qtbot: QtBot, left: int) -> None:
    """Not once for each line that goes with it; the last one that stays is selected instead."""
    lines = [LogLine(number, f"Line {number}") for number in range(60)]
    log = log_of(qtbot, lines)
    log.tree.setCurrentItem(line_of(log, 59))
    QApplication.processEvents()
    rows = Counting(log.tree)
    log.show_lines(lines[:left], {"red": 0, "blue": 1})
    QApplication.processEvents()
    assert rows.measured <= 2 * len(lines)
    assert log.tree.currentItem() is log.tree.topLevelItem(left - 1)


@pytest.mark.slow
def test_history_marks_now_and_what_lies_ahead(qtbot: QtBot) -> None:
    view = HistoryView("en")
    shown(qtbot, view)
    answers = [GivenAnswer(0, "The beginning"), GivenAnswer(1, "1. Red moves", 0), GivenAnswer(2, "2. Blue moves", 1)]
    view.show_answers(answers, 2)
    view.show_answers(answers, 1)
    assert [view.list.item(row).text() for row in range(3)] == [
        "The beginning",
        "1. Red moves",
        "2. Blue moves (taken back)",
    ]
    assert [view.list.item(row).font().bold() for row in range(3)] == [False, True, False]
    view.list.setFocus()
    view.list.setCurrentRow(2)
    with qtbot.waitSignal(view.moment_requested) as wanted:
        QTest.keyClick(view.list, Qt.Key.Key_Return)
    assert wanted.args == [2]


def test_the_result_says_who_and_why(qtbot: QtBot) -> None:
    view = ResultView("en")
    shown(qtbot, view)
    won = GameResult("win", "Blue wins", "XX-9", ("blue",), (SheetLine("Red", "3"), SheetLine("Blue", "7")))
    view.show_result(won, "The game ended by rule", {"red": 0, "blue": 1})
    qtbot.wait(1)
    for part in ("Blue wins", "★ winner", "7 points", "Red"):
        assert part in texts(view)
    for button, signal in (
        (view.again, view.again_requested),
        (view.take_back, view.take_back_requested),
        (view.board, view.board_requested),
    ):
        with qtbot.waitSignal(signal):
            QTest.mouseClick(button, LEFT)
