"""Rows of maps with the pictures of their boards, which are made when they are first seen."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QIcon, QImage, QPainter
from PySide6.QtWidgets import QListWidget, QStyleOptionViewItem

from editor.theme.current_theme import current_theme, text_size
from editor.theme.metrics import ICON, scaled
from editor.thumbnails.board_picture import SHAPE
from editor.thumbnails.board_picture_worker import BoardPictureWorker, BoardSubject, PictureFormat
from editor.thumbnails.row_icon import RowIconEngine
from editor.thumbnails.thumbnail_board import thumbnail_board
from editor.thumbnails.thumbnail_source import ThumbnailSource
from editor.widgets.list_delegates import RoomyDelegate

SUBJECT = Qt.ItemDataRole.UserRole + 1
"""The data role of the board of a row."""
WIDTH = 80
"""The width of a picture in pixels at 100 %."""


class MapRowDelegate(RoomyDelegate):
    """A delegate that draws the board of a map before its name; the icon of maps, while there is none."""

    def __init__(self, maps: QListWidget, pictures: BoardPictureWorker) -> None:
        super().__init__(maps)
        self._pictures = pictures
        self._seen: dict[str, QImage | None] = {}
        width = scaled(WIDTH, text_size())
        self._size = QSize(width, round(SHAPE * width))
        maps.setIconSize(self._size)
        pictures.made.connect(maps.viewport().update)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Request the picture of a row only here, where it is in sight."""
        subject = index.data(SUBJECT)
        if isinstance(subject, BoardSubject):
            ratio = option.widget.devicePixelRatioF()
            wanted = PictureFormat(current_theme(), self._size.width(), self._size.height(), ratio)
            self._seen[subject.key] = self._pictures.picture(subject, wanted)
        super().paint(painter, option, index)

    def initStyleOption(  # noqa: N802 - Qt's name
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        subject = index.data(SUBJECT)
        image = self._seen.get(subject.key) if isinstance(subject, BoardSubject) else None
        option.icon = QIcon(RowIconEngine("map", scaled(ICON, text_size()), image))
        option.decorationSize = self._size
        option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration


def map_subject(sheet: Mapping[str, Any]) -> BoardSubject:
    """The board of a map as it is written."""
    written = json.dumps(dict(sheet), sort_keys=True, default=str)
    return BoardSubject(f"map@{hash(written)}", lambda: thumbnail_board(ThumbnailSource(written)))
