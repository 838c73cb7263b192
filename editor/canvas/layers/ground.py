"""The ground layer: drawn chunk by chunk into images, which are cached until their content or the style changes."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, floor
from typing import Protocol

from PySide6.QtCore import QElapsedTimer, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from editor.canvas.geometry.area_geometry import AreaGeometry
from editor.canvas.geometry.board_index import BoardIndex, changed_zone_places
from editor.canvas.geometry.sheet_geometry import Box, ChunkKey
from editor.canvas.layers.area_ground import AreaGround
from editor.canvas.layers.box_index import UnitBox
from editor.canvas.layers.hex_ground import HexGround
from editor.canvas.style.paint_style import PaintStyle
from editor.canvas.terrain.sheet_frame import paint_table

PATIENCE, FIRST_PATIENCE = 50, 150
"""Milliseconds for drawing new chunks in one go; longer if there is nothing to show meanwhile."""
CHUNK, PLAIN_CHUNK = 8.0, 40.0
"""The side of a chunk, in units; that of one without coordinates, which is drawn once and never changes."""


SMOOTH = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
MOST_STEP = 20
"""The greatest step between borders of chunks, in pixels of the window."""


class GroundBrush(Protocol):
    """Draws the ground of one kind of sheet, from the origin of the sheet."""

    @property
    def covered(self) -> QRect:
        """The box of all that it draws, in pixels."""
        ...

    @property
    def sheet_box(self) -> Box:
        """Left, top, width and height of the sheet with its margins, in units."""
        ...

    def draw(self, painter: QPainter, box: QRect) -> None:
        """Draw all that is in a box, opaque."""
        ...

    def show(self, board_index: BoardIndex, changed: Collection[str], zoned: Collection[str]) -> Iterable[UnitBox]:
        """Draw another board from now on, whose places and zones differ in these; returns what looks different."""
        ...


@dataclass
class Chunk:
    """A part of the sheet, drawn when it is first visible."""

    box: QRect
    """Position in pixels from the origin of the sheet."""
    image: QImage | None = None


@dataclass(frozen=True, slots=True)
class OldImage:
    """The outdated image of a chunk, perhaps at another scale: margins then take another share of the outer ones."""

    image: QImage
    box: QRectF
    """Its position in units."""


class GroundPainter:
    """Draws the ground of a board in a style, and caches the images.

    Another style needs another painter; other places or zones are an `update` of this one, which redraws only the
    chunks that contain them. Until a chunk is redrawn, its old image is shown.
    """

    def __init__(
        self,
        board_index: BoardIndex,
        style: PaintStyle,
        platforms: bool,
        before: GroundPainter | None = None,
    ) -> None:
        self.board_index, self.style, self.platforms = board_index, style, platforms
        self.drawn_chunks = 0
        """The number of chunks drawn so far."""
        self._brush = _brush_for(board_index, style, platforms)
        self._chunks = {key: Chunk(box) for key, box in self._boxes()}
        same_sheet = before is not None and before.board_index.geometry is board_index.geometry
        self._old_images = before.images() if before is not None and same_sheet else {}

    def images(self) -> dict[ChunkKey, OldImage]:
        """Image of each chunk, or its outdated one until it is redrawn."""
        drawn = {key: self._aged(chunk, chunk.image) for key, chunk in self._chunks.items() if chunk.image is not None}
        return self._old_images | drawn

    def can_show(self, board_index: BoardIndex, style: PaintStyle, platforms: bool) -> bool:
        """Whether `update` is sufficient to show this."""
        now, then = board_index.geometry, self.board_index.geometry
        same_sheet = now is then or (
            type(now) is type(then)
            and (now.tops, now.quarters, now.bounds()) == (then.tops, then.quarters, then.bounds())
        )
        board, before = board_index.board, self.board_index.board
        same_look = (board.seat_looks, board.surface) == (before.seat_looks, before.surface)
        return same_sheet and same_look and style == self.style and platforms == self.platforms

    def update(self, board_index: BoardIndex) -> list[QRect]:
        """Show another board from now on; returns the boxes to repaint, from the origin of the sheet."""
        before, self.board_index = self.board_index, board_index
        changed = board_index.ground.changed_places(before.ground)
        zoned = changed_zone_places(before.board.zones, board_index.board.zones)
        if not changed and not zoned:
            return []
        keys = {key for box in self._brush.show(board_index, changed, zoned) for key in self._keys_in(box)}
        for key in keys:
            chunk = self._chunks[key]
            if chunk.image is not None:
                self._old_images[key] = self._aged(chunk, chunk.image)
                chunk.image = None
        return [self._chunks[key].box for key in keys]

    def sheet_box(self) -> Box:
        """Left, top, width and height of the sheet with its margins, in units."""
        return self._brush.sheet_box

    def paint_table(self, painter: QPainter, origin: QPoint, within: QRect) -> None:
        """Paint the table that the sheet lies on."""
        paint_table(painter, self.style, within, QPointF(origin))

    def paint(self, painter: QPainter, origin: QPoint, within: QRect) -> QRect:
        """Paint the visible chunks; `origin` is the position of the sheet's origin, in pixels.

        Drawing new chunks stops after a while, to keep the window responsive; the region of the remaining ones is
        returned, and their old images are shown meanwhile.
        """
        patience = PATIENCE if self._old_images else FIRST_PATIENCE
        clock = QElapsedTimer()
        clock.start()
        hints = painter.renderHints()
        painter.setRenderHints(SMOOTH, on=False)  # else the edges of chunks mix with what is below
        for key, chunk in self._chunks.items():
            box = chunk.box.translated(origin)
            if not box.intersects(within):
                continue
            if chunk.image is None and clock.elapsed() < patience:
                chunk.image = self._drawn(chunk)
            if chunk.image is not None:
                painter.drawImage(box, chunk.image)
            else:
                self._paint_meanwhile(painter, key, box, origin)
        painter.setRenderHints(hints & SMOOTH)
        return self.misses(origin, within)

    def misses(self, origin: QPoint, within: QRect) -> QRect:
        """Region of the visible chunks that are not drawn yet."""
        missing = QRect()
        for chunk in self._chunks.values():
            if chunk.image is None:
                box = chunk.box.translated(origin)
                missing = missing.united(box) if box.intersects(within) else missing
        return missing

    def forget_far(self, origin: QPoint, near: QRect) -> None:
        """Evict chunks far from the viewport, to bound the memory."""
        for chunk in self._chunks.values():
            if chunk.image is not None and not chunk.box.translated(origin).intersects(near):
                chunk.image = None

    def forget_old_images(self) -> None:
        """Drop replaced images."""
        self._old_images = {}

    def _boxes(self) -> Iterator[tuple[ChunkKey, QRect]]:
        """The chunks that make up all that is drawn: they touch and do not overlap; the outer ones have the margins."""
        covered, (left, top, width, height) = self._brush.covered, self.board_index.geometry.bounds()
        columns = _cuts(left, width, self.style, (covered.left(), covered.right() + 1))
        rows = _cuts(top, height, self.style, (covered.top(), covered.bottom() + 1))
        for across, (start, end) in enumerate(pairwise(columns)):
            for down, (upper, lower) in enumerate(pairwise(rows)):
                yield (across, down), QRect(start, upper, end - start, lower - upper)

    def _keys_in(self, box: UnitBox) -> Iterator[ChunkKey]:
        """The chunks that meet a box."""
        scale = self.style.scale
        asked = QRectF(box[0] * scale, box[1] * scale, (box[2] - box[0]) * scale, (box[3] - box[1]) * scale)
        found = asked.toAlignedRect()
        return (key for key, chunk in self._chunks.items() if chunk.box.intersects(found))

    def _paint_meanwhile(self, painter: QPainter, key: ChunkKey, box: QRect, origin: QPoint) -> None:
        """Paint the plain field in place of a chunk, and over it the old image of the chunk where it belongs."""
        colours = self.style.colours
        plain = colours.sand[1] if self.board_index.board.surface == "sand" else colours.paper
        field = self._pixels(QRectF(*self.board_index.geometry.bounds()), origin)
        painter.save()
        painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
        painter.fillRect(field, QColor(plain))
        old = self._old_images.get(key)
        if old is not None:
            painter.drawImage(self._pixels(old.box, origin), old.image)
        painter.restore()

    def _aged(self, chunk: Chunk, image: QImage) -> OldImage:
        box, scale = chunk.box, self.style.scale
        return OldImage(image, QRectF(box.x() / scale, box.y() / scale, box.width() / scale, box.height() / scale))

    def _pixels(self, box: QRectF, origin: QPoint) -> QRectF:
        """A box in units as pixels of the window."""
        scale = self.style.scale
        made = QRectF(box.x() * scale, box.y() * scale, box.width() * scale, box.height() * scale)
        return made.translated(origin)

    def _drawn(self, chunk: Chunk) -> QImage:
        self.drawn_chunks += 1
        made = self.style.opaque_sheet(chunk.box.width(), chunk.box.height())
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-chunk.box.topLeft())
        self._brush.draw(painter, chunk.box)
        painter.end()
        return made


def _cuts(start: float, length: float, style: PaintStyle, ends: tuple[int, int]) -> list[int]:
    """The borders of chunks along one axis: at whole numbers of chunks, and at both ends.

    They lie on whole pixels of the screen, also where these are not those of the window, so that chunks have no seams.
    """
    side, step = PLAIN_CHUNK if style.is_plain else CHUNK, whole_step(style.ratio)
    inner = [(start + number * side) * style.scale for number in range(1, ceil(length / side))]
    cuts = {floor(ends[0] / step), *(round(cut / step) for cut in inner), ceil(ends[1] / step)}
    return [cut * step for cut in sorted(cuts)]


def whole_step(ratio: float) -> int:
    """The least number of pixels of the window that is a whole number of those of the screen."""
    return next((step for step in range(1, MOST_STEP) if abs(step * ratio - round(step * ratio)) < 1e-6), MOST_STEP)


def _brush_for(board_index: BoardIndex, style: PaintStyle, platforms: bool) -> GroundBrush:
    if isinstance(board_index.geometry, AreaGeometry):
        return AreaGround(board_index, board_index.geometry, style)
    return HexGround(board_index, style, platforms)
