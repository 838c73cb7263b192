"""The problems of a scenario are computed in the background: the page never waits, however large the scenario is."""

from threading import Event, current_thread, main_thread
from types import SimpleNamespace
from typing import Any, cast

import pytest
from pytestqt.qtbot import QtBot

from editor.pages.play import scenario_problems as findings
from editor.pages.play.scenario_problems import ScenarioProblems
from editor.view_model.board import BoardPiece, GameBoard, HexSheet
from editor.widgets.problem_panel import ProblemPanel
from engine.content.problems import Problem
from engine.session.session import GameSession
from tests.editor.pages.play.conftest import OpenTable
from tests.support.battleground import scenario


@pytest.fixture
def held_up(monkeypatch: pytest.MonkeyPatch) -> Event:
    """The check goes on only when this is set."""
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
    page.play.answer(page.play.snapshot.options.choices[0])
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


def in_a_mission(**changes: Any) -> ScenarioProblems:
    """The problems of a small game whose figures stand at `ana@B2` and `bo@F6`."""
    document = scenario(red="ana@B2", blue="bo@F6", **changes)
    return ScenarioProblems(
        cast(GameSession, SimpleNamespace(start=SimpleNamespace(scenario=document, rule_breaches=())))
    )


def places(found: ScenarioProblems, board: GameBoard) -> dict[str, str]:
    """By code of the problem, the place that its row leads to."""
    return {
        problem.code: found.place(row.part, board)
        for row, problem in zip(found.listed("en"), found._problems, strict=True)
        if row.part is not None
    }


def test_a_problem_of_the_map_leads_to_its_place() -> None:
    found = in_a_mission(pieces={"ladder": "E5"}, zones={"red": "B2 C3", "blue": "F6"})
    board = GameBoard(HexSheet("flat", 9, 9), ())
    assert places(found, board)["battleground-ladder-nowhere"] == "E5"


def test_a_problem_of_a_figure_leads_to_where_it_stands_by_now() -> None:
    """It stands outside of its zone at the start; later it stands somewhere else, or is gone."""
    found = in_a_mission(zones={"red": "A1", "blue": "F6"})
    sheet = HexSheet("flat", 9, 9)
    moved = GameBoard(sheet, (), pieces=(BoardPiece("ana", "Ana", "An", "red", ("C4",)),))
    (at_start,), (by_now,) = (set(places(found, board).values()) for board in (GameBoard(sheet, ()), moved))
    assert (at_start, by_now) == ("B2", "C4")


def test_a_row_moves_the_cursor_of_the_map(open_table: OpenTable, qtbot: QtBot) -> None:
    page = open_table()
    figure = page.play.snapshot.board.pieces[0]
    qtbot.waitUntil(lambda: bool(page.window().findChildren(ProblemPanel)))
    findings = page._problems
    assert findings is not None
    army, number = next(
        (seat, row)
        for seat, each in enumerate(page.play.session.table.start.scenario["armies"])
        for row, one in enumerate(each["figures"])
        if one["id"] == figure.id
    )
    findings._problems = (Problem(f"$.armies[{army}].figures[{number}].at", "content-not-text", {"found": "1"}),)
    page._list_problems()
    panel = page.window().findChildren(ProblemPanel)[-1]
    panel.list.itemActivated.emit(panel.list.item(0))
    assert page.parts.map.cursor_place == figure.places[0]
