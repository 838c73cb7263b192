"""The sheet: paper with margins on a table, shadow to the south-east, coordinates at their columns and rows."""

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter

from editor.canvas.board_painter import BoardPainter
from editor.canvas.geometry.board_index import BoardIndex
from editor.canvas.style.paint_style import PaintStyle
from editor.canvas.terrain.arena_frame import RIM, ArenaFrame, frame_of
from editor.canvas.terrain.grain import grain
from editor.canvas.terrain.sheet_frame import EVERY, SheetFrame
from editor.theme.fonts import letter_font
from editor.theme.theme import Theme
from editor.view_model.board import GameBoard, HexSheet
from tests.support.boards import random_board

pytestmark = pytest.mark.usefixtures("qapp")

STYLE = PaintStyle("flat", Theme.LIGHT, 24.0, 1.0)


def plain(columns: int = 12, rows: int = 9) -> GameBoard:
    board = random_board(columns, rows, 0)
    places = tuple(replace(place, kind="open", height="") for place in board.places if not place.level)
    return GameBoard(HexSheet("flat", columns, rows), places)


def test_the_north_is_marked_however_the_sheet_is_turned() -> None:
    """In the upper left corner of the margin, with a tip on the side of the first row."""
    corners = []
    for quarters in range(4):
        frame = frame_of(BoardIndex.of(plain(), quarters=quarters), replace(STYLE, quarters=quarters))
        assert isinstance(frame, SheetFrame)
        box = QRect(frame.sheet.topLeft().toPoint(), QSize(22, 22))
        made = QImage(box.size(), QImage.Format.Format_RGB32)
        painter = QPainter(made)
        painter.translate(-box.topLeft())
        frame.draw(painter, box)
        painter.end()
        dark = [(x, y) for x in range(20) for y in range(20) if made.pixelColor(x, y).lightness() < 150]
        middle = sum(x for x, _ in dark) / len(dark), sum(y for _, y in dark) / len(dark)
        corners.append(middle)
    up, right, down, left = corners
    assert up[1] < min(right[1], left[1]) < down[1]
    assert left[0] < min(up[0], down[0]) < right[0]


def painted(board: GameBoard, style: PaintStyle) -> tuple[QImage, SheetFrame]:
    """All of it, with the corner of its sheet 60 pixels from that of the image."""
    frame = frame_of(BoardIndex.of(board), style)
    corner = frame.sheet.topLeft().toPoint() - QPoint(60, 60)
    made = QImage(frame.sheet.size().toSize() + QSize(120, 120), QImage.Format.Format_RGB32)
    painter, painting = QPainter(made), BoardPainter(board, style)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    while painting.paint(painter, -corner, made.rect()).isValid():
        pass
    painter.end()
    return made, frame


def near(one: QColor, other: str, by: int = 14) -> bool:
    asked = QColor(other)
    pairs = zip(one.getRgb()[:3], asked.getRgb()[:3], strict=True)  # type: ignore[index]
    return all(abs(first - second) <= by for first, second in pairs)


@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK, Theme.HIGH_CONTRAST])
def test_paper_lies_on_the_table(theme: Theme) -> None:
    style = replace(STYLE, theme=theme)
    image, frame = painted(plain(), style)
    assert near(image.pixelColor(8, 8), style.colours.table, 24)
    middle = QPoint(image.width() // 2, image.height() // 2)
    assert near(image.pixelColor(middle + QPoint(0, 3)), style.colours.paper, 26)
    assert near(image.pixelColor(60 + 3, 60 + 3), style.colours.paper_edge, 26)
    assert frame.sheet_box[2] == pytest.approx(frame.geometry.bounds()[2] + 1.6)


@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK])
def test_the_shadow_of_the_sheet_falls_to_the_south_east(theme: Theme) -> None:
    image, frame = painted(plain(), replace(STYLE, theme=theme))
    wide, high = round(frame.sheet.width()), round(frame.sheet.height())
    below = [image.pixelColor(60 + wide // 2 + x, 60 + high + 5).lightness() for x in range(-20, 20)]
    above = [image.pixelColor(60 + wide // 2 + x, 60 - 5).lightness() for x in range(-20, 20)]
    assert sum(below) < sum(above)


def test_coordinates_stand_at_their_columns_and_rows() -> None:
    """On all four sides; letters of every column, the first row and every fifth."""
    board = plain()
    frame = SheetFrame(BoardIndex.of(board).geometry, STYLE)
    labels = list(frame.labels())
    index = BoardIndex.of(board)
    for label in labels:
        at = index.centre(f"{label.text}1" if label.text.isalpha() else f"A{label.text}")
        assert at is not None
        assert label.at.x() == pytest.approx(at[0] * 24) or label.at.y() == pytest.approx(at[1] * 24)
        assert frame.sheet.contains(label.at)
        assert not frame.hexes.contains(label.at)
    rows = [label.text for label in labels if label.text.isdigit()]
    assert sorted(set(rows), key=int) == ["1", str(EVERY)]
    assert {label.text for label in labels if label.text.isalpha()} == set("ABCDEFGHIJKL")
    assert not list(SheetFrame(index.geometry, replace(STYLE, scale=8.0)).labels())
    assert not list(SheetFrame(index.geometry, replace(STYLE, is_plain=True)).labels())


@pytest.mark.parametrize("scale", [12.0, 16.0, 24.0])
def test_the_letters_of_many_columns_do_not_touch(scale: float) -> None:
    """Two letters of a far column need more room than one."""
    frame = SheetFrame(BoardIndex.of(plain(34, 3)).geometry, replace(STYLE, scale=scale))
    above = {label.at.x(): label.text for label in frame.labels() if label.text.isalpha()}
    size = max(9.0, 0.34 * scale)
    wide = QFontMetricsF(letter_font(size, bold=True))
    ends = [(x - wide.horizontalAdvance(text) / 2, x + wide.horizontalAdvance(text) / 2) for x, text in above.items()]
    assert len(ends) > 8
    assert all(after[0] > before[1] + 1 for before, after in pairwise(sorted(ends)))


def test_every_pixel_of_a_part_is_drawn() -> None:
    """Also where a part is all table, or all margin."""
    frame = SheetFrame(BoardIndex.of(plain()).geometry, STYLE)
    box = frame.covered
    made = QImage(box.size(), QImage.Format.Format_RGB32)
    made.fill(QColor("#ff00ff"))
    painter = QPainter(made)
    painter.translate(-box.topLeft())
    for left in range(box.left(), box.right() + 1, 100):
        for top in range(box.top(), box.bottom() + 1, 100):
            part = QRect(left, top, 100, 100)
            painter.setClipRect(part)
            frame.draw(painter, part)
    painter.end()
    asked = QColor("#ff00ff").rgb()
    assert not [1 for x in range(0, made.width(), 3) for y in range(0, made.height(), 3) if made.pixel(x, y) == asked]


def test_an_arena_lies_in_stone() -> None:
    """Sand under its hexes, a round floor around them, the table beyond."""
    board = replace(plain(9, 9), surface="sand")
    image, frame = painted(board, STYLE)
    assert isinstance(frame, ArenaFrame)
    assert near(image.pixelColor(image.width() // 2, image.height() // 2 + 3), STYLE.colours.sand[0], 26)
    assert near(
        image.pixelColor(60 + round(0.06 * frame.sheet.width()), image.height() // 2), STYLE.colours.flags[0], 60
    )
    assert near(image.pixelColor(64, 64), STYLE.colours.table, 40)


def test_grain_is_the_same_each_time_and_its_edges_match() -> None:
    tile = grain("paper", "#5a4222", False)
    assert tile == grain.__wrapped__("paper", "#5a4222", False)
    alphas = [[tile.pixelColor(x, y).alpha() for y in range(tile.height())] for x in (0, 1, tile.width() - 1)]
    beside = sum(abs(one - other) for one, other in zip(alphas[0], alphas[1], strict=True))
    across = sum(abs(one - other) for one, other in zip(alphas[0], alphas[2], strict=True))
    assert across < 1.6 * beside
    assert max(max(column) for column in alphas) < 60


@pytest.mark.parametrize("quarters", [0, 1])
def test_the_floor_of_an_arena_fills_the_box_that_it_is_given(quarters: int) -> None:
    """It is of the size to which the view fits it, and all corners of hexes lie within its rim."""
    board = replace(plain(6, 12), surface="sand")
    frame = ArenaFrame(BoardIndex.of(board, quarters=quarters), replace(STYLE, quarters=quarters))
    left, top, width, height = (each * STYLE.scale for each in frame.sheet_box)
    assert frame.sheet == QRectF(left, top, width, height)
    rim = frame.floor(RIM)
    index = BoardIndex.of(board, quarters=quarters)
    centres = [at for place in board.places if (at := index.centre(place.id)) is not None]
    assert centres
    for x, y in centres:
        for across, down in frame.style.corners():
            assert rim.contains(QPointF(x + across, y + down) * STYLE.scale)
