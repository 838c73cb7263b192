"""The start page: the first game is one click away, the stock scenarios are there, and what was opened last."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from editor.pages.play.start import start_game as play
from editor.pages.start.large_buttons import CommandButton, LargeButton
from editor.services.recent_documents import remember_as_recent
from editor.services.scenario_catalogue import stock_scenarios
from editor.settings.preferences import MOST_RECENT
from editor.settings.store import SettingsStore
from editor.shell.main_window import MainWindow
from engine.words import languages, say
from tests.editor.conftest import OpenWindow, child, focused


def names(window: MainWindow, part: str) -> list[str]:
    """What stands in a list of the page, by scenario."""
    cards = window.tabs.home.findChildren(LargeButton)
    return [card.objectName().removeprefix(f"{part}-") for card in cards if card.objectName().startswith(f"{part}-")]


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The scenarios that the page requests to open."""
    wanted: list[str] = []
    monkeypatch.setattr(play, "open_request", lambda _, request: wanted.append(request.key))
    return wanted


def test_every_stock_scenario_is_a_sample(open_window: OpenWindow) -> None:
    assert names(open_window(), "samples") == list(stock_scenarios())
    assert {"battleground/first-game", "hoplomachus/skirmish-pozzuoli"} <= stock_scenarios().keys()


@pytest.mark.parametrize("lang", languages())
def test_a_sample_has_its_name_and_its_game_in_every_language(lang: str) -> None:
    for sample in stock_scenarios().values():
        assert sample.name(lang)
        assert sample.game(lang)


def test_a_click_opens_a_sample(open_window: OpenWindow, opened: list[str]) -> None:
    card = child(open_window(), LargeButton, "samples-battleground/first-game")
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    assert opened == ["battleground/first-game"]


def test_so_does_the_keyboard(open_window: OpenWindow, opened: list[str]) -> None:
    window = open_window()
    child(window, LargeButton, "samples-hoplomachus/skirmish-pozzuoli").setFocus()
    QTest.keyClick(focused(), Qt.Key.Key_Space)
    assert opened == ["hoplomachus/skirmish-pozzuoli"]


def test_where_nothing_was_opened_yet_it_says_so(open_window: OpenWindow) -> None:
    window = open_window()
    shown = [label.text() for label in window.tabs.home.findChildren(QLabel)]
    assert say("start-recent-nothing") in shown
    assert names(window, "recent") == []


def test_recent_documents_are_listed_newest_first(open_window: OpenWindow, store: SettingsStore) -> None:
    store.change(recent=("battleground/first-game", "gone/away"))
    window = open_window()
    assert names(window, "recent") == ["battleground/first-game"]
    remember_as_recent(window, "hoplomachus/skirmish-pozzuoli")
    assert names(window, "recent") == ["hoplomachus/skirmish-pozzuoli", "battleground/first-game"]
    remember_as_recent(window, "battleground/first-game")
    assert store.preferences.recent[:2] == ("battleground/first-game", "hoplomachus/skirmish-pozzuoli")


@pytest.mark.slow
def test_only_so_many_are_remembered(open_window: OpenWindow, store: SettingsStore) -> None:
    window = open_window()
    for number in range(2 * MOST_RECENT):
        remember_as_recent(window, f"game/scenario-{number}")
    assert len(store.preferences.recent) == MOST_RECENT
    assert store.preferences.recent[0] == f"game/scenario-{2 * MOST_RECENT - 1}"


def test_a_button_is_grey_while_its_command_cannot_be_run(open_window: OpenWindow) -> None:
    window = open_window()
    button = CommandButton(window, "close-page", "")
    button.setParent(window)
    assert not button.isEnabled()
    window.commands["close-page"].setEnabled(True)
    assert button.isEnabled()


def test_the_first_game_is_the_first_button(open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """The largest, and the first that Tab reaches."""
    window = open_window()
    first = child(window, QPushButton, "start-play-first-game")
    others = [button for button in window.tabs.home.findChildren(LargeButton) if button is not first]
    assert all(first.width() * first.height() > other.width() * other.height() for other in others)
    assert window.tabs.home.findChildren(LargeButton)[0] is first
    ran: list[str] = []
    monkeypatch.setattr(window, "run_command", ran.append)
    QTest.mouseClick(first, Qt.MouseButton.LeftButton)
    assert ran == ["play-first-game"]


@pytest.mark.parametrize("command", ["new-game", "show-library"])
def test_other_ways_to_begin_are_a_click_away(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    window = open_window()
    ran: list[str] = []
    monkeypatch.setattr(window, "run_command", ran.append)
    QTest.mouseClick(child(window, QPushButton, f"start-{command}"), Qt.MouseButton.LeftButton)
    assert ran == [command]
