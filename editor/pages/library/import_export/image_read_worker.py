"""Reads images in a thread that waits for the restricted process."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from threading import Event

from PySide6.QtCore import QObject, Signal

from database.packs.format.refusals import refused
from database.packs.reader.cancellation import Cancelled
from database.packs.reader.staging import Staging
from editor.documents.worker_thread import WorkerThread
from editor.services.library_refusals import REFUSALS


class ImageReadWorker(QObject):
    """Worker that reads images for one pack; extracted files remain until `let_go`."""

    were_read = Signal(object)
    """Emitted with the usable images and the problems of the others."""
    was_refused = Signal(object)
    """The reason why none of them was read."""
    broke_down = Signal()
    """Emitted for a bug of this program, reported like any other."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._thread = WorkerThread()
        self._let_go = Event()
        self._staging: Staging | None = None

    def read(self, paths: Sequence[Path]) -> None:
        """Read the images in these files."""
        self._thread.do(partial(self._read, paths))

    def body(self, digest: str) -> bytes:
        """A sanitised image; raises `PackRefused` once the images are discarded."""
        if self._staging is None:
            raise refused("pack-changed-while-read")
        return self._staging.body(digest)

    def let_go(self) -> None:
        """Stop silently and remove the extracted files."""
        self._let_go.set()
        self._thread.do(self._remove)
        self._thread.stop()

    def _read(self, paths: Sequence[Path]) -> None:
        from database.packs.export.picture_files import read_pictures
        from database.packs.reader.worker import ReaderFailed

        try:
            self._staging = self._staging or Staging()
            read = read_pictures(paths, self._staging, cancelled=self._let_go.is_set)
        except Cancelled:
            return
        except REFUSALS as refusal:
            self.was_refused.emit(refusal)
        except ReaderFailed:
            self.broke_down.emit()
            raise
        else:
            self.were_read.emit(read)

    def _remove(self) -> None:
        if self._staging is not None:
            self._staging.remove()
            self._staging = None
