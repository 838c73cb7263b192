"""The first column of the list: a small picture of the document, or the icon of its kind while there is none."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize
from PySide6.QtGui import QIcon, QImage
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from database.records import LibraryEntry
from editor.library.pictures.gallery import Gallery
from editor.library.pictures.painting import Look
from editor.library.pictures.row_icon import RowPicture
from editor.library.rows_model import NAME, RowsModel
from editor.library.telling import kind_icon
from editor.theme.dress import worn
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

    def _image_of(self, entry: LibraryEntry, table: QWidget) -> QImage | None:
        ratio = table.devicePixelRatioF()
        return self._gallery.picture(entry, Look(worn(), self.box.width(), self.box.height(), ratio, is_small=True))
