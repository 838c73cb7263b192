"""Files that are dropped on the window: packs and documents are examined, and imported into the library."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, QObject, QTimer
from PySide6.QtGui import QDragEnterEvent, QDropEvent

from editor.suffixes import OPENED

if TYPE_CHECKING:
    from editor.shell.main_window import MainWindow


class DropController(QObject):
    """One for each window. Anything else that is dragged over it is refused."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if isinstance(event, QDragEnterEvent) and dropped_files(event.mimeData()):
            event.acceptProposedAction()
            return True
        if isinstance(event, QDropEvent) and event.type() == QEvent.Type.Drop:
            event.acceptProposedAction()
            names = dropped_files(event.mimeData())
            QTimer.singleShot(0, self, lambda: self._take_in(names))
            return True
        return super().eventFilter(watched, event)

    def _take_in(self, names: list[str]) -> None:
        """Once whoever dragged them is let go."""
        from editor.pages.library.import_export_commands import import_named_files

        import_named_files(self._window, names)


def dropped_files(dragged: QMimeData) -> list[str]:
    """The files of packs and documents among what is dragged."""
    names = (url.toLocalFile() for url in dragged.urls() if url.isLocalFile())
    return [name for name in names if name.lower().endswith(OPENED)]
