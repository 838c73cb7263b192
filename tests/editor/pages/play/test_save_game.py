"""Games outlive their tab, the window and a crash: kept on the disk, offered on the start page, saved to files."""

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt, QThreadPool
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from editor.pages.play import save_game as keeper
from editor.pages.play.page import PlayPage
from editor.pages.play.start.new_session import NewGame
from editor.pages.play.widgets.history_view import GivenAnswer
from editor.playtest.save_game import ResumedGame
from editor.playtest.saved_game_summary import summary_of
from editor.services.open_requests import open_file
from editor.settings.store import SettingsStore
from editor.shell.main_window import MainWindow
from engine.words import say
from tests.editor.conftest import OpenWindow, action, child
from tests.editor.pages.play.conftest import ARENA, FIRST, PERSONS, settled
from tests.editor.pages.play.player_hand import Hand
from tests.support.played_games import begun, opened

LEFT = Qt.MouseButton.LeftButton


def table_in(window: MainWindow) -> PlayPage:
    return opened(window)


def started(window: MainWindow, scenario: str = FIRST, answers: int = 1) -> PlayPage:
    page = begun(window, NewGame(scenario, PERSONS, 3))
    for _ in range(answers):
        page.play.answer(Hand(uncovered(page)).choices[0])
    return page


def uncovered(page: PlayPage) -> PlayPage:
    """The page, for the person who is asked."""
    if page.play.covered:
        page.play.confirm_seat()
    return page


def saved_names(store: SettingsStore) -> list[str]:
    return sorted(path.name for path in (store.folder / "games").glob("*"))


def cards(window: MainWindow) -> list[str]:
    """The games that the start page offers to go on with."""
    found = window.tabs.home.findChildren(QPushButton)
    return [card.objectName() for card in found if card.objectName().startswith("kept-")]


def start_page(window: MainWindow) -> None:
    window.run_command("show-start-page")
    QApplication.processEvents()


def continued(window: MainWindow) -> PlayPage:
    """The page of the only saved game, which the start page offers."""
    start_page(window)
    QTest.mouseClick(child(window, QPushButton, "kept-first-game-1"), LEFT)
    return table_in(window)


def shown(page: PlayPage) -> tuple[Any, Any, int, Any]:
    """Log, history with its present place, and dice, as the page shows them."""
    return page.parts.log.lines, story_of(page), page.play.session.game.answers, page.showing.story.throws()


def story_of(page: PlayPage) -> list[GivenAnswer]:
    """The history, with what was taken back."""
    return page.showing.story.answers(page.play.snapshot.board.seat_looks)


@pytest.mark.slow
def test_a_game_whose_tab_is_closed_is_gone_on_with(open_window: OpenWindow, store: SettingsStore) -> None:
    window = open_window()
    page = started(window)
    state, players = page.play.session.game.state, page.play.session.players
    lines = page.parts.log.lines
    start_page(window)
    assert cards(window) == []
    window.close_page(page)
    start_page(window)
    assert saved_names(store) == ["first-game-1.json"]
    assert cards(window) == ["kept-first-game-1"]
    (saved,) = window.context.saved_games.all()
    assert saved.summary == summary_of(page.play.session)
    text = child(window, QPushButton, "kept-first-game-1").accessibleDescription()
    assert text.startswith(f"{saved.round_text('en')} · Red 0 : Blue 0 · {saved.turn_text('en')} · Battleground · ")
    QTest.mouseClick(child(window, QPushButton, "kept-first-game-1"), LEFT)
    again = table_in(window)
    assert again.play.session.game.state == state
    assert again.play.session.players == players
    assert again.title() == "First game"
    assert again.parts.log.lines == lines
    start_page(window)
    assert cards(window) == []


@pytest.mark.slow
def test_log_history_dice_and_take_back_are_as_they_were(
    open_window: OpenWindow, store: SettingsStore, qtbot: QtBot
) -> None:
    """As they stood on the screen; one step back and forward again is what it was, and so is what was taken back."""
    window = open_window()
    page = started(window, answers=30)
    page.play.undo()
    page.play.undo()
    uncovered(page)
    before = shown(page)
    log, _, present, throws = before
    assert log
    assert throws
    assert 0 < present < len(story_of(page))
    window.close_page(page)
    again = uncovered(continued(window))
    assert shown(again) == before
    again.play.redo()
    again.play.undo()
    assert shown(uncovered(again)) == before


@pytest.mark.slow
def test_a_game_of_an_earlier_version_is_gone_on_with(open_window: OpenWindow, store: SettingsStore) -> None:
    """What was before is not in it, which the log says; what comes is kept from now on."""
    window = open_window()
    window.close_page(started(window))
    path = store.folder / "games" / "first-game-1.json"
    written = json.loads(path.read_text())
    del written["past"]
    path.write_text(json.dumps({**written, "schema": "1.0"}), encoding="utf-8")
    page = continued(window)
    assert [line.sentence for line in page.parts.log.lines] == [say("table-continued", "en")]
    page.play.answer(Hand(page).choices[0])
    lines = uncovered(page).parts.log.lines
    assert len(lines) > 1
    window.close_page(page)
    assert continued(window).parts.log.lines == lines


@pytest.mark.slow
def test_a_past_that_does_not_fit_is_reported_in_one_sentence(open_window: OpenWindow, store: SettingsStore) -> None:
    """In the log where it is missing, and in the status; the game is as it was saved."""
    window = open_window()
    page = started(window, answers=3)
    state = page.play.session.game.state
    window.close_page(page)
    path = store.folder / "games" / "first-game-1.json"
    written = json.loads(path.read_text())
    written["past"]["stretches"][0]["entries"][-1]["choice"] = {"kind": "fly"}
    path.write_text(json.dumps(written), encoding="utf-8")
    again = continued(window)
    sentence = say("table-past-gap", "en")
    assert again.play.session.game.state == state
    assert window.toasts.text == sentence
    assert [line.sentence for line in again.parts.log.lines].count(sentence) == 1


@pytest.mark.slow
def test_a_long_past_is_replayed_while_the_window_goes_on(
    open_window: OpenWindow, store: SettingsStore, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The status says how far it is; the page opens when it is done, once."""
    monkeypatch.setattr("editor.pages.play.start.replay_past.AT_ONCE", 0)
    window = open_window()
    page = uncovered(started(window, answers=3))
    lines = page.parts.log.lines
    window.close_page(page)
    start_page(window)
    child(window, QPushButton, "kept-first-game-1").click()
    assert window.toasts.text.startswith(say("table-past-coming", "en", percent=0).partition("0")[0])
    assert window.page is window.tabs.home
    child(window, QPushButton, "kept-first-game-1").click()
    qtbot.waitUntil(lambda: isinstance(window.page, PlayPage))
    assert table_in(window).parts.log.lines == lines
    assert not any(toast.notice.topic for toast in window.toasts.shown)
    QTest.qWait(100)
    assert len(window.pages) == 2


@pytest.mark.slow
def test_leaving_the_app_keeps_all_games(open_window: OpenWindow, store: SettingsStore, qtbot: QtBot) -> None:
    """Two of one scenario as well; a game in which nothing was done is not worth it."""
    window = open_window()
    started(window)
    started(window)
    started(window, ARENA, answers=0)
    with qtbot.waitSignal(window.destroyed):
        window.close()
    assert saved_names(store) == ["first-game-1.json", "first-game-2.json"]
    assert len(cards(open_window())) == 2


@pytest.mark.slow
def test_a_game_is_saved_shortly_after_each_answer(
    open_window: OpenWindow, store: SettingsStore, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper, "SOON", 0)
    started(open_window())
    qtbot.waitUntil(lambda: saved_names(store) == ["first-game-1.json"])


@pytest.mark.slow
def test_a_window_that_is_closed_ends_a_replay(
    open_window: OpenWindow, store: SettingsStore, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing waits for the rest of it."""
    monkeypatch.setattr("editor.pages.play.start.replay_past.AT_ONCE", 0)
    window = open_window()
    window.close_page(started(window, answers=20))
    start_page(window)
    replays: list[ResumedGame] = []
    go_on = ResumedGame.go_on

    def noted(game: ResumedGame, seconds: float = 20.0) -> bool:
        replays.append(game)
        return go_on(game, seconds)

    monkeypatch.setattr(ResumedGame, "go_on", noted)
    child(window, QPushButton, "kept-first-game-1").click()
    with qtbot.waitSignal(window.destroyed):
        window.close()
    QThreadPool.globalInstance().waitForDone()
    (game,) = set(replays)
    assert game.is_given_up


@pytest.mark.slow
@pytest.mark.command("save-page")
def test_saving_says_that_games_save_themselves_and_where(open_window: OpenWindow, store: SettingsStore) -> None:
    """And does it at once."""
    window = open_window()
    page = started(window)
    assert window.run_command("save-page")
    folder = window.context.saved_games.folder
    assert window.toasts.text == say("table-saves-itself", folder=str(folder))
    assert page.saves_itself
    assert not page.is_edited()
    window.close_page(page)
    assert saved_names(store) == ["first-game-1.json"]
    start_page(window)
    assert not window.run_command("save-page")


@pytest.mark.slow
def test_a_game_without_a_move_any_more_is_not_kept(open_window: OpenWindow, store: SettingsStore) -> None:
    """One that was taken back to its beginning is, as its moves can be done again; not one with new dice from there."""
    window = open_window()
    page = started(window)
    page.play.go_to(0)
    window.close_page(page)
    assert saved_names(store) == ["first-game-1.json"]
    page = continued(window)
    page.play.go_to(0)
    window.close_page(page)
    assert saved_names(store) == ["first-game-1.json"]
    page = continued(window)
    assert page.play.session.game.ahead > 0
    page.play.take_new_dice()
    window.close_page(page)
    assert saved_names(store) == []


@pytest.mark.slow
def test_a_game_that_has_ended_is_not_kept(open_window: OpenWindow, store: SettingsStore, qtbot: QtBot) -> None:
    window = open_window()
    page = started(window)
    window.close_page(page)
    start_page(window)
    child(window, QPushButton, "kept-first-game-1").click()
    again = table_in(window)
    if again.play.covered:
        again.play.confirm_seat()
    decision = again.play.snapshot.decision
    assert decision is not None
    concede = next(each for each in decision.standing if each.kind == "concede")
    again.play.answer(concede, concede.seat)
    assert again.play.over
    window.close_page(again)
    assert saved_names(store) == []


@pytest.mark.slow
def test_a_kept_game_can_be_removed(open_window: OpenWindow, store: SettingsStore) -> None:
    """After a question; Esc leaves it where it is."""
    window = open_window()
    window.close_page(started(window))
    start_page(window)
    button = child(window, QToolButton, "forget-first-game-1")
    QTest.mouseClick(button, LEFT)
    QTest.keyClick(child(window, QMessageBox, "forget-game"), Qt.Key.Key_Escape)
    assert saved_names(store) == ["first-game-1.json"]
    QApplication.processEvents()
    QTest.mouseClick(button, LEFT)
    box = window.findChildren(QMessageBox, "forget-game")[-1]
    yes = next(each for each in box.buttons() if box.buttonRole(each) == QMessageBox.ButtonRole.DestructiveRole)
    QTest.mouseClick(yes, LEFT)
    assert saved_names(store) == cards(window) == []


@pytest.mark.slow
@pytest.mark.command("save-page-as", "open-document")
def test_a_game_is_saved_to_a_file_and_opened_from_it(
    open_window: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    window, file = open_window(), tmp_path / "mine.json"
    page = started(window, ARENA, answers=2)
    state = page.play.session.game.state
    monkeypatch.setattr("editor.pages.play.save_game.ask_for_target", lambda *_: file)
    action(window, "save-page-as").trigger()
    assert str(file) in window.toasts.text
    saved = json.loads(file.read_text(encoding="utf-8"))
    assert (saved["kind"], saved["tags"]) == ("position", ["red-person", "blue-person"])
    window.close_page(page)
    open_file(window.context, str(file))
    assert table_in(window).play.session.game.state == state
    assert window.store.preferences.recent[0] == str(file)
    open_file(window.context, str(file))
    assert len(window.pages) == 2


@pytest.mark.slow
def test_a_game_against_a_bot_goes_on_against_it(open_window: OpenWindow, store: SettingsStore, qtbot: QtBot) -> None:
    store.change(bot_pause=0)
    window = open_window()
    page = begun(window, NewGame(FIRST, {"red": "person", "blue": "random"}, 3))
    settled(qtbot, page)
    page.play.answer(Hand(page).choices[0])
    window.close_page(page)
    start_page(window)
    child(window, QPushButton, "kept-first-game-1").click()
    assert table_in(window).play.session.players == {"red": "person", "blue": "random"}


@pytest.mark.parametrize("content", ["nonsense", "[]", "{}", '{"name": {}, "system": "no-such-game"}'])
def test_a_file_that_is_no_game_is_not_offered(open_window: OpenWindow, store: SettingsStore, content: str) -> None:
    (store.folder / "games").mkdir(parents=True)
    (store.folder / "games" / "odd.json").write_text(content, encoding="utf-8")
    assert cards(open_window()) == []


@pytest.mark.slow
def test_the_name_of_a_game_is_only_text(open_window: OpenWindow, store: SettingsStore) -> None:
    """The file may be from someone else: no text of it is read as markup, not even in the question about it."""
    window = open_window()
    window.close_page(started(window))
    path = store.folder / "games" / "first-game-1.json"
    path.write_text(json.dumps({**json.loads(path.read_text()), "name": {"en": "<b>Bold</b>"}}), encoding="utf-8")
    start_page(window)
    child(window, QToolButton, "forget-first-game-1").click()
    box = child(window, QMessageBox, "forget-game")
    named = [label for label in window.findChildren(QLabel) if "<b>Bold</b>" in label.text()]
    assert {label.window() for label in named} == {window, box}
    assert {label.textFormat() for label in named} == {Qt.TextFormat.PlainText}
    box.close()
    child(window, QPushButton, "kept-first-game-1").click()
    opened(window)
    tips = [window.tabs.bar.tabToolTip(1), *(widget.toolTip() for widget in window.findChildren(QWidget))]
    assert any("Bold" in each for each in tips)
    assert not any("<b>Bold" in each for each in tips)


@pytest.mark.slow
def test_a_kept_game_that_was_spoilt_says_so(open_window: OpenWindow, store: SettingsStore) -> None:
    window = open_window()
    window.close_page(started(window))
    path = store.folder / "games" / "first-game-1.json"
    path.write_text(json.dumps({**json.loads(path.read_text()), "state": {"figures": 5}}), encoding="utf-8")
    start_page(window)
    child(window, QPushButton, "kept-first-game-1").click()
    assert window.page is window.tabs.home
    assert child(window, QMessageBox, "cannot-open").isVisible()
    child(window, QMessageBox, "cannot-open").close()


@pytest.mark.slow
def test_where_nothing_can_be_written_it_is_reported(
    open_window: OpenWindow, store: SettingsStore, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper, "SOON", 0)
    store.folder.mkdir(parents=True, exist_ok=True)
    (store.folder / "games").write_text("a file in the way", encoding="utf-8")
    window = open_window()
    started(window)
    qtbot.waitUntil(lambda: "games" in window.toasts.text)
