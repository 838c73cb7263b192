"""The page as a whole: its visible and hidden parts, in every language, theme and text size."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.words import languages
from tests.editor.conftest import action
from tests.editor.pages.play.conftest import OpenTable, against_bot, settled
from tests.editor.pages.play.player_hand import Hand, point_of

LEFT = Qt.MouseButton.LeftButton


@pytest.mark.slow
@pytest.mark.command("show-arcs")
def test_arcs_are_shown_around_a_figure(open_table: OpenTable, qtbot: QtBot) -> None:
    page = against_bot(open_table)
    figure = page.play.snapshot.board.pieces[0]
    action(page.window(), "show-arcs").trigger()  # type: ignore[arg-type]
    QTest.mouseMove(page.parts.map.viewport(), point_of(page.parts.map, figure.places[0]))
    looks = {spot.look for spot in page.parts.map.painter.overlay.spots.values()}
    assert {"front", "side", "rear"} <= looks
    assert action(page.window(), "show-arcs").isChecked()  # type: ignore[arg-type]


@pytest.mark.slow
@pytest.mark.command("show-contents", "fit-map")
def test_the_map_as_a_table_and_fitted(open_table: OpenTable, qtbot: QtBot) -> None:
    page = against_bot(open_table)
    assert not page.parts.contents.isVisible()
    action(page.window(), "show-contents").trigger()  # type: ignore[arg-type]
    qtbot.waitUntil(page.parts.contents.isVisible)
    page.parts.map.zoom(3)
    assert page.parts.mini_map.isVisible()
    action(page.window(), "fit-map").trigger()  # type: ignore[arg-type]
    assert page.parts.map.is_fitted
    assert not page.parts.mini_map.isVisible()


@pytest.mark.slow
@pytest.mark.command("turn-board")
@pytest.mark.parametrize(("person", "quarters"), [("red", 3), ("blue", 1)])
def test_ones_own_side_is_nearest_and_the_board_is_turned(
    open_table: OpenTable, qtbot: QtBot, person: str, quarters: int
) -> None:
    """By the command it is turned further, and stays so when the page is built anew."""
    bot = {"red": "blue", "blue": "red"}[person]
    page = open_table(players={person: "person", bot: "random"})
    page.window().resize(1400, 800)
    assert page.parts.map.quarters == quarters
    lowest = max(page.play.snapshot.board.pieces, key=lambda each: point_of(page.parts.map, each.places[0]).y())
    assert lowest.seat == person
    action(page.window(), "turn-board").trigger()  # type: ignore[arg-type]
    assert page.parts.map.quarters == (quarters + 1) % 4
    page.speak("pl")
    assert page.parts.map.quarters == (quarters + 1) % 4


@pytest.mark.slow
def test_commands_of_the_board_are_grey_while_the_result_is_shown(open_table: OpenTable, qtbot: QtBot) -> None:
    """The commands for dice are grey as long as the game is over, in the menus and above the map alike."""
    page = against_bot(open_table)
    settled(qtbot, page)
    decision, tools = page.play.session.decision, page.parts.tools.buttons
    assert decision is not None
    page.play.answer(next(each for each in decision.standing if each.kind == "concede"), "red")
    qtbot.waitUntil(lambda: page.showing.result_shown)
    board = ("show-arcs", "show-sight", "show-contents", "fit-map", "why-not")
    for shown in (True, False):
        page.showing.show_result(shown)
        assert {page.can_run(action) for action in board} == {not shown} == {page.can_turn_board()}
        assert {tools[action].isEnabled() for action in board if action in tools} == {not shown}
        assert not any(tools[action].isEnabled() or page.can_run(action) for action in ("new-dice", "own-dice"))
    page.run_command("take-back")
    assert all(
        tools[action].isEnabled() and page.can_run(action) for action in ("new-dice", "own-dice", "show-contents")
    )


@pytest.mark.slow
def test_hands_are_hidden_until_the_right_person_sits_there(open_table: OpenTable, qtbot: QtBot) -> None:
    page = open_table()
    hand = Hand(page)
    hand.make(hand.choices[0])
    hand.make(next(each for each in hand.choices if each.kind == "select-card"))
    assert page.play.covered
    assert not page.can_turn_board()
    assert page.parts.cover.isVisible()
    assert not page.parts.map.isVisible()
    assert page.parts.log.tree.topLevelItemCount() == page.parts.history.list.count() == 0
    QTest.mouseClick(page.parts.cover.button, LEFT)
    assert page.play.session.viewer == "blue"
    assert page.parts.map.isVisible()
    red = next(side for side in page.play.snapshot.sides if side.seat == "red")
    hand_of_red = next(pile for pile in red.piles if pile.cards)
    assert all(card.face_down for card in hand_of_red.cards)


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
def test_another_language_changes_every_word_and_not_the_game(open_table: OpenTable, qtbot: QtBot, lang: str) -> None:
    page = against_bot(open_table, until="move")
    options = page.play.options
    page.window().speak(lang)  # type: ignore[attr-defined]
    assert page.play.options == options
    names = {label.accessibleName() for label in page.parts.findChildren(QWidget) if label.accessibleName()}
    page.window().speak("en")  # type: ignore[attr-defined]
    english = {label.accessibleName() for label in page.parts.findChildren(QWidget) if label.accessibleName()}
    assert (names == english) is (lang == "en")


@pytest.mark.slow
def test_another_theme_and_size_of_text_change_the_widgets_and_not_the_game(
    open_table: OpenTable, qtbot: QtBot
) -> None:
    page = against_bot(open_table, until="move")
    before, options = page.parts, page.play.options
    page.window().change(theme="dark", text_size=150)  # type: ignore[attr-defined]
    qtbot.waitUntil(lambda: page.parts is not before)
    assert page.play.options == options
    assert page.parts.bar.isVisible()
    built = page.parts
    qtbot.wait(20)
    assert page.parts is built


@pytest.mark.slow
def test_every_widget_that_takes_the_focus_has_a_name(open_table: OpenTable, qtbot: QtBot) -> None:
    page = against_bot(open_table, until="move")
    page.run_command("show-contents")
    nameless = [
        (type(each).__name__, each.objectName())
        for parent in (page, *page.panels().values())
        for each in parent.findChildren(QWidget)
        if each.focusPolicy() & Qt.FocusPolicy.TabFocus
        and each.isVisibleTo(parent)
        and not (each.accessibleName() and each.objectName())
        and not each.objectName().startswith("qt_")
    ]
    assert nameless == []
