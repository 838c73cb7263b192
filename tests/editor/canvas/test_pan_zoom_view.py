"""Pan, zoom and fit, by wheel, mouse and keys."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from editor.canvas.map_view import MapView
from editor.canvas.pan_zoom_view import LARGEST, NORMAL, SMALLEST, STEP
from editor.theme.current_theme import apply_theme
from editor.theme.theme import Theme
from tests.editor.canvas.conftest import ShowMap
from tests.editor.canvas.test_map_view import carry, heard
from tests.editor.conftest import child
from tests.support.boards import random_board, small_board, stock_board

Key, Held, Button = Qt.Key, Qt.KeyboardModifier, Qt.MouseButton


def turn(
    view: MapView,
    by: QPoint,
    held: Qt.KeyboardModifier = Held.NoModifier,
    at: QPointF | None = None,
    pixels: QPoint | None = None,
    phase: Qt.ScrollPhase = Qt.ScrollPhase.NoScrollPhase,
) -> None:
    """The wheel, by eighths of a degree, or two fingers, by pixels."""
    pos = at or view.viewport().rect().center().toPointF()
    where = QPointF(view.viewport().mapToGlobal(pos.toPoint()))
    event = QWheelEvent(pos, where, pixels or QPoint(), by, Button.NoButton, held, phase, False)
    QApplication.sendEvent(view.viewport(), event)


def pinch(view: MapView, by: float, at: QPointF) -> None:
    pad, where = QPointingDevice.primaryPointingDevice(), QPointF(view.viewport().mapToGlobal(at.toPoint()))
    kind = Qt.NativeGestureType.ZoomNativeGesture
    QApplication.sendEvent(view.viewport(), QNativeGestureEvent(kind, pad, 2, at, at, where, by, QPointF()))


def large(show_map: ShowMap) -> MapView:
    """A view in the middle of a large map."""
    view = show_map(random_board(60, 60, 5))
    view.zoom_to(50)
    return view


def test_at_first_all_of_the_map_is_seen(show_map: ShowMap) -> None:
    """Also after the view is resized; but no longer after the user has zoomed."""
    view = show_map()
    for size in ((900, 760), (500, 300), (300, 700)):
        view.resize(*size)
        x, y, width, height = view.seen()
        left, top, across, down = view.painter.board_index.geometry.bounds()
        assert x <= left
        assert y <= top
        assert x + width >= left + across
        assert y + height >= top + down
        assert not view.horizontalScrollBar().isVisible()
        assert not view.verticalScrollBar().isVisible()
    view.zoom(1.5)
    scale = view.scale
    view.resize(800, 600)
    assert view.scale == scale
    QTest.keyClick(view, Key.Key_0)
    assert view.scale != scale
    assert view.is_fitted


@pytest.mark.parametrize("key", [Key.Key_Plus, Key.Key_Equal, Key.Key_Minus, Key.Key_0, Key.Key_1])
@pytest.mark.parametrize("held", [Held.NoModifier, Held.ControlModifier])
def test_keys_zoom(show_map: ShowMap, key: Qt.Key, held: Qt.KeyboardModifier) -> None:
    """With Ctrl as without."""
    view = show_map()
    fitted = view.scale
    view.zoom_to(120)
    QTest.keyClick(view, key, held)
    if key == Key.Key_0:
        assert (view.scale, view.is_fitted) == (fitted, True)
    elif key == Key.Key_1:
        assert view.scale == NORMAL
    else:
        assert (view.scale > 120) == (key != Key.Key_Minus)
        assert view.scale != 120


@pytest.mark.parametrize("at", [QPointF(200, 150), QPointF(640, 420)])
@pytest.mark.parametrize("notches", [120, -120, 360])
@pytest.mark.parametrize("held", [Held.NoModifier, Held.ControlModifier])
def test_the_wheel_zooms_to_the_mouse(show_map: ShowMap, at: QPointF, notches: int, held: Qt.KeyboardModifier) -> None:
    """The point under the pointer stays there, with and without Ctrl."""
    view = large(show_map)
    before, scale = view.on_sheet(at), view.scale
    turn(view, QPoint(0, notches), held, at)
    assert view.scale == pytest.approx(scale * STEP ** (notches / 120))
    assert view.on_sheet(at) == pytest.approx(before, abs=1.5 / scale)


@pytest.mark.parametrize("by", [0.1, -0.1])
@pytest.mark.parametrize("how", ["pinch", "ctrl"])
def test_a_pinch_zooms_to_the_mouse(show_map: ShowMap, how: str, by: float) -> None:
    """Some systems send it as two fingers with Ctrl."""
    view, at = large(show_map), QPointF(640, 420)
    before, scale = view.on_sheet(at), view.scale
    if how == "pinch":
        pinch(view, by, at)
        assert view.scale == pytest.approx(scale * (1 + by))
    else:
        pixels, phase = QPoint(0, round(100 * by)), Qt.ScrollPhase.ScrollUpdate
        turn(view, pixels * 8, Held.ControlModifier, at, pixels, phase)
    assert (view.scale > scale) == (by > 0)
    assert view.on_sheet(at) == pytest.approx(before, abs=1.5 / scale)


@pytest.mark.parametrize("how", ["wheel", "key", "pinch"])
def test_zooming_out_ends_with_the_whole_sheet(show_map: ShowMap, how: str) -> None:
    """Which is fitted then, and follows the window again; once smaller, it can become smaller yet."""
    view = show_map()
    fitted, at = view.scale, QPointF(300, 300)
    out: dict[str, Callable[[], None]] = {
        "wheel": lambda: turn(view, QPoint(0, -120), at=at),
        "key": lambda: QTest.keyClick(view, Key.Key_Minus),
        "pinch": lambda: pinch(view, -0.15, at),
    }
    view.zoom_to(fitted * 1.3)
    for _ in range(4):
        out[how]()
    assert (view.scale, view.is_fitted) == (fitted, True)
    view.resize(600, 500)
    assert view.is_fitted
    view.zoom_to(20)
    out[how]()
    assert view.scale < 20
    assert not view.is_fitted


@pytest.mark.parametrize("key", [Key.Key_Plus, Key.Key_Minus, Key.Key_0])
def test_keys_with_alt_are_commands_and_leave_the_map_alone(show_map: ShowMap, key: Qt.Key) -> None:
    """Also those of a command that is grey just now: larger text, where it is as large as can be."""
    view = show_map()
    before = view.scale
    QTest.keyClick(view, key, Held.ControlModifier | Held.AltModifier)
    assert view.scale == before


def test_zoom_has_its_bounds(show_map: ShowMap) -> None:
    view = show_map()
    for bound, scale in ((LARGEST, 10_000), (SMALLEST, 0.0001)):
        view.zoom_to(scale)
        assert view.scale == bound
    view.zoom_to(50)
    view.zoom(100)
    assert view.scale == LARGEST


def test_shift_and_a_wheel_across_pan(show_map: ShowMap) -> None:
    view = large(show_map)
    start = view.origin
    turn(view, QPoint(0, -120), Held.ShiftModifier)
    assert view.origin - start == QPoint(-60, 0)
    turn(view, QPoint(240, 0))
    assert view.origin - start == QPoint(60, 0)
    assert view.scale == 50


def test_two_fingers_pan_by_their_pixels(show_map: ShowMap) -> None:
    """A wheel has whole notches and no phases, even where the system adds pixels: it zooms."""
    view = large(show_map)
    start = view.origin
    turn(view, QPoint(8, -40), pixels=QPoint(3, -15))
    assert view.origin - start == QPoint(3, -15)
    turn(view, QPoint(0, 120), pixels=QPoint(0, 30), phase=Qt.ScrollPhase.ScrollUpdate)
    assert view.origin - start == QPoint(3, 15)
    assert view.scale == 50
    turn(view, QPoint(0, 120), pixels=QPoint(0, 15))
    assert view.scale == 60


@pytest.mark.parametrize(
    ("key", "by"), [(Key.Key_Left, (60, 0)), (Key.Key_Right, (-60, 0)), (Key.Key_Up, (0, 60)), (Key.Key_Down, (0, -60))]
)
def test_arrows_with_ctrl_pan(show_map: ShowMap, key: Qt.Key, by: tuple[int, int]) -> None:
    view = large(show_map)
    start = view.origin
    QTest.keyClick(view, key, Held.ControlModifier)
    assert view.origin - start == QPoint(*by)
    assert view.cursor_place == ""


@pytest.mark.parametrize("how", ["left", "right", "middle", "space"])
def test_the_sheet_is_dragged(show_map: ShowMap, how: str) -> None:
    """By any button, also by the left one with Space held; which selects nothing then, clicks nothing, and hovers
    nothing."""
    view = large(show_map)
    view.set_cursor("AD30")
    selected = heard(view.selected, view.clicked, view.right_clicked, view.menu_requested, view.cursor_moved)
    hovered = heard(view.hovered)
    buttons = {"right": Button.RightButton, "middle": Button.MiddleButton}
    start, button = view.origin, buttons.get(how, Button.LeftButton)
    if how == "space":
        QTest.keyPress(view, Key.Key_Space)
    QTest.mousePress(view.viewport(), button, pos=QPoint(300, 300))
    QTest.mouseMove(view.viewport(), QPoint(320, 295))
    assert view.viewport().cursor().shape() is Qt.CursorShape.ClosedHandCursor
    QTest.mouseMove(view.viewport(), QPoint(340, 290))
    QTest.mouseRelease(view.viewport(), button, pos=QPoint(340, 290))
    if how == "space":
        QTest.keyRelease(view, Key.Key_Space)
    assert view.origin - start == QPoint(40, -10)
    assert (selected, hovered) == ([], [])
    assert view.viewport().cursor().shape() is Qt.CursorShape.ArrowCursor


@pytest.mark.parametrize("button", [Button.LeftButton, Button.RightButton])
def test_a_press_that_hardly_moves_is_a_click(show_map: ShowMap, button: Qt.MouseButton) -> None:
    view = large(show_map)
    view.centre_on(*view.painter.board_index.centre("AD30") or (0, 0))
    clicked, menus, at = heard(view.clicked), heard(view.menu_requested), view.viewport().rect().center()
    start, last = view.origin, at + QPoint(QApplication.startDragDistance() - 1, 0)
    QTest.mousePress(view.viewport(), button, pos=at)
    QTest.mouseMove(view.viewport(), last)
    QTest.mouseRelease(view.viewport(), button, pos=last)
    assert view.origin == start
    assert [each[0] for each in clicked] == (["AD30"] if button is Button.LeftButton else [])
    assert [each[0] for each in menus] == (["AD30"] if button is Button.RightButton else [])


def test_where_all_is_in_view_nothing_is_dragged(show_map: ShowMap) -> None:
    """A press that moves within a hex is a click then, however far."""
    view = show_map()
    assert not view.can_pan
    clicked, at = heard(view.clicked), view.in_view(*view.painter.board_index.centre("D4") or (0, 0)).toPoint()
    QTest.mousePress(view.viewport(), Button.LeftButton, pos=at - QPoint(20, 0))
    QTest.mouseMove(view.viewport(), at + QPoint(20, 0))
    assert view.viewport().cursor().shape() is Qt.CursorShape.ArrowCursor
    QTest.mouseRelease(view.viewport(), Button.LeftButton, pos=at + QPoint(20, 0))
    assert clicked == [("D4", "")]


def test_another_button_does_not_end_a_drag(show_map: ShowMap) -> None:
    view = large(show_map)
    start = view.origin
    QTest.mousePress(view.viewport(), Button.MiddleButton, pos=QPoint(300, 300))
    QTest.mousePress(view.viewport(), Button.LeftButton, pos=QPoint(300, 300))
    QTest.mouseRelease(view.viewport(), Button.LeftButton, pos=QPoint(300, 300))
    QTest.mouseMove(view.viewport(), QPoint(340, 290))
    assert view.origin - start == QPoint(40, -10)
    QTest.mouseRelease(view.viewport(), Button.MiddleButton, pos=QPoint(340, 290))
    QTest.mouseMove(view.viewport(), QPoint(400, 400))
    assert view.origin - start == QPoint(40, -10)


def test_a_carried_piece_is_not_a_drag_of_the_sheet(show_map: ShowMap) -> None:
    view = large(show_map)
    view.set_board(small_board())
    view.zoom_to(150)
    assert view.can_pan
    carry(view, "B3", view.in_view(*view.painter.board_index.centre("B4") or (0, 0)).toPoint())
    start = view.origin
    assert view.carries == "ana"
    QTest.mouseMove(view.viewport(), QPoint(300, 300))
    assert view.origin == start
    view.gestures.give_up()


def test_a_very_large_map_fits_too(show_map: ShowMap) -> None:
    view = show_map(random_board(200, 200, 0))
    view.resize(220, 200)
    x, y, width, height = view.seen()
    assert QRectF(x, y, width, height).contains(QRectF(*view.painter.board_index.geometry.bounds()))


def test_a_small_map_lies_in_the_middle(show_map: ShowMap) -> None:
    view = show_map(random_board(2, 2, 0))
    view.zoom_to(20)
    left, top, width, height = view.painter.board_index.geometry.bounds()
    middle = view.in_view(left + width / 2, top + height / 2)
    assert (middle - view.viewport().rect().center().toPointF()).manhattanLength() < 4


@pytest.mark.parametrize("theme", [Theme.DARK, Theme.HIGH_CONTRAST])
def test_another_theme_is_drawn_at_once(show_map: ShowMap, qapp: QApplication, theme: Theme) -> None:
    view, other = show_map(small_board()), None
    QApplication.processEvents()
    apply_theme(qapp, theme)
    QApplication.processEvents()
    assert view.painter.style.theme is theme
    other = show_map(small_board(), theme)
    QApplication.processEvents()
    assert view.viewport().grab().toImage() == other.viewport().grab().toImage()


@pytest.mark.parametrize("size", [(1050, 735), (722, 487), (900, 900), (600, 900)])
def test_the_sheet_gets_most_of_the_view_at_fit(show_map: ShowMap, size: tuple[int, int]) -> None:
    """With margins of 3 % at most on the sides that limit it, of which one may be the rail."""
    view = show_map(stock_board("battleground/maps/wasteland.json"))
    view.resize(*size)
    left, top, width, height = view.painter.sheet_box()
    sheet = QRectF(view.in_view(left, top), view.in_view(left + width, top + height))
    assert QRectF(view.viewport().rect()).contains(sheet)
    rail = child(view, QWidget, "map-controls")
    beside_rail = max(sheet.left(), rail.x() - sheet.right()) / size[0]
    margins = (1 - sheet.width() / size[0]) / 2, (1 - sheet.height() / size[1]) / 2, beside_rail
    assert min(margins) <= 0.03
    room = size[0] - sheet.width() - rail.width() - 30
    assert not sheet.intersects(QRectF(rail.geometry())) or room < 0
    assert abs(sheet.center().x() - size[0] / 2) < 1 or sheet.right() < rail.x()


def test_a_double_click_leaves_the_view_where_it_is(show_map: ShowMap) -> None:
    """And a mouse that moves on after it drags nothing."""
    view = large(show_map)
    start, scale, at = view.origin, view.scale, QPoint(300, 300)
    QTest.mouseClick(view.viewport(), Button.LeftButton, pos=at)
    QTest.mouseDClick(view.viewport(), Button.LeftButton, pos=at)
    QTest.mouseMove(view.viewport(), at + QPoint(80, 40))
    assert (view.origin, view.scale) == (start, scale)
