"""The panel of problems, and its text: rows lead to a part or a rule, and what is left out is counted."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from editor.theme.current_theme import apply_theme
from editor.theme.theme import COLOURS, Theme
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


def rows(panel: ProblemPanel) -> list[str]:
    """The sentences, card by card."""
    return [panel.list.item(row).text() for row in range(panel.list.count())]


def click(panel: ProblemPanel, row: int, at: QPoint | None = None) -> None:
    box = panel.list.visualRect(panel.list.model().index(row, 0))
    place = box.topLeft() + QPoint(40, 14) if at is None else at
    QTest.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=place)


def rule_of(panel: ProblemPanel, row: int) -> QPoint:
    return panel.cards.rule_box(panel.list.model().index(row, 0)).center()


def test_problems_are_listed_with_their_rules_and_places(panel: ProblemPanel) -> None:
    """As one sees them, and as a screen reader says them."""
    panel.show_problems([WARNING, NOTE])
    assert rows(panel) == ["Too few", "Note 2: lost"]
    spoken = [panel.list.item(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in (0, 1)]
    assert spoken == ["Too few, $.map, XX-5", "Note 2: lost, XX-6"]
    panel.show_problems([ListedProblem(ProblemText("Only this", "$"))])
    assert rows(panel) == ["Only this"]
    assert panel.list.item(0).data(Qt.ItemDataRole.AccessibleTextRole) == "Only this", "that is the whole document"


@pytest.mark.parametrize("theme", COLOURS)
def test_errors_and_warnings_differ_in_ground_and_sign(qapp: QApplication, panel: ProblemPanel, theme: Theme) -> None:
    """Each ground is that of its kind; what is chosen has that of chosen things."""
    apply_theme(qapp, theme)
    panel.show_problems([WARNING, NOTE])
    inks = COLOURS[theme]
    picture = panel.list.viewport().grab().toImage()
    boxes = [panel.list.visualRect(panel.list.model().index(row, 0)) for row in (0, 1)]
    grounds = [picture.pixelColor(box.right() - 20, box.center().y()).name() for box in boxes]
    assert grounds == [inks.warning_wash, inks.bad_wash]
    panel.list.setCurrentRow(1)
    picture = panel.list.viewport().grab().toImage()
    assert picture.pixelColor(boxes[1].right() - 20, boxes[1].center().y()).name() == inks.wash
    apply_theme(qapp, Theme.LIGHT)


@pytest.mark.parametrize("width", [900, 160])
def test_each_card_keeps_its_place_and_its_rule_apart(panel: ProblemPanel, qtbot: QtBot, width: int) -> None:
    """Nothing lies over anything else, or beyond the panel, however narrow it is."""
    long = ProblemText("A sentence that has to wrap in a narrow panel, in some lines", "$.figures[3].card", "XX-77")
    panel.show_problems([ListedProblem(long), WARNING])
    panel.resize(width, 400)
    index = panel.list.model().index(0, 0)
    qtbot.waitUntil(lambda: panel.list.visualRect(index).width() <= width)
    boxes = panel.cards._layout(panel.list.visualRect(index), long)
    parts = [boxes.sign, boxes.sentence, boxes.place, boxes.rule]
    assert not any(one.intersects(other) for one, other in combinations(parts, 2))
    assert all(boxes.card.contains(part) for part in parts)
    assert panel.list.visualRect(index).contains(boxes.card)
    with qtbot.waitSignal(panel.rule_requested) as wanted:
        click(panel, 1, rule_of(panel, 1))
    assert wanted.args == ["XX-5"]


def test_a_card_leads_to_its_part_and_its_rule_to_the_book(panel: ProblemPanel, qtbot: QtBot) -> None:
    panel.show_problems([WARNING, NOTE])
    with qtbot.waitSignal(panel.part_requested) as part:
        click(panel, 1)
    assert part.args == [1]
    with qtbot.waitSignal(panel.rule_requested) as rule, qtbot.assertNotEmitted(panel.part_requested):
        click(panel, 1, rule_of(panel, 1))
    assert rule.args == ["XX-6"]
    panel.list.setCurrentRow(0)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_F1):
        with qtbot.waitSignal(panel.rule_requested) as rule:
            QTest.keyClick(panel.list, key)
        assert rule.args == ["XX-5"]


def test_a_long_list_says_how_many_more_there_are(panel: ProblemPanel, qtbot: QtBot) -> None:
    panel.show_problems([WARNING], 30)
    assert rows(panel)[1] == "…and at least 30 more"
    with qtbot.assertNotEmitted(panel.part_requested), qtbot.assertNotEmitted(panel.rule_requested):
        click(panel, 1)
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
    assert rows(panel)[-1] == say("content-at-least-more", lang, n=2)
    assert panel.list.accessibleName() == say("dock-problems", lang)


def test_lines_have_paths_and_count_what_they_leave_out() -> None:
    found = [Problem(f"$.placed[{number}]", "content-no-such-document", {"id": "x"}) for number in range(5)]
    lines = problem_lines(found, "en", most=2)
    assert [line.endswith(f"($.placed[{number}])") for number, line in enumerate(lines[:2])] == [True, True]
    assert lines[2:] == ("…and 3 more",)
    assert problem_lines(found, "en", 7, 2)[-1] == "…and at least 10 more"
    assert len(problem_lines(found, "en")) == 5
    assert more_text(0, 0, "en") == ""
