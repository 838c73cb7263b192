"""Lines of sight over the map, the field of sight of the hovered figure, several weapons compared for one target."""

from collections import Counter
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu
from pytestqt.qtbot import QtBot

from editor.pages.play.page import PlayPage
from editor.pages.play.widgets.comparison_rows import ComparisonWidget
from editor.pages.play.widgets.sheet_panel import SheetPanel
from editor.playtest.play_session import PERSON, PlaySession
from editor.settings.store import SettingsStore
from editor.shell.main_window import MainWindow
from editor.view_model.overlay import HEAT_NOTE, HEAT_STEPS
from editor.view_model.side_panel import ComparisonRow, Sheet, SheetLine
from engine.session.luck import Luck
from engine.session.session import GameStart
from engine.session.start_game import start_session
from engine.systems.battleground.system import SYSTEM
from engine.words import say
from tests.editor.conftest import OpenWindow, action, child
from tests.editor.pages.play.conftest import ARENA, FIRST, OpenTable, against_bot
from tests.editor.pages.play.player_hand import click_place, point_of
from tests.rules.battleground.fights import BOW, GUN, armed, fight

LEFT = Qt.MouseButton.LeftButton
LINES: dict[str, Any] = {
    "red": "ana@B2:s al@A1:s",
    "blue": "bo@B4:n cy@F5:n",
    "arms": {"ana": (BOW, GUN)},
    "pieces": {"tall": "D3 D4 E3 E4 F4"},
}


@pytest.fixture
def shooting(open_window: OpenWindow, store: SettingsStore) -> PlayPage:
    """Ana acts, with two weapons that reach Bo; Cy stands behind a wall."""
    game = fight(**LINES)
    table = start_session(GameStart(SYSTEM, armed(**LINES), game.state, handed_in=True), Luck())
    session = PlaySession(table, {"red": PERSON, "blue": PERSON})
    window = open_window()
    page = PlayPage(session, FIRST, "en", lambda: 0)
    page.build()
    window.open_page("table:shooting", lambda: page)
    return page


def main_window(page: PlayPage) -> MainWindow:
    window = page.window()
    assert isinstance(window, MainWindow)
    return window


def hover(page: PlayPage, figure: str) -> None:
    places = {each.id: each.places[0] for each in page.play.snapshot.board.pieces}
    view = page.parts.map
    QTest.mouseMove(view.viewport(), point_of(view, "A9"))
    QTest.mouseMove(view.viewport(), point_of(view, places[figure]))


def sheet_of(page: PlayPage) -> Sheet:
    assert page.parts.inspector.sheet is not None
    return page.parts.inspector.sheet


def sight_in(page: PlayPage) -> str:
    """The rows of the inspector about the line of sight."""
    return next((fact.text for fact in sheet_of(page).facts if fact.name == "Line of sight"), "")


@pytest.mark.slow
def test_a_target_shows_the_lines_that_see_it(shooting: PlayPage) -> None:
    hover(shooting, "bo")
    lines = shooting.parts.map.painter.overlay.lines
    assert [line.clear for line in lines] == [True, True]
    assert "sees" in sight_in(shooting)
    hover(shooting, "al")
    assert shooting.parts.map.painter.overlay.lines == ()


def test_hovering_over_an_unseen_figure_shows_the_obstacles(shooting: PlayPage, qtbot: QtBot) -> None:
    hover(shooting, "cy")
    painter = shooting.parts.map.painter
    qtbot.waitUntil(lambda: bool(painter.overlay.lines))
    assert not any(line.clear for line in painter.overlay.lines)
    blocking = {place for place, spot in painter.overlay.spots.items() if spot.look == "refused"}
    assert blocking
    assert blocking <= {"D3", "D4", "E3", "E4", "F4"}
    assert all(place in sight_in(shooting) for place in blocking)
    assert "doesn’t see" in shooting.parts.hint.accessibleName()


@pytest.mark.command("show-sight")
def test_show_sight_marks_all_hexes_in_sight(shooting: PlayPage, qtbot: QtBot) -> None:
    """From the figure under the mouse or from the map cursor; the same command switches it off."""
    view, entry = shooting.parts.map, action(main_window(shooting), "show-sight")
    before = view.painter.overlay
    hover(shooting, "bo")
    entry.trigger()
    assert entry.isChecked()
    seen = {place for place, spot in view.painter.overlay.spots.items() if spot.look == "seen"}
    assert seen
    assert str(len(seen)) in shooting.parts.hint.accessibleName()
    view.setFocus()
    view.set_cursor("I9")
    qtbot.waitUntil(lambda: set(view.painter.overlay.spots) != seen)
    assert "seen" in view.place_text("I8")
    entry.trigger()
    assert {spot.look for spot in view.painter.overlay.spots.values()} == {spot.look for spot in before.spots.values()}


@pytest.mark.command("show-side-sight")
def test_heat_shows_how_many_figures_of_a_side_see_a_place(shooting: PlayPage) -> None:
    """Explained by the legend; the same command switches it off."""
    view, entry = shooting.parts.map, action(main_window(shooting), "show-side-sight")
    pointer, viewer = shooting.showing.hovering.pointer, shooting.play.session.viewer
    entry.trigger()
    assert entry.isChecked()
    over = view.painter.overlay
    own = [each.id for each in view.board.pieces if view.board.are_friends(each.seat, viewer)]
    counted = Counter(place for figure in own for place in pointer.field(figure))
    assert counted
    assert over.heat == {place: min(HEAT_STEPS, number) for place, number in counted.items()}
    assert not over.spots
    assert over.notes[HEAT_NOTE] == say("table-side-sight", "en")
    entry.trigger()
    assert not view.painter.overlay.heat


@pytest.mark.slow
def test_a_game_without_sight_has_no_such_button(open_table: OpenTable, qtbot: QtBot) -> None:
    page = against_bot(open_table, ARENA)
    assert not page.parts.tools.buttons["show-sight"].isVisible()
    assert not action(main_window(page), "show-sight").isEnabled()


@pytest.mark.slow
def test_weapons_against_one_target_are_compared(shooting: PlayPage) -> None:
    hover(shooting, "bo")
    sheet = sheet_of(shooting)
    assert len(sheet.briefs) == 2
    numbers = [{fact.name: fact.text for fact in brief.facts} for brief in sheet.briefs]
    assert all(set(each) == {"Threshold", "Dice", "Wounds on average", "Knock-out"} for each in numbers)
    description = child(shooting.parts.inspector, ComparisonWidget, "briefs").accessibleDescription()
    assert all(brief.name in description for brief in sheet.briefs)


@pytest.mark.slow
@pytest.mark.parametrize("digit", [1, 2])
def test_one_of_the_weapons_is_chosen_by_its_digit(shooting: PlayPage, digit: int) -> None:
    """In the menu that a click on the target opens; the entry that is lit is previewed in full."""
    answers = shooting.play.session.game.answers
    click_place(shooting.parts.map, "B4")
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    entries, left = menu.actions(), shooting.play.options.left
    assert len(entries) == len(left) == 2
    QTest.keyClick(menu, Qt.Key.Key_Down)
    assert sheet_of(shooting).chances
    QTest.keyClick(menu, Qt.Key(Qt.Key.Key_0 + digit))
    game = shooting.play.session.game
    assert game.answers == answers + 1
    given = game.given(game.answers)
    assert given is not None
    assert given.choice == left[digit - 1]


@pytest.mark.slow
def test_a_button_that_is_pointed_at_shows_what_it_would_bring(shooting: PlayPage) -> None:
    shooting.play.pick_kind("attack")
    button = next(each for id_, each in shooting.parts.bar.buttons.items() if id_.startswith("choice:"))
    shooting.parts.inspector.show_sheet(None)
    QTest.mouseMove(button, button.rect().center())
    assert sheet_of(shooting).chances
    assert shooting.parts.map.painter.overlay.lines


def test_rows_of_ways_to_do_the_same(qtbot: QtBot) -> None:
    panel = SheetPanel("en")
    qtbot.addWidget(panel)
    bow, axe = ComparisonRow("Bow", (SheetLine("Dice", "4"),)), ComparisonRow("Axe", (SheetLine("Dice", "2"),))
    panel.show_sheet(Sheet("To choose", briefs=(bow, axe)))
    assert {"Bow", "Axe", "4", "2"} <= {label.text() for label in panel.findChildren(QLabel)}
    assert child(panel, ComparisonWidget, "briefs").accessibleDescription() == "Bow, Dice 4; Axe, Dice 2"
