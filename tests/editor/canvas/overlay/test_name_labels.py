"""Names lie below their figures and cover no other figure where that can be avoided."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize
from PySide6.QtGui import QImage, QPainter, QRegion

from editor.canvas.board_painter import BoardPainter
from editor.canvas.geometry.board_index import BoardIndex
from editor.canvas.layers.pieces import figure_radius
from editor.canvas.overlay.name_labels import ALL_FROM, MOST_NAMED, NAMES_FROM, NameLabel, name_labels
from editor.canvas.style.paint_style import PaintStyle
from editor.theme.theme import Theme
from editor.view_model.board import GameBoard
from editor.view_model.overlay import NOTHING_OVER, Overlay
from tests.support.boards import moved, random_board, small_board

pytestmark = pytest.mark.usefixtures("qapp")
STYLE = PaintStyle("flat", Theme.LIGHT, 31.0, 1.0)
ORIGIN = QPoint(60, 60)


def labels(board: GameBoard, scale: float, overlay: Overlay = NOTHING_OVER, pointed: str = "") -> list[NameLabel]:
    style = replace(STYLE, scale=scale)
    return list(name_labels(BoardIndex.of(board), style, overlay, pointed))


def names(board: GameBoard, scale: float, overlay: Overlay = NOTHING_OVER, pointed: str = "") -> set[str]:
    return {each.text for each in labels(board, scale, overlay, pointed)}


def test_names_are_written_of_those_that_act_are_chosen_named_or_pointed_at() -> None:
    board = small_board()
    assert names(board, NAMES_FROM - 1, pointed="bo") == set()
    assert names(board, NAMES_FROM) == {"Ana"}
    assert names(board, NAMES_FROM, pointed="bo") == {"Ana", "Bo"}
    over = Overlay(pieces={"cy": "chosen", "eel": "target"}, named=frozenset({"fox"}))
    assert names(board, NAMES_FROM, over) == {"Ana", "Cy", "Fox"}


def test_few_figures_are_all_named_and_a_crowd_is_not() -> None:
    assert names(small_board(), 54) >= {"Ana", "Bo", "Cy", "Eel", "Fox"}
    crowd = random_board(25, 30, MOST_NAMED + 1)
    assert names(crowd, ALL_FROM) == set()
    assert len(labels(random_board(25, 30, MOST_NAMED), ALL_FROM)) > MOST_NAMED // 2


@pytest.mark.parametrize("scale", [ALL_FROM, 40.0, 60.0])
@pytest.mark.parametrize("seed", range(4))
def test_no_name_covers_another_figure_or_name(scale: float, seed: int) -> None:
    """Of those that are written because there is room; also below its own figure, or above it."""
    board = random_board(12, 12, MOST_NAMED, seed)
    found = labels(board, scale)
    index = BoardIndex.of(board)
    assert len(found) > MOST_NAMED // 2
    boxes = {}
    for piece in board.pieces:
        at, radius = QPointF(*index.middle(piece) or (0, 0)) * scale, figure_radius(scale)
        boxes[piece.name] = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
    for label in found:
        for other in found:
            assert label is other or not label.box.intersects(other.box)
        for name, box in boxes.items():
            assert not label.box.intersects(box.adjusted(1, 1, -1, -1)), (label.text, name)


def test_a_name_goes_above_where_a_figure_stands_below() -> None:
    board = small_board()
    lone = replace(board, pieces=tuple(each for each in board.pieces if each.id in ("ana", "bo")), markers=())
    (below,) = (each for each in labels(lone, 31) if each.text == "Ana")
    near = moved(lone, "bo", "B4")
    (above,) = (each for each in labels(near, 31) if each.text == "Ana")
    middle = QPointF(*BoardIndex.of(lone).middle(lone.pieces[0]) or (0, 0)) * 31
    assert below.box.top() > middle.y() > above.box.bottom()


def painted(painter: BoardPainter, before: QImage | None = None, region: QRegion | None = None) -> QImage:
    made = QImage(QSize(420, 320), QImage.Format.Format_RGB32) if before is None else before.copy()
    device = QPainter(made)
    device.setRenderHint(QPainter.RenderHint.Antialiasing)
    if region is not None:
        device.setClipRegion(region)
    painter.paint(device, ORIGIN, made.rect() if region is None else region.boundingRect())
    device.end()
    return made


def test_only_the_name_is_painted_again_when_a_figure_is_pointed_at() -> None:
    painter, afresh = (BoardPainter(small_board(), replace(STYLE, scale=24.0)) for _ in range(2))
    before = painted(painter)
    for pointed in ("bo", "eel", ""):
        region = painter.point_at(pointed, ORIGIN)
        afresh.point_at(pointed, ORIGIN)
        assert 0 < sum(box.width() * box.height() for box in region) < 6000  # type: ignore[attr-defined]
        before = painted(painter, before, region)
        assert before == painted(afresh)
    assert painter.point_at("", ORIGIN) == QRegion()


def test_names_grow_a_little_with_their_hexes() -> None:
    heights = [labels(small_board(), scale)[0].box.height() for scale in (20.0, 31.0, 54.0, 62.0, 190.0)]
    assert heights == sorted(heights)
    assert heights[0] == heights[1] < heights[2]
    assert heights[-1] <= 24
