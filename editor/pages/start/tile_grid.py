"""A grid of equally wide widgets, with as many columns as there is room for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget


class TileGridWidget(QWidget):
    """A grid whose rows are as high as their highest tile, and as even as can be; its height depends on its width."""

    def __init__(self, tiles: Sequence[QWidget], letters: int, most: int, gap: int) -> None:
        """Create the grid with the least width of a tile in letters, the most columns, and the space between."""
        super().__init__()
        self._tiles, self._letters, self._most, self._gap = tuple(tiles), letters, most, gap
        for tile in tiles:
            tile.setParent(self)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:  # noqa: N802 - Qt's name
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - Qt's name
        return max((box.bottom() + 1 for box in self._boxes(width)), default=0)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        width = self._most * self._least
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(self._least, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        for tile, box in zip(self._tiles, self._boxes(self.width()), strict=True):
            tile.setGeometry(box)

    @property
    def _least(self) -> int:
        return self._letters * self.fontMetrics().averageCharWidth()

    def _boxes(self, width: int) -> list[QRect]:
        room = (width + self._gap) // (self._least + self._gap)
        fit = max(1, min(self._most, room))
        rows = -(-len(self._tiles) // fit)
        columns = fit if rows < 2 else -(-len(self._tiles) // rows)
        wide = (width - (columns - 1) * self._gap) // columns
        boxes, top = [], 0
        for start in range(0, len(self._tiles), columns):
            row = self._tiles[start : start + columns]
            high = max(_height(tile, wide) for tile in row)
            boxes += [QRect(number * (wide + self._gap), top, wide, high) for number in range(len(row))]
            top += high + self._gap
        return boxes


def _height(tile: QWidget, width: int) -> int:
    """The height that a tile needs in a width; a plain button has the same in any."""
    found = tile.heightForWidth(width)
    return found if found >= 0 else tile.sizeHint().height()
