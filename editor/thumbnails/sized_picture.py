"""A widget whose picture is made in its size: at once the first time, afterwards when the size has come to rest."""

from __future__ import annotations

from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

RESIZE_DELAY = 120
"""Milliseconds of debounce after a change of size before a picture of that size is made."""


class SizedPictureWidget(QWidget):
    """Base of widgets that have a picture made for them; while it is pulled to a size, none is made for each step."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.rested_size = QSize()
        self._rested = QTimer(self, singleShot=True, interval=RESIZE_DELAY)
        self._rested.timeout.connect(self._take_size)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        if self.rested_size.isEmpty():
            self._take_size()
        else:
            self._rested.start()

    def _take_size(self) -> None:
        self.rested_size = self.size()
        self.update()
