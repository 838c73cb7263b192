"""The user's own scenarios are played: from the library, from packs, from a folder, from a file with its folder."""

import json
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from database.library import Library, no_stock
from database.store.document_source import SourceChain
from editor.pages.library.open_entry import open_entry
from editor.pages.library.open_library_page import open_library
from editor.pages.play.page import PlayPage
from editor.pages.play.scenario_problems import ScenarioProblems
from editor.pages.play.start.new_game_dialog import NewGameDialog
from editor.pages.play.start.new_session import NewGame, start_play_session
from editor.pages.play.start.own_scenarios import start_from
from editor.pages.start.large_buttons import LargeButton
from editor.playtest.load_game import CannotLoad
from editor.playtest.play_session import PERSON, PlaySession
from editor.playtest.save_game import position_document
from editor.services import document_sources as shelves
from editor.services.library_worker import LibraryWorker
from editor.services.open_requests import open_named
from editor.shell.main_window import MainWindow
from engine.words import say
from tests.editor.conftest import OpenWindow, child, focused
from tests.support.library_screens import settled
from tests.support.own_mission import CARDS, GIANT, MISSION, STOCK, documents, mission, written_into
from tests.support.pack_libraries import imported, library_at, save
from tests.support.packs import pack_of
from tests.support.played_games import opened

KEY = f"own:{MISSION}"
WithLibrary = Callable[..., MainWindow]


@pytest.fixture
def with_library(open_window: OpenWindow, tmp_path: Path) -> WithLibrary:
    """Opens a window with a library that contains the whole mission, and reads it."""

    def open_one(lang: str = "en") -> MainWindow:
        path = tmp_path / "library.db"
        library_at(path, *documents()).close()
        window = open_window(lang)
        window.context.use_library(LibraryWorker(window, lambda: Library.open(path, stock=no_stock), lambda: path))
        window.context.scenarios.look()
        settled(window)
        return window

    return open_one


def table_in(window: MainWindow) -> PlayPage:
    """The table in front, with the mission on it and its cards in the game."""
    settled(window)
    page = opened(window)
    scenario = page.play.session.table.start.scenario
    assert scenario["id"] == MISSION
    assert all(f"'{card}'" in str(scenario) for card in CARDS)
    return page


def box_text(box: QMessageBox) -> str:
    return "\n".join(label.text() for label in box.findChildren(QLabel))


@pytest.mark.slow
def test_the_start_page_lists_them_with_where_they_come_from(with_library: WithLibrary) -> None:
    window = with_library()
    card = child(window, LargeButton, f"own-{KEY}")
    assert card.accessibleName() == "The crossing"
    assert say("scenario-from-own") in card.accessibleDescription()
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    page = table_in(window)
    assert dict(page.play.session.players) == {"red": "person", "blue": "search"}
    assert window.store.preferences.recent[0] == KEY
    window.run_command("show-start-page")
    child(window, LargeButton, f"recent-{KEY}").click()
    assert window.page is page
    assert focused() is page.parts.map


def test_they_stand_in_the_order_of_names(with_library: WithLibrary) -> None:
    """Letters with marks where people look for them."""
    window = with_library()
    more = [{**mission(), "id": f"mine/{number}", "name": {"en": name}} for number, name in enumerate(("Zion", "Éire"))]
    window.context.library.wait_for(lambda library: save(library, *more))
    window.context.scenarios.look()
    settled(window)
    assert [each.name("en") for each in window.context.scenarios.own] == ["Éire", "The crossing", "Zion"]


def test_the_keyboard_stays_where_it_was_when_they_are_known(open_window: OpenWindow, tmp_path: Path) -> None:
    """The start page is there before the library has been looked into."""
    window = open_window()
    window.context.library_path = str(written_into(tmp_path).parent)
    child(window, LargeButton, "samples-battleground/castle-siege").setFocus()
    window.context.scenarios.look()
    settled(window)
    assert child(window, LargeButton, f"own-{KEY}").isVisible()
    assert focused().objectName() == "samples-battleground/castle-siege"


def test_where_there_are_none_nothing_is_said_of_them(open_window: OpenWindow, tmp_path: Path) -> None:
    """And no library is made only to see that it is empty."""
    window = open_window()
    window.context.use_library(LibraryWorker(window, place=lambda: tmp_path / "none.db"))
    window.context.scenarios.look()
    assert say("start-own") not in [label.text() for label in window.tabs.home.findChildren(QLabel)]
    dialog = NewGameDialog(window.context)
    assert child(dialog, QLabel, "new-game-whence").isHidden()
    assert list(tmp_path.glob("*.db")) == []


@pytest.mark.slow
def test_the_dialog_offers_them_and_begins_one(with_library: WithLibrary, qtbot: QtBot) -> None:
    """Its seats are known once it has been read; until then no game can begin."""
    window = with_library()
    window.run_command("new-game")
    dialog = child(window, NewGameDialog)
    dialog.scenario.setCurrentIndex(dialog.scenario.findData(KEY))
    begin = child(dialog, QPushButton, "new-game-begin")
    assert not begin.isEnabled()
    settled(window)
    assert begin.isEnabled()
    assert child(dialog, QLabel, "new-game-whence").text() == say("scenario-from-own")
    dialog.players["red"].setCurrentIndex(dialog.players["red"].findData("random"))
    begin.click()
    qtbot.waitUntil(lambda: isinstance(window.page, PlayPage))
    assert table_in(window).play.session.players["red"] == "random"
    window.run_command("new-game")
    again = next(each for each in window.findChildren(NewGameDialog) if each.isVisible())
    assert again.sample.key == KEY
    again.close()


def test_a_scenario_of_a_pack_names_the_pack(open_window: OpenWindow, tmp_path: Path) -> None:
    path = tmp_path / "library.db"
    with library_at(path) as library:
        imported(library, pack_of(*documents()))
    window = open_window()
    window.context.use_library(LibraryWorker(window, lambda: Library.open(path, stock=no_stock), lambda: path))
    window.context.scenarios.look()
    settled(window)
    assert "Ruins" in child(window, LargeButton, f"own-{KEY}").accessibleDescription()


@pytest.mark.slow
def test_the_library_plays_a_scenario(with_library: WithLibrary) -> None:
    """With Ctrl+Enter, as its menu and its button do."""
    window = with_library()
    page = open_library(window.context)
    settled(window)
    table = page.browser.table
    table.mark([str(page.browser.model.index(row, 0).data()) for row in range(7)].index("The crossing"))
    settled(window)
    assert child(page, QPushButton, "library-do-play").isVisible()
    QTest.keyClick(table, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    table_in(window)


def test_only_scenarios_are_played(with_library: WithLibrary) -> None:
    page = open_library(with_library().context)
    settled(page.window())  # type: ignore[arg-type]
    page.browser.table.mark([str(page.browser.model.index(row, 0).data()) for row in range(7)].index("Giants"))
    assert child(page, QPushButton, "library-do-play").isHidden()


@pytest.mark.slow
def test_a_file_is_played_with_what_lies_beside_it(open_window: OpenWindow, tmp_path: Path) -> None:
    window = open_window()
    path = written_into(tmp_path / "mine")
    open_named(window.context, [str(path)])
    table_in(window)
    assert window.store.preferences.recent[0] == str(path)
    window.run_command("new-game")
    dialog = child(window, NewGameDialog)
    assert dialog.sample.key == str(path)
    dialog.close()


@pytest.mark.slow
def test_a_folder_is_a_shelf_of_the_window(open_window: OpenWindow, tmp_path: Path) -> None:
    """Named instead of a library, as for the command line; then a scenario is found by its id."""
    written_into(tmp_path / "mine")
    window = open_window()
    window.context.library_path = str(tmp_path / "mine")
    open_named(window.context, [MISSION])
    table_in(window)
    open_library(window.context)
    settled(window)
    assert "folder of documents" in " ".join(label.text() for label in window.page.findChildren(QLabel))


def test_the_environment_may_name_the_folder(
    open_window: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written_into(tmp_path / "mine")
    monkeypatch.setenv("HEXSMITH_LIBRARY", str(tmp_path / "mine"))
    window = open_window()
    window.context.scenarios.look()
    settled(window)
    assert [each.key for each in window.context.scenarios.own] == [KEY]


@pytest.mark.slow
def test_a_library_that_is_named_is_made(open_window: OpenWindow, tmp_path: Path) -> None:
    window = open_window()
    window.context.library_path = str(tmp_path / "new.db")
    window.context.scenarios.look()
    settled(window)
    assert (tmp_path / "new.db").is_file()
    assert window.context.scenarios.refusal is None


def test_of_a_folder_that_nobody_named_only_so_much_is_looked_through(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file may lie among very many others; it and those beside it come first."""
    for number in range(30):
        (tmp_path / f"{number:02}.json").write_text("{}", encoding="utf-8")
        (tmp_path / f"deep-{number}").mkdir()
        (tmp_path / f"deep-{number}" / "more.json").write_text("{}", encoding="utf-8")
    monkeypatch.setattr(shelves, "MOST_FILES", 40)
    assert len(list(shelves.limited_files_below(tmp_path))) == 40
    monkeypatch.setattr(shelves, "MOST_FOLDERS", 5)
    found = list(shelves.limited_files_below(tmp_path))
    assert len(found) == 34
    assert len({path.parent for path in found[:30]}) == 1


def test_beside_a_file_no_more_is_read_than_takes_a_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The largest files are skipped, wherever they are; the others keep their order."""
    monkeypatch.setattr(shelves, "MOST_READ_BESIDE", 1_000)
    for name, size in {"a": 600, "b": 10, "c": 700, "d": 20, "e": 300, "f": 5_000}.items():
        (tmp_path / f"{name}.json").write_text(" " * size, encoding="utf-8")
    assert [path.stem for path in shelves.limited_files_below(tmp_path)] == ["a", "b", "d", "e"]


def test_a_scenario_among_much_else_is_opened_soon(tmp_path: Path) -> None:
    """Of seventy megabytes around it, most is not read."""
    written_into(tmp_path)
    for number in range(10):
        (tmp_path / f"aa-{number}.json").write_text('{"id": "' + "x" * 7_000_000 + '"}', encoding="utf-8")
    assert sum(path.stat().st_size for path in shelves.limited_files_below(tmp_path)) <= shelves.MOST_READ_BESIDE
    start = start_from(SourceChain(), str(next(tmp_path.rglob("*crossing.json"))), "en", {})
    assert not isinstance(start, CannotLoad)


def test_an_id_that_is_nowhere_is_reported(with_library: WithLibrary) -> None:
    window = with_library()
    open_named(window.context, ["mine/nothing"])
    settled(window)
    assert window.toasts.text == say("open-no-such-scenario", name="mine/nothing")


@pytest.mark.slow
def test_a_problem_is_reported_with_document_path_reason_and_nearest_name(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    """In the dialog, or in a message box when the scenario is opened directly."""
    path = written_into(tmp_path / "mine")
    spoilt = tmp_path / "mine" / "giant.json"
    spoilt.write_text(spoilt.read_text(encoding="utf-8").replace('"wound"', '"wuond"'), encoding="utf-8")
    window = open_window()
    open_named(window.context, [str(path)])
    settled(window)
    said = box_text(child(window, QMessageBox, "cannot-open"))
    for part in ("“wound”", GIANT, "$.abilities[0].effects[0].do", str(path)):
        assert part in said
    window.context.library_path = str(tmp_path / "mine")
    child(window, QMessageBox, "cannot-open").close()
    dialog = NewGameDialog(window.context, str(path))
    settled(window)
    assert "“wound”" in child(dialog, QLabel, "new-game-fault").text()
    assert not child(dialog, QPushButton, "new-game-begin").isEnabled()


def test_a_reference_that_is_missing_names_the_nearest(open_window: OpenWindow, tmp_path: Path) -> None:
    path = written_into(tmp_path / "mine")
    (tmp_path / "mine" / "hammer.json").unlink()
    window = open_window()
    open_named(window.context, [str(path)])
    settled(window)
    said = box_text(child(window, QMessageBox, "cannot-open"))
    assert f"“{CARDS[1]}”" in said


@pytest.mark.slow
def test_a_saved_game_goes_on_without_its_library(with_library: WithLibrary, tmp_path: Path) -> None:
    """All that is in it is written out: nothing is missed, only tokens beyond the box are mentioned."""
    window = with_library()
    open_named(window.context, [MISSION])
    page = table_in(window)
    file = tmp_path / "saved.json"
    file.write_text(json.dumps(position_document(page.play.session)), encoding="utf-8")
    library_worker = window.context.library
    library_worker.wait_for(lambda library: [library.documents.delete(each["id"], anyway=True) for each in documents()])
    open_named(window.context, [str(file)])
    settled(window)
    again = window.page
    assert isinstance(again, PlayPage)
    assert again is not page
    assert again.play.session.game.state == page.play.session.game.state
    box_text = ScenarioProblems(again.play.session.table).listed("en")
    assert [each for each in box_text if each.text.rule != "BG-COMP-7"] == []


@pytest.mark.slow
def test_a_stock_game_is_played_with_ones_own_copies_of_cards(with_library: WithLibrary) -> None:
    """It works as on the command line; a library without any of these causes no delay."""
    window = with_library()
    assert not window.context.scenarios.may_stand_in

    def change(library: Library) -> None:
        save(library, {**STOCK("battleground/he-man"), "health": 3})

    window.context.library.wait_for(change)
    window.context.scenarios.look()
    settled(window)
    window.run_command("play-first-game")
    settled(window)
    page = opened(window)
    he_man = page.play.session.table.start.scenario["armies"][0]["figures"][0]["card"]
    assert (he_man["id"], he_man["health"]) == ("battleground/he-man", 3)


@pytest.mark.slow
def test_a_library_that_cannot_be_used_stops_no_stock_game(open_window: OpenWindow, tmp_path: Path) -> None:
    path = tmp_path / "library.db"
    path.write_bytes(b"something else")
    window = open_window()
    window.context.library_path = str(path)
    own = window.context.scenarios
    own.look()
    window.run_command("play-first-game")
    settled(window)
    assert isinstance(window.page, PlayPage)
    assert own.reasons("en")
    window.run_command("show-start-page")
    assert " ".join(own.reasons("en")) in [label.text() for label in window.tabs.home.findChildren(QLabel)]


@pytest.mark.slow
def test_a_scenario_that_ships_still_asks_who_plays(with_library: WithLibrary) -> None:
    """Opened in the library it is shown; played from there, who plays is chosen first."""
    window = with_library()
    page = open_library(window.context)
    settled(window)
    entry = next(each.entry for each in page.browser.model.rows if each.entry.id == MISSION)
    open_entry(window.context, replace(entry, key="x", id="battleground/first-game", layer="stock"))
    assert window.findChild(NewGameDialog) is None
    child(window.page, QPushButton, "document-play").click()
    assert child(window, NewGameDialog).sample.id == "battleground/first-game"
    child(window, NewGameDialog).close()


@pytest.mark.slow
def test_a_button_that_acts_at_once_says_what_it_does(open_window: OpenWindow, tmp_path: Path) -> None:
    """With the name of the one ability that can be used; pointed at, with its text, there and in the inspector."""
    window = open_window()
    start = start_from(SourceChain(), str(written_into(tmp_path)), "en", {})
    assert not isinstance(start, CannotLoad)
    session = start_play_session(start, NewGame(MISSION, dict.fromkeys(start.state.seats, PERSON), 3))
    only_stomp(session)
    page = PlayPage.from_session(window.context, session)
    page.build()
    window.open_page("table:x", lambda: page)
    button = page.parts.bar.buttons["deed:use"]
    assert "Use “Stomp”" in button.text()
    button.pointed.emit()
    assert "1 wound" in button.toolTip()
    sheet = page.parts.inspector.sheet
    assert sheet is not None
    assert sheet.title == "Stomp"
    answers = session.game.answers
    button.click()
    assert session.game.answers > answers


def only_stomp(session: PlaySession) -> None:
    """Play by chance until a person may use the one ability, among other things."""
    pick = random.Random(8)
    for _ in range(400):
        decision, asked = session.game.decision, session.asked
        assert decision is not None
        assert asked is not None
        choices = decision.choices_of(asked)
        if [each.text("figure") for each in choices if each.kind == "use"] == ["giant"]:
            session.look_as(asked)
            return
        session.choose(pick.choice([each for each in choices if each.kind not in ("pass", "end")] or choices), asked)
    raise AssertionError("the giant never came to stomp")
