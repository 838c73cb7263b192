"""The panels around the table, each fed with data: log, history, result and problems."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollBar, QStyleOptionViewItem, QTreeWidgetItem, QWidget
from pytestqt.qtbot import QtBot

from editor.pages.play.widgets.history_view import GivenAnswer, HistoryView
from editor.pages.play.widgets.log_delegate import NEW, LogDelegate
from editor.pages.play.widgets.log_view import LogView
from editor.pages.play.widgets.result_view import ResultView
from editor.playtest.game_log import LogDetail, LogLine
from editor.playtest.game_result import GameResult
from editor.view_model.side_panel import SheetLine

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


def rows_in(line: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    rows = (line.child(row) for row in range(line.childCount()))
    return [row for row in rows if row is not None]


def click_on(log: LogView, item: QTreeWidgetItem, at: QPoint | None = None) -> None:
    box = log.tree.visualItemRect(item)
    QTest.mouseClick(log.tree.viewport(), LEFT, pos=box.center() if at is None else at)


def rule_of(log: LogView, item: QTreeWidgetItem) -> QRect:
    """The box of the number of the rule of a row."""
    delegate = log.tree.itemDelegate()
    assert isinstance(delegate, LogDelegate)
    return delegate.rule_box(log.tree.visualItemRect(item), log.tree.indexFromItem(item))


@pytest.mark.slow
def test_a_line_unfolds_by_click_to_its_steps_which_lead_to_rules(qtbot: QtBot) -> None:
    """Its own rules stand inside it, by their titles or numbers, where no step has them."""
    log = log_of(qtbot)
    line = line_of(log, 1)
    with qtbot.waitSignal(log.line_chosen) as chosen:
        click_on(log, line)
    assert chosen.args == [LINES[1]]
    assert line.isExpanded()
    rows = rows_in(line)
    assert [row.text(0) for row in rows] == ["XX-2", "XX-3", "One die more", "Go back to here"]
    with qtbot.waitSignal(log.rule_requested) as wanted:
        click_on(log, rows[2], rule_of(log, rows[2]).center())
    assert wanted.args == ["XX-4"]
    with qtbot.assertNotEmitted(log.rule_requested):
        click_on(log, rows[2], log.tree.visualItemRect(rows[2]).topLeft() + QPoint(40, 6))
    click_on(log, line)
    assert not line.isExpanded()


@pytest.mark.slow
def test_the_log_is_one_stop_of_tab_with_arrows_inside(qtbot: QtBot) -> None:
    log = log_of(qtbot)
    stops = [part for part in log.findChildren(QWidget) if part.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert [part for part in stops if not isinstance(part, QScrollBar)] == [log.tree]
    log.tree.setFocus()
    log.tree.setCurrentItem(line_of(log, 0))
    QTest.keyClick(log.tree, Qt.Key.Key_Down)
    QTest.keyClick(log.tree, Qt.Key.Key_Return)
    assert line_of(log, 1).isExpanded()
    for _ in range(3):
        QTest.keyClick(log.tree, Qt.Key.Key_Down)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_F1):
        with qtbot.waitSignal(log.rule_requested) as wanted:
            QTest.keyClick(log.tree, key)
        assert wanted.args == ["XX-4"]
    QTest.keyClick(log.tree, Qt.Key.Key_Down)
    with qtbot.waitSignal(log.moment_requested) as moment:
        QTest.keyClick(log.tree, Qt.Key.Key_Return)
    assert moment.args == [1]


def test_the_details_of_the_last_headline_come_into_sight(qtbot: QtBot) -> None:
    """All of them where they have room; otherwise its headline stays in sight, above as many as have."""
    few, many = (tuple(LogDetail(f"Detail {each}") for each in range(number)) for number in (3, 60))
    lines = [*(done_at(number, "blue") for number in range(40)), LogLine(40, "Many", details=many, began=40)]
    log = log_of(qtbot, [*lines, LogLine(41, "Few", details=few, began=41)])
    for row in (41, 40):
        line_of(log, row).setExpanded(True)
        box = log.tree.visualItemRect(line_of(log, row))
        last = log.tree.visualItemRect(rows_in(line_of(log, row))[-1])
        assert 0 <= box.top() <= box.bottom() <= log.tree.viewport().height()
        assert last.bottom() <= log.tree.viewport().height() or box.top() <= 1


@pytest.mark.slow
def test_a_line_leads_back_to_its_moment(qtbot: QtBot) -> None:
    log = log_of(qtbot)
    line = line_of(log, 1)
    line.setExpanded(True)
    with qtbot.waitSignal(log.moment_requested) as wanted:
        click_on(log, rows_in(line)[-1])
    assert wanted.args == [1]


def marks_of(log: LogView) -> list[str | None]:
    return [line_of(log, row).data(0, NEW) for row in range(log.tree.topLevelItemCount())]


def done_at(answer: int, seat: str, until: int | None = None) -> LogLine:
    """A headline of an action that took one answer, or went on until another one."""
    return LogLine(until or answer, f"Action {answer}", seat=seat, began=answer)


def test_the_new_headlines_begin_after_an_interruption(qtbot: QtBot) -> None:
    """The action that was interrupted goes on, and is new, but stands before the seat's own last decision."""
    log = log_of(qtbot, [done_at(1, "blue"), done_at(2, "blue", 7), done_at(3, "red", 6), done_at(8, "blue")])
    log.mark_new("New", 5, "red")
    assert marks_of(log) == [None, "", None, "New"]
    log = log_of(qtbot, [done_at(1, "red"), done_at(2, "blue", 7), done_at(8, "blue")])
    log.mark_new("New", 5, "red")
    assert marks_of(log) == [None, "New", ""], "an attack in which the seat decided about its own dice"


def test_headlines_of_others_since_an_answer_are_marked_as_new(qtbot: QtBot) -> None:
    """The first with a caption; what the seat did itself is not, nor is what belongs to nobody."""
    head = LogLine(4, "Round 2", level="round", began=4)
    lines = [done_at(1, "blue"), done_at(2, "red"), done_at(3, "blue"), head]
    log = log_of(qtbot, [*lines, done_at(5, "blue"), done_at(5, "red")])
    log.mark_new("New", 2, "red")
    assert marks_of(log) == [None, None, "New", None, "", None]
    log.mark_new("New", 4, "red")
    assert marks_of(log) == [None, None, None, None, "New", None]
    log.mark_new("New", -1, "red")
    assert marks_of(log) == [None] * 6


@pytest.mark.slow
def test_the_new_headlines_are_read_from_the_first(qtbot: QtBot) -> None:
    """Where they have room together, the end of the log stays in sight."""
    log = log_of(qtbot, [done_at(number, "blue") for number in range(60)])
    log.mark_new("New", 20, "red")
    log.show_new()
    QApplication.processEvents()
    assert abs(log.tree.visualItemRect(line_of(log, 21)).top()) <= 1
    log.mark_new("New", 57, "red")
    log.show_new()
    QApplication.processEvents()
    assert log.tree.visualItemRect(line_of(log, 59)).bottom() <= log.tree.viewport().height()


def test_screen_readers_hear_whose_action_it_is_and_what_is_new(qtbot: QtBot) -> None:
    log = LogView("en")
    qtbot.addWidget(log)
    log.show_lines([LogLine(1, "Skeletor focuses.", seat="blue")], {"blue": 1}, {"blue": "Blue"})
    log.mark_new("New", 0, "red")
    item = line_of(log, 0)
    assert item.data(0, Qt.ItemDataRole.AccessibleTextRole) == "Blue: Skeletor focuses."
    assert item.data(0, Qt.ItemDataRole.AccessibleDescriptionRole) == "New"


def test_a_headline_that_grows_stays_unfolded(qtbot: QtBot) -> None:
    """An attack gets its result in the line in which it began."""
    under_way, done = LogLine(3, "Red attacks.", began=3), LogLine(4, "Red hits.", began=3)
    log = log_of(qtbot, [*LINES, under_way])
    line_of(log, 2).setExpanded(True)
    log.show_lines([*LINES, done], {"red": 0, "blue": 1})
    assert (line_of(log, 2).text(0), line_of(log, 2).isExpanded()) == ("Red hits.", True)


@pytest.mark.slow
def test_lines_that_stay_stay_unfolded(qtbot: QtBot) -> None:
    log = log_of(qtbot)
    line_of(log, 1).setExpanded(True)
    log.show_lines([*LINES, LogLine(2, "Blue passes")], {"red": 0, "blue": 1})
    assert line_of(log, 1).isExpanded()
    log.show_lines(LINES[:1], {"red": 0, "blue": 1})
    assert log.tree.topLevelItemCount() == 1


class Counting(LogDelegate):
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
    rows = Counting(log.tree, "en")
    log.show_lines(lines[:left], {"red": 0, "blue": 1})
    QApplication.processEvents()
    assert rows.measured <= 2 * len(lines)
    assert log.tree.currentItem() is log.tree.topLevelItem(left - 1)


@pytest.mark.slow
def test_history_marks_now_and_what_lies_ahead(qtbot: QtBot) -> None:
    view = HistoryView("en")
    shown(qtbot, view)
    answers = [GivenAnswer(0, "Start"), GivenAnswer(1, "1. Red moves", 0), GivenAnswer(2, "2. Blue moves", 1)]
    view.show_answers(answers, 2)
    view.show_answers(answers, 1)
    assert [view.list.item(row).text() for row in range(3)] == [
        "Start",
        "1. Red moves",
        "2. Blue moves (undone)",
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
