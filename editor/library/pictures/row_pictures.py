"""The first column of the list: a small picture of the document, or the icon of its kind while there is none."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QIcon, QIconEngine, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from database.entries import Entry
from editor.library.pictures.framing import centred, draw_framed
from editor.library.pictures.gallery import Gallery
from editor.library.pictures.painting import Look
from editor.library.rows_model import NAME, RowsModel
from editor.library.telling import kind_icon
from editor.theme.dress import worn
from editor.theme.icons import picture, tint
from editor.window.rows import Roomy

ROOM = 3
"""Above and below a picture, in pixels."""


def box_in(row: int) -> QSize:
    """What pictures lie in, in rows so many pixels high."""
    return QSize(row - 2 * ROOM, row - 2 * ROOM)


class RowPictures(Roomy):
    """All rows of a table begin in the same column, whatever their picture is."""

    def __init__(self, table: QWidget, model: RowsModel, gallery: Gallery) -> None:
        super().__init__(table)
        self._model, self._gallery = model, gallery
        self.box = QSize()

    def initStyleOption(  # noqa: N802 - Qt's name
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        entry = self._model.entry_at(index.row()) if index.column() == NAME else None
        if entry is not None:
            side = option.decorationSize.height()
            option.icon = QIcon(RowPicture(kind_icon(entry.kind), side, self._image_of(entry, option.widget)))
            option.decorationSize = self.box

    def _image_of(self, entry: Entry, table: QWidget) -> QImage | None:
        ratio = table.devicePixelRatioF()
        return self._gallery.picture(entry, Look(worn(), self.box.width(), self.box.height(), ratio, is_small=True))


class RowPicture(QIconEngine):
    """In the middle of its box: the picture with a line around it, else the icon, `side` across."""

    def __init__(self, name: str, side: int, image: QImage | None) -> None:
        super().__init__()
        self._name, self._side, self._image = name, side, image

    def clone(self) -> QIconEngine:
        return RowPicture(self._name, self._side, self._image)

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
