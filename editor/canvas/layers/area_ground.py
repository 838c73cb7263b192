"""The ground of a sheet of areas: seas with their coasts, washes with signs, walls of outposts, roads, and names."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence, Set
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPolygonF,
)

from editor.canvas.areas.ground_signs import SIGNS, draw_cross, sign_points
from editor.canvas.areas.outpost_signs import draw_gems, draw_outpost_sign
from editor.canvas.areas.rough_borders import AreaBorder, RoughBorders
from editor.canvas.geometry.area_geometry import AreaGeometry
from editor.canvas.geometry.board_index import BoardIndex
from editor.canvas.geometry.sheet_geometry import Box, Ring
from editor.canvas.layers.box_index import UnitBox
from editor.canvas.style.paint_style import SMALLEST_TEXT, PaintStyle, faint, line, polygon
from editor.canvas.terrain.grain import grain
from editor.canvas.terrain.inner_glow import draw_inner_glow
from editor.canvas.terrain.scatter import seed_of
from editor.canvas.terrain.sheet_frame import SheetFrame
from editor.canvas.terrain.zone_painter import dashed, inner_pen
from editor.theme.board_colours import readable
from editor.theme.colours import is_dark
from editor.theme.fonts import letter_font
from editor.view_model.board import BoardPlace

SIGNS_FROM, DETAIL_FROM = 18.0, 9.0
"""The scales in pixels per unit from which signs, and glows and coasts, are drawn."""
BEYOND = 1.6
"""The reach of the name of an area beyond it, in units."""
SIGN_SIZE, SIGN_SHARE = 0.17, 0.42
NAME, SMALLEST_NAME, LARGEST_NAME = 0.3, 9.0, 20.0
"""The size of names as a share of a unit, and its limits in pixels."""
FAINT_ROUTE = 0.35
"""The strength of a route over land."""
COAST_LINE = 1.1
"""The width of a line along a coast, in pixels."""
COASTS = ((1.05, 0.08), (0.78, 0.11), (0.55, 0.15), (0.34, 0.2), (0.16, 0.32))
"""The distances of the lines along a coast, doubled, in units, and their strengths."""
GLOW, GLOW_SHARE, BASE_SHARE = 0.3, 0.5, 0.6
"""The softness of the darker edge of a wash, in units; its strength, and that of the colour of a side."""
WAYS = ((0.0, 1.0), (0.0, -1.0), (1.0, 0.0), (-1.0, 0.0), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7))
SMALL_POST = 2.4
"""The height from which an outpost has room for its name, in units."""
ASIDE = ((0, 0), *((x * far, y * far) for far in (0.4, 0.7, 1.0, 1.3, 1.7, 2.2, 3.0) for x, y in WAYS))
"""The ways to try from the usual point of a name, in units, nearest first."""
MARGIN = 0.45
"""The margin of paper around areas, in units."""
OUTPOST_SIGN, GEMS_DOWN = 0.5, 0.36
"""The size of the sign of an outpost, and the distance of gems below its middle, in units."""
SIGN_DOWN = 0.16
"""The distance of the sign below the middle of an outpost with its name above it, in units."""
SEA, OUTPOST = "sea", "outpost"


@dataclass(frozen=True)
class DrawnArea:
    """An area with its outline in pixels, from the origin of the sheet."""

    place: BoardPlace
    path: QPainterPath
    label: QPointF
    centre: QPointF

    @cached_property
    def box(self) -> QRectF:
        return self.path.boundingRect()


class AreaGround:
    """Draws areas of a board in a style."""

    def __init__(self, board_index: BoardIndex, geometry: AreaGeometry, style: PaintStyle) -> None:
        self.board_index, self.geometry, self.style = board_index, geometry, style
        self._frame = SheetFrame(geometry, style, MARGIN)
        self._signs: dict[str, list[QPointF]] = {}
        self._arrange()

    def _arrange(self) -> None:
        scale, colours = self.style.scale, self.style.colours
        is_rough = not colours.flat and scale >= DETAIL_FROM
        rings = self.geometry.rings
        straight = [place for place in rings if not is_rough or self._kind(place) == OUTPOST]
        self._borders = RoughBorders(rings, self.geometry.bounds(), straight)
        self._areas: dict[str, DrawnArea] = {}
        for place in self.board_index.ground.places:
            at, centre = self.geometry.label_point(place.id), self.geometry.centre(place.id)
            if at is not None and centre is not None:
                path = area_path(self._borders.rings[place.id], scale)
                self._areas[place.id] = DrawnArea(place, path, QPointF(*at) * scale, QPointF(*centre) * scale)
        posts = [area for area in self._areas.values() if area.place.kind == OUTPOST]
        taken = [*map(self._name_box, posts), *(area.box for area in posts)]
        for name, area in self._areas.items():
            if area.place.kind != OUTPOST:
                self._areas[name] = replace(area, label=self._free_label(area, taken))
        self._lines = [(border, self._drawn_border(border)) for border in self._borders.borders()]
        self._shores = QPainterPath()
        for border, drawn in self._lines:
            if self._is_coast(border):
                self._shores.addPath(drawn)

    def _name_boxes(self) -> Iterator[UnitBox]:
        """The boxes of all names, in units."""
        scale = self.style.scale
        for area in self._areas.values():
            box = self._name_box(area)
            yield box.left() / scale, box.top() / scale, box.right() / scale, box.bottom() / scale

    def _free_label(self, area: DrawnArea, taken: Sequence[QRectF]) -> QPointF:
        """The point of a name near the usual one where it lies on no plate: best wholly in its area."""
        box, scale = self._name_box(area), self.style.scale
        moves = [QPointF(x * scale, y * scale) for x, y in ASIDE]
        free = [by for by in moves if not any(box.translated(by).intersects(other) for other in taken)]
        inside = (by for by in free if area.path.contains(box.translated(by)))
        partly = (by for by in free if area.path.contains(area.label + by))
        return area.label + next(chain(inside, partly), QPointF())

    @property
    def covered(self) -> QRect:
        return self._frame.covered

    @property
    def sheet_box(self) -> Box:
        return self._frame.sheet_box

    def show(self, board_index: BoardIndex, changed: Collection[str], zoned: Collection[str]) -> Iterator[UnitBox]:
        before, self.board_index = self.board_index, board_index
        if isinstance(board_index.geometry, AreaGeometry):
            self.geometry = board_index.geometry
        self._signs.clear()
        names = {*self._name_boxes()}
        self._arrange()
        yield from names ^ {*self._name_boxes()}
        for place in (*changed, *zoned):
            for index in (before, board_index):
                for ring in index.geometry.outline(place)[:1]:
                    across, down = [x for x, _ in ring], [y for _, y in ring]
                    yield min(across) - BEYOND, min(down) - BEYOND, max(across) + BEYOND, max(down) + BEYOND

    def draw(self, painter: QPainter, box: QRect) -> None:
        self._frame.draw(painter, box)
        beyond = BEYOND * self.style.scale
        near = QRectF(box).adjusted(-beyond, -beyond, beyond, beyond)
        self._draw(painter, [area for area in self._areas.values() if area.box.intersects(QRectF(box))], box)
        for area in self._areas.values():
            if self._name_box(area).intersects(near):
                self._write(painter, area)

    def draw_places(self, painter: QPainter, places: Sequence[BoardPlace]) -> None:
        """Draw these areas without the sheet."""
        areas = [self._areas[place.id] for place in places if place.id in self._areas]
        self._draw(painter, areas, QRect())
        for area in areas:
            self._write(painter, area)

    def _draw(self, painter: QPainter, areas: Sequence[DrawnArea], box: QRect) -> None:
        """Seas first, so that routes lie over water; then land with its roads; outposts stand on it."""
        seas = [area for area in areas if area.place.kind == SEA]
        posts = [area for area in areas if area.place.kind == OUTPOST]
        land = [area for area in areas if area.place.kind not in (SEA, OUTPOST)]
        self._draw_all(painter, seas, box)
        self._draw_coasts(painter, seas, box)
        self._draw_routes(painter, 1.0)
        self._draw_all(painter, land, box)
        self._draw_routes(painter, FAINT_ROUTE)
        self._draw_borders(painter, {area.place.id for area in (*seas, *land)})
        self._draw_roads(painter)
        self._draw_all(painter, posts, box)
        self._draw_walls(painter, {area.place.id for area in posts})
        if self.style.scale >= SIGNS_FROM:
            for area in posts:
                self._draw_outpost(painter, area)

    def _draw_all(self, painter: QPainter, areas: Sequence[DrawnArea], box: QRect) -> None:
        for area in areas:
            self._fill(painter, area, box)
            for zone in self.board_index.zones_at(area.place.id):
                self._tint(painter, area, zone.seat, box)

    def _fill(self, painter: QPainter, area: DrawnArea, box: QRect) -> None:
        colours, scale, kind = self.style.colours, self.style.scale, area.place.kind
        wash = QColor(colours.wash(kind, area.place.row))
        painter.save()
        painter.setClipPath(area.path, Qt.ClipOperation.IntersectClip)
        painter.fillPath(area.path, wash)
        if not colours.flat and scale >= DETAIL_FROM:
            painter.fillRect(area.box, QBrush(grain("areas", colours.grain, is_dark(colours.paper))))
            if kind != SEA and not box.isEmpty():
                draw_inner_glow(painter, self.style, area.path, box, GLOW, faint(wash.darker(150), GLOW_SHARE))
        if scale >= SIGNS_FROM:
            self._draw_signs(painter, area)
        painter.restore()

    def _draw_signs(self, painter: QPainter, area: DrawnArea) -> None:
        sign, scale = SIGNS.get(area.place.kind, draw_cross), self.style.scale
        if sign is None or (area.place.kind == SEA and not self.style.colours.flat):
            return
        if area.place.id not in self._signs:
            kept = self._name_box(area)
            self._signs[area.place.id] = sign_points(area.path, scale, seed_of(area.place.id.encode()), kept)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        share = self.style.colours.texture if self.style.colours.flat else SIGN_SHARE
        painter.setPen(line(faint(self.style.colours.ink, share), max(1.0, 0.02 * scale)))
        for at in self._signs[area.place.id]:
            sign(painter, at, SIGN_SIZE * scale)

    def _draw_coasts(self, painter: QPainter, seas: Sequence[DrawnArea], box: QRect) -> None:
        """Thin lines in the water along the land: wide strokes, each but for a narrower one."""
        colours, scale = self.style.colours, self.style.scale
        if colours.flat or scale < DETAIL_FROM or box.isEmpty() or not seas:
            return
        water = QPainterPath()
        for sea in seas:
            water.addPath(sea.path)
        painter.save()
        painter.setClipPath(water, Qt.ClipOperation.IntersectClip)
        for wide, strength in COASTS:
            made = self.style.sheet(box.width(), box.height())
            lines = QPainter(made)
            lines.setRenderHint(QPainter.RenderHint.Antialiasing)
            lines.translate(-box.topLeft())
            lines.strokePath(self._shores, line(faint(colours.water, 1.0), wide * scale))
            lines.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
            lines.strokePath(self._shores, line(faint(colours.water, 1.0), wide * scale - 2 * COAST_LINE))
            lines.end()
            painter.setOpacity(strength)
            painter.drawImage(box.topLeft(), made)
        painter.restore()

    def _draw_borders(self, painter: QPainter, shown: Set[str]) -> None:
        """Each border once: heavy along a coast, thin in the wild, none at the edge of the sheet."""
        colours = self.style.colours
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for border, drawn in self._lines:
            is_open = border.is_edge and self._kind(border.owners[0]) == SEA
            if is_open or shown.isdisjoint(border.owners):
                continue
            is_heavy = self._is_coast(border) or len(border.owners) == 1
            share = 1.0 if colours.flat else 0.75 if is_heavy else 0.5
            painter.setPen(line(faint(colours.ink, share), self._wide(0.035 if is_heavy else 0.024)))
            painter.drawPath(drawn)

    def _draw_walls(self, painter: QPainter, shown: Set[str]) -> None:
        """The walls of outposts: dark, with battlements."""
        colours, scale = self.style.colours, self.style.scale
        painter.setBrush(Qt.BrushStyle.NoBrush)
        walls = [drawn for border, drawn in self._lines if not shown.isdisjoint(border.owners)]
        pens = [line(colours.outline, self._wide(0.06 if colours.flat else 0.09))]
        if scale >= DETAIL_FROM and not colours.flat:
            pens.append(dashed(QColor(colours.matter("tall").lit), 0.035 * scale, (0.13, 0.1), scale))
        for pen in pens:
            painter.setPen(pen)
            for drawn in walls:
                painter.drawPath(drawn)

    def _draw_outpost(self, painter: QPainter, area: DrawnArea) -> None:
        """The sign of what it is, with gems for its income below."""
        colours, scale, place = self.style.colours, self.style.scale, area.place
        is_named_inside = area.box.height() >= SMALL_POST * scale and not self.style.is_plain
        down = SIGN_DOWN if is_named_inside else -GEMS_DOWN / 2 if place.income else 0.0
        middle = area.centre + QPointF(0, down * scale)
        draw_outpost_sign(painter, place.roles, middle, OUTPOST_SIGN * scale, QColor(colours.ink))
        gems = middle + QPointF(0, 1.2 * GEMS_DOWN * scale)
        draw_gems(painter, place.income, gems, scale, (QColor(colours.gem), QColor(colours.ink)))

    def _draw_roads(self, painter: QPainter) -> None:
        """Paths: a dashed road on a light band."""
        colours, scale = self.style.colours, self.style.scale
        for kind, points in self.geometry.lines:
            if kind == "path":
                drawn = polygon(points, scale)
                painter.setPen(line(faint(colours.plate, 0.85), self._wide(0.13)))
                painter.drawPolyline(drawn)
                painter.setPen(dashed(QColor(colours.road), self._wide(0.055), (0.17, 0.11), scale))
                painter.drawPolyline(drawn)

    def _draw_routes(self, painter: QPainter, share: float) -> None:
        """Routes as dots: clear over water, faint over land."""
        colours, scale = self.style.colours, self.style.scale
        for kind, points in self.geometry.lines:
            if kind != "path":
                painter.setPen(dashed(faint(colours.water, share), self._wide(0.055), (0.01, 0.14), scale))
                painter.drawPolyline(polygon(points, scale))

    def _tint(self, painter: QPainter, area: DrawnArea, seat: str | None, box: QRect) -> None:
        """The colour of a seat, with a border inside the area and an inner border of its own."""
        number, scale = self.board_index.seat_number(seat), self.style.scale
        colour = self.style.side_colour(number)
        painter.save()
        painter.setClipPath(area.path, Qt.ClipOperation.IntersectClip)
        is_flat, fill = self.style.colours.flat, self.style.colours.zone_fill
        painter.fillPath(area.path, faint(colour, fill if is_flat else max(0.14, fill)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if not self.style.colours.flat and not box.isEmpty():
            draw_inner_glow(painter, self.style, area.path, box, GLOW, faint(colour, BASE_SHARE))
        painter.setPen(line(faint(colour, 0.95), 2 * self._wide(0.1)))
        painter.drawPath(area.path)
        if scale >= DETAIL_FROM and (pen := inner_pen(number, colour, scale)) is not None:
            stroker = QPainterPathStroker()
            stroker.setWidth(0.44 * scale)
            painter.setPen(pen)
            painter.drawPath(stroker.createStroke(area.path).intersected(area.path).simplified())
        painter.restore()

    def _write(self, painter: QPainter, area: DrawnArea) -> None:
        """The name: of an outpost on a plate, of wild land in italics, of a sea in wide capitals."""
        colours, kind = self.style.colours, area.place.kind
        if NAME * self.style.scale < SMALLEST_TEXT or self.style.is_plain:
            return
        text, font = self._name(area.place), self._font(kind)
        size, box = font.pixelSize(), self._name_box(area)
        ground, ink = colours.wash(kind, area.place.row), colours.ink
        if kind == OUTPOST:
            painter.setPen(line(faint(ink, 0.35), 1.0))
            painter.setBrush(faint(colours.plate, 0.92))
            painter.drawRoundedRect(box, 0.3 * size, 0.3 * size)
            painter.setPen(QColor(ink))
            painter.setFont(font)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, text)
            return
        letters = QPainterPath()
        wide = QFontMetricsF(font).horizontalAdvance(text)
        letters.addText(QPointF(area.label.x() - wide / 2, area.label.y() + 0.36 * size), font, text)
        painter.strokePath(letters, line(faint(ground, 0.8), max(2.0, 0.22 * size)))
        colour = readable(colours.water, ground, ink, 4.5) if kind == SEA else ink
        painter.fillPath(letters, QColor(colour))

    def _name(self, place: BoardPlace) -> str:
        name = place.title or place.id
        return name.upper() if place.kind == SEA else name

    def _font(self, kind: str) -> QFont:
        if kind == OUTPOST:
            return letter_font(self.style.name_pixels(NAME, SMALLEST_NAME, 0.75 * LARGEST_NAME), bold=True)
        size = self.style.name_pixels(NAME, SMALLEST_NAME, LARGEST_NAME)
        return letter_font(size, italic=True, serif=True, spacing=0.18 * size if kind == SEA else 0.0)

    def _name_box(self, area: DrawnArea) -> QRectF:
        font = self._font(area.place.kind)
        wide = QFontMetricsF(font).horizontalAdvance(self._name(area.place)) + 0.9 * font.pixelSize()
        high, middle = 1.6 * font.pixelSize(), area.label
        if area.place.kind == OUTPOST and area.box.height() < SMALL_POST * self.style.scale:
            middle = QPointF(area.box.center().x(), area.box.bottom() + 0.7 * high)
        return QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)

    def _drawn_border(self, border: AreaBorder) -> QPainterPath:
        path = QPainterPath()
        path.addPolygon(polygon(border.points, self.style.scale))
        return path

    def _is_coast(self, border: AreaBorder) -> bool:
        kinds = [self._kind(owner) for owner in border.owners]
        is_shore = any(kind != SEA for kind in kinds) or (len(kinds) == 1 and not border.is_edge)
        return SEA in kinds and is_shore

    def _kind(self, place: str) -> str:
        found = self.board_index.place(place)
        return "" if found is None else found.kind

    def _wide(self, share: float) -> float:
        return max(1.0, share * self.style.scale)


def area_path(rings: Iterable[Ring], scale: float) -> QPainterPath:
    """The outline of a place with its holes, in pixels."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for ring in rings:
        path.addPolygon(QPolygonF([QPointF(x * scale, y * scale) for x, y in ring]))
        path.closeSubpath()
    return path
