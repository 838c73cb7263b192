"""Names of zones: within their zones, beside figures, with who plays the seat."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QImage, QPainter

from editor.canvas.board_painter import BoardPainter
from editor.canvas.geometry.board_index import BoardIndex
from editor.canvas.overlay.name_labels import figure_box
from editor.canvas.overlay.zone_labels import ENOUGH, ZoneLabel, ZoneLabels
from editor.canvas.style.paint_style import PaintStyle
from editor.theme.board_colours import board_colours, readable
from editor.theme.seat_looks import SEAT_LOOKS
from editor.theme.theme import COLOURS, Theme
from editor.view_model.board import BoardPiece, BoardZone, GameBoard
from engine.geometry.hex.grid import column_letters
from tests.editor.theme.colour_vision import contrast
from tests.support.boards import random_board

pytestmark = pytest.mark.usefixtures("qapp")

STYLE = PaintStyle("flat", Theme.LIGHT, 30.0, 1.0)
ROWS = frozenset(f"{column_letters(column)}{row}" for column in range(20) for row in (1, 2, 3))
"""A zone along the upper edge of a board of 20 columns."""


def board_with(*places: str, name: str = "Red", zone: frozenset[str] = ROWS, height: int = 9) -> GameBoard:
    """A board with a zone, and a figure on each of some places."""
    board = random_board(20, height, 0)
    open_places = tuple(replace(each, kind="open", height="") for each in board.places if not each.level)
    pieces = tuple(BoardPiece(place, place, "AB", "red", (place,)) for place in places)
    return replace(
        board,
        places=open_places,
        zones=(BoardZone("z", "Zone", "red", zone),),
        markers=(),
        pieces=pieces,
        seats=("red",),
        seat_names={"red": name},
    )


def label(board: GameBoard, style: PaintStyle = STYLE, player: str = "") -> ZoneLabel:
    index = BoardIndex.of(board, quarters=style.quarters)
    (found,) = ZoneLabels(index, style, {"red": player}).labels(index)
    return found


def in_units(box: QRectF) -> tuple[float, float]:
    return box.center().x() / STYLE.scale, box.center().y() / STYLE.scale


def zone_box(board: GameBoard, style: PaintStyle = STYLE) -> QRectF:
    index = BoardIndex.of(board, quarters=style.quarters)
    points = [at for place in board.zones[0].places if (at := index.centre(place)) is not None]
    across, down = [x * style.scale for x, _ in points], [y * style.scale for _, y in points]
    return QRectF(min(across), min(down), max(across) - min(across), max(down) - min(down))


def test_a_name_lies_in_the_middle_of_a_free_zone() -> None:
    board = board_with()
    middle, found = zone_box(board).center(), label(board).box.center()
    assert abs(middle.x() - found.x()) < 2
    assert abs(middle.y() - found.y()) < 2


@pytest.mark.parametrize("quarters", range(4))
@pytest.mark.parametrize("places", [("K2",), ("J1", "J2", "J3", "K1", "K2", "K3", "L2"), ("H2", "K2", "N2")])
def test_a_name_covers_no_figure_where_there_is_room(places: tuple[str, ...], quarters: int) -> None:
    board, style = board_with(*places), replace(STYLE, quarters=quarters)
    found, index = label(board, style), BoardIndex.of(board, quarters=quarters)
    for piece in board.pieces:
        box = figure_box(index, style, piece)
        assert box is not None
        assert not box.intersects(found.box)
    assert zone_box(board, style).adjusted(-14, -14, 14, 14).contains(found.box)


def test_a_name_lies_on_no_raised_ground_where_there_is_room() -> None:
    board = board_with()
    built = {"J2", "K2", "K1", "J1", "L2"}
    walls = tuple(replace(each, kind="tall") if each.id in built else each for each in board.places)
    free, found = label(board).box, label(replace(board, places=walls)).box
    assert not free.intersects(found)


def test_a_full_zone_keeps_its_name_in_the_middle() -> None:
    board = board_with(*ROWS)
    assert label(board).box == label(board_with()).box


def test_a_player_stands_beside_the_name_of_a_seat() -> None:
    assert label(board_with(), player="You").text == "RED · YOU"
    assert label(board_with()).text == "RED"


@pytest.mark.parametrize("name", ["Red", "Czerwony", "The defenders of the gate"])
@pytest.mark.parametrize("upright", [True, False])
def test_a_name_lies_within_its_zone(name: str, upright: bool) -> None:
    """However long it is: along an upright zone that is narrower than the name."""
    zone = frozenset(f"{column}{row}" for column in "CDE" for row in range(1, 10)) if upright else ROWS
    board = board_with(name=name, zone=zone)
    assert zone_box(board).adjusted(-16, -16, 16, 16).contains(label(board).box)
    assert label(board).is_upright == (upright and name != "Red")


@pytest.mark.parametrize("theme", list(COLOURS))
def test_names_of_zones_can_be_read(theme: Theme) -> None:
    colours = board_colours(theme)
    for look in SEAT_LOOKS:
        name = readable(look.colours[theme], colours.paper, colours.ink, ENOUGH)
        assert contrast(name, colours.paper) >= ENOUGH


def painted(painting: BoardPainter) -> QImage:
    made = QImage(620, 330, QImage.Format.Format_RGB32)
    painter = QPainter(made)
    while painting.paint(painter, QPoint(30, 30), made.rect()).isValid():
        pass
    painter.end()
    return made


def test_a_name_gives_way_to_a_figure_and_both_places_are_painted_again() -> None:
    painting = BoardPainter(board_with(), STYLE)
    before = painted(painting)
    moved = board_with("K2")
    region = painting.show(moved, QPoint(30, 30))
    assert region is not None
    after = painted(painting)
    assert after == painted(BoardPainter(moved, STYLE))
    for box in (label(board_with()).box, label(moved).box):
        assert region.contains(box.translated(30, 30).toAlignedRect())
    outside = region.boundingRect()
    assert after.copy(QRect(0, outside.bottom() + 1, 620, 40)) == before.copy(QRect(0, outside.bottom() + 1, 620, 40))


def test_players_are_written_by_a_painter() -> None:
    painting = BoardPainter(board_with(), STYLE)
    before = painted(painting)
    assert not painting.show_players({"red": "You"}, QPoint(30, 30)).isEmpty()
    assert painted(painting) != before


def test_a_name_goes_without_the_player_where_there_is_no_room_for_both() -> None:
    """Both are there again as soon as there is room."""
    crowd = [f"{column}{row}" for column in "AEIMQT" for row in (1, 2, 3)]
    narrow, index = board_with(*crowd), BoardIndex.of(board_with(*crowd))
    found = label(narrow, player="Somebody")
    assert found.text == "RED"
    boxes = [figure_box(index, STYLE, piece) for piece in narrow.pieces]
    assert not any(box is not None and box.intersects(found.box) for box in boxes)
    assert label(board_with(*crowd[:3]), player="Somebody").text == "RED · SOMEBODY"
