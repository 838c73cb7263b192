"""The start page: the first game is one click away, the stock scenarios are there, and what was opened last."""

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea, QWidget

from editor.pages.play.start import start_game as play
from editor.pages.play.start.new_session import NewGame
from editor.pages.start.hero_card import HeroWidget
from editor.pages.start.large_buttons import CommandButton, LargeButton
from editor.pages.start.page import FIRST_GAME, VERBS
from editor.services.recent_documents import remember_as_recent
from editor.services.scenario_catalogue import stock_scenarios
from editor.settings.preferences import MOST_RECENT
from editor.settings.store import SettingsStore
from editor.shell.main_window import MainWindow
from editor.thumbnails.board_picture import BoardPictureWidget
from engine.words import languages, say
from tests.editor.conftest import OpenWindow, child, focused
from tests.support.board_pictures import wait_for_pictures
from tests.support.played_games import begun


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
    """The first game comes first, the others in the order of their games."""
    others = [name for name in stock_scenarios() if name != FIRST_GAME]
    assert names(open_window(), "samples") == [FIRST_GAME, *others]
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
    button = CommandButton(window, "close-page", "Close", "")
    button.setParent(window)
    assert not button.isEnabled()
    window.commands["close-page"].setEnabled(True)
    assert button.isEnabled()


def test_the_first_game_is_the_first_button(open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """The only primary one, on the largest card, and the first that Tab reaches."""
    window = open_window()
    first = child(window, QPushButton, "start-play-first-game")
    assert [each for each in window.tabs.home.findChildren(QPushButton) if each.property("primary")] == [first]
    card = child(window, HeroWidget)
    assert card.isAncestorOf(first)
    others = window.tabs.home.findChildren(LargeButton)
    assert all(area(card) > area(other) for other in others)
    assert focused() is first
    assert card.mapTo(window, QPoint()).y() <= min(other.mapTo(window, QPoint()).y() for other in others)
    ran: list[str] = []
    monkeypatch.setattr(window, "run_command", ran.append)
    QTest.mouseClick(first, Qt.MouseButton.LeftButton)
    assert ran == ["play-first-game"]


def area(widget: QWidget) -> int:
    return widget.width() * widget.height()


@pytest.mark.parametrize("command", [command for command, *_ in VERBS])
def test_other_ways_to_begin_are_a_click_away(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    window = open_window()
    ran: list[str] = []
    monkeypatch.setattr(window, "run_command", ran.append)
    QTest.mouseClick(child(window, QPushButton, f"start-{command}"), Qt.MouseButton.LeftButton)
    assert ran == [command]


def save_games(window: MainWindow, number: int) -> None:
    """Games of which the first answer is given, closed again."""
    for _ in range(number):
        page = begun(window, NewGame(FIRST_GAME, {"red": "person", "blue": "person"}, 3))
        page.play.answer(page.play.options.choices[0])
        window.close_page(page)
    window.run_command("show-start-page")
    QApplication.processEvents()


def kept(window: MainWindow) -> list[str]:
    """The saved games on offer, the last one first."""
    found = window.tabs.home.findChildren(QPushButton)
    return [each.objectName() for each in found if each.objectName().startswith("kept-")]


@pytest.mark.slow
def test_the_last_games_come_first(open_window: OpenWindow) -> None:
    """Continue is the one primary button then; three games are shown, and the others on demand."""
    window = open_window()
    save_games(window, 5)
    home = window.tabs.home
    (primary,) = (each for each in home.findChildren(QPushButton) if each.property("primary"))
    newest = window.context.saved_games.all()
    assert [primary.objectName(), *kept(window)[1:]] == [f"kept-{game.path.stem}" for game in newest[:3]]
    assert child(window, HeroWidget).isAncestorOf(primary)
    texts = [label.text() for label in child(window, HeroWidget).findChildren(QLabel)]
    assert {"First game", "Red", "Blue", "0", newest[0].turn_text("en")} <= set(texts)
    assert any(newest[0].round_text("en") in each for each in texts)
    QTest.mouseClick(child(window, QPushButton, "start-more-games"), Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert sorted(kept(window)) == sorted(f"kept-{game.path.stem}" for game in newest)


@pytest.mark.slow
def test_after_a_game_the_page_is_seen_from_its_top(open_window: OpenWindow) -> None:
    window = open_window()
    window.resize(1024, 560)
    save_games(window, 1)
    bar = child(window, QScrollArea, "start-scroll").verticalScrollBar()
    bar.setValue(bar.maximum())
    assert bar.value() > 100
    save_games(window, 1)
    QApplication.processEvents()
    assert bar.value() == 0


@pytest.mark.slow
def test_boards_are_pictures(open_window: OpenWindow) -> None:
    """Of the last game as it stands, of what ships, and of what was opened last."""
    window = open_window()
    window.resize(1440, 1400)
    save_games(window, 1)
    wait_for_pictures(window)
    pictures = {each.objectName(): each for each in window.tabs.home.findChildren(BoardPictureWidget)}
    (saved,) = window.context.saved_games.all()
    shown = {
        f"picture-{saved.path.stem}",
        f"picture-recent-{FIRST_GAME}",
        *(f"picture-samples-{name}" for name in stock_scenarios()),
    }
    assert pictures.keys() == shown
    assert [name for name, each in pictures.items() if each.image is None] == []


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("size", [QSize(1024, 700), QSize(1440, 900), QSize(1920, 1080)])
def test_no_text_is_cut(open_window: OpenWindow, store: SettingsStore, lang: str, text_size: int, size: QSize) -> None:
    """Nothing is wider than the page, and each text has the room that it needs."""
    store.change(text_size=text_size)
    window = open_window(lang)
    window.resize(size)
    save_games(window, 3)
    page = child(window, QScrollArea, "start-scroll")
    content = page.widget()
    assert content is not None
    assert content.width() <= page.viewport().width()
    for label in (each for each in content.findChildren(QLabel) if each.isVisible()):
        needed = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
        assert label.height() >= needed, label.text()
        assert label.wordWrap() or label.width() >= label.sizeHint().width(), label.text()
        assert 0 <= label.mapTo(content, QPoint()).x() <= content.width() - label.width()


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
def test_the_page_is_seen_whole_on_a_usual_screen(open_window: OpenWindow, lang: str) -> None:
    """With three saved games and four recent documents, down to the names of the boards."""
    window = open_window(lang)
    window.resize(1440, 900)
    save_games(window, 3)
    for name in list(stock_scenarios())[:4]:
        remember_as_recent(window, name)
    QApplication.processEvents()
    page = child(window, QScrollArea, "start-scroll")
    assert page.verticalScrollBar().maximum() == 0


def test_the_library_is_a_click_away_from_recent_documents(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    ran: list[str] = []
    monkeypatch.setattr(window, "run_command", ran.append)
    QTest.mouseClick(child(window, QPushButton, "start-to-library"), Qt.MouseButton.LeftButton)
    assert ran == ["show-library"]


def test_a_larger_text_size_lays_the_page_out_anew(open_window: OpenWindow) -> None:
    window = open_window()
    before = child(window, QPushButton, "start-play-first-game").height()
    window.change(text_size=150)
    QApplication.processEvents()
    assert child(window, QPushButton, "start-play-first-game").height() > before
