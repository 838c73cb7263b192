"""The delegate of the first column of the table: the thumbnail of each document."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize
from PySide6.QtGui import QIcon, QImage
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from database.records import LibraryEntry
from editor.pages.library.table.document_table_model import NAME, DocumentTableModel
from editor.pages.library.thumbnails.thumbnail_worker import ThumbnailWorker
from editor.presenters.document_kinds import kind_icon
from editor.theme.current_theme import current_theme
from editor.thumbnails.row_icon import RowIconEngine
from editor.thumbnails.thumbnail_painter import ThumbnailStyle
from editor.widgets.list_delegates import RoomyDelegate
from engine.words import languages

ANY = languages()[0]
"""Any language: a card in a row is too small for text."""
ROOM = 3
"""The padding above and below a picture, in pixels."""


def thumbnail_box(row: int) -> QSize:
    """Box of a thumbnail in rows of a given height."""
    return QSize(row - 2 * ROOM, row - 2 * ROOM)


class ThumbnailDelegate(RoomyDelegate):
    """A delegate whose texts begin in the same column, whatever their picture is."""

    def __init__(self, table: QWidget, model: DocumentTableModel, gallery: ThumbnailWorker) -> None:
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
            option.icon = QIcon(RowIconEngine(kind_icon(entry.kind), side, self._image_of(entry, option.widget)))
            option.decorationSize = self.box

    def _image_of(self, entry: LibraryEntry, table: QWidget) -> QImage | None:
        ratio = table.devicePixelRatioF()
        size = self.box
        look = ThumbnailStyle(current_theme(), size.width(), size.height(), ratio, is_small=True, lang=ANY)
        return self._gallery.picture(entry, look)
