"""The places of tiles: a section for each kind with a heading, in it lines of tiles of one size."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPoint, QRect, QSize

from editor.presenters.document_kinds import kind_order
from editor.theme.metrics import LARGE, MEDIUM, scaled
from editor.thumbnails.thumbnail_source import has_thumbnail, is_card

CARD, BOARD, PLATE = QSize(150, 210), QSize(196, 138), QSize(196, 60)
CAPTION, HEADING, MARGIN = 44, 40, 8
"""The heights of the name below a board and of the heading of a section, and the margin around all, at 100 %."""
MOST_GAP = 30
STEP, MOST_GROWTH = 12, 1.5
"""Pictures grow with the room of a line in steps, so that few sizes are made; up to this share of the least."""


class TileShape(Enum):
    """The shapes of tiles: a card is its face, a board has its name below, a plate is an icon beside a name."""

    CARD = "card"
    BOARD = "board"
    PLATE = "plate"


def shape_of(kind: str) -> TileShape:
    """The shape of the tiles of a kind."""
    if is_card(kind):
        return TileShape.CARD
    return TileShape.BOARD if has_thumbnail(kind) else TileShape.PLATE


def picture_size(shape: TileShape, text_size: int) -> QSize:
    """The least room for the picture on a tile."""
    size = {TileShape.CARD: CARD, TileShape.BOARD: BOARD, TileShape.PLATE: PLATE}[shape]
    return QSize(scaled(size.width(), text_size), scaled(size.height(), text_size))


def tile_size(shape: TileShape, text_size: int) -> QSize:
    """The least size of a tile with the name below its picture."""
    return picture_size(shape, text_size) + QSize(0, caption_height(shape, text_size))


def caption_height(shape: TileShape, text_size: int) -> int:
    """The height of the name below a picture."""
    return scaled(CAPTION, text_size) if shape is TileShape.BOARD else 0


def grown_picture(shape: TileShape, text_size: int, width: int) -> QSize:
    """The size of the picture on a tile that may be this wide."""
    least = picture_size(shape, text_size)
    if shape is TileShape.PLATE:
        return least
    step = scaled(STEP, text_size)
    room = min(width, round(MOST_GROWTH * least.width())) - least.width()
    grown = least.width() + max(0, room // step) * step
    return QSize(grown, round(grown * least.height() / least.width()))


@dataclass(frozen=True, slots=True)
class Heading:
    """The heading of a section."""

    kind: str
    box: QRect


@dataclass(frozen=True, slots=True)
class TileLine:
    """Tiles side by side."""

    top: int
    bottom: int
    rows: tuple[int, ...]
    """The rows of the list, from the left."""


class GridLayout:
    """The places of the documents of a list, from the top left of all; documents of a kind stand together."""

    def __init__(self, kinds: Sequence[str], width: int, text_size: int) -> None:
        self.headings: list[Heading] = []
        self.boxes: list[QRect] = [QRect()] * len(kinds)
        self.order: list[int] = []
        """The rows of the list as they stand in the grid."""
        self.lines: list[TileLine] = []
        self._place = dict[int, int]()
        self._pictures = dict[TileShape, QSize]()
        self.height = self._lay_out(kinds, width, text_size)

    def picture_of(self, shape: TileShape) -> QSize:
        """The size that pictures have on tiles of a shape."""
        return self._pictures.get(shape, QSize())

    def _lay_out(self, kinds: Sequence[str], width: int, percent: int) -> int:
        margin = scaled(MARGIN, percent)
        top = 0
        for kind, rows in _sections(kinds):
            self.headings.append(Heading(kind, QRect(margin, top, width - 2 * margin, scaled(HEADING, percent))))
            top += scaled(HEADING, percent)
            shape, room = shape_of(kind), QRect(margin, top, width - 2 * margin, 0)
            top = self._lay_lines(rows, shape, room, percent)
            top += scaled(MEDIUM, percent)
        return top + margin

    def _lay_lines(self, rows: Sequence[int], shape: TileShape, room: QRect, percent: int) -> int:
        """Fill lines from left to right: boards and plates take all the room, between cards it widens the gaps; returns
        the bottom."""
        fit = max(1, (room.width() + LARGE) // (picture_size(shape, percent).width() + LARGE))
        width, gap = (room.width() + LARGE) // fit - LARGE, LARGE
        drawn = self._pictures[shape] = grown_picture(shape, percent, width)
        size = QSize(width, drawn.height() + caption_height(shape, percent))
        if shape is TileShape.CARD:
            size = drawn
        if shape is TileShape.CARD and fit > 1:
            gap = min((room.width() - fit * size.width()) // (fit - 1), MOST_GAP)
        top = room.top()
        for first in range(0, len(rows), fit):
            line = tuple(rows[first : first + fit])
            for place, row in enumerate(line):
                self.boxes[row] = QRect(QPoint(room.left() + place * (size.width() + gap), top), size)
                self._place[row] = len(self.order)
                self.order.append(row)
            self.lines.append(TileLine(top, top + size.height(), line))
            top += size.height() + LARGE
        return top

    def place_of(self, row: int) -> int:
        """The place of a row in the grid, counted from the first tile."""
        return self._place.get(row, 0)

    def between(self, one: int, other: int) -> tuple[int, ...]:
        """The rows from one to another, as they stand in the grid."""
        first, last = sorted((self.place_of(one), self.place_of(other)))
        return tuple(self.order[first : last + 1])

    def row_at(self, point: QPoint) -> int | None:
        """The row whose tile lies under a point."""
        return next((row for row in self.seen(QRect(point, QSize(1, 1))) if self.boxes[row].contains(point)), None)

    def seen(self, window: QRect) -> Iterator[int]:
        """The rows whose lines lie in the window."""
        first = max(0, bisect_right(self.lines, window.top(), key=lambda line: line.bottom))
        for line in self.lines[first:]:
            if line.top > window.bottom():
                return
            yield from line.rows

    def above(self, row: int, lines: int) -> int:
        """The nearest row some lines above, or below if negative; the first or last line at most."""
        middle = self.boxes[row].center().x()
        here = self._line_of(row)
        line = self.lines[min(max(here - lines, 0), len(self.lines) - 1)]
        return min(line.rows, key=lambda each: abs(self.boxes[each].center().x() - middle))

    def lines_within(self, row: int, height: int, *, up: bool) -> int:
        """The number of lines from that of a row that lie within a height: a page; at least one."""
        here = self._line_of(row)
        step = -1 if up else 1
        number = 0
        while 0 <= here + step * (number + 1) < len(self.lines):
            line = self.lines[here + step * (number + 1)]
            if abs(line.top - self.lines[here].top) > height:
                break
            number += 1
        return max(1, number)

    def _line_of(self, row: int) -> int:
        top = self.boxes[row].top()
        return max(0, bisect_right(self.lines, top, key=lambda line: line.top) - 1)


def _sections(kinds: Sequence[str]) -> list[tuple[str, list[int]]]:
    """The rows by kind, in the order of kinds."""
    rows: dict[str, list[int]] = {}
    for row, kind in enumerate(kinds):
        rows.setdefault(kind, []).append(row)
    order = {kind: place for place, kind in enumerate(kind_order())}
    return sorted(rows.items(), key=lambda each: (order.get(each[0], len(order)), each[0]))
