"""Files dropped on the window: packs and documents are examined, and imported into the library."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QMimeData, QObject, QTimer
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QMainWindow

from editor.file_suffixes import OPENED


class DropController(QObject):
    """Controller of drops, one for each window: passes dropped files on."""

    def __init__(self, window: QMainWindow, import_files: Callable[[tuple[str, ...]], None]) -> None:
        super().__init__(window)
        self._import_files = import_files
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if isinstance(event, QDragEnterEvent) and dropped_files(event.mimeData()):
            event.acceptProposedAction()
            return True
        if isinstance(event, QDropEvent) and event.type() == QEvent.Type.Drop:
            event.acceptProposedAction()
            names = dropped_files(event.mimeData())
            # Not before the program from which they were dragged is released.
            QTimer.singleShot(0, self, lambda: self._import_files(tuple(names)))
            return True
        return super().eventFilter(watched, event)


def dropped_files(dragged: QMimeData) -> list[str]:
    """Files of packs and documents in a drag."""
    names = (url.toLocalFile() for url in dragged.urls() if url.isLocalFile())
    return [name for name in names if name.lower().endswith(OPENED)]
