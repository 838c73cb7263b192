"""A turned view: all that is drawn on a place is drawn where the turned place is, and mouse and keys find it there."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from math import atan2, cos, hypot, sin

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from editor.canvas.board_painter import BoardPainter
from editor.canvas.board_turn_service import BoardTurnService, board_turns
from editor.canvas.geometry.hex_layout import HexLayout
from editor.canvas.map_view import MapView
from editor.canvas.mini_map import MiniMapWidget
from editor.canvas.style.paint_style import PaintStyle
from editor.theme.theme import Theme
from editor.view_model.board import BoardPiece, BoardZone, GameBoard, HexSheet, SheetTops
from editor.view_model.overlay import NOTHING_OVER, Highlight, Overlay, OverlayLine
from tests.editor.canvas.conftest import ShowMap
from tests.editor.canvas.test_board_painter import areas, settled
from tests.editor.canvas.test_map_view import at, carry, heard
from tests.editor.conftest import child
from tests.support.boards import moved, random_board, small_board, with_kind

QUARTERS = (1, 2, 3)
TOPS: tuple[SheetTops, ...] = ("flat", "pointy")
SIDE, ORIGIN, SCALE = 800, QPoint(400, 400), 40.0


@pytest.fixture(autouse=True)
def _app(qapp: QApplication) -> None:
    """There are fonts and images."""


def plain(tops: SheetTops = "flat") -> GameBoard:
    board = small_board(tops)
    places = tuple(replace(each, kind="open", height="") for each in board.places if not each.level)
    return replace(board, places=places, pieces=(), markers=(), zones=())


def painted(board: GameBoard, quarters: int, overlay: Overlay = NOTHING_OVER) -> QImage:
    sheet = board.sheet
    assert isinstance(sheet, HexSheet)
    painter = BoardPainter(board, PaintStyle(sheet.tops, Theme.LIGHT, SCALE, 1.0))
    painter.turn_to(quarters)
    painter.lay_over(overlay, ORIGIN)
    made = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    brush = QPainter(made)
    while painter.paint(brush, ORIGIN, made.rect()).isValid():
        pass
    brush.end()
    return made


def difference(before: QImage, after: QImage) -> QRectF:
    """The box of all pixels that differ, in hex heights from the origin."""
    found = [
        (x, y)
        for y in range(SIDE)
        if before.constScanLine(y).tobytes() != after.constScanLine(y).tobytes()  # type: ignore[attr-defined]
        for x in range(SIDE)
        if before.pixel(x, y) != after.pixel(x, y)
    ]
    across, down = [x for x, _ in found], [y for _, y in found]
    box = QRectF(QPointF(min(across), min(down)), QPointF(max(across) + 1, max(down) + 1)).translated(-ORIGIN)
    return QRectF(box.topLeft() / SCALE, box.bottomRight() / SCALE)


def layout_of(tops: SheetTops, quarters: int) -> HexLayout:
    return HexLayout(tops, 8, 6, quarters)


@pytest.mark.parametrize("tops", TOPS)
@pytest.mark.parametrize("quarters", QUARTERS)
@pytest.mark.parametrize("what", ["terrain", "highlight", "piece", "ghost", "zone"])
def test_things_on_a_place_are_drawn_there(tops: SheetTops, quarters: int, what: str) -> None:
    """F2, in column 5 and row 1, and nowhere else but for a shadow."""
    board = plain(tops)
    figure = BoardPiece("ana", "", "An", "red", ("F2",))
    overlays = {
        "highlight": Overlay({"F2": Highlight("target")}),
        "ghost": Overlay(ghosts=(figure,)),
    }
    zone = replace(small_board().zones[0], places=frozenset({"F2"}))
    boards = {
        "terrain": with_kind(board, "F2", "tall"),
        "piece": replace(board, pieces=(figure,)),
        "zone": replace(board, zones=(zone,)),
    }
    after = painted(boards.get(what, board), quarters, overlays.get(what, NOTHING_OVER))
    box = difference(painted(board, quarters), after)
    x, y = layout_of(tops, quarters).centre(5, 1)
    assert box.contains(x, y)
    assert QRectF(x - 1, y - 1, 2, 2).contains(box)
    assert abs(box.center().x() - x) < 0.3
    assert abs(box.center().y() - y) < 0.3


@pytest.mark.parametrize("tops", TOPS)
@pytest.mark.parametrize("quarters", QUARTERS)
@pytest.mark.parametrize("facing", [0, 2, 4])
def test_a_figure_faces_the_turned_neighbour(tops: SheetTops, quarters: int, facing: int) -> None:
    board, layout = plain(tops), layout_of(tops, quarters)
    figure = BoardPiece("ana", "Ana", "An", "red", ("F3",))
    without, with_beak = (
        painted(replace(board, pieces=(replace(figure, facing=each),)), quarters) for each in (None, facing)
    )
    box = difference(without, with_beak)
    x, y = layout.centre(5, 2)
    to_x, to_y = layout.centre(*layout.neighbours(5, 2)[facing])
    seen = atan2(box.center().y() - y, box.center().x() - x) - atan2(to_y - y, to_x - x)
    assert hypot(sin(seen), cos(seen) - 1) < 0.4


@pytest.mark.parametrize("tops", TOPS)
@pytest.mark.parametrize("quarters", QUARTERS)
def test_lines_go_from_place_to_place(tops: SheetTops, quarters: int) -> None:
    """A line of sight, whose ends are points of the engine's lattice, and a route."""
    board, layout = plain(tops), layout_of(tops, quarters)
    lanes = ((2, 1), (6, 1)) if tops == "flat" else ((1, 2), (1, 6))
    ends = tuple((3 * lane, 2 * along + (lane & 1)) for lane, along in lanes)
    sight = Overlay(lines=(OverlayLine(ends[0], ends[1], True),))
    route = Overlay(path=("C2", "D2", "E2", "F2", "G2"))
    (x, y), (to_x, to_y) = layout.centre(2, 1), layout.centre(6, 1)
    around = QRectF(QPointF(x, y), QPointF(to_x, to_y)).normalized().adjusted(-0.7, -0.7, 0.7, 0.7)
    for overlay in (sight, route):
        box = difference(painted(board, quarters), painted(board, quarters, overlay))
        assert box.adjusted(-0.1, -0.1, 0.1, 0.1).contains(x, y)
        assert box.adjusted(-0.1, -0.1, 0.1, 0.1).contains(to_x, to_y)
        assert around.contains(box)


@pytest.mark.parametrize("quarters", QUARTERS)
def test_the_mouse_finds_the_turned_places(show_map: ShowMap, quarters: int) -> None:
    view = show_map()
    view.turn_to(quarters)
    clicked, hovered = heard(view.clicked), heard(view.hovered)
    for place, piece in (("A1", ""), ("H6", ""), ("G4", "eel")):
        QTest.mouseMove(view.viewport(), at(view, place))
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at(view, place))
        assert hovered[-1] == (place, piece)
        assert clicked[-1] == (place, piece)
    assert view.place_at(QPointF(1, 1)) == ""
    x, y, width, height = view.seen()
    assert QRectF(x, y, width, height).contains(QRectF(*view.painter.board_index.geometry.bounds()))


@pytest.mark.parametrize(
    ("key", "ways"),
    [
        (Qt.Key.Key_Up, {1: "C4", 2: "D5", 3: "E4^"}),
        (Qt.Key.Key_Right, {1: "D3", 2: "C4", 3: "D5"}),
        (Qt.Key.Key_End, {1: "D1", 2: "A4", 3: "D6"}),
    ],
)
@pytest.mark.parametrize("quarters", QUARTERS)
def test_arrows_move_the_cursor_on_the_screen(
    show_map: ShowMap, key: Qt.Key, ways: dict[int, str], quarters: int
) -> None:
    view = show_map()
    view.turn_to(quarters)
    view.set_cursor("D4")
    before = at(view, "D4")
    QTest.keyClick(view, key)
    assert view.cursor_place == ways[quarters]
    moved_by = at(view, view.cursor_place) - before
    assert moved_by.y() < -20 if key == Qt.Key.Key_Up else moved_by.x() > 20


@pytest.mark.parametrize("quarters", QUARTERS)
def test_a_turned_view_goes_on_as_the_upright_one(show_map: ShowMap, quarters: int) -> None:
    """A changed board or overlay repaints all that it must, and the view looks like one that was turned at the end."""
    changes: tuple[Callable[[MapView], None], ...] = (
        lambda view: view.set_board(moved(small_board(), "fox", "H6")),
        lambda view: view.set_overlay(Overlay({"A1": Highlight("reach")}, path=("A1", "B2", "C3"))),
        lambda view: view.show_platforms(False),
        lambda view: view.set_board(with_kind(moved(small_board(), "fox", "H6"), "A6", "tall")),
    )
    first, last = show_map(), show_map()
    first.turn_to(quarters)
    settled(first)
    for change in changes:
        change(first)
        settled(first)
        change(last)
    last.turn_to(quarters)
    assert settled(first) == settled(last)
    for view in (first, last):
        view.turn_to(0)
    assert settled(first) == settled(last)


def test_the_point_in_the_middle_stays_there_when_a_zoomed_view_is_turned(show_map: ShowMap) -> None:
    view = show_map(random_board(60, 60, 0))
    view.zoom_to(50)
    view.set_cursor("AD30")
    view.centre_on(*view.painter.board_index.centre("AD30") or (0, 0))
    heard_turns = heard(view.sheet_turned)
    for quarters in (1, 2, 3, 4):
        view.turn_to(quarters)
        middle = view.viewport().rect().center()
        assert (at(view, "AD30") - middle).manhattanLength() < 4
        assert view.scale == 50
    view.turn_to(0)
    assert (view.quarters, len(heard_turns)) == (0, 4)


@pytest.mark.parametrize("quarters", QUARTERS)
def test_the_mini_map_is_turned_too(show_map: ShowMap, qtbot: QtBot, quarters: int) -> None:
    """Its frame is where the canvas looks, and a click goes there."""
    view = show_map(random_board(60, 60, 0))
    mini_map = MiniMapWidget(view, "en")
    qtbot.addWidget(mini_map)
    mini_map.resize(200, 200)
    view.turn_to(0)
    before = mini_map.grab().toImage()
    view.turn_to(quarters)
    assert mini_map.grab().toImage() != before
    view.zoom_to(80)
    view.set_cursor("A1")
    corner = {1: (1, 0), 2: (1, 1), 3: (0, 1)}[quarters]
    middle = mini_map.frame().center()
    assert (middle.x() > 100, middle.y() > 100) == tuple(map(bool, corner))
    QTest.mouseClick(mini_map, Qt.MouseButton.LeftButton, pos=QPoint(100, 100))
    x, y = view.painter.board_index.centre("AD30") or (0, 0)
    assert view.viewport().rect().contains(view.in_view(x, y).toPoint())


def portrait(seats: tuple[str, ...] = ("red", "blue")) -> GameBoard:
    """A board taller than wide, Red's zone to the left and Blue's to the right."""
    board = random_board(10, 16, 4)
    zones = tuple(
        BoardZone(seat, seat, seat, frozenset(f"{column}{row}" for row in range(1, 17)))
        for seat, column in zip(seats, "AJ", strict=False)
    )
    return replace(board, zones=zones, seats=seats)


def test_a_portrait_board_is_turned_in_a_landscape_view_and_back(show_map: ShowMap) -> None:
    """Its hexes are larger then; Red, the first seat, is nearest."""
    view = show_map(portrait())
    sizes = {}
    for size, quarters in (((1200, 700), 3), ((600, 900), 0), ((1200, 700), 3)):
        view.resize(*size)
        assert view.quarters == quarters
        sizes[size] = view.scale
        x, y, width, height = view.seen()
        assert QRectF(x, y, width, height).contains(QRectF(*view.painter.board_index.geometry.bounds()))
    view.resize(1200, 700)
    assert at(view, "A8").y() > view.viewport().height() / 2 > at(view, "J8").y()
    view.turn_to(0)
    assert sizes[1200, 700] > 1.3 * view.scale


def test_resizing_near_the_border_between_both_does_not_flicker(show_map: ShowMap) -> None:
    """It is turned where that makes its hexes clearly larger, and as clearly back."""
    view = show_map(portrait())
    view.resize(500, 760)
    turns = heard(view.sheet_turned)
    seen = []
    for width in (*range(500, 1100, 5), *range(1100, 500, -5)):
        view.resize(width, 760)
        seen.append((width, view.quarters))
    assert len(turns) == 2
    there = next(width for width, quarters in seen if quarters)
    back = next(width for width, quarters in reversed(seen) if quarters)
    assert there - back > 30


@pytest.mark.parametrize(("seat", "quarters"), [("red", 3), ("blue", 1), ("nobody", 3), ("", 3)])
def test_ones_own_side_is_nearest(show_map: ShowMap, seat: str, quarters: int) -> None:
    view = show_map(portrait())
    view.resize(1200, 700)
    view.show_own_side(seat)
    assert view.quarters == quarters


def test_a_landscape_board_and_areas_stay_upright(show_map: ShowMap) -> None:
    view = show_map(random_board(16, 10, 0))
    for size in ((1200, 700), (500, 900)):
        view.resize(*size)
        assert view.quarters == 0
    view.set_board(areas())
    assert view.quarters == 0
    view.turn_by_hand()
    assert view.quarters == 1


def test_a_hand_turns_by_a_quarter_and_the_view_stays_so(show_map: ShowMap) -> None:
    """Also when it is resized or fitted; as it would be by itself, it turns by itself again."""
    view = show_map(portrait())
    view.resize(1200, 700)
    view.turn_by_hand()
    for size in ((600, 900), (1200, 700)):
        view.resize(*size)
        view.fit()
        assert view.quarters == 0
    for expected in (1, 2, 3):
        view.turn_by_hand()
        assert view.quarters == expected
    view.resize(600, 900)
    assert view.quarters == 0


def test_a_zoomed_view_is_not_turned_by_resizing(show_map: ShowMap) -> None:
    view = show_map(portrait())
    view.resize(600, 900)
    view.zoom(2)
    view.resize(1200, 700)
    assert view.quarters == 0
    view.fit()
    assert view.quarters == 3


@pytest.fixture
def turns(qapp: QApplication) -> Iterator[BoardTurnService]:
    """The service of the app, as it was afterwards."""
    found = board_turns()
    yield found
    found.begin(turns_to_fit=True)


def test_a_board_is_turned_as_it_was_in_another_view(show_map: ShowMap, turns: BoardTurnService) -> None:
    """Each board by its name; turned as it would be by itself, it is forgotten."""
    first = show_map(portrait())
    first.remember_turn_of("arena")
    first.turn_by_hand()
    again, other = show_map(portrait()), show_map(portrait())
    again.remember_turn_of("arena")
    other.remember_turn_of("castle")
    assert [view.quarters for view in (first, again, other)] == [0, 0, 3]
    for _ in range(3):
        again.turn_by_hand()
    assert turns.turned_by_hand("arena") is None
    assert again.quarters == 3


def test_no_board_turns_by_itself_where_the_user_does_not_want_it(show_map: ShowMap, turns: BoardTurnService) -> None:
    """All views follow at once; turning by hand still works."""
    view = show_map(portrait())
    view.resize(1200, 700)
    seen = [view.quarters]
    for wanted in (False, True):
        turns.turn_to_fit(wanted)
        seen.append(view.quarters)
    assert seen == [3, 0, 3]
    turns.turn_to_fit(False)
    view.turn_by_hand()
    view.resize(1100, 700)
    assert view.quarters == 1


def test_a_button_turns_the_board(show_map: ShowMap) -> None:
    view = show_map()
    QTest.mouseClick(child(view, QToolButton, "map-turn"), Qt.MouseButton.LeftButton)
    assert view.quarters == 1


def test_a_sheet_that_is_turned_away_below_the_mouse_leaves_it_nothing(show_map: ShowMap) -> None:
    """A carried piece is put back, and no place is pointed at until the mouse moves."""
    view = show_map()
    hovered, finished = heard(view.hovered), heard(view.gestures.finished)
    carry(view, "B3", at(view, "A4"))
    assert (view.carries, hovered[-1]) == ("ana", ("A4", ""))
    view.turn_by_hand()
    assert (view.carries, hovered[-1], finished) == ("", ("", ""), [])
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=at(view, "A4"))
    assert finished == []
