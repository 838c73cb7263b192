"""The ground layer: drawn chunk by chunk into images, which are cached until their content or the style changes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QElapsedTimer, QPoint, QPointF, QRect
from PySide6.QtGui import QImage, QPainter

from editor.canvas.geometry.area_geometry import AreaGeometry
from editor.canvas.geometry.board_index import BoardIndex, changed_zone_places
from editor.canvas.geometry.sheet_geometry import ChunkKey
from editor.canvas.layers.area_ground import AreaGround
from editor.canvas.layers.hex_ground import HexGround
from editor.canvas.style.paint_style import PaintStyle
from editor.view_model.board import BoardPlace

PATIENCE, FIRST_PATIENCE = 50, 150
"""Milliseconds for drawing new chunks in one go; longer if there is nothing to show meanwhile."""


class GroundBrush(Protocol):
    """Draws places of one kind of sheet, from the origin of the sheet."""

    def draw(self, painter: QPainter, places: Sequence[BoardPlace]) -> None: ...

    def with_board(self, board_index: BoardIndex) -> GroundBrush: ...


@dataclass
class Chunk:
    """A part of the sheet, drawn when it is first visible."""

    box: QRect
    """Position in pixels from the origin of the sheet."""
    image: QImage | None = None


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
        same_sheet = before is not None and before.board_index.geometry is board_index.geometry
        self._old_images = before.images() if before is not None and same_sheet else {}
        self._chunks = {key: Chunk(self._box(key)) for key in board_index.geometry.chunks()}
        self._brush = _brush_for(board_index, style, platforms)

    def images(self) -> dict[ChunkKey, QImage]:
        """Image of each chunk, or its outdated one until it is redrawn."""
        return self._old_images | {key: chunk.image for key, chunk in self._chunks.items() if chunk.image is not None}

    def can_show(self, board_index: BoardIndex, style: PaintStyle, platforms: bool) -> bool:
        """Whether `update` is sufficient to show this."""
        now, then = board_index.geometry, self.board_index.geometry
        same_sheet = now is then or (
            type(now) is type(then)
            and (now.tops, now.quarters, now.bounds()) == (then.tops, then.quarters, then.bounds())
        )
        same_seats = board_index.board.seat_looks == self.board_index.board.seat_looks
        return same_sheet and same_seats and style == self.style and platforms == self.platforms

    def update(self, board_index: BoardIndex) -> list[QRect]:
        """Show another board from now on; returns the boxes to repaint, from the origin of the sheet."""
        before, self.board_index = self.board_index, board_index
        changed = board_index.ground.changed_places(before.ground)
        zoned = changed_zone_places(before.board.zones, board_index.board.zones)
        if not changed and not zoned:
            return []
        self._brush = self._brush.with_board(board_index)
        keys: set[ChunkKey] = set()
        for geometry in (before.geometry, board_index.geometry):
            for place in changed | zoned:
                for each in (place, *geometry.neighbours(place)):
                    keys.update(geometry.chunks_of(each))
        for key in keys:
            chunk = self._chunks.setdefault(key, Chunk(self._box(key)))
            if chunk.image is not None:
                self._old_images[key] = chunk.image
                chunk.image = None
        return [self._chunks[key].box for key in keys]

    def paint(self, painter: QPainter, origin: QPoint, within: QRect) -> QRect:
        """Paint the visible chunks; `origin` is the position of the sheet's origin, in pixels.

        Drawing new chunks stops after a while, to keep the window responsive; the region of the remaining ones is
        returned, and their old images are shown meanwhile.
        """
        patience = PATIENCE if self._old_images else FIRST_PATIENCE
        clock = QElapsedTimer()
        clock.start()
        for key, chunk in self._chunks.items():
            box = chunk.box.translated(origin)
            if not box.intersects(within):
                continue
            if chunk.image is None and clock.elapsed() < patience:
                chunk.image = self._drawn(key, chunk)
            shown = chunk.image or self._old_images.get(key)
            if shown is not None:
                painter.drawImage(box, shown)
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

    def _box(self, key: ChunkKey) -> QRect:
        left, top, width, height = self.board_index.geometry.chunk_box(key)
        start = QPointF(left, top) * self.style.scale
        end = QPointF(left + width, top + height) * self.style.scale
        return QRect(start.toPoint(), end.toPoint())

    def _drawn(self, key: ChunkKey, chunk: Chunk) -> QImage:
        self.drawn_chunks += 1
        made = self.style.sheet(chunk.box.width(), chunk.box.height())
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-chunk.box.topLeft())
        self._brush.draw(painter, self._places(self.board_index.geometry.chunk_places(key)))
        painter.end()
        return made

    def _places(self, ids: Iterable[str]) -> list[BoardPlace]:
        return [place for place in map(self.board_index.place, ids) if place is not None]


def _brush_for(board_index: BoardIndex, style: PaintStyle, platforms: bool) -> GroundBrush:
    if isinstance(board_index.geometry, AreaGeometry):
        return AreaGround(board_index, board_index.geometry, style)
    return HexGround(board_index, style, platforms)
