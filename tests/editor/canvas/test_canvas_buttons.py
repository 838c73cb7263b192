"""The buttons in the corner of the canvas, and the legend that opens over it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea, QToolButton

from editor.canvas.legend import LegendWidget
from editor.canvas.map_view import MapView
from engine.words import languages, say
from tests.editor.canvas.conftest import ShowMap
from tests.editor.canvas.test_map_view import heard
from tests.editor.conftest import child
from tests.support.boards import small_board, stock_board


def press(view: MapView, name: str) -> None:
    QTest.mouseClick(child(view, QToolButton, f"map-{name}"), Qt.MouseButton.LeftButton)


def test_buttons_zoom_and_fit(show_map: ShowMap) -> None:
    view = show_map()
    first = view.scale
    press(view, "zoom-in")
    press(view, "zoom-in")
    largest = view.scale
    press(view, "zoom-out")
    assert largest > view.scale > first
    press(view, "fit")
    assert view.is_fitted
    assert view.scale == first


def test_a_button_cuts_platforms_away_where_there_are_any(show_map: ShowMap) -> None:
    view = show_map()
    button = child(view, QToolButton, "map-levels")
    press(view, "levels")
    assert (view.painter.platforms, button.isChecked()) == (False, True)
    view.show_platforms(True)
    assert not button.isChecked()
    view.set_board(stock_board("hoplomachus/maps/pozzuoli.json"))
    assert not button.isVisible()


@pytest.mark.parametrize("how", ["button", "key"])
def test_the_legend_opens_and_closes(show_map: ShowMap, how: str) -> None:
    """It lies over the map, beside the buttons; Esc closes it too."""
    view = show_map()
    panel = child(view, QScrollArea, "map-legend-panel")
    for shown in (True, False, True):
        if how == "button":
            press(view, "help")
        else:
            QTest.keyClick(view, Qt.Key.Key_Question)
        assert panel.isVisible() == child(view, QToolButton, "map-help").isChecked() == shown
    assert view.viewport().geometry().contains(panel.geometry())
    assert not panel.geometry().intersects(child(view, QToolButton, "map-help").geometry())
    QTest.keyClick(panel, Qt.Key.Key_Escape)
    assert not panel.isVisible()
    assert not child(view, QToolButton, "map-help").isChecked()


def test_a_button_is_pressed_by_enter_and_nothing_else_happens(show_map: ShowMap) -> None:
    """A click on one leaves the keyboard with the map."""
    view = show_map()
    view.set_cursor("D5")
    view.setFocus()
    acted = heard(view.activated)
    press(view, "zoom-in")
    assert view.hasFocus()
    press(view, "zoom-in")
    scale, button = view.scale, child(view, QToolButton, "map-zoom-out")
    button.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert view.scale < scale
    assert acted == []


@pytest.mark.parametrize("lang", languages())
def test_all_have_names_in_every_language(show_map: ShowMap, lang: str) -> None:
    view = show_map(small_board())
    view.speak(lang)
    buttons = view.findChildren(QToolButton)
    assert len({button.accessibleName() for button in buttons}) == len(buttons) == 6
    assert all(button.toolTip() == button.accessibleName() for button in buttons)
    assert child(view, LegendWidget).accessibleName() == say("map-legend", lang)
