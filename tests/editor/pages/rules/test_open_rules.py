"""Rules are opened in a tab that leads back, or on top of a dialog that is to be answered first."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QPushButton, QStyleOptionButton
from pytestqt.qtbot import QtBot

from editor.page_api.page import Page
from editor.pages.rules.open_rules import RuleReferenceDialog
from editor.pages.rules.page import RuleReferencePage
from editor.pages.rules.return_button import ReturnButton
from editor.shell.main_window import MainWindow
from editor.theme.icons import icon
from tests.editor.conftest import OpenWindow, action, child


class Game(Page):
    """A page that asks for rules."""

    def title(self) -> str:
        return "First game"

    def speak(self, lang: str) -> None:
        """It has nothing to say."""


def rules(window: MainWindow) -> RuleReferencePage:
    assert isinstance(window.page, RuleReferencePage)
    return window.page


@pytest.mark.command("show-rules")
def test_the_menu_opens_the_rules_ready_to_be_searched(open_window: OpenWindow) -> None:
    window = open_window()
    action(window, "show-rules").trigger()
    assert window.page.title() == "Rules"
    assert rules(window).reference.search.hasFocus()
    action(window, "show-rules").trigger()
    assert len(window.pages) == 2


def test_a_page_that_wants_a_rule_gets_it_and_escape_leads_back(open_window: OpenWindow) -> None:
    window = open_window()
    game = window.open_page("game", Game)
    game.rule_requested.emit("BG-SIGHT-2")
    reference = rules(window).reference
    assert reference.trail.here == "BG-SIGHT-2"
    assert reference.reader.hasFocus()
    QTest.keyClick(reference.reader, Qt.Key.Key_Escape)
    assert window.page is game


def test_the_way_back_says_where_it_leads(open_window: OpenWindow) -> None:
    window = open_window()
    game = window.open_page("game", Game)
    game.rule_requested.emit("BG-SIGHT-2")
    button = child(window, QPushButton, "reference-return")
    assert button.accessibleName() == "Back to “First game”"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert window.page is game


def test_without_the_page_one_came_from_the_way_leads_to_the_start(open_window: OpenWindow, qtbot: QtBot) -> None:
    """And the button says so."""
    window = open_window()
    game = window.open_page("game", Game)
    game.rule_requested.emit("BG-SIGHT-2")
    page = rules(window)
    button = child(window, QPushButton, "reference-return")
    window.close_page(game)
    qtbot.waitUntil(lambda: button.accessibleName() == "Back to “Start”")
    page.go_back()
    assert window.page is window.tabs.home


def test_rules_follow_the_language_of_the_window(open_window: OpenWindow) -> None:
    window = open_window()
    window.open_rule("BG-SIGHT-2")
    window.speak("pl")
    assert "Pole widzenia" in rules(window).reference.reader.toPlainText()
    assert window.page.title() == "Zasady"
    assert child(window, QPushButton, "reference-return").accessibleName() == "Wróć do: „Start”"


def test_a_rule_that_there_is_not_is_reported_at_the_foot_of_the_window(open_window: OpenWindow) -> None:
    window = open_window()
    window.open_rule("BG-SIGHT-99")
    assert window.toasts.text == "There is no rule BG-SIGHT-99. Search for a word of it."


def test_a_rule_that_a_dialog_names_is_read_on_top_of_it(open_window: OpenWindow, qtbot: QtBot) -> None:
    window = open_window()
    dialog = QDialog(window)
    dialog.setModal(True)
    dialog.open()
    window.open_rule("BG-FX-5")
    shown = child(dialog, RuleReferenceDialog)
    assert shown.reference.trail.here == "BG-FX-5"
    assert shown.isVisible()
    assert window.page is window.tabs.home
    QTest.keyClick(shown.reference.search, Qt.Key.Key_Escape)
    assert not shown.isVisible()
    dialog.close()


@pytest.mark.parametrize("caption", ["Back to “Start”", "Back to “First game”", "Torna a «Inizio»", "Wróć do: „Start”"])
def test_the_way_back_is_named_in_full_where_there_is_room(qtbot: QtBot, caption: str) -> None:
    button = ReturnButton()
    qtbot.addWidget(button)
    button.setIcon(icon("table"))
    button.lead_to(caption)
    button.resize(button.sizeHint())
    option = QStyleOptionButton()
    button.initStyleOption(option)
    assert option.text == button.text()
