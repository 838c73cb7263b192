"""The problems of a scenario are looked for beside the table: nobody waits, however large the scenario is."""

from threading import Event, current_thread, main_thread

import pytest
from pytestqt.qtbot import QtBot

from editor.pages.play import problems as findings
from editor.pages.play.problems import ScenarioProblems
from editor.widgets.problem_panel import ProblemPanel
from engine.session.session import GameSession
from tests.editor.pages.play.conftest import OpenTable


@pytest.fixture
def held_up(monkeypatch: pytest.MonkeyPatch) -> Event:
    """The search goes on only when this is set."""
    may_go_on = Event()

    def slow(table: GameSession) -> ScenarioProblems:
        assert current_thread() is not main_thread()
        assert may_go_on.wait(60)
        return ScenarioProblems(table)

    monkeypatch.setattr(findings, "ScenarioProblems", slow)
    return may_go_on


@pytest.mark.slow
def test_the_table_lives_while_they_are_looked_for(open_table: OpenTable, qtbot: QtBot, held_up: Event) -> None:
    page = open_table()
    qtbot.wait(50)
    assert page.window().findChildren(ProblemPanel) == []
    before = page.play.session.game.answers
    page.play.answer(page.play.scene.options.choices[0])
    assert page.play.session.game.answers > before
    held_up.set()
    qtbot.waitUntil(lambda: bool(page.window().findChildren(ProblemPanel)))


@pytest.mark.slow
def test_a_page_may_be_closed_before(open_table: OpenTable, qtbot: QtBot, held_up: Event) -> None:
    page = open_table()
    window = page.window()
    qtbot.wait(20)
    page.close()
    held_up.set()
    qtbot.wait(50)
    assert window.findChildren(ProblemPanel) == []
