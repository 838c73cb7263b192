"""Explanations beside what is shown: the rule behind a number, what an ability does, what a die is for, both looks."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolTip, QTreeWidget, QTreeWidgetItem, QWidget
from pytestqt.qtbot import QtBot

from editor.pages.play.decision_text import CHOICE, RESULT
from editor.pages.play.page import PlayPage
from editor.pages.play.widgets.log_delegate import LEVEL, RULES, LogDelegate
from editor.pages.play.widgets.rule_label import SCHEME, RuleLabel
from editor.rule_books.rule_text import rule_tip
from engine.words import languages
from tests.editor.conftest import OpenWindow, child
from tests.editor.pages.play.conftest import ARENA, FIRST, OpenTable, against_bot, settled
from tests.editor.pages.play.player_hand import Hand, offered
from tests.support.played_games import FIRST_GAME, open_at

LEFT = Qt.MouseButton.LeftButton


def enter(widget: QWidget) -> None:
    """Let the mouse come to a widget."""
    at = QPointF(4, 4)
    QApplication.sendEvent(widget, QEnterEvent(at, at, QPointF(widget.mapToGlobal(at.toPoint()))))


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
def test_the_number_of_a_rule_says_what_the_rule_says(qtbot: QtBot, lang: str) -> None:
    text = RuleLabel("t", lang, "widened by 1", ("BG-MOD-5",))
    qtbot.addWidget(text)
    text.linkHovered.emit(f"{SCHEME}BG-MOD-5")
    assert text.toolTip() == rule_tip("BG-MOD-5", lang)
    text.linkHovered.emit("")
    assert not text.toolTip()
    assert text.accessibleDescription().startswith("BG-MOD-5: ")


@pytest.mark.slow
def test_the_log_says_what_its_rules_say(open_table: OpenTable) -> None:
    """Where the mouse rests on the number of a rule, inside a headline."""
    tree = against_bot(open_table, until="move").parts.log.tree
    assert (tree.accessibleName(), tree.model().headerData(0, Qt.Orientation.Horizontal)) == ("Log", "Log")
    delegate = tree.itemDelegate()
    assert isinstance(delegate, LogDelegate)
    items = [item for item in rows_of(tree) if item.data(0, LEVEL) == "detail" and item.data(0, RULES)]
    item = next(item for item in items if item.data(0, RULES)[0] == "BG-ROUND-4")
    tree.expandAll()
    tree.scrollToItem(item)
    at = delegate.rule_box(tree.visualItemRect(item), tree.indexFromItem(item)).center()
    QApplication.sendEvent(tree.viewport(), QHelpEvent(QEvent.Type.ToolTip, at, tree.viewport().mapToGlobal(at)))
    assert "Selecting a card" in QToolTip.text()
    QToolTip.hideText()


def rows_of(tree: QTreeWidget) -> list[QTreeWidgetItem]:
    lines = [tree.topLevelItem(row) for row in range(tree.topLevelItemCount())]
    rows = (line.child(row) for line in lines if line is not None for row in range(line.childCount()))
    return [row for row in rows if row is not None]


@pytest.mark.slow
def test_a_bonus_says_what_it_does(open_table: OpenTable) -> None:
    page = against_bot(open_table, FIRST, until="bonus")
    seen = 0
    for offer, button in page.parts.bar.buttons.items():
        if not offer.startswith(CHOICE):
            continue
        choice = page.play.options.choices[int(offer.removeprefix(CHOICE))]
        sheet = page.showing.hovering.pointer.of_choice(choice).sheet
        assert sheet is not None
        enter(button)
        assert sheet.facts[0].text in button.accessibleDescription()
        assert button.offer.label in button.toolTip()
        assert button.toolTip() != button.offer.label
        seen += 1
    assert seen > 1


@pytest.mark.slow
def test_a_die_to_be_typed_in_says_what_it_is_for(open_table: OpenTable) -> None:
    page = against_bot(open_table, ARENA, until="attack")
    attack = offered(page, "attack")
    page.run_command("own-dice")
    Hand(page).make(attack)
    said = page.parts.keypad.accessibleName()
    assert page.play.naming.name("red") in said
    assert "attack" in said


def conceded(open_table: OpenTable, qtbot: QtBot, scenario: str) -> PlayPage:
    page = against_bot(open_table, scenario)
    settled(qtbot, page)
    decision = page.play.snapshot.decision
    assert decision is not None
    concede = next(each for each in decision.standing if each.kind == "concede" and each.may_be_by("red"))
    page.play.answer(concede, "red")
    return page


@pytest.mark.slow
def test_the_result_leads_to_the_board_and_the_board_back_to_it(open_table: OpenTable, qtbot: QtBot) -> None:
    page = conceded(open_table, qtbot, FIRST)
    assert not page.can_run("show-result")
    QTest.mouseClick(page.parts.result.board, LEFT)
    assert page.parts.map.isVisible()
    assert list(page.parts.bar.buttons) == [RESULT]
    assert page.can_run("show-result")
    with qtbot.waitSignal(page.changed):
        QTest.mouseClick(page.parts.bar.buttons[RESULT], LEFT)
    assert page.parts.result.isVisible()


@pytest.mark.slow
def test_the_result_of_a_concession_shows_the_title_of_its_rule(open_table: OpenTable, qtbot: QtBot) -> None:
    page = conceded(open_table, qtbot, ARENA)
    assert child(page.parts.result, QLabel, "result-rule").text() == "Rounds and game end"


@pytest.mark.slow
def test_a_game_that_is_played_out_says_what_the_rule_of_its_end_says(open_window: OpenWindow) -> None:
    page = open_at(open_window(), FIRST_GAME)
    assert child(page.parts.result, QLabel, "result-rule").text().startswith("Victory by points\nAfter round 4")
