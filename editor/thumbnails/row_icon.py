"""The icon of a document in a row: its thumbnail, or the icon of its kind while there is none."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QIcon, QIconEngine, QImage, QPainter, QPixmap

from editor.theme.icons import picture, tint
from editor.thumbnails.image_frame import centred, draw_framed


class RowIconEngine(QIconEngine):
    """An icon engine: the picture with a frame, otherwise the icon, in the centre of a box with this side."""

    def __init__(self, name: str, side: int, image: QImage | None) -> None:
        super().__init__()
        self._name, self._side, self._image = name, side, image

    def clone(self) -> QIconEngine:
        return RowIconEngine(self._name, self._side, self._image)

    def actualSize(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QSize:  # noqa: N802 - Qt's name
        return size

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        made = QPixmap(size)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        self.paint(painter, made.rect(), mode, state)
        painter.end()
        return made

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        if self._image is None:
            icon = picture(self._name, self._side, tint(mode), painter.device().devicePixelRatioF())
            painter.drawImage(centred(rect, icon), icon)
        else:
            draw_framed(painter, rect, self._image)
