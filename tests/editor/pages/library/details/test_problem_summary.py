"""The problems of a document in its details."""

from pytestqt.qtbot import QtBot

from editor.pages.library.details.problem_summary import ProblemSummaryWidget
from editor.pages.library.documents.problem_check import ProblemCheck
from engine.content.problems import Problem, ProblemCount
from engine.words import say


def test_three_problems_are_told_and_the_others_counted(qtbot: QtBot) -> None:
    view = ProblemSummaryWidget()
    qtbot.addWidget(view)
    found = tuple(Problem(f"$.a[{at}]", "start-title") for at in range(3))
    view.show_check(ProblemCheck(ProblemCount(4, 1), {}, frozenset(), found), "en")
    assert not view.isHidden()
    assert [line.text() for line in view.lines] == [say("start-title")] * 3
    assert view.title.text() == say("tab-problems", n=5)
    assert view.more.text() == say("content-and-more", n=2)
    view.show_check(None, "en")
    assert view.isHidden()
