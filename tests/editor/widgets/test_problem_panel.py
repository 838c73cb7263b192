"""The panel of problems, and its text: rows lead to a part or a rule, and what is left out is counted."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from editor.widgets.problem_panel import ListedProblem, ProblemPanel
from engine.content.checks.problem_text import ProblemText, more_text, problem_lines
from engine.content.problems import Problem
from engine.words import languages, say

WARNING = ListedProblem(ProblemText("Too few", "$.map", "XX-5", "warning"))
NOTE = ListedProblem(ProblemText("Note 2: lost", None, "XX-6"), 1)


@pytest.fixture
def panel(qtbot: QtBot) -> ProblemPanel:
    made = ProblemPanel("problems", "table-no-problems", "dock-problems-how")
    qtbot.addWidget(made)
    made.resize(900, 300)
    made.speak("en")
    made.show()
    return made


def rows(panel: ProblemPanel) -> list[list[str]]:
    """The texts of the columns that are shown, row by row."""
    model, shown = panel.list.model(), [each for each in range(3) if not panel.list.isColumnHidden(each)]
    return [[str(model.index(row, each).data() or "") for each in shown] for row in range(model.rowCount())]


def click(panel: ProblemPanel, row: int, column: int) -> None:
    place = panel.list.visualRect(panel.list.model().index(row, column)).center()
    QTest.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_problems_are_listed_with_their_rules_and_places(panel: ProblemPanel) -> None:
    panel.show_problems([WARNING, NOTE])
    assert rows(panel) == [["Too few", "XX-5", "$.map"], ["Note 2: lost", "XX-6", ""]]
    icons = [panel.list.model().index(row, 0).data(Qt.ItemDataRole.DecorationRole) for row in (0, 1)]
    assert all(not each.isNull() for each in icons)
    panel.show_problems([ListedProblem(ProblemText("Only this"))])
    assert rows(panel) == [["Only this"]]


def test_a_narrow_panel_keeps_the_place_and_the_rule_of_a_problem(panel: ProblemPanel, qtbot: QtBot) -> None:
    panel.show_problems([WARNING])
    panel.resize(160, 300)
    qtbot.waitUntil(lambda: rows(panel) == [["Too few ($.map)"]])
    area = panel.list.visualRect(panel.list.model().index(0, 0))
    link = area.bottomRight() - QPoint(16, 8)
    with qtbot.waitSignal(panel.rule_requested) as wanted:
        QTest.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=link)
    assert wanted.args == ["XX-5"]


def test_a_row_leads_to_its_part_and_its_rule_to_the_book(panel: ProblemPanel, qtbot: QtBot) -> None:
    panel.show_problems([WARNING, NOTE])
    with qtbot.waitSignal(panel.part_requested) as part:
        click(panel, 1, 0)
    assert part.args == [1]
    with qtbot.waitSignal(panel.rule_requested) as rule:
        click(panel, 1, 1)
    assert rule.args == ["XX-6"]
    panel.list.setCurrentIndex(panel.list.model().index(0, 0))
    with qtbot.waitSignal(panel.rule_requested) as rule:
        QTest.keyClick(panel.list, Qt.Key.Key_Return)
    assert rule.args == ["XX-5"]


def test_a_long_list_says_how_many_more_there_are(panel: ProblemPanel, qtbot: QtBot) -> None:
    panel.show_problems([WARNING], 30)
    assert rows(panel)[1][0] == "…and at least 30 more"
    with qtbot.assertNotEmitted(panel.part_requested), qtbot.assertNotEmitted(panel.rule_requested):
        click(panel, 1, 0)
    panel.show_problems([WARNING])
    assert len(rows(panel)) == 1


def test_an_empty_panel_says_so(panel: ProblemPanel) -> None:
    panel.show_problems([WARNING])
    panel.show_problems([])
    shown = {label.text() for label in panel.findChildren(QLabel) if label.isVisible()}
    assert {say("table-no-problems"), say("dock-problems-how")} <= shown
    assert not panel.list.isVisible()


@pytest.mark.parametrize("lang", languages())
def test_another_language_is_spoken_in_the_list_too(panel: ProblemPanel, lang: str) -> None:
    panel.show_problems([WARNING], 2)
    panel.speak(lang)
    assert rows(panel)[-1][0] == say("content-at-least-more", lang, n=2)
    assert panel.list.headerItem().text(0) == say("table-problem", lang)


def test_lines_have_paths_and_count_what_they_leave_out() -> None:
    found = [Problem(f"$.placed[{number}]", "content-no-such-document", {"id": "x"}) for number in range(5)]
    lines = problem_lines(found, "en", most=2)
    assert [line.endswith(f"($.placed[{number}])") for number, line in enumerate(lines[:2])] == [True, True]
    assert lines[2:] == ("…and 3 more",)
    assert problem_lines(found, "en", 7, 2)[-1] == "…and at least 10 more"
    assert len(problem_lines(found, "en")) == 5
    assert more_text(0, 0, "en") == ""
