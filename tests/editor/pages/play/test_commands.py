"""The commands of the play page: why each cannot be run now, on its button, in its menu, by keys, in the palette."""

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMenu
from pytestqt.qtbot import QtBot

from editor.page_api.page_registry import page_types
from editor.pages.play.commands import COMMANDS, PlayContext
from editor.pages.play.page import PlayPage
from editor.shell.dialogs.command_palette import CommandPaletteDialog
from editor.shell.main_window import MainWindow
from engine.words import languages, say
from tests.editor.conftest import OpenWindow, action, child, focused
from tests.editor.pages.play.conftest import ARENA, BOTS, OpenTable, against_bot, settled

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier

NOW: Mapping[str, Any] = {
    "covered": False,
    "over": False,
    "running": False,
    "thinking": False,
    "answers": 1,
    "ahead": 1,
    "bot_is_asked": True,
    "result_shown": False,
    "knows_sight": True,
    "last_of_others": True,
    "players": 2,
}
"""A moment of a game in which nearly all commands are enabled."""
OVER: Mapping[str, Any] = {"over": True, "bot_is_asked": False}
COVERED = ({"covered": True}, "why-not-covered")
RESULT = ({**OVER, "result_shown": True}, "why-not-result-shown")
GAME_OVER = (OVER, "table-game-over")
NO_BOT = ({"bot_is_asked": False}, "why-not-no-bot-asked")

REASONS: Mapping[str, tuple[tuple[Mapping[str, Any], str], ...]] = {
    "take-back": (COVERED, ({"answers": 0}, "why-not-nothing-to-take-back")),
    "go-again": (COVERED, ({"ahead": 0}, "why-not-nothing-taken-back")),
    "new-dice": (COVERED, GAME_OVER),
    "own-dice": (COVERED, GAME_OVER),
    "why-not": (COVERED, RESULT),
    "show-arcs": (COVERED, RESULT),
    "show-sight": (COVERED, RESULT, ({"knows_sight": False}, "why-not-no-lines-of-sight")),
    "show-side-sight": (COVERED, RESULT, ({"knows_sight": False}, "why-not-no-lines-of-sight")),
    "show-contents": (COVERED, RESULT),
    "last-action": (COVERED, RESULT, ({"last_of_others": None}, "why-not-no-last-action")),
    **dict.fromkeys(("bots-slow", "bots-normal", "bots-fast", "bots-at-once"), (({"players": 1}, "why-not-no-bots"),)),
    "fit-map": (COVERED, RESULT),
    "run-bots": (COVERED, GAME_OVER, NO_BOT),
    "step-bots": (
        COVERED,
        GAME_OVER,
        NO_BOT,
        ({"running": True}, "why-not-bots-play-on"),
        ({"thinking": True}, "why-not-bot-thinks"),
    ),
    "show-result": (
        COVERED,
        ({"over": False}, "why-not-game-goes-on"),
        ({**OVER, "result_shown": True}, "why-not-result-is-shown"),
    ),
}


def moment(command: str, **changed: Any) -> PlayContext:
    """A moment in which a command is enabled, but for the given changes."""
    now = {**NOW, **(OVER if command == "show-result" else {}), **changed}
    session = SimpleNamespace(
        can_undo=lambda: now["answers"] > 0,
        game=SimpleNamespace(ahead=now["ahead"]),
        bot_is_asked=now["bot_is_asked"],
        persons=("red",),
        players=("red", "blue")[: now["players"]],
    )
    states = {name: now[name] for name in ("covered", "over", "running", "thinking")}
    play = SimpleNamespace(**states, session=session)
    pointer = SimpleNamespace(knows_sight=now["knows_sight"])
    showing = SimpleNamespace(
        result_shown=now["result_shown"],
        hovering=SimpleNamespace(pointer=pointer),
        marks=SimpleNamespace(last_of_others=now["last_of_others"]),
    )
    return cast("PlayContext", SimpleNamespace(play=play, showing=showing))


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_says_why_it_cannot_be_run(name: str) -> None:
    """Each of its needs is missing once, in the order in which people would read them."""
    command = COMMANDS[name]
    assert command.why_not(moment(name)) is None
    for changed, reason in REASONS[name]:
        why = command.why_not(moment(name, **changed))
        assert (why and why.id, command.can_run(moment(name, **changed))) == (reason, False)
    assert {reason for _, reason in REASONS[name]} == {need.why_not.id for need in command.needs}


def test_a_button_is_not_there_where_a_game_has_no_use_for_it() -> None:
    """Any other reason leaves it grey."""
    hidden = {
        (name, reason)
        for name, reasons in REASONS.items()
        for changed, reason in reasons
        if not COMMANDS[name].shows_button(moment(name, **changed))
    }
    assert hidden == {("show-sight", "why-not-no-lines-of-sight")}


@pytest.mark.parametrize("lang", languages())
def test_a_grey_button_says_why(open_table: OpenTable, qtbot: QtBot, lang: str) -> None:
    page = against_bot(open_table, lang=lang)
    settled(qtbot, page)
    button, reason = page.parts.tools.buttons["go-again"], say("why-not-nothing-taken-back", lang)
    assert not button.isEnabled()
    assert reason in button.toolTip()
    assert say("table-go-again", lang) in button.toolTip()
    assert button.accessibleDescription() == reason
    page.play.undo()
    page.play.go_to(0)
    settled(qtbot, page)
    before = page.parts.tools.buttons["take-back"]
    assert (before.isEnabled(), before.accessibleDescription()) == (False, say("why-not-nothing-to-take-back", lang))


def test_a_button_that_can_be_pressed_says_what_it_does_only(open_table: OpenTable) -> None:
    page = open_table(until="move")
    button = page.parts.tools.buttons["take-back"]
    assert (button.isEnabled(), button.toolTip(), button.accessibleDescription()) == (True, say("table-take-back"), "")


@pytest.mark.slow
def test_the_buttons_of_the_bots_are_those_of_their_commands(open_table: OpenTable, qtbot: QtBot) -> None:
    page = open_table(ARENA, BOTS)
    watch, game = page.parts.tools.watch, page.play.session.game
    qtbot.waitUntil(lambda: game.answers > 3)
    assert not watch.step.isEnabled()
    assert say("why-not-bots-play-on") in watch.step.toolTip()
    watch.play.click()
    qtbot.waitUntil(lambda: not page.play.thinking and not page.play.running)
    assert watch.play.accessibleName() == say("table-bots-play")
    at = game.answers
    watch.step.setFocus()
    watch.step.click()
    assert watch.step.hasFocus()
    qtbot.waitUntil(lambda: game.answers == at + 1)
    assert watch.step.hasFocus()


def test_the_shortcut_of_an_unavailable_command_says_why(open_table: OpenTable, qtbot: QtBot) -> None:
    page = against_bot(open_table)
    settled(qtbot, page)
    window = page.window()
    assert isinstance(window, MainWindow)
    page.parts.map.setFocus()
    for key, keys in ((Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier), (Qt.Key.Key_Backspace, CTRL | SHIFT)):
        window.toasts.clear()
        QTest.keyClick(page.parts.map, key, keys)
        assert window.toasts.text == say("why-not-nothing-taken-back")


def test_the_hint_bar_tells_how_to_choose_again(open_table: OpenTable, qtbot: QtBot) -> None:
    """Only after something was picked."""
    page = open_table(until="move")
    assert "Esc" not in {each.keys for each in page.hints()}
    with qtbot.waitSignal(page.hints_changed):
        page.play.pick_kind("move")
    assert "Esc" in {each.keys for each in page.hints()}
    page.play.unpick()
    assert "Esc" not in {each.keys for each in page.hints()}


@pytest.mark.command("undo-edit", "redo-edit", "take-back")
def test_undo_takes_back_at_the_table(open_table: OpenTable, qtbot: QtBot) -> None:
    """And the hint bar names its keys; where nothing can be taken back, its keys say so."""
    page = open_table()
    window = page.window()
    assert isinstance(window, MainWindow)
    page.parts.map.setFocus()
    assert "undo-edit" in {each.command for each in page.hints()}
    QTest.keyClick(page.parts.map, Qt.Key.Key_Z, CTRL)
    assert window.toasts.text == say("why-not-nothing-to-take-back")
    page.play.answer(page.play.options.choices[0])
    answers = page.play.session.game.answers
    QTest.keyClick(page.parts.map, Qt.Key.Key_Z, CTRL)
    assert page.play.session.game.answers < answers
    QTest.keyClick(page.parts.map, Qt.Key.Key_Z, CTRL | SHIFT)
    assert page.play.session.game.answers == answers
    window.toasts.clear()
    QTest.keyClick(page.parts.map, Qt.Key.Key_Y, CTRL)
    assert window.toasts.text == say("why-not-nothing-taken-back")


def test_without_a_game_its_keys_say_that_one_is_needed(open_window: OpenWindow) -> None:
    window = open_window()
    QTest.keyClick(window, Qt.Key.Key_D, CTRL | SHIFT)
    assert window.toasts.text == say("why-not-no-game")


@pytest.mark.parametrize("lang", languages())
def test_the_menu_entry_of_an_unavailable_command_says_why(open_window: OpenWindow, lang: str) -> None:
    window = open_window(lang)
    menu = child(window, QMenu, "menu-game")
    menu.aboutToShow.emit()
    assert menu.toolTipsVisible()
    assert {entry.toolTip() for entry in menu.actions() if not entry.isSeparator()} == {say("why-not-no-game", lang)}
    assert action(window, "show-rules").isEnabled()


def test_the_palette_says_why(open_window: OpenWindow) -> None:
    window = open_window()
    window.run_command("show-palette")
    palette = child(window, CommandPaletteDialog)
    QTest.keyClicks(focused(), "undo move")
    assert not child(palette, QLabel, "palette-why-not").isVisible()
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert child(palette, QLabel, "palette-why-not").isVisible()
    assert child(palette, QLabel, "palette-why-not").text() == say("why-not-no-game")
    QTest.keyClicks(focused(), "x")
    assert not child(palette, QLabel, "palette-why-not").isVisible()
    palette.close()


def test_an_unavailable_command_run_by_name_says_why(open_window: OpenWindow) -> None:
    window = open_window()
    assert not window.run_command("fit-map")
    assert window.toasts.text == say("why-not-no-game")


def test_the_page_has_the_commands_that_it_declares() -> None:
    declared = page_types()["play"].commands
    assert {command.name: command for command in declared} == PlayPage.commands
