"""The canvas under the style: mouse and keyboard work, and its content is available as text."""

from collections.abc import Callable
from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, SignalInstance
from PySide6.QtGui import QColor, QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from editor.canvas.map_view import MapView
from editor.canvas.tools.carry_tool import CarryTool
from editor.theme.figure_colours import FIGURE_COLOURS
from editor.view_model.overlay import Highlight, Overlay
from engine.words import languages, say
from tests.editor.canvas.conftest import ShowMap
from tests.support.boards import moved, random_board, small_board

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton


def heard(*signals: SignalInstance) -> list[tuple[object, ...]]:
    """What the signals say from now on."""
    emitted: list[tuple[object, ...]] = []
    for signal in signals:
        signal.connect(lambda *values: emitted.append(values))
    return emitted


def at(view: MapView, place: str) -> QPoint:
    centre = view.painter.board_index.centre(place)
    assert centre is not None
    return view.in_view(*centre).toPoint()


def test_hovering_tells_the_place_and_who_stands_there(show_map: ShowMap) -> None:
    """Once for each hex; and that the mouse has gone."""
    view = show_map()
    emitted, statuses = heard(view.hovered), heard(view.status)
    for place in ("D4", "D5"):
        QTest.mouseMove(view.viewport(), at(view, place))
        QTest.mouseMove(view.viewport(), at(view, place) + QPoint(6, 4))
    assert emitted == [("D4", ""), ("D5", "bo")]
    assert statuses == [("D4, open",), ("D5, open, Bo (Blue), health: 5 of 5, has acted, Objective 2 (Red)",)]
    QApplication.sendEvent(view.viewport(), leaving())
    assert emitted[-1] == ("", "")


def test_the_place_that_a_scroll_brings_under_the_mouse_is_hovered_over(show_map: ShowMap) -> None:
    """By scrolling or zooming; a drag of the map hovers over nothing."""
    view = show_map()
    view.zoom_to(150, QPointF(0, 0))
    middle = view.viewport().rect().center()
    QTest.mouseMove(view.viewport(), middle)
    emitted, before = heard(view.hovered), view.place_at(middle.toPointF())
    view.pan(150, 0)
    assert emitted == [(view.place_at(middle.toPointF()), emitted[0][1])]
    assert emitted[0][0] != before
    QTest.mousePress(view.viewport(), LEFT, pos=middle)
    QTest.mouseMove(view.viewport(), middle + QPoint(-90, 60))
    QTest.mouseMove(view.viewport(), middle + QPoint(-180, 90))
    assert emitted[-1] == ("", "")
    assert len(emitted) == 2


def test_the_status_of_a_hovered_place_follows_the_overlay(show_map: ShowMap) -> None:
    view = show_map()
    statuses = heard(view.status)
    view.set_overlay(Overlay({"D4": Highlight("reach")}))
    QTest.mouseMove(view.viewport(), at(view, "D4"))
    view.set_overlay(Overlay())
    view.set_overlay(Overlay({"A1": Highlight("reach")}))
    assert statuses == [("D4, open, can be reached",), ("D4, open",)]


def leaving() -> QEvent:
    return QEvent(QEvent.Type.Leave)


def test_a_click_tells_what_was_clicked_and_brings_the_cursor_there(show_map: ShowMap) -> None:
    view = show_map()
    emitted, gone = heard(view.clicked), heard(view.cursor_moved)
    QTest.mouseClick(view.viewport(), LEFT, pos=at(view, "G4"))
    QTest.mouseClick(view.viewport(), LEFT, pos=at(view, "D4"))
    QTest.mouseClick(view.viewport(), LEFT, pos=QPoint(2, 2))
    assert emitted == [("G4", "eel"), ("D4", "")]
    assert gone == [("G4",), ("D4",)]
    assert view.cursor_place == "D4"


def test_a_press_that_ends_on_another_hex_is_no_click(show_map: ShowMap) -> None:
    view = show_map()
    emitted = heard(view.clicked, view.gestures.finished)
    QTest.mousePress(view.viewport(), LEFT, pos=at(view, "D4"))
    QTest.mouseMove(view.viewport(), at(view, "C1"))
    QTest.mouseRelease(view.viewport(), LEFT, pos=at(view, "C1"))
    QTest.mouseClick(view.viewport(), Qt.MouseButton.RightButton, pos=at(view, "C1"))
    assert emitted == []


def test_a_double_click_is_distinguished(show_map: ShowMap) -> None:
    view = show_map()
    once, twice = heard(view.clicked), heard(view.double_clicked)
    QTest.mouseClick(view.viewport(), LEFT, pos=at(view, "B3"))
    QTest.mouseDClick(view.viewport(), LEFT, pos=at(view, "B3"))
    assert (once, twice) == ([("B3", "ana")], [("B3", "ana")])


def test_a_menu_is_wanted_where_the_mouse_or_the_cursor_is(show_map: ShowMap) -> None:
    view = show_map()
    emitted = heard(view.menu_requested)
    pos, corner = at(view, "D5"), QPoint(1, 1)
    for reason, where in ((QContextMenuEvent.Reason.Mouse, pos), (QContextMenuEvent.Reason.Keyboard, corner)):
        QApplication.sendEvent(view.viewport(), QContextMenuEvent(reason, where, view.viewport().mapToGlobal(where)))
    assert emitted == []
    QTest.mouseClick(view.viewport(), Qt.MouseButton.RightButton, pos=corner)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.RightButton, pos=pos)
    assert emitted == [("D5", "bo", view.viewport().mapToGlobal(pos))]
    view.set_cursor("B3")
    QApplication.sendEvent(view.viewport(), QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, corner, corner))
    assert emitted[-1] == ("B3", "ana", view.viewport().mapToGlobal(at(view, "B3")))


def carry(view: MapView, start: str, end: QPoint) -> None:
    view.gestures.tool = CarryTool(
        lambda pointer: view.painter.board_index.pieces.get(pointer.piece), lambda piece, place: (piece.id, place)
    )
    QTest.mousePress(view.viewport(), LEFT, pos=at(view, start))
    QTest.mouseMove(view.viewport(), at(view, start) + QPoint(30, 0))
    QTest.mouseMove(view.viewport(), end)


def test_a_piece_is_carried_to_another_hex(show_map: ShowMap) -> None:
    """It is drawn under the mouse meanwhile, and hexes on the way are hovered over."""
    view = show_map()
    gestures = view.gestures
    began, emitted, ended = heard(gestures.began), heard(gestures.finished), heard(gestures.ended)
    QApplication.processEvents()
    before = view.viewport().grab().toImage()
    carry(view, "B3", at(view, "D4"))
    assert (view.carries, began, emitted) == ("ana", [("ana",)], [])
    assert view.viewport().grab().toImage() != before
    QTest.mouseRelease(view.viewport(), LEFT, pos=at(view, "D4"))
    assert (view.carries, emitted, ended) == ("", [(("ana", "D4"),)], [()])


@pytest.mark.parametrize("end", ["beside", "back", "escape"])
def test_a_piece_may_be_put_back(show_map: ShowMap, end: str) -> None:
    view = show_map()
    emitted, ended = heard(view.gestures.finished, view.clicked), heard(view.gestures.ended)
    target = {"beside": QPoint(1, 1), "back": at(view, "B3"), "escape": at(view, "D4")}[end]
    carry(view, "B3", target)
    if end == "escape":
        QTest.keyClick(view, Key.Key_Escape)
    QTest.mouseRelease(view.viewport(), LEFT, pos=target)
    assert (emitted, ended, view.carries) == ([], [()], "")


def test_a_piece_that_leaves_the_map_is_carried_no_more(show_map: ShowMap) -> None:
    view = show_map()
    emitted = heard(view.gestures.finished)
    carry(view, "B3", at(view, "D4"))
    view.set_board(random_board(8, 6, 0))
    QTest.mouseRelease(view.viewport(), LEFT, pos=at(view, "D4"))
    assert emitted == []


@pytest.mark.parametrize(
    ("key", "to"),
    [
        (Key.Key_Up, "D3"),
        (Key.Key_Down, "D5"),
        (Key.Key_Left, "C4"),
        (Key.Key_Right, "E4^"),
        (Key.Key_Home, "A4"),
        (Key.Key_End, "H4"),
        (Key.Key_PageUp, "D1"),
        (Key.Key_PageDown, "D6"),
    ],
)
def test_the_cursor_goes_by_keys(show_map: ShowMap, key: Qt.Key, to: str) -> None:
    view = show_map()
    view.set_cursor("D4")
    gone, statuses = heard(view.cursor_moved), heard(view.status)
    QTest.keyClick(view, key)
    assert gone == [(to,)]
    assert statuses == [(view.place_text(to),)]
    assert view.accessibleDescription() == view.place_text(to)


def test_the_first_key_brings_the_cursor_to_the_first_hex(show_map: ShowMap) -> None:
    view = show_map()
    QTest.keyClick(view, Key.Key_Down)
    assert view.cursor_place == "A1"


def test_enter_acts_and_space_selects(show_map: ShowMap) -> None:
    view = show_map()
    acted, picked = heard(view.activated), heard(view.selected)
    for key in (Key.Key_Return, Key.Key_Space):
        QTest.keyClick(view, key)
    assert (acted, picked) == ([], [])
    view.set_cursor("D5")
    for key in (Key.Key_Return, Key.Key_Enter, Key.Key_Space):
        QTest.keyClick(view, key)
    assert (acted, picked) == ([("D5", "bo")] * 2, [("D5", "bo")])


def test_l_goes_to_the_other_level(show_map: ShowMap) -> None:
    view = show_map()
    view.set_cursor("E4^")
    shown = heard(view.platforms_shown)
    for expected in ("E4", "E4^"):
        QTest.keyClick(view, Key.Key_L)
        assert view.cursor_place == expected
    assert shown == [(False,), (True,)]
    view.show_platforms(False)
    view.set_cursor("F4^")
    assert view.painter.platforms


def test_keys_that_mean_nothing_here_go_on(show_map: ShowMap, qtbot: QtBot) -> None:
    """Escape with nothing carried, letters: for the page around."""
    view = show_map()
    field = QLineEdit()
    qtbot.addWidget(field)
    view.setParent(field)
    view.show()
    QTest.keyClick(view, Key.Key_X)
    QTest.keyRelease(view, Key.Key_Y)
    assert field.text() == "x"
    view.setParent(None)
    view.close()


def test_the_cursor_stays_in_view(show_map: ShowMap) -> None:
    view = show_map(random_board(60, 60, 5))
    view.zoom_to(80)
    for place in ("A1", "BH60", "AD30", "A60"):
        view.set_cursor(place)
        assert view.viewport().rect().contains(at(view, place)), place


def test_tab_brings_a_cursor_to_the_middle(show_map: ShowMap) -> None:
    view = show_map()
    view.clearFocus()
    view.setFocus(Qt.FocusReason.TabFocusReason)
    assert view.cursor_place == view.place_at(view.viewport().rect().center().toPointF()) != ""
    QApplication.processEvents()
    with_focus = view.viewport().grab().toImage()
    view.clearFocus()
    QApplication.processEvents()
    assert view.viewport().grab().toImage() != with_focus


def test_a_place_that_is_not_there_is_not_gone_to(show_map: ShowMap) -> None:
    view = show_map()
    view.set_cursor("D4")
    view.set_cursor("ZZ99")
    assert view.cursor_place == "D4"
    view.set_board(random_board(2, 2, 0))
    assert view.cursor_place == ""


def test_the_description_of_the_cursor_follows_the_game(show_map: ShowMap) -> None:
    view = show_map()
    view.set_cursor("C1")
    changes = heard(view.board_changed, view.overlay_changed)
    view.set_board(moved(small_board(), "fox", "C1"))
    view.set_overlay(Overlay({"C1": Highlight("target", "50%")}))
    assert view.accessibleDescription() == "C1, open, Fox (Yellow), health: 1 of 3, can be targeted, 50%"
    assert len(changes) == 2


def test_a_click_leaves_the_map_where_it_is(show_map: ShowMap) -> None:
    """Also at the edge of the view, so that a double click hits the same hex twice."""
    view = show_map(random_board(60, 60, 0))
    view.zoom_to(80)
    origin = view.origin
    QTest.mouseClick(view.viewport(), LEFT, pos=QPoint(3, 3))
    assert view.cursor_place
    assert view.origin == origin


@pytest.mark.parametrize("lang", languages())
def test_the_canvas_has_a_name_in_every_language(show_map: ShowMap, lang: str) -> None:
    view = show_map()
    view.speak(lang)
    assert view.accessibleName() == say("map-canvas", lang)
    assert view.accessibleDescription() == say("map-canvas-keys", lang)
    view.set_cursor("C2")
    assert say("map-height", lang, height="2") in view.accessibleDescription()


CALLS: tuple[Callable[[MapView], object], ...] = (
    lambda view: view.place_at(view.viewport().rect().center().toPointF()),
    lambda view: view.set_overlay(Overlay({"A1": Highlight("reach")}, {"nobody": "target"}, ("A1", "Z9"))),
    lambda view: QTest.keyClick(view, Key.Key_Down),
    lambda view: view.fit(),
)


@pytest.mark.parametrize("call", CALLS)
def test_without_a_picture_it_shows_nothing_and_takes_everything(
    qtbot: QtBot, call: Callable[[MapView], object]
) -> None:
    view = MapView("en")
    qtbot.addWidget(view)
    view.show()
    call(view)
    assert view.cursor_place == ""
    view.grab()


def test_a_map_of_one_level_says_so(show_map: ShowMap) -> None:
    view = show_map(random_board(5, 4, 0))
    statuses = heard(view.status)
    QTest.keyClick(view, Key.Key_L)
    assert statuses == [(say("map-one-level"),)]


def test_the_keys_of_a_command_are_not_the_key_of_the_levels(show_map: ShowMap) -> None:
    view = show_map()
    before, statuses = view.painter.platforms, heard(view.status)
    QTest.keyClick(view, Key.Key_L, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert (view.painter.platforms, statuses) == (before, [])


@pytest.mark.parametrize("facing", range(6))
def test_the_line_of_the_cursor_leaves_the_beak_of_a_figure_to_be_seen(show_map: ShowMap, facing: int) -> None:
    """It runs around the figure, across the beak at most."""
    ana = replace(small_board().pieces[0], facing=facing, active=False, gauges=(), badges=())
    view = show_map(replace(small_board(), pieces=(ana,), markers=(), zones=()))
    (place,) = ana.places
    beak = QColor(FIGURE_COLOURS["light"].beak)

    def is_beak(pixel: QColor) -> bool:
        parts = ((pixel.red(), beak.red()), (pixel.green(), beak.green()), (pixel.blue(), beak.blue()))
        return all(abs(part - wanted) < 12 for part, wanted in parts)

    def beak_pixels() -> int:
        QApplication.processEvents()
        image = view.viewport().grab().toImage()
        box = view.painter.place_box(place, view.origin).intersected(image.rect())
        spots = product(range(box.left(), box.right()), range(box.top(), box.bottom()))
        return sum(is_beak(image.pixelColor(x, y)) for x, y in spots)

    before = beak_pixels()
    view.setFocus()
    view.set_cursor(place)
    assert view.cursor_place == place
    assert before > 40
    assert beak_pixels() >= 0.6 * before
