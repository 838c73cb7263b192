"""Painter of the board and its overlay; reports the region to repaint when either changes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TypeVar

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QImage, QPainter, QPainterPath, QRegion

from editor.canvas.geometry.board_index import BoardIndex
from editor.canvas.geometry.sheet_geometry import XY, Box
from editor.canvas.layers import lines
from editor.canvas.layers.area_ground import area_path
from editor.canvas.layers.ground import GroundPainter
from editor.canvas.layers.markers import marker_reach, marker_stamp
from editor.canvas.layers.pieces import figure_radius
from editor.canvas.overlay.action_trace import ActionTrace, paint_line, paint_number, trace_box
from editor.canvas.overlay.name_labels import NameLabel, changed_boxes, name_labels, paint_names
from editor.canvas.overlay.zone_labels import ZoneLabel, ZoneLabels, changed_label_boxes, paint_zone_labels
from editor.canvas.piece_painter import PiecePainter, StampCache, draw_stamp, meets
from editor.canvas.spot_painter import SpotPainter, shows_areas
from editor.canvas.style.paint_style import PaintStyle
from editor.canvas.terrain.zone_painter import ZonePainter
from editor.view_model.board import BoardPiece, GameBoard, Marker
from editor.view_model.overlay import NOTHING_OVER, Overlay

REACH = 0.7
"""The greatest extent of a marker or a highlighted hex from its centre, in units."""
MOST_BOXES = 48
"""More boxes than these are repainted as one."""
REST_REACH = 1.45
"""The extent of the line around a figure that is pointed at, in radii of the figure."""
T = TypeVar("T")


class BoardPainter:
    """Draws a board in a style; knows nothing of widgets."""

    def __init__(self, board: GameBoard, style: PaintStyle) -> None:
        self.board_index = BoardIndex.of(board, quarters=style.quarters)
        self.style = style
        self.overlay: Overlay = NOTHING_OVER
        self.platforms = True
        self._ground = GroundPainter(self.board_index, style, self.platforms)
        self._is_ground_known = True
        self.stamps = StampCache()
        self.pieces = PiecePainter(self.board_index, style, self.stamps)
        self.spots = SpotPainter(self.board_index, style, self.stamps)
        self._markers: list[tuple[XY, Marker]] = []
        self._pointed = ""
        self._names: tuple[NameLabel, ...] = ()
        self._players: Mapping[str, str] = {}
        self._labels: ZoneLabels | None = None
        self._zone_names: tuple[ZoneLabel, ...] | None = None
        self._traces: tuple[ActionTrace, ...] = ()
        self._named_regions: ZonePainter | None = None
        self._arrange_pieces()
        self._arrange_names()

    def set_style(self, style: PaintStyle) -> None:
        """Draw in this style from now on."""
        if style != self.style:
            self.style = self.pieces.style = self.spots.style = style
            self.stamps.clear()
            self._prepare_ground()
            self._arrange_names()

    def turn_to(self, quarters: int) -> None:
        """Show the sheet turned clockwise by this number of quarters."""
        if quarters % 4 == self.board_index.geometry.quarters:
            return
        self.board_index = BoardIndex.of(self.board_index.board, quarters=quarters % 4)
        self.style = self.pieces.style = self.spots.style = replace(self.style, quarters=quarters % 4)
        self.stamps.clear()
        self._prepare_ground()
        self._arrange_spots()
        self._arrange_pieces()
        self._arrange_ghosts()
        self._arrange_names()

    def show_players(self, players: Mapping[str, str], origin: QPoint) -> QRegion:
        """Write who plays a seat beside the name of its zone; returns the region to repaint."""
        self._players, self._labels = players, None
        return self._joined(QRegion(), self._arrange_names(origin))

    def point_at(self, piece: str, origin: QPoint) -> QRegion:
        """Write the name of the piece under the mouse as well; returns the region to repaint."""
        self._pointed = piece
        return self._joined(QRegion(), self._arrange_figure_names(origin))

    def show_traces(self, traces: tuple[ActionTrace, ...], origin: QPoint) -> QRegion:
        """Show the traces of actions; returns the region to repaint."""
        before, self._traces = self._traces, traces
        differing = [each for each in (*before, *traces) if (each in before) != (each in traces)]
        return self._joined(QRegion(), (trace_box(self.style, each, origin) for each in differing))

    def show_platforms(self, shown: bool) -> None:
        self.platforms = shown
        self._prepare_ground()
        self._arrange_spots()
        self._arrange_pieces()

    def show(self, board: GameBoard, origin: QPoint) -> QRegion | None:
        """Show another board; returns the region to repaint, or None for all of it."""
        before = self.board_index
        self.board_index = BoardIndex.of(board, before)
        self._arrange_pieces(before)
        if not self._is_ground_known or not self.ground.can_show(self.board_index, self.style, self.platforms):
            self.stamps.clear()
            self._prepare_ground()
            self._arrange_spots()
            self._arrange_ghosts()
            self._arrange_names()
            return None
        drawn_anew = self.ground.update(self.board_index)
        region = self._joined(QRegion(), (box.translated(origin) for box in drawn_anew))
        if drawn_anew:
            self._arrange_spots()
        for board_index, other in ((before, self.board_index), (self.board_index, before)):
            changed = [each for each in board_index.pieces.values() if other.pieces.get(each.id) != each]
            region = self._joined(region, (self.pieces.box(board_index, each, origin) for each in changed))
            places = [place for place, lie in board_index.lying.items() if other.lying.get(place) != lie]
            places += [place for each in changed for place in each.places if board_index.markers_at(place)]
            region = self._joined(region, (self._marker_box(place, origin) for place in places))
        return self._joined(region, self._arrange_names(origin))

    def lay_over(self, overlay: Overlay, origin: QPoint) -> QRegion:
        """Set the overlay; returns the region to repaint."""
        before, self.overlay = self.overlay, overlay
        changed = (
            (before.spots, overlay.spots),
            (before.would_become, overlay.would_become),
            (before.heat, overlay.heat),
        )
        places = [place for one, other in changed if one is not other for place in _differing(one, other)]
        if places:
            self._arrange_spots()
            if shows_areas(before) != shows_areas(overlay):
                places += [*before.heat, *overlay.heat]
        pieces = [
            piece for each in _differing(before.pieces, overlay.pieces) if (piece := self.board_index.pieces.get(each))
        ]
        if before.ghosts != overlay.ghosts:
            self._arrange_ghosts()
            pieces += [*before.ghosts, *overlay.ghosts]
        region = self._joined(QRegion(), (self.place_box(place, origin) for place in places))
        region = self._joined(region, (self.pieces.box(self.board_index, each, origin) for each in pieces))
        if (before.path, before.lines) != (overlay.path, overlay.lines):
            for each in (before, overlay):
                boxes = lines.covered_boxes(self.style, self.board_index, each, origin)
                region = self._joined(region, (box.toAlignedRect() for box in boxes))
        if before.regions != overlay.regions:
            shown = [self._regions_named(each) for each in (before, overlay)]
            region = self._joined(region, (box for each in shown if each is not None for box in each.boxes(origin)))
        if (before.pieces, before.named) != (overlay.pieces, overlay.named):
            region = self._joined(region, self._arrange_figure_names(origin))
        return region

    def sheet_box(self) -> Box:
        """Left, top, width and height of the sheet with its margins, in units."""
        return self.ground.sheet_box()

    def place_box(self, place: str, origin: QPoint) -> QRect:
        """The box that a place, its highlight and its outline are drawn in."""
        at = self.board_index.centre(place)
        if at is None:
            return QRect()
        if self.board_index.geometry.markers_take_slots:
            box = self.place_path(place, 1.0).translated(origin).boundingRect().toAlignedRect()
        else:
            reach = max(REACH * self.style.scale, REST_REACH * figure_radius(self.style.scale))
            box = self._box_around(at, reach / self.style.scale, origin)
            for piece in self.board_index.pieces_at(place):
                if len(piece.places) > 1:  # its outline goes around its whole foot
                    box = box.united(self.pieces.box(self.board_index, piece, origin))
        return box.adjusted(-3, -3, 3, 3)

    def _marker_box(self, place: str, origin: QPoint) -> QRect:
        """The box that a place with its markers is drawn in."""
        at = self.board_index.centre(place)
        if at is None or self.board_index.geometry.markers_take_slots:
            return self.place_box(place, origin)
        around = self._box_around(at, marker_reach(self.style.scale) / self.style.scale, origin)
        return around.united(self.place_box(place, origin))

    def outline(self, place: str, size: float, origin: QPoint) -> QPainterPath:
        """Around a place, or around the only piece on it, which fills its hex; empty for no place."""
        here = self.board_index.pieces_at(place)
        around = self.pieces.outline(here[0], size) if len(here) == 1 else QPainterPath()
        return (self.place_path(place, size) if around.isEmpty() else around).translated(origin)

    def place_path(self, place: str, size: float) -> QPainterPath:
        """The outline of a place, in pixels from the origin of the sheet."""
        return area_path(self.board_index.geometry.outline(place, size), self.style.scale)

    def paint(self, painter: QPainter, origin: QPoint, within: QRect) -> QRect:
        """Draw the region; returns the part to be painted again because there was no time for all ground and pieces."""
        self.stamps.forget_many()
        self.ground.paint_table(painter, origin, within)
        left_over = self.ground.paint(painter, origin, within)
        scale = self.style.scale
        left, top = (within.left() - origin.x()) / scale, (within.top() - origin.y()) / scale
        seen = (left, top, left + within.width() / scale, top + within.height() / scale)
        self.spots.paint(painter, origin, within, seen)
        self._paint_named_regions(painter, origin, within)
        lines.draw_route(painter, self.style, self.board_index, self.overlay, origin)
        lines.draw_sights(painter, self.style, self.overlay, origin)
        paint_zone_labels(painter, self.style, self._find_zone_names(), origin, within)
        undrawn = self.pieces.paint(painter, self.overlay, origin, seen)
        for at, marker in self._markers:
            if meets(at, marker_reach(self.style.scale) / self.style.scale, seen):
                draw_stamp(painter, self._marker_stamp(marker), self._pixels(at, origin))
        self.pieces.paint_ghosts(painter, self.overlay, origin, seen)
        for trace in self._traces:
            paint_line(painter, self.style, trace, origin)
        paint_names(painter, self.style, self._names, origin, within)
        for trace in self._traces:
            paint_number(painter, self.style, trace, origin)
        self.stamps.is_complete = not undrawn.isValid()
        return left_over.united(undrawn)

    def _paint_named_regions(self, painter: QPainter, origin: QPoint, within: QRect) -> None:
        if (regions := self._regions_named(self.overlay)) is not None:
            painter.save()
            painter.translate(origin)
            box = within.translated(-origin)
            regions.draw(painter, box)
            regions.draw_names(painter, box)
            painter.restore()

    def _regions_named(self, overlay: Overlay) -> ZonePainter | None:
        """The painter of the regions that an overlay names; None if it names none."""
        if not overlay.regions:
            return None
        known = self._named_regions
        is_known = known is not None and known.board_index is self.board_index
        if known is None or not is_known or (known.style, known.named) != (self.style, overlay.regions):
            self._named_regions = known = ZonePainter(self.board_index, self.style, overlay.regions)
        return known

    def paint_carried(self, painter: QPainter, carried: BoardPiece | Marker, middle: QPointF) -> None:
        """Draw a piece or marker that is carried, centred at a point of the viewport."""
        if isinstance(carried, BoardPiece):
            stamp = self.pieces.stamp(carried, self.board_index.base(carried))
        else:
            stamp = self._marker_stamp(carried)
        draw_stamp(painter, stamp, middle)

    def is_seen(self, place: str) -> bool:
        """Whether a place may be highlighted: not if it is raised and platforms are hidden, nor under another
        highlight."""
        return self.spots.is_seen(place, self.overlay.spots)

    @property
    def ground(self) -> GroundPainter:
        """The painter of the ground, made when it is first needed: a new page changes its size often."""
        if not self._is_ground_known:
            self._ground = GroundPainter(self.board_index, self.style, self.platforms, self._ground)
            self._is_ground_known = True
        return self._ground

    def _prepare_ground(self) -> None:
        self._is_ground_known = False

    def _arrange_spots(self) -> None:
        self.spots.arrange(self.board_index, self.overlay, self.platforms)

    def _arrange_pieces(self, before: BoardIndex | None = None) -> None:
        """Arrange markers and pieces."""
        found = ((self.board_index.marker_point(each), each) for lie in self.board_index.lying.values() for each in lie)
        self._markers = [(at, marker) for at, marker in found if at is not None]
        self.pieces.arrange(self.board_index, self.platforms, before)

    def _arrange_ghosts(self) -> None:
        self.pieces.arrange_ghosts(self.overlay, self.platforms)

    def _arrange_names(self, origin: QPoint | None = None) -> list[QRect]:
        """Arrange the names of figures and of zones; returns the boxes where they changed."""
        before, self._zone_names = self._zone_names, None
        figures = self._arrange_figure_names(origin)
        if origin is None:
            return figures
        return [*figures, *changed_label_boxes(before or (), self._find_zone_names(), origin)]

    def _find_zone_names(self) -> tuple[ZoneLabel, ...]:
        """The names of zones, which take their places when they are first drawn: a new page changes its size often."""
        if self._zone_names is None:
            if self._labels is None or not self._labels.is_for(self.board_index, self.style):
                self._labels = ZoneLabels(self.board_index, self.style, self._players)
            self._zone_names = self._labels.labels(self.board_index)
        return self._zone_names

    def _arrange_figure_names(self, origin: QPoint | None) -> list[QRect]:
        """Arrange the names of figures; returns the boxes where they changed."""
        before = self._names
        self._names = name_labels(self.board_index, self.style, self.overlay, self._pointed)
        return [] if origin is None else changed_boxes(before, self._names, origin)

    def _marker_stamp(self, marker: Marker) -> QImage:
        takes_slot = self.board_index.geometry.markers_take_slots
        beside = not takes_slot and bool(self.board_index.pieces_at(marker.place))
        seat, size = self.board_index.seat_number(marker.seat), self.board_index.marker_size(marker)
        key = ("marker", marker.kind, marker.short, seat, beside, size)
        style = replace(self.style, scale=self.style.scale * size)
        return self.stamps.image(key, lambda: marker_stamp(style, marker, seat, beside))

    def _pixels(self, at: XY, origin: QPoint) -> QPointF:
        return QPointF(at[0] * self.style.scale + origin.x(), at[1] * self.style.scale + origin.y())

    def _box_around(self, at: XY, reach: float, origin: QPoint) -> QRect:
        side = reach * self.style.scale
        middle = self._pixels(at, origin)
        return QRectF(middle.x() - side, middle.y() - side, 2 * side, 2 * side).toAlignedRect()

    def _joined(self, region: QRegion, boxes: Iterable[QRect]) -> QRegion:
        """A region with boxes added: each of a few, or the box around many."""
        found = [box for box in boxes if box.isValid()]
        if len(found) > MOST_BOXES:
            around = QRect()
            for box in found:
                around = around.united(box)
            found = [around]
        for box in found:
            region = region.united(QRegion(box.adjusted(-2, -2, 2, 2)) if box.isValid() else QRegion())
        return region


def _differing(first: Mapping[str, T], second: Mapping[str, T]) -> list[str]:
    keys = {**first, **second}
    return [key for key in keys if first.get(key) != second.get(key)]
