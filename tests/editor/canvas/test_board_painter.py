"""The repainted region after a change of board or overlay: only the chunks of changed places."""

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from editor.canvas import piece_painter
from editor.canvas.board_painter import BoardPainter
from editor.canvas.layers.pieces import piece_stamp
from editor.canvas.map_table import MapTableView
from editor.canvas.map_view import MapView
from editor.canvas.piece_painter import MOST_NEW_STAMPS
from editor.canvas.style.paint_style import PaintStyle
from editor.theme.theme import Theme
from editor.view_model.board import BoardPiece, GameBoard
from editor.view_model.map_document_board import board_of
from editor.view_model.overlay import NOTHING_OVER, Highlight, Overlay
from engine.content.maps.area_map import AreaMap
from engine.geometry.hex.grid import column_letters
from tests.editor.canvas.conftest import ShowMap
from tests.support.boards import random_board, small_board, with_kind
from tests.support.documents import SAMPLES

pytestmark = pytest.mark.usefixtures("qapp")

STYLE = PaintStyle("flat", Theme.LIGHT, 16.0, 1.0)


INNER = "H12"
"""A hex in the middle of a chunk."""


def areas() -> GameBoard:
    """The sample map of areas, with several pieces of two teams in one area."""
    board = board_of(AreaMap.model_validate(json.loads((SAMPLES / "three-outposts.json").read_bytes())), "en")
    seats = ("red", "blue", "green")
    pieces = tuple(BoardPiece(f"p{number}", "Piece", "P", seat, ("marsh",)) for number, seat in enumerate(seats))
    stack = BoardPiece("stack", "Soldier", "S", "blue", ("marsh",), count=7)
    return replace(board, pieces=(*pieces, stack), seats=seats, teams={"red": "east", "green": "east"})


def settled(view: MapView) -> QImage:
    for _ in range(20):
        QApplication.processEvents()
    return view.viewport().grab().toImage()


def test_a_crowd_is_drawn_bit_by_bit_and_each_piece_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No single painting draws many pieces; in the end all are drawn, and no work is left."""
    drawn = list[str]()

    def draw(style: PaintStyle, piece: BoardPiece, *more: Any) -> QImage:
        drawn.append(piece.id)
        return piece_stamp(style, piece, *more)

    monkeypatch.setattr(piece_painter, "piece_stamp", draw)
    board = random_board(40, 40, 800)
    crowd = replace(board, pieces=tuple(replace(each, short=each.id) for each in board.pieces))
    steps = [(image, len(drawn)) for image in paintings(BoardPainter(crowd, STYLE))]
    assert len(steps) > 4
    for before, after in pairwise([0, *(number for _, number in steps)]):
        assert after - before <= MOST_NEW_STAMPS
    assert sorted(drawn) == sorted({*drawn})
    monkeypatch.setattr(piece_painter, "MOST_NEW_STAMPS", len(crowd.pieces))
    assert list(paintings(BoardPainter(crowd, STYLE)))[-1] == steps[-1][0]


def test_a_crowd_that_was_drawn_is_not_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thousand figures have room in the cache; beyond its bytes, it is cleared between complete paintings only."""
    board = random_board(40, 40, 800)
    painter = BoardPainter(replace(board, pieces=tuple(replace(each, short=each.id) for each in board.pieces)), STYLE)
    first = len(list(paintings(painter)))
    assert (first > 1, len(list(paintings(painter)))) == (True, 1)
    monkeypatch.setattr(piece_painter, "MOST_STAMPED", 0)
    assert len(list(paintings(painter))) == first


def paintings(painter: BoardPainter) -> Iterator[QImage]:
    """The images of a board after each painting, until it is complete."""
    while True:
        made = QImage(QSize(1200, 900), QImage.Format.Format_RGB32)
        with QPainter(made) as device:
            left_over = painter.paint(device, QPoint(30, 30), made.rect())
        yield made
        if not left_over.isValid():
            return


def test_one_changed_hex_draws_its_chunk_and_nothing_else(show_map: ShowMap) -> None:
    """The hex lies in the middle of a chunk, apart from other bodies."""
    board = random_board(40, 40, 0)
    board = replace(board, places=tuple(replace(place, kind="open") for place in board.places if not place.level))
    view, other = show_map(board), show_map(with_kind(board, INNER, "lava"))
    settled(view)
    ground, drawn = view.painter.ground, view.painter.ground.drawn_chunks
    view.set_board(with_kind(board, INNER, "lava"))
    assert settled(view) == settled(other)
    assert view.painter.ground is ground
    assert ground.drawn_chunks == drawn + 1


def test_a_body_across_chunks_is_drawn_alike_in_all(show_map: ShowMap) -> None:
    """A wall of one piece that gets a hex at its end is redrawn wherever it is."""
    names = [f"{column_letters(number)}12" for number in range(3, 24)]
    board = random_board(30, 24, 0)
    plain = tuple(replace(place, kind="open", height="") for place in board.places if not place.level)
    wall = [*names[:-1]], [*names]
    boards = [
        replace(board, places=tuple(replace(each, kind="tall") if each.id in part else each for each in plain))
        for part in wall
    ]
    view, other = show_map(boards[0]), show_map(boards[1])
    settled(view)
    drawn = view.painter.ground.drawn_chunks
    view.set_board(boards[1])
    assert settled(view) == settled(other)
    assert view.painter.ground.drawn_chunks - drawn >= 2


def test_a_changed_zone_draws_the_chunks_where_it_changed(show_map: ShowMap) -> None:
    """And those where its name was and is now."""
    board = random_board(40, 40, 0)
    zone = replace(board.zones[0], places=board.zones[0].places | {"T20"})
    view, other = show_map(board), show_map(replace(board, zones=(zone,)))
    settled(view)
    drawn = view.painter.ground.drawn_chunks
    view.set_board(replace(board, zones=(zone,)))
    assert settled(view) == settled(other)
    assert 1 <= view.painter.ground.drawn_chunks - drawn <= 8 < len(view.painter.ground.images()) / 3


def test_a_chunk_is_shown_as_it_was_until_it_is_drawn_again(show_map: ShowMap) -> None:
    board = random_board(16, 16, 0)
    view = show_map(board)
    settled(view)
    ground = view.painter.ground
    before = ground.images()
    ground.update(type(view.painter.board_index).of(with_kind(board, "D4", "lava"), view.painter.board_index))
    assert ground.images() == before
    assert ground.misses(view.origin, view.viewport().rect()).isValid()


@pytest.mark.parametrize("place", ["marsh", "bay"])
def test_a_change_of_an_area_leaves_nothing_behind(show_map: ShowMap, place: str) -> None:
    changed = with_kind(areas(), place, "outpost")
    view, other = show_map(areas()), show_map(changed)
    before = settled(view)
    view.set_overlay(Overlay({"gate": Highlight("reach", "1")}, {"p1": "target"}))
    settled(view)
    view.set_board(changed)
    view.set_overlay(NOTHING_OVER)
    assert settled(view) == settled(other) != before


def test_pieces_of_an_area_are_distinguished_by_where_one_points(show_map: ShowMap) -> None:
    view = show_map(areas())
    board_index = view.painter.board_index
    for piece in board_index.pieces_at("marsh"):
        at = view.in_view(*board_index.middle(piece) or (0.0, 0.0))
        assert view.place_at(at) == "marsh"
        assert view.piece_at("marsh", at) == piece.id
    assert view.piece_on("marsh") == ""
    assert "7 × Soldier (blue)" in view.place_text("marsh")


@pytest.mark.parametrize("overlay", [
    Overlay(would_become={"C4": "tall", "D4": "difficult"}),
    Overlay(ghosts=(BoardPiece("ghost", "Ghost", "Gh", "red", ("D2",)),)),
    Overlay({"C4": Highlight("selected"), "F4": Highlight("partner")}),
])  # fmt: skip
def test_previews_of_edits_are_drawn_and_go_away(show_map: ShowMap, overlay: Overlay) -> None:
    view, other = show_map(small_board()), show_map(small_board())
    other.set_overlay(overlay)
    before = settled(view)
    view.set_overlay(overlay)
    assert settled(view) == settled(other) != before
    view.set_overlay(NOTHING_OVER)
    assert settled(view) == before


def test_a_menu_asks_which_piece_of_several_is_meant(show_map: ShowMap) -> None:
    view, heard = show_map(areas()), list[tuple[str, str]]()
    view.activated.connect(lambda place, piece: heard.append((place, piece)))
    view.set_cursor("marsh")
    for number in (1, -1):
        QTest.keyClick(view, Qt.Key.Key_Return)
        (menu,) = (each for each in view.findChildren(QMenu, "which-piece") if each.isVisible())
        menu.actions()[number].trigger()
        menu.close()
    assert heard == [("marsh", "p1"), ("marsh", "")]
    view.set_cursor("moor")
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert heard[-1] == ("moor", "")


def test_the_table_keeps_its_row_while_a_place_changes(show_map: ShowMap, qtbot: QtBot) -> None:
    board = random_board(30, 30, 0)
    view = show_map(board)
    table = MapTableView(view, "en")
    qtbot.addWidget(table)
    table.resize(700, 300)
    with qtbot.waitExposed(table):
        table.show()
    table.show_place("P20")
    bar = table.table.verticalScrollBar()
    scrolled = bar.value()
    assert scrolled > 0
    view.set_board(with_kind(board, "D4", "lava"))
    assert (table.current_place(), bar.value()) == ("P20", scrolled)
    assert view.painter.place_box("P20", QPoint()).isValid()


@pytest.mark.parametrize("places", [("D4", "D5"), ("D4", "E4", "E5"), ("D4", "D3", "E3", "E4", "D5", "C4", "C3")])
def test_a_large_base_is_outlined_as_a_whole_wherever_one_points(places: tuple[str, ...]) -> None:
    """And the box of each of its places, which is painted again, holds all of the outline."""
    board = random_board(9, 9, 0)
    painting = BoardPainter(replace(board, pieces=(BoardPiece("ana", "Ana", "An", "red", places),)), STYLE)
    outlines = [painting.outline(place, 1.0, QPoint()) for place in places]
    whole = outlines[0].boundingRect()
    assert all(each == outlines[0] for each in outlines)
    for place in places:
        assert whole.contains(painting.place_path(place, 0.6).boundingRect())
        assert painting.place_box(place, QPoint()).contains(whole.toAlignedRect())


@pytest.mark.parametrize("places", [("D4", "D5"), ("D4", "E4", "E5"), ("D4", "D3", "E3", "E4", "D5", "C4", "C3")])
def test_the_ghost_of_a_large_base_lies_on_all_of_its_places(places: tuple[str, ...]) -> None:
    board = replace(random_board(9, 9, 0), pieces=())
    painting, origin = BoardPainter(board, STYLE), QPoint(20, 20)
    before = painted(painting, origin)
    region = painting.lay_over(Overlay(ghosts=(BoardPiece("ghost", "Ghost", "Gh", "red", places),)), origin)
    after = painted(painting, origin)
    for place in places:
        at = painting.place_path(place, 1.0).boundingRect().center().toPoint() + origin
        assert before.pixelColor(at) != after.pixelColor(at)
        assert region.contains(at)


def painted(painting: BoardPainter, origin: QPoint) -> QImage:
    image = QImage(QSize(200, 200), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    while painting.paint(painter, origin, image.rect()).isValid():
        pass
    painter.end()
    return image
