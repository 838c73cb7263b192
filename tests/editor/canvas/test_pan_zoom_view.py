"""Pan, zoom and fit, by wheel, mouse and keys."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from editor.canvas.map_view import MapView
from editor.canvas.pan_zoom_view import LARGEST, NORMAL, SMALLEST
from editor.canvas.rulers import RulerWidget
from editor.theme.current_theme import apply_theme
from editor.theme.theme import Theme
from tests.editor.canvas.conftest import ShowMap
from tests.editor.conftest import child
from tests.support.boards import random_board, small_board

Key, Held, Button = Qt.Key, Qt.KeyboardModifier, Qt.MouseButton


def turn(view: MapView, by: QPoint, held: Qt.KeyboardModifier = Held.NoModifier, at: QPointF | None = None) -> None:
    """The wheel, by eighths of a degree."""
    pos = at or view.viewport().rect().center().toPointF()
    where = QPointF(view.viewport().mapToGlobal(pos.toPoint()))
    phase = Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(pos, where, QPoint(), by, Button.NoButton, held, phase, False)
    QApplication.sendEvent(view.viewport(), event)


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
    QTest.keyClick(view, Key.Key_1)
    assert view.scale != scale
    assert view.is_fitted


@pytest.mark.parametrize("key", [Key.Key_Plus, Key.Key_Equal, Key.Key_Minus, Key.Key_0])
@pytest.mark.parametrize("held", [Held.NoModifier, Held.ControlModifier])
def test_keys_zoom(show_map: ShowMap, key: Qt.Key, held: Qt.KeyboardModifier) -> None:
    """With Ctrl as without."""
    view = show_map()
    before = view.scale
    QTest.keyClick(view, key, held)
    if key == Key.Key_0:
        assert view.scale == NORMAL
    else:
        assert (view.scale > before) == (key != Key.Key_Minus)


@pytest.mark.parametrize("at", [QPointF(200, 150), QPointF(640, 420)])
@pytest.mark.parametrize("notches", [120, -120, 360])
def test_the_wheel_zooms_to_the_mouse(show_map: ShowMap, at: QPointF, notches: int) -> None:
    """What is under it stays under it."""
    view = large(show_map)
    before, scale = view.on_sheet(at), view.scale
    turn(view, QPoint(0, notches), Held.ControlModifier, at)
    assert (view.scale > scale) == (notches > 0)
    assert view.on_sheet(at) == pytest.approx(before, abs=1.5 / scale)


@pytest.mark.parametrize("key", [Key.Key_Plus, Key.Key_Minus, Key.Key_0])
def test_keys_with_alt_are_commands_and_leave_the_map_alone(show_map: ShowMap, key: Qt.Key) -> None:
    """Also those of a command that is grey just now: larger text, where it is as large as can be."""
    view = show_map()
    before = view.scale
    QTest.keyClick(view, key, Held.ControlModifier | Held.AltModifier)
    assert view.scale == before


def test_zoom_has_its_bounds(show_map: ShowMap) -> None:
    view = show_map()
    for bound, factor in ((LARGEST, 100), (SMALLEST, 0.0001)):
        view.zoom(factor)
        assert view.scale == bound


def test_the_wheel_pans(show_map: ShowMap) -> None:
    view = large(show_map)
    start = view.origin
    turn(view, QPoint(0, -120))
    assert view.origin - start == QPoint(0, -60)
    turn(view, QPoint(0, -120), Held.ShiftModifier)
    assert view.origin - start == QPoint(-60, -60)
    turn(view, QPoint(120, 0))
    assert view.origin - start == QPoint(0, -60)


@pytest.mark.parametrize(
    ("key", "by"), [(Key.Key_Left, (60, 0)), (Key.Key_Right, (-60, 0)), (Key.Key_Up, (0, 60)), (Key.Key_Down, (0, -60))]
)
def test_arrows_with_ctrl_pan(show_map: ShowMap, key: Qt.Key, by: tuple[int, int]) -> None:
    view = large(show_map)
    start = view.origin
    QTest.keyClick(view, key, Held.ControlModifier)
    assert view.origin - start == QPoint(*by)
    assert view.cursor_place == ""


@pytest.mark.parametrize("how", ["middle", "space"])
def test_the_sheet_is_dragged(show_map: ShowMap, how: str) -> None:
    """By the middle button, or by the left one with Space held, which then selects nothing."""
    view = large(show_map)
    view.set_cursor("AD30")
    selected: list[str] = []
    view.selected.connect(lambda place, _: selected.append(place))
    start, button = view.origin, Button.MiddleButton if how == "middle" else Button.LeftButton
    if how == "space":
        QTest.keyPress(view, Key.Key_Space)
    QTest.mousePress(view.viewport(), button, pos=QPoint(300, 300))
    assert view.viewport().cursor().shape() is Qt.CursorShape.ClosedHandCursor
    QTest.mouseMove(view.viewport(), QPoint(340, 290))
    QTest.mouseRelease(view.viewport(), button, pos=QPoint(340, 290))
    if how == "space":
        QTest.keyRelease(view, Key.Key_Space)
    assert view.origin - start == QPoint(40, -10)
    assert selected == []
    assert view.viewport().cursor().shape() is Qt.CursorShape.ArrowCursor


def test_a_small_map_lies_in_the_middle(show_map: ShowMap) -> None:
    view = show_map(random_board(2, 2, 0))
    view.zoom_to(20)
    left, top, width, height = view.painter.board_index.geometry.bounds()
    middle = view.in_view(left + width / 2, top + height / 2)
    assert (middle - view.viewport().rect().center().toPointF()).manhattanLength() < 4


def test_the_border_names_columns_and_rows(show_map: ShowMap) -> None:
    """Each where its hexes are; where there is no room for all, every second, fifth or tenth."""
    view = show_map()
    columns, rows = child(view, RulerWidget, "map-columns"), child(view, RulerWidget, "map-rows")
    assert [name for _, name in columns.labels()] == list("ABCDEFGH")
    assert [name for _, name in rows.labels()] == list("123456")
    for at, name in columns.labels():
        assert view.place_at(QPointF(at, view.viewport().height() / 2)).startswith(name)
    view.set_board(random_board(100, 100, 0))
    view.resize(500, 400)
    view.turn_to(0)
    for ruler in (columns, rows):
        places = [at for at, _ in ruler.labels()]
        names = [name for _, name in ruler.labels()]
        assert 4 < len(names) <= 20
        assert all(after - before >= ruler.fontMetrics().height() for before, after in pairwise(places))
    assert [name for _, name in rows.labels()][:3] in (["5", "10", "15"], ["10", "20", "30"])


def test_the_border_has_room_for_large_text(show_map: ShowMap, qapp: QApplication) -> None:
    view = show_map(random_board(100, 100, 0))
    view.turn_to(0)
    before = view.viewport().geometry()
    apply_theme(qapp, Theme.LIGHT, 200)
    QApplication.processEvents()
    rows = child(view, RulerWidget, "map-rows")
    assert view.viewport().geometry().left() > before.left()
    assert rows.width() >= rows.fontMetrics().horizontalAdvance("100")


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
