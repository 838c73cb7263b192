"""A new game: the offers of the dialog, and the resulting session."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QMessageBox, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from editor.pages.play.page import PlayPage
from editor.pages.play.player_names import BOT_WORDS
from editor.pages.play.start.load_error_dialog import show_load_error
from editor.pages.play.start.new_game_dialog import NewGameDialog
from editor.pages.play.start.new_session import NewGame, any_seed, seat_stock_game, seats_of
from editor.pages.play.start.scroll_fade import ScrollFadeWidget
from editor.pages.play.start.start_game import begin
from editor.pages.play.widgets.rule_label import RuleLabel
from editor.playtest.load_game import CannotLoad
from editor.services.document_resolver import DocumentResolver
from editor.services.scenario_catalogue import stock_scenarios
from editor.thumbnails.board_picture import BoardPictureWidget
from engine.bots.bot import bots
from engine.content.checks.problem_text import ProblemText
from engine.registry import systems
from engine.words import languages, say
from tests.editor.conftest import OpenWindow, action, child
from tests.editor.pages.play.conftest import ARENA, FIRST
from tests.support.board_pictures import wait_for_pictures
from tests.support.library_screens import settled
from tests.support.own_mission import MISSION, documents_with_illegal_army, written_into
from tests.support.played_games import opened

LEFT = Qt.MouseButton.LeftButton


@pytest.mark.parametrize("lang", languages())
def test_every_scenario_player_and_reading_is_offered(open_window: OpenWindow, lang: str) -> None:
    window = open_window(lang)
    dialog = NewGameDialog(window.context)
    settled(window)
    assert [dialog.scenario.itemData(row) for row in range(dialog.scenario.count())] == list(stock_scenarios())
    for row, sample in enumerate(stock_scenarios().values()):
        dialog.scenario.setCurrentIndex(row)
        assert tuple(dialog.players) == seats_of(sample.id)
        assert [combo.count() for combo in dialog.players.values()] == [1 + len(bots())] * len(dialog.players)
        options = systems()[sample.system].profile
        assert list(dialog.readings) == [option.key for option in options]
        assert [combo.count() for combo in dialog.readings.values()] == [1 + len(each.values) for each in options]
        child(dialog, QToolButton, "new-game-fold").setChecked(True)
        rules = {
            text.accessibleName().split()[-1] for text in dialog.findChildren(RuleLabel) if text.isVisibleTo(dialog)
        }
        assert {each.rule for each in options} <= rules


def test_every_bot_has_a_name() -> None:
    """In every language, and no two the same."""
    assert BOT_WORDS.keys() == bots().keys()
    for lang in languages():
        assert len({say(each, lang) for each in BOT_WORDS.values()}) == len(bots())


def test_the_dialog_gives_the_chosen_players_options_and_seed(open_window: OpenWindow) -> None:
    window = open_window()
    dialog = NewGameDialog(window.context, FIRST)
    settled(window)
    assert dict(dialog.chosen().players) == {"red": "person", "blue": "search"}
    dialog.players["red"].setCurrentIndex(dialog.players["red"].findData("random"))
    dialog.readings["claim"].setCurrentIndex(dialog.readings["claim"].findData("must"))
    dialog.seed.setText("12")
    assert dialog.chosen() == NewGame(FIRST, {"red": "random", "blue": "search"}, 12, {"claim": "must"})
    dialog.seed.clear()
    assert dialog.chosen().seed != 12
    QTest.keyClicks(dialog.seed, "1x2 seeds, 3 more")
    assert dialog.seed.text() == "123"
    assert dialog.chosen().seed == 123


def test_the_rules_are_folded_away(open_window: OpenWindow) -> None:
    """A button unfolds the seed and the readings, by the keyboard as well."""
    window = open_window()
    dialog = NewGameDialog(window.context, FIRST)
    dialog.show()
    fold = child(dialog, QToolButton, "new-game-fold")
    assert not dialog.seed.isVisible()
    QTest.keyClick(fold, Qt.Key.Key_Space)
    assert dialog.seed.isVisible()
    assert all(combo.isVisible() for combo in dialog.readings.values())


def test_the_mission_is_pictured_and_told(open_window: OpenWindow) -> None:
    """Its board, its name, its length, and its events in words; Play is the one primary button."""
    window = open_window()
    dialog = NewGameDialog(window.context, "battleground/castle-siege")
    dialog.show()
    settled(window)
    texts = {label.text() for label in dialog.findChildren(QLabel)}
    assert {"The siege of the castle", "Battleground · 4 rounds", say("brief-battleground", "en")} <= texts
    assert "At the beginning of round 2, He-Man enters play at the gate." in texts
    assert not any(dialog.sample.id in each for each in texts)
    wait_for_pictures(window)
    assert child(dialog, BoardPictureWidget).image is not None
    primary = [each.objectName() for each in dialog.findChildren(QPushButton) if each.property("primary")]
    assert primary == ["new-game-begin"]


def test_a_briefing_that_is_cut_fades_out(open_window: OpenWindow) -> None:
    """And is read whole where the screen has the height."""
    window = open_window()
    dialog = NewGameDialog(window.context, "battleground/break-through")
    dialog.show()
    settled(window)
    fade = child(dialog, ScrollFadeWidget)
    dialog.resize(900, 500)
    assert fade.isVisibleTo(dialog)
    dialog.resize(900, 1200)
    assert not fade.isVisibleTo(dialog)


@pytest.mark.slow
def test_enter_begins_the_game(open_window: OpenWindow, qtbot: QtBot) -> None:
    """The keyboard begins at the list of missions, and Enter plays; Esc does not."""
    window = open_window()
    action(window, "new-game").trigger()
    dialog = child(window, NewGameDialog)
    settled(window)
    assert dialog.focusWidget() is dialog.scenario
    assert child(dialog, QPushButton, "new-game-begin").isDefault()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert window.page is window.tabs.home
    action(window, "new-game").trigger()
    again = next(each for each in window.findChildren(NewGameDialog) if each.isVisible())
    settled(window)
    QTest.keyClick(again, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: isinstance(window.page, PlayPage))


def test_a_seat_may_bring_another_army(open_window: OpenWindow, qtbot: QtBot) -> None:
    """Each army of the format has its points; the chosen one is on the table, to be deployed by its player."""
    window = open_window()
    dialog = NewGameDialog(window.context, FIRST)
    dialog.show()
    settled(window)
    combo = dialog.armies["red"]
    assert combo.currentText() == "First game: Masters of the Universe (150)"
    assert child(dialog, QLabel, "new-game-points-red").text() == say("new-game-points", "en", points=150, most=150)
    combo.setCurrentIndex(combo.findData("battleground/pass-masters"))
    assert child(dialog, QLabel, "new-game-points-red").text() == say("new-game-points", "en", points=149, most=150)
    assert child(dialog, QLabel, "new-game-legality").text() == say("new-game-legal", "en")
    chosen = dialog.chosen()
    assert chosen.armies == {"red": "battleground/pass-masters"}
    QTest.mouseClick(child(dialog, QPushButton, "new-game-begin"), LEFT)
    page = window.page
    begin(window.context, chosen)
    qtbot.waitUntil(lambda: window.page is not page)
    page = window.page
    assert isinstance(page, PlayPage)
    sides = {side["seat"]: side for side in page.play.session.table.start.scenario["armies"]}
    army = DocumentResolver(with_files=False)("battleground/pass-masters")
    assert [each["id"] for each in sides["red"]["figures"]] == [each["id"] for each in army["figures"]]
    assert not any(each.get("at") for each in sides["red"]["figures"])
    assert all(each.get("at") for each in sides["blue"]["figures"])


def test_an_army_that_a_mission_cannot_do_without_is_asked_back(open_window: OpenWindow) -> None:
    """The reason stands below the mission, and the game cannot begin; with its own army it can again."""
    window = open_window()
    dialog = NewGameDialog(window.context, "battleground/castle-siege")
    dialog.show()
    settled(window)
    begin_button = child(dialog, QPushButton, "new-game-begin")
    dialog.armies["red"].setCurrentIndex(dialog.armies["red"].findData("battleground/first-masters"))
    assert not begin_button.isEnabled()
    assert "“he-man”" in child(dialog, QLabel, "new-game-fault").text()
    dialog.armies["red"].setCurrentIndex(0)
    assert begin_button.isEnabled()
    assert not child(dialog, QLabel, "new-game-fault").isVisible()


@pytest.mark.slow
@pytest.mark.rule("BG-SETUP-3")
def test_a_breach_is_said_before_the_start(open_window: OpenWindow, tmp_path: Path) -> None:
    """With the side and what is wrong; the army is over its points in its row, too; Play still asks."""
    path = written_into(tmp_path / "mine", documents_with_illegal_army())
    window = open_window()
    window.context.library_path = str(path.parent)
    window.context.scenarios.look()
    settled(window)
    dialog = NewGameDialog(window.context, f"own:{MISSION}")
    dialog.show()
    settled(window)
    legality = child(dialog, QLabel, "new-game-legality")
    wrong = say("table-illegal-of", seat="Red", text=say("content-format-points", found=138, most=100))
    assert legality.text() == "\n".join((say("new-game-illegal"), wrong))
    assert legality.property("state") == "broken"
    assert child(dialog, QLabel, "new-game-points-red").text() == say("new-game-points", points=138, most=100)
    begin(window.context, dialog.chosen())
    settled(window)
    box = child(window, QMessageBox, "ask-illegal")
    assert wrong in "\n".join(label.text() for label in box.findChildren(QLabel))
    box.close()


def test_the_seed_is_shown_and_decides(qtbot: QtBot) -> None:
    first, second = (seat_stock_game(NewGame(FIRST, {}, 5), "en") for _ in range(2))
    assert first.game.state == second.game.state
    assert len({any_seed() for _ in range(5)}) > 1


def test_a_reading_of_the_rules_holds_in_the_game() -> None:
    session = seat_stock_game(NewGame(FIRST, {}, 5, {"claim": "must"}), "en")
    assert session.table.start.scenario["profile"]["claim"] == "must"


@pytest.mark.slow
@pytest.mark.command("new-game")
def test_the_dialog_begins_a_game(open_window: OpenWindow, qtbot: QtBot) -> None:
    window = open_window()
    action(window, "new-game").trigger()
    dialog = child(window, NewGameDialog)
    dialog.scenario.setCurrentIndex(dialog.scenario.findData(ARENA))
    QTest.mouseClick(child(dialog, QPushButton, "new-game-begin"), LEFT)
    assert window.page is window.tabs.home
    qtbot.waitUntil(lambda: isinstance(window.page, PlayPage))
    page = opened(window)
    assert page.scenario == ARENA
    assert window.store.preferences.recent[0] == ARENA
    action(window, "new-game").trigger()
    again = next(each for each in window.findChildren(NewGameDialog) if each.isVisible())
    assert again.chosen().scenario == ARENA
    QTest.mouseClick(child(again, QPushButton, "new-game-begin"), LEFT)
    qtbot.waitUntil(lambda: window.page is not page)
    assert len({each.key for each in window.pages}) == len(window.pages)


@pytest.mark.slow
@pytest.mark.command("play-first-game")
def test_the_first_game_is_one_command_away(open_window: OpenWindow, qtbot: QtBot) -> None:
    window = open_window()
    action(window, "play-first-game").trigger()
    page = opened(window)
    assert page.scenario == FIRST
    assert dict(page.play.session.players) == {"red": "person", "blue": "search"}
    action(window, "play-first-game").trigger()
    assert opened(window) is page


def test_a_scenario_that_cannot_be_played_is_reported(open_window: OpenWindow, qtbot: QtBot) -> None:
    """As plain text, with a link to the rule, which opens on top."""
    window = open_window()
    problems = (ProblemText("There is no <b>map</b>.", "$.map", "BG-COMP-1"), ProblemText("So there."))
    show_load_error(window.context, CannotLoad(problems))
    box = child(window, QMessageBox, "cannot-open")
    label = next(each for each in box.findChildren(QLabel) if "BG" in each.text())
    document = QTextDocument()
    document.setHtml(label.text())
    shown = document.toPlainText().replace("\N{NON-BREAKING HYPHEN}", "-")
    assert shown == "There is no <b>map</b>. ($.map) BG-COMP-1\nSo there."
    label.linkActivated.emit("rule:BG-COMP-1")
    rules = child(box, QDialog, "reference-dialog")
    assert rules.isVisible()
    rules.close()
    box.close()
