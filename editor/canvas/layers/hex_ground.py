"""The ground of a sheet of hexes: paper and grid, zones, bodies of terrain, platforms over them, names."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from PySide6.QtCore import QLineF, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from editor.canvas.geometry.board_index import BoardIndex
from editor.canvas.geometry.sheet_geometry import XY, Box
from editor.canvas.layers.box_index import BoxIndex, UnitBox
from editor.canvas.layers.terrain import body_image, platform_outline
from editor.canvas.style.paint_style import PaintStyle, faint, line, write
from editor.canvas.terrain.arena_frame import frame_of
from editor.canvas.terrain.body_stamp import FORMS
from editor.canvas.terrain.terrain_bodies import TerrainBodies, TerrainBody
from editor.canvas.terrain.zone_painter import ZonePainter
from editor.theme.colours import contrast, mixed
from editor.view_model.board import BoardPlace

NAME_FROM, RAISED_NAME, ZONED_NAME, NAME_SHARE = 0.46, 0.24, 0.14, 0.75
"""The distance of a hex's name above its centre, in hex heights; that of a raised hex below its centre, clear of the
height of its platform; that above the centre of a hex whose name would cross the border of a zone; their strength."""
NAME_WIDE, NAME_HIGH = 0.4, 0.2
"""The box of a name, in hex heights."""
GRID_FROM, UNDER_FROM, NAMES_FROM = 7.0, 12.0, 48.0
"""The scales in pixels per hex from which its sides, what is under a platform, and its name are drawn."""
SIDES = 97.3
"""A factor by which the middles of different sides fall on different whole numbers, and none halfway between two."""
BEYOND, FAR = 0.6, 2.1
"""The extent of a hex from its centre, in units, and that of a ladder beside it or of the glow of a zone."""


class HexGround:
    """Draws hexes of a board in a style."""

    def __init__(self, board_index: BoardIndex, style: PaintStyle, platforms: bool) -> None:
        self.board_index, self.style, self.platforms = board_index, style, platforms
        self._frame = frame_of(board_index, style)
        self._bodies = TerrainBodies(board_index)
        self._near: BoxIndex[TerrainBody] = BoxIndex((body, body.box) for body in self._bodies.bodies())
        self._hexes: BoxIndex[XY] = BoxIndex(self._centres())
        self._zones = ZonePainter(board_index, style)

    @property
    def covered(self) -> QRect:
        return self._frame.covered

    @property
    def sheet_box(self) -> Box:
        return self._frame.sheet_box

    def show(self, board_index: BoardIndex, changed: Collection[str], zoned: Collection[str]) -> Iterable[UnitBox]:
        before, self.board_index = self.board_index, board_index
        resized = [place for place in changed if _is_ground(before, place) != _is_ground(board_index, place)]
        if resized:
            self._hexes = BoxIndex(self._centres())
        if resized or zoned:
            names = [*self._zones.name_boxes()]
            self._zones = ZonePainter(board_index, self.style)
            yield from {*names} ^ {*self._zones.name_boxes()}
        if changed:
            yield from self._changed_bodies(board_index, changed)
        for place in (*changed, *zoned):
            for index in (before, board_index):
                at, here = index.centre(place), index.place(place)
                if at is not None and here is not None:
                    yield _around(at, FAR if here.level or place in zoned or resized else BEYOND)

    def _changed_bodies(self, board_index: BoardIndex, changed: Iterable[str]) -> Iterator[UnitBox]:
        for body in self._bodies.update(board_index, changed):
            self._near.remove(body)
            if body in self._bodies:
                self._near.add(body, body.box)
            yield body.box

    def _centres(self) -> Iterator[tuple[XY, UnitBox]]:
        for place in self.board_index.ground.places:
            at = None if place.level else self.board_index.centre(place.id)
            if at is not None:
                yield at, _around(at, BEYOND)

    def draw(self, painter: QPainter, box: QRect) -> None:
        scale = self.style.scale
        units = (box.left() / scale, box.top() / scale, (box.right() + 1) / scale, (box.bottom() + 1) / scale)
        self._frame.draw(painter, box)
        hexes = self._hexes.meeting(units)
        self._draw_grid(painter, hexes)
        bodies = sorted(self._near.meeting(units), key=lambda body: (body.level, body.at[1], body.at[0]))
        ground, raised = [each for each in bodies if not each.level], [each for each in bodies if each.level]
        self._draw_bodies(painter, [body for body in ground if body.kind == "difficult"])
        self._zones.draw(painter, box)
        self._draw_names(painter, units, level=0)
        self._draw_bodies(painter, [body for body in ground if body.kind not in ("difficult", "ladder")])
        if self.platforms:
            self._draw_bodies(painter, raised)
            self._draw_under(painter, raised)
            self._draw_names(painter, units, level=1)
        else:
            self._draw_outlines(painter, raised)
        self._draw_bodies(painter, [body for body in ground if body.kind == "ladder"])
        self._zones.draw_names(painter, box)

    def _draw_grid(self, painter: QPainter, hexes: Iterable[XY]) -> None:
        """Each side between hexes once and in one direction, so that it looks alike in all chunks."""
        colours, scale = self.style.colours, self.style.scale
        if scale < GRID_FROM:
            return
        corners = self.style.corners()
        sides: dict[tuple[int, int], QLineF] = {}
        for x, y in hexes:
            for (ax, ay), (bx, by) in zip(corners, (*corners[1:], corners[0]), strict=True):
                middle = round((2 * x + ax + bx) * SIDES), round((2 * y + ay + by) * SIDES)
                if middle not in sides:
                    start, end = sorted((((x + ax) * scale, (y + ay) * scale), ((x + bx) * scale, (y + by) * scale)))
                    sides[middle] = QLineF(*start, *end)
        is_sand = self.board_index.board.surface == "sand"
        ground, share = (colours.sand[1], 0.34) if is_sand else (colours.paper, colours.grid_share)
        pen = line(mixed(ground, colours.grid, share * (1.15 if scale > 12 else 0.7)), 1.0 if scale > 12 else 0.7)
        painter.setPen(pen)
        painter.drawLines(list(sides.values()))

    def _draw_bodies(self, painter: QPainter, bodies: Iterable[TerrainBody]) -> None:
        """Draw all their shadows, then all of them."""
        stamps = [(body_image(self.style, body, self._bodies), self._corner(body)) for body in bodies]
        for stamp, at in stamps:
            if stamp.shadow is not None:
                painter.drawImage(at + stamp.corner.toPoint(), stamp.shadow)
        for stamp, at in stamps:
            painter.drawImage(at + stamp.corner.toPoint(), stamp.body)

    def _draw_under(self, painter: QPainter, platforms: Iterable[TerrainBody]) -> None:
        """The outlines of bodies below platforms, dotted on their tops, so that what they cover stays readable."""
        if self.style.scale < UNDER_FROM:
            return
        for platform in platforms:
            below = {
                id(body): body
                for column, row, _ in platform.spots
                if (body := self._bodies.by_spot.get((column, row, 0))) is not None
            }
            if not below:
                continue
            painter.save()
            top = platform_outline(self.style, platform)
            painter.setClipPath(top, Qt.ClipOperation.IntersectClip)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(line(faint(self.style.colours.outline, 0.7), self._wide(0.05), Qt.PenStyle.DotLine))
            for body in below.values():
                painter.drawPath(platform_outline(self.style, body, platform))
            painter.restore()

    def _draw_outlines(self, painter: QPainter, platforms: Iterable[TerrainBody]) -> None:
        """Platforms that are hidden, as dotted outlines."""
        if self.style.scale < GRID_FROM:
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(line(self.style.colours.ink, self._wide(0.035), Qt.PenStyle.DotLine))
        for body in platforms:
            painter.drawPath(platform_outline(self.style, body, None, is_raised=False))

    def _draw_names(self, painter: QPainter, units: UnitBox, level: int) -> None:
        """The names of hexes; bodies hide those of their own."""
        scale = self.style.scale
        if scale < NAMES_FROM:
            return
        colours = self.style.colours
        ground = colours.matter("platform").top
        on_top = max((colours.ink, colours.outline), key=lambda ink: contrast(ink, ground))
        painter.setPen(QColor(on_top) if level else faint(colours.ink, NAME_SHARE))
        up = FORMS["platform"].lift if level and not colours.flat else 0.0
        regions = [] if level else list(self._zones.name_boxes())
        for place, at in self._named(units, level):
            top = at[1] + (RAISED_NAME - up if level else -self._name_distance(place, at))
            if any(
                _overlaps((at[0] - NAME_WIDE / 2, top, at[0] + NAME_WIDE / 2, top + NAME_HIGH), each)
                for each in regions
            ):
                continue
            if level and self._is_below_ladder(place, at):
                continue
            box = QRectF((at[0] - 0.5) * scale, top * scale, scale, NAME_HIGH * scale)
            write(painter, place.id, box, 0.16 * scale)

    def _name_distance(self, place: BoardPlace, at: XY) -> float:
        """The distance of the name of a hex on the ground above its centre, clear of the border of a zone."""
        box = (at[0] - NAME_WIDE / 2, at[1] - NAME_FROM, NAME_WIDE, NAME_HIGH)
        return ZONED_NAME if self._zones.has_border_in(place.id, box) else NAME_FROM

    def _is_below_ladder(self, place: BoardPlace, at: XY) -> bool:
        """Whether a ladder leans on a raised hex."""
        body = self._bodies.by_spot.get((place.column, place.row, place.level))
        if body is None:
            return False
        return any(
            abs(body.at[0] + x - at[0]) + abs(body.at[1] + y - at[1]) < 0.1 for x, y in self._bodies.laddered(body)
        )

    def _named(self, units: UnitBox, level: int) -> Iterator[tuple[BoardPlace, XY]]:
        for at in self._hexes.meeting(units):
            place = self.board_index.place_at(*at, platforms=level > 0)
            if place is not None and place.level == level:
                yield place, at

    def _corner(self, body: TerrainBody) -> QPoint:
        """The pixel from which the images of a body are placed, the same in all tiles."""
        return (QPointF(*body.at) * self.style.scale).toPoint()

    def _wide(self, share: float) -> float:
        return max(1.0, share * self.style.scale)


def _is_ground(board_index: BoardIndex, place: str) -> bool:
    found = board_index.place(place)
    return found is not None and not found.level


def _overlaps(one: UnitBox, other: UnitBox) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _around(at: XY, reach: float) -> UnitBox:
    return at[0] - reach, at[1] - reach, at[0] + reach, at[1] + reach
