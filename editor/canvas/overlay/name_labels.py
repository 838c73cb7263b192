"""The names of figures below them, laid so that they cover no other figure where that can be avoided."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter

from editor.canvas.geometry.board_index import BoardIndex
from editor.canvas.layers.markers import marker_radius
from editor.canvas.layers.pieces import figure_radius
from editor.canvas.style.paint_style import PaintStyle, line
from editor.theme.fonts import letter_font
from editor.view_model.board import BoardPiece
from editor.view_model.overlay import Overlay

NAMES_FROM = 20.0
"""The size of a hex, in pixels, from which names are written."""
ALL_FROM, MOST_NAMED = 27.0, 16
"""From this size of a hex, all figures are named where there is room, unless there are more than this number."""
LEAST_PIXELS, MOST_PIXELS, OF_HEX = 11.5, 15.0, 0.24
"""The least and the greatest size of the letters in pixels, and their size in hex heights between."""
HEIGHT, BESIDE, CORNER = 1.5, 0.52, 0.44
"""The height of a plate, its margins and its corners, in sizes of the letters."""
BELOW, ABOVE = 1.3, 1.34
"""The distances of the near edge of a name from the middle of its figure, in radii; below, gems lie between."""
WITH_GEMS = 1.4


@dataclass(frozen=True)
class NameLabel:
    """A name and where it is written, in pixels from the origin of the sheet."""

    text: str
    seat: int | None
    box: QRectF


def name_labels(board_index: BoardIndex, style: PaintStyle, overlay: Overlay, pointed: str) -> tuple[NameLabel, ...]:
    """The names to be written: of the figures that act, are chosen, named or pointed at, and of others with room."""
    if style.scale < NAMES_FROM or board_index.geometry.markers_take_slots:
        return ()
    pieces = board_index.board.pieces
    always = [each for each in pieces if _is_named(each, overlay, pointed)]
    others = [each for each in pieces if each not in always] if _names_all(style, pieces) else []
    taken = {each.id: box for each in pieces if (box := figure_box(board_index, style, each)) is not None}
    coins = [_coin_box(board_index, style, marker.place) for marker in board_index.board.markers]
    found: list[NameLabel] = []
    for piece in (*always, *others):
        own = taken.get(piece.id)
        if own is None or not piece.name:
            continue
        placed = [each.box for each in found]
        figures = [box for id_, box in taken.items() if id_ != piece.id]
        boxes = list(_boxes(style, piece, own))
        free = (box for box in boxes if not _meets(box, (*figures, *placed, *filter(None, coins))))
        uncovered = (box for box in boxes if not _meets(box, (*figures, *placed)))
        box = next(free, None) or (next(uncovered, boxes[0]) if piece in always else None)
        if box is not None:
            found.append(NameLabel(piece.name, board_index.seat_number(piece.seat), box))
    return tuple(found)


def paint_names(
    painter: QPainter, style: PaintStyle, labels: Iterable[NameLabel], origin: QPoint, within: QRect
) -> None:
    """Write the names that lie in a region."""
    for label in labels:
        box = label.box.translated(origin)
        if box.adjusted(-2, -2, 2, 2).toAlignedRect().intersects(within):
            painter.drawImage(
                box.topLeft() - QPointF(1, 1), _stamp(style, label.text, label.seat, (box.width(), box.height()))
            )


def changed_boxes(before: Sequence[NameLabel], after: Sequence[NameLabel], origin: QPoint) -> list[QRect]:
    """The boxes of names that were written or are gone."""
    differing = [each for each in (*before, *after) if (each in before) != (each in after)]
    return [each.box.translated(origin).adjusted(-2, -2, 2, 2).toAlignedRect() for each in differing]


def _is_named(piece: BoardPiece, overlay: Overlay, pointed: str) -> bool:
    is_chosen = overlay.pieces.get(piece.id) == "chosen"
    return piece.active or is_chosen or piece.id == pointed or piece.id in overlay.named


def _names_all(style: PaintStyle, pieces: Sequence[BoardPiece]) -> bool:
    return style.scale >= ALL_FROM and len(pieces) <= MOST_NAMED


def figure_box(board_index: BoardIndex, style: PaintStyle, piece: BoardPiece) -> QRectF | None:
    """The box around a figure, in pixels from the origin of the sheet; None off the map."""
    middle = board_index.middle(piece)
    if middle is None:
        return None
    radius = figure_radius(style.scale, len(piece.places), board_index.size(piece))
    return _around(QPointF(*middle) * style.scale, radius)


def _coin_box(board_index: BoardIndex, style: PaintStyle, place: str) -> QRectF | None:
    at = board_index.centre(place)
    if at is None or board_index.pieces_at(place):
        return None
    return _around(QPointF(*at) * style.scale, marker_radius(style.scale, beside=False))


def _around(middle: QPointF, radius: float) -> QRectF:
    return QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)


def _boxes(style: PaintStyle, piece: BoardPiece, figure: QRectF) -> Iterator[QRectF]:
    """The boxes a name may be written in, the best first: below the figure, above it, lower right, lower left."""
    pixels = _pixels(style)
    width, height = round(_text_width(piece.name, pixels) + 2 * BESIDE * pixels), round(HEIGHT * pixels)
    middle, radius = figure.center(), figure.width() / 2
    has_gems = any(gauge.value > 0 for gauge in piece.gauges[1:2])
    down = middle.y() + radius * (WITH_GEMS if has_gems else BELOW)
    up = middle.y() - radius * ABOVE - height
    for left, top in (
        (middle.x() - width / 2, down),
        (middle.x() - width / 2, up),
        (middle.x(), down),
        (middle.x() - width, down),
    ):
        yield QRectF(round(left), round(top), width, height)


def _pixels(style: PaintStyle) -> float:
    return style.name_pixels(OF_HEX, LEAST_PIXELS, MOST_PIXELS)


@lru_cache(256)
def _text_width(text: str, pixels: float) -> float:
    return QFontMetricsF(letter_font(pixels, bold=True)).horizontalAdvance(text)


def _meets(box: QRectF, others: Iterable[QRectF]) -> bool:
    return any(box.intersects(other) for other in others)


@lru_cache(256)
def _stamp(style: PaintStyle, text: str, seat: int | None, size: tuple[float, float]) -> QImage:
    """The name on a plate with a line in the colour of its side."""
    colours = style.figure_colours
    width, height = size
    made = style.sheet(width + 2, height + 2)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(1.5, 1.5, width - 1, height - 1)
    painter.setPen(line(style.side_colour(seat), 2.0 if colours.is_flat else 1.0))
    painter.setBrush(QColor(colours.name))
    corner = CORNER * _pixels(style)
    painter.drawRoundedRect(box, corner, corner)
    painter.setPen(QColor(colours.name_ink))
    painter.setFont(letter_font(_pixels(style), bold=True))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, text)
    painter.end()
    return made
