"""The names of zones on pills: in the middle of a zone, or beside it where no figure stands and nothing is built."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter

from editor.canvas.geometry.board_index import BoardIndex
from editor.canvas.geometry.sheet_geometry import XY
from editor.canvas.layers.markers import marker_radius
from editor.canvas.overlay.name_labels import figure_box
from editor.canvas.style.paint_style import PaintStyle, faint
from editor.theme.board_colours import readable
from editor.theme.fonts import letter_font
from editor.view_model.board import BoardZone

NAMES_FROM = 9.0
"""The scale in pixels per hex from which zones are named."""
NAME, SMALLEST_NAME, LARGEST_NAME = 0.34, 9.0, 13.0
"""The size of names as a share of a hex, and its limits in pixels."""
SPACING = 1.1
BESIDE, HEIGHT = 1.5, 1.8
"""The margins of a name on its pill, and the height of the pill, in sizes of the letters."""
PLATE_SHARE = 0.86
ENOUGH = 5.4
"""The contrast of a name on its pill: enough for eyes that see red as dark."""
NARROW = 0.72
"""The share of an upright zone that a name may take; names that are wider are written along all upright zones."""
LONG = 3.0
"""The proportion of sides from which a zone is long: its name may lie between two parts of it."""
STEP = 0.25
"""The distance of the places to try, in units."""
INSIDE = 0.8
"""The distance from the centre of a hex within which a place is inside the zone, in units."""
EDGE = 0.35
"""The least distance of a pill from the ends of its zone, in units."""
CLEAR, LEAST_CLEAR = 0.7, 0.15
"""The distance of a pill from figures, in units, and that where there is less room."""
BUILT = 0.45


@dataclass(frozen=True)
class ZoneLabel:
    """The name of a zone and where it is written, in pixels from the origin of the sheet."""

    text: str
    seat: int | None
    box: QRectF
    is_upright: bool = False
    """Whether it is written upwards, along its zone."""


@dataclass(frozen=True)
class ZonePill:
    """A name of a zone with the boxes where it may be written, the best first."""

    text: str
    boxes: tuple[QRectF, ...]


@dataclass(frozen=True)
class LabelledZone:
    """A zone with its name, with and without who plays, and where it may be written."""

    pills: tuple[ZonePill, ...]
    seat: int | None
    is_upright: bool
    places: frozenset[str]
    built: tuple[QRectF, ...]
    """The raised ground in it."""


class ZoneLabels:
    """Finds the places of the names of a board's zones; `players` are the names of who plays a seat."""

    def __init__(self, board_index: BoardIndex, style: PaintStyle, players: Mapping[str, str]) -> None:
        self.board_index, self.style, self._players = board_index, style, players
        hexes = [(zone, _centres(board_index, zone)) for zone in board_index.board.zones if zone.seat is not None]
        is_shown = style.scale >= NAMES_FROM and not style.is_plain and not board_index.geometry.markers_take_slots
        zones = [(zone, centres) for zone, centres in hexes if centres and self._text(zone)] if is_shown else []
        self._metrics = QFontMetricsF(zone_font(style))
        narrow = any(self._is_narrow(zone, self._bounds(centres)) for zone, centres in zones)
        self._zones = [self._labelled(zone, centres, narrow) for zone, centres in zones]

    def is_for(self, board_index: BoardIndex, style: PaintStyle) -> bool:
        """Whether zones, ground and style are those of a board that is to be shown."""
        known, asked = self.board_index, board_index
        return (
            known.ground is asked.ground
            and self.style == style
            and (known.board.zones, known.board.seat_names, known.board.seats, known.board.teams)
            == (asked.board.zones, asked.board.seat_names, asked.board.seats, asked.board.teams)
        )

    def labels(self, board_index: BoardIndex) -> tuple[ZoneLabel, ...]:
        """The names where they cover no figure of a board, if there is such a place."""
        return tuple(self._label(zone, list(self._taken(board_index, zone))) for zone in self._zones)

    def _label(self, zone: LabelledZone, taken: Sequence[QRectF]) -> ZoneLabel:
        """The whole name where it is free, else the shorter one; where neither is, the whole one in the middle."""
        found = ((pill.text, box) for pill in zone.pills if (box := self._free(pill, zone, taken)) is not None)
        text, box = next(found, (zone.pills[0].text, zone.pills[0].boxes[0]))
        return ZoneLabel(text, zone.seat, box, zone.is_upright)

    def _free(self, pill: ZonePill, zone: LabelledZone, taken: Sequence[QRectF]) -> QRectF | None:
        """The first place of a name far from figures, else near to them; on open ground if there is such a place."""
        on_ground = [box for box in pill.boxes if not _meets(box, zone.built)]
        for boxes in (on_ground, pill.boxes):
            for clear in (CLEAR, LEAST_CLEAR):
                room = clear * self.style.scale
                wider = [box.adjusted(-room, -room, room, room) for box in taken]
                if (found := next((box for box in boxes if not _meets(box, wider)), None)) is not None:
                    return found
        return None

    def _taken(self, board_index: BoardIndex, zone: LabelledZone) -> Iterator[QRectF]:
        """The boxes of figures and coins in a zone."""
        for piece in board_index.board.pieces:
            if zone.places.isdisjoint(piece.places):
                continue
            if (box := figure_box(board_index, self.style, piece)) is not None:
                yield box
        for place in board_index.lying:
            if place in zone.places and (at := board_index.centre(place)) is not None:
                yield _around(QPointF(*at) * self.style.scale, marker_radius(self.style.scale, beside=False))

    def _text(self, zone: BoardZone) -> str:
        return " · ".join(filter(None, (self._short(zone), self._players.get(zone.seat or "", "").upper())))

    def _short(self, zone: BoardZone) -> str:
        return (self.board_index.seat_name(zone.seat) or zone.name).upper()

    def _is_narrow(self, zone: BoardZone, box: QRectF) -> bool:
        return box.height() > box.width() and self._metrics.horizontalAdvance(self._text(zone)) > NARROW * box.width()

    def _bounds(self, centres: Sequence[XY]) -> QRectF:
        """The box around hexes, in pixels."""
        corners = self.style.corners()
        wide, high = max(x for x, _ in corners), max(y for _, y in corners)
        left, top = min(x for x, _ in centres) - wide, min(y for _, y in centres) - high
        right, bottom = max(x for x, _ in centres) + wide, max(y for _, y in centres) + high
        scale = self.style.scale
        return QRectF(left * scale, top * scale, (right - left) * scale, (bottom - top) * scale)

    def _labelled(self, zone: BoardZone, centres: Sequence[XY], narrow: bool) -> LabelledZone:
        bounds = self._bounds(centres)
        is_upright = narrow and bounds.height() > bounds.width()
        middles = list(self._middles(zone, centres, bounds))
        texts = dict.fromkeys((self._text(zone), self._short(zone)))
        pills = tuple(self._pill(text, middles, bounds, is_upright) for text in texts if text)
        seat = self.board_index.seat_number(zone.seat)
        return LabelledZone(pills, seat, is_upright, zone.places, tuple(self._built(zone)))

    def _pill(self, text: str, middles: Sequence[QPointF], bounds: QRectF, is_upright: bool) -> ZonePill:
        """A name at those of some points where it lies wholly in its zone, or at the first."""
        size, inner = zone_font(self.style).pixelSize(), EDGE * self.style.scale
        wide, high = self._metrics.horizontalAdvance(text) + BESIDE * size, HEIGHT * size
        if is_upright:
            wide, high = high, wide
        boxes = [QRectF(at.x() - wide / 2, at.y() - high / 2, wide, high) for at in middles]
        within = bounds.adjusted(inner, inner, -inner, -inner)
        return ZonePill(text, tuple(box for box in boxes if within.contains(box)) or tuple(boxes[:1]))

    def _middles(self, zone: BoardZone, centres: Sequence[XY], bounds: QRectF) -> Iterator[QPointF]:
        """Points along the zone, from its middle to both ends; of a bent one, from the hex nearest to its middle."""
        scale = self.style.scale
        long, short = max(bounds.width(), bounds.height()), min(bounds.width(), bounds.height())
        middle = bounds.center() / scale
        nearest = min(centres, key=lambda at: _far(at, middle))
        if _far(nearest, middle) > INSIDE**2 and long < LONG * short:
            middle = QPointF(*nearest)
        yield middle * scale
        along = QPointF(1, 0) if bounds.width() >= bounds.height() else QPointF(0, 1)
        for number in range(1, int(long / 2 / scale / STEP) + 1):
            for way in (-1, 1):
                at = middle + along * way * number * STEP
                if not zone.places.isdisjoint(self.board_index.geometry.places_at(at.x(), at.y())):
                    yield at * scale

    def _built(self, zone: BoardZone) -> Iterator[QRectF]:
        for place in zone.places:
            here, at = self.board_index.place(place), self.board_index.centre(place)
            if here is not None and at is not None and here.kind != "open":
                yield _around(QPointF(*at) * self.style.scale, BUILT * self.style.scale)


def zone_font(style: PaintStyle) -> QFont:
    """The font of names of zones."""
    return letter_font(style.name_pixels(NAME, SMALLEST_NAME, LARGEST_NAME), bold=True, spacing=SPACING)


def paint_zone_labels(
    painter: QPainter, style: PaintStyle, labels: Iterable[ZoneLabel], origin: QPoint, within: QRect
) -> None:
    """Write the names of zones that lie in a region."""
    for label in labels:
        box = label.box.translated(origin)
        if box.toAlignedRect().intersects(within):
            stamp = _stamp(style, label.text, label.seat, (box.width(), box.height()), label.is_upright)
            painter.drawImage(box.topLeft(), stamp)


def changed_label_boxes(before: Sequence[ZoneLabel], after: Sequence[ZoneLabel], origin: QPoint) -> list[QRect]:
    """The boxes of names that were written or are gone."""
    differing = [each for each in (*before, *after) if (each in before) != (each in after)]
    return [each.box.translated(origin).adjusted(-1, -1, 1, 1).toAlignedRect() for each in differing]


@lru_cache(64)
def _stamp(style: PaintStyle, text: str, seat: int | None, size: tuple[float, float], is_upright: bool) -> QImage:
    colours, (width, height) = style.colours, size
    made = style.sheet(width, height)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(width / 2, height / 2)
    if is_upright:
        painter.rotate(-90)
        width, height = height, width
    pill = QRectF(-width / 2, -height / 2, width, height)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faint(colours.paper, PLATE_SHARE))
    painter.drawRoundedRect(pill, height / 2, height / 2)
    painter.setPen(QColor(readable(style.side_colour(seat).name(), colours.paper, colours.ink, ENOUGH)))
    painter.setFont(zone_font(style))
    painter.drawText(pill, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, text)
    painter.end()
    return made


def _centres(board_index: BoardIndex, zone: BoardZone) -> tuple[XY, ...]:
    return tuple(sorted(at for at in map(board_index.centre, zone.places) if at is not None))


def _far(one: XY, other: QPointF) -> float:
    """The square of the distance."""
    return (one[0] - other.x()) ** 2 + (one[1] - other.y()) ** 2


def _around(middle: QPointF, radius: float) -> QRectF:
    return QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)


def _meets(box: QRectF, others: Iterable[QRectF]) -> bool:
    return any(box.intersects(other) for other in others)
