"""The buttons in the corner of the canvas, and the legend that opens over it."""

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QToolButton, QWidget

from editor.canvas.legend import LegendWidget
from editor.canvas.map_view import MapView
from editor.theme.current_theme import apply_theme
from editor.theme.theme import FLAT, Theme
from engine.words import languages, say
from tests.editor.canvas.conftest import ShowMap
from tests.editor.canvas.test_board_painter import settled
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


@pytest.mark.parametrize(("text_size", "side", "drawn"), [(100, 36, 20), (150, 54, 30)])
def test_the_rail_floats_in_the_lower_right_corner(
    show_map: ShowMap, qapp: QApplication, text_size: int, side: int, drawn: int
) -> None:
    """Its buttons grow with the text; where there is no room for a column they are a row."""
    view = show_map()
    apply_theme(qapp, Theme.LIGHT, text_size)
    QApplication.processEvents()
    rail, button = child(view, QWidget, "map-controls"), child(view, QToolButton, "map-turn")
    assert (button.size(), button.iconSize()) == (QSize(side, side), QSize(drawn, drawn))
    assert rail.height() > rail.width()
    inside = view.viewport().geometry()
    assert 0 < inside.right() - rail.geometry().right() < 20
    assert 0 < inside.bottom() - rail.geometry().bottom() < 20
    view.resize(600, 200)
    assert rail.height() < rail.width()
    assert view.viewport().geometry().contains(rail.geometry())


@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK, Theme.HIGH_CONTRAST])
def test_the_rail_has_a_shadow_but_in_flat_themes(show_map: ShowMap, theme: Theme) -> None:
    """On the canvas beside it, and none where it was."""
    view = show_map(theme=theme)
    rail = child(view, QWidget, "map-controls")
    view.resize(1400, 700)
    beside = rail.geometry().translated(-view.viewport().pos()).center() - QPoint(rail.width() // 2 + 4, 0)
    shaded = settled(view).pixelColor(beside)
    rail.hide()
    view.viewport().update()
    plain = settled(view).pixelColor(beside)
    assert (shaded.lightness() < plain.lightness()) == (theme not in FLAT)


def test_no_scroll_bars_stand_in_the_way(show_map: ShowMap) -> None:
    view = show_map()
    view.zoom(3)
    assert view.can_pan
    assert not view.horizontalScrollBar().isVisible()
    assert not view.verticalScrollBar().isVisible()


def test_a_small_canvas_goes_without_the_buttons_that_keys_replace(show_map: ShowMap) -> None:
    """They come back with the room for them."""
    view = show_map()
    rail = child(view, QWidget, "map-controls")
    for size, shown in (((300, 160), False), (((900, 160)), True), ((300, 160), False), ((900, 700), True)):
        view.resize(*size)
        assert [child(view, QToolButton, f"map-{name}").isVisible() for name in ("zoom-in", "turn")] == [shown] * 2
        assert child(view, QToolButton, "map-fit").isVisible()
        assert view.viewport().geometry().contains(rail.geometry())
    view.resize(300, 160)
    assert rail.width() * rail.height() < 0.2 * 300 * 160


def test_a_fitted_sheet_lies_clear_of_the_rail_where_it_loses_little_by_that(show_map: ShowMap) -> None:
    """In a narrow view, where it would lose much, it keeps its size."""
    view = show_map()
    view.set_board(stock_board("battleground/maps/castle-courtyard.json"))
    rail = child(view, QWidget, "map-controls")
    for size, is_clear in ((QSize(890, 652), True), (QSize(1200, 700), True), (QSize(430, 700), False)):
        view.resize(size)
        view.fit()
        QApplication.processEvents()
        left, top, width, height = view.painter.sheet_box()
        corner = view.in_view(left + width, top + height)
        assert (corner.x() <= rail.geometry().left()) is is_clear, size
        assert corner.y() <= view.viewport().height()
