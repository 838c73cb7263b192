"""Questions before a game: an army that breaks the rules, and a scenario that has changed since its game began."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from database.library import Library, no_stock
from editor.page_api.page_request import ContinueGame, PlayScenario
from editor.pages.play.page import PlayPage
from editor.pages.play.start.new_session import NewGame
from editor.services.library_worker import LibraryWorker
from editor.services.open_requests import open_named
from editor.shell.main_window import MainWindow
from engine.words import say
from tests.editor.conftest import OpenWindow, child
from tests.editor.pages.play.conftest import FIRST, PERSONS
from tests.support.library_screens import settled
from tests.support.own_mission import (
    ARMY,
    GIANT,
    MISSION,
    documents,
    documents_with_illegal_army,
    giant,
    mission,
    written_into,
)
from tests.support.pack_libraries import library_at, save
from tests.support.played_games import begun, opened

KEY = f"own:{MISSION}"


def box_text(box: QMessageBox) -> str:
    return "\n".join(label.text() for label in box.findChildren(QLabel))


def game_in(window: MainWindow) -> PlayPage:
    """The game in front."""
    settled(window)
    page = window.page
    assert isinstance(page, PlayPage)
    return page


@pytest.mark.slow
@pytest.mark.rule("BG-SETUP-3")
@pytest.mark.parametrize("plays", [True, False])
def test_an_army_beyond_its_format_is_played_only_if_that_is_confirmed(
    open_window: OpenWindow, tmp_path: Path, qtbot: QtBot, plays: bool
) -> None:
    """The dialog has the side, what is wrong, and the rule; the problems of the game list it too, with the zone."""
    path = written_into(tmp_path / "mine", documents_with_illegal_army())
    window = open_window()
    open_named(window.context, [str(path)])
    settled(window)
    box = child(window, QMessageBox, "ask-illegal")
    said, points = box_text(box), say("content-format-points", found=138, most=100)
    assert say("table-illegal", name="The crossing") in said
    for part in (say("table-illegal-of", seat="Red", text=points), "rule:BG-SETUP-3"):
        assert part in said
    child(box, QPushButton, "table-illegal-play" if plays else "ask-illegal-cancel").click()
    settled(window)
    if not plays:
        assert window.page is window.home
        return
    page = game_in(window)
    qtbot.waitUntil(lambda: page._problems is not None)
    assert page._problems is not None
    listed = {row.text.rule: row.text.sentence for row in page._problems.listed("en")}
    assert points in listed["BG-SETUP-3"]
    assert "skeletor" in listed["BG-SETUP-4"]
    assert page.problem_count == (1, 2)


def make_a_move(page: PlayPage) -> None:
    while page.play.session.bot_is_asked or page.parts.tray.busy:
        QTest.qWait(10)
    page.play.answer(page.play.snapshot.options.choices[0])


@pytest.fixture
def window(open_window: OpenWindow, tmp_path: Path) -> MainWindow:
    """A window with a library that contains the mission, of which a game is open."""
    path = tmp_path / "library.db"
    library_at(path, *documents()).close()
    window = open_window()
    window.context.use_library(LibraryWorker(window, lambda: Library.open(path, stock=no_stock), lambda: path))
    make_a_move(play(window, KEY))
    return window


def play(window: MainWindow, key: str) -> PlayPage:
    window.context.open(PlayScenario(key))
    return game_in(window)


def change(window: MainWindow, *changed: Mapping[str, Any]) -> None:
    window.context.library.wait_for(lambda library: save(library, *changed))


def questions(window: MainWindow) -> list[QMessageBox]:
    return [box for box in window.findChildren(QMessageBox, "ask-changed-scenario") if box.isVisible()]


def answer(window: MainWindow, button: str) -> None:
    (box,) = questions(window)
    assert say("table-changed", name="The crossing") == box.text()
    child(box, QPushButton, button).click()
    settled(window)


@pytest.mark.slow
def test_play_returns_to_a_game_whose_scenario_is_as_it_was(window: MainWindow) -> None:
    page = window.page
    window.run_command("show-start-page")
    assert play(window, KEY) is page
    assert questions(window) == []


@pytest.mark.slow
@pytest.mark.parametrize("changed", [{**mission(), "rounds": 7}, {**giant(), "health": 3}], ids=["scenario", "card"])
def test_play_asks_about_a_game_of_an_earlier_version(window: MainWindow, changed: Mapping[str, Any]) -> None:
    """Also if only a card has changed that an army of the scenario names. The new game has the players of the old."""
    page = game_in(window)
    page.play.session.players["blue"] = "random"
    change(window, changed)
    assert play(window, KEY) is page
    answer(window, "table-changed-new")
    again = game_in(window)
    assert again is not page
    assert [each.key for each in window.pages if isinstance(each, PlayPage)] == [f"table:{KEY}"]
    session = again.play.session
    assert session.players["blue"] == "random"
    scenario = session.table.start.scenario
    assert scenario.get("rounds") == 7 or scenario["armies"][0]["figures"][0]["card"]["health"] == 3
    play(window, KEY)
    assert questions(window) == []


@pytest.mark.slow
def test_each_version_is_asked_about_once(window: MainWindow) -> None:
    page = game_in(window)
    change(window, {**giant(), "health": 3})
    play(window, KEY)
    answer(window, "table-changed-old")
    assert play(window, KEY) is page
    assert questions(window) == []
    change(window, {**giant(), "health": 4})
    play(window, KEY)
    assert len(questions(window)) == 1
    answer(window, "table-changed-old")


def continued(window: MainWindow, page: PlayPage) -> PlayPage:
    """The page of the only saved game, after that of the game has been closed."""
    window.close_page(page)
    (saved,) = window.context.saved_games.all()
    window.context.open(ContinueGame(saved.path))
    opened(window)
    return game_in(window)


@pytest.mark.slow
def test_continue_asks_about_a_saved_game_of_an_earlier_version(window: MainWindow) -> None:
    """Without a change it does not. The new game has a page of its own, and the saved one stays."""
    page = continued(window, game_in(window))
    assert questions(window) == []
    change(window, {**giant(), "health": 3})
    page = continued(window, page)
    answer(window, "table-changed-old")
    assert game_in(window) is page
    page = continued(window, page)
    answer(window, "table-changed-new")
    again = game_in(window)
    assert again is not page
    assert [each.key for each in window.pages if isinstance(each, PlayPage)] == [f"table:{KEY}"]
    assert again.play.session.table.start.scenario["armies"][0]["figures"][0]["card"]["health"] == 3
    assert again.save_name != page.save_name
    assert len(window.context.saved_games.all()) == 1
    play(window, KEY)
    assert questions(window) == []


@pytest.mark.slow
@pytest.mark.parametrize("is_changed", [False, True])
def test_continue_asks_about_a_scenario_that_ships_only_where_an_update_changed_it(
    open_window: OpenWindow, is_changed: bool
) -> None:
    """The rule options that were chosen for the game are no change."""
    window = open_window()
    page = begun(window, NewGame(FIRST, PERSONS, 3, {"claim": "must"}))
    make_a_move(page)
    window.close_page(page)
    (saved,) = window.context.saved_games.all()
    if is_changed:
        document = json.loads(saved.path.read_text(encoding="utf-8"))
        document["scenario"]["rounds"] = 3
        saved.path.write_text(json.dumps(document), encoding="utf-8")
    window.context.open(ContinueGame(saved.path))
    opened(window)
    assert len(questions(window)) == is_changed
    for box in questions(window):
        child(box, QPushButton, "table-changed-old").click()


@pytest.mark.slow
def test_a_saved_game_goes_on_where_its_scenario_is_gone(window: MainWindow) -> None:
    page = game_in(window)
    window.context.library.wait_for(lambda library: library.documents.delete(MISSION, anyway=True))
    session = continued(window, page).play.session
    session.go_to(page.play.session.game.answers)  # the bots may have gone on
    assert session.game.state == page.play.session.game.state
    assert questions(window) == []


@pytest.mark.slow
def test_a_scenario_that_can_no_longer_be_played_is_said_beside_its_open_game(window: MainWindow) -> None:
    """Its army was deleted meanwhile: the error says that it is in the trash."""
    page = game_in(window)
    window.context.library.wait_for(lambda library: library.documents.delete(ARMY, anyway=True))
    assert play(window, KEY) is page
    box = child(window, QMessageBox, "cannot-open")
    assert ARMY in box_text(box)
    assert say("content-in-the-trash") in box_text(box)


@pytest.mark.slow
def test_play_of_a_file_asks_too(open_window: OpenWindow, tmp_path: Path) -> None:
    """A file beside it was changed."""
    path = written_into(tmp_path / "mine")
    window = open_window()
    open_named(window.context, [str(path)])
    page = game_in(window)
    make_a_move(page)
    (tmp_path / "mine" / "giant.json").write_text(json.dumps({**giant(), "health": 3}), encoding="utf-8")
    open_named(window.context, [str(path)])
    assert game_in(window) is page
    answer(window, "table-changed-new")
    card = game_in(window).play.session.table.start.scenario["armies"][0]["figures"][0]["card"]
    assert (card["id"], card["health"]) == (GIANT, 3)
