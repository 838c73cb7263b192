"""Reads a pack in a thread that waits for the restricted process."""

from __future__ import annotations

from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from database.packs.format.refusals import PackRefused
from database.packs.reader.cancellation import Cancelled
from editor.documents.worker_thread import WorkerThread
from editor.services.library_refusals import REFUSALS
from editor.services.library_worker import LibraryWorker

if TYPE_CHECKING:
    from database.packs.reader.staging import Staging


class PackReadWorker(QObject):
    """Worker that reads one pack: emits progress, then one result signal. Extracted files remain until `let_go`."""

    progressed = Signal(int, int)
    """The number of entries read, and of all."""
    was_read = Signal(object)
    """Emitted with the content of the pack."""
    was_refused = Signal(object)
    """Emitted with the problems of the pack."""
    had_no_library = Signal(object)
    """The reason why the library cannot be used."""
    broke_down = Signal()
    """Emitted for a bug of this program, reported like any other."""

    def __init__(self, library_worker: LibraryWorker, path: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._library_worker, self._path = library_worker, path
        self._thread = WorkerThread()
        self._let_go = Event()
        self.staging: Staging | None = None
        """Folder of the extracted files."""

    def start(self, *, without_broken: bool) -> None:
        """Start reading: all entries, or without those whose content is invalid."""
        self._thread.do(lambda: self._read(without_broken))

    def is_cancelled(self) -> bool:
        """True once cancelled; thread-safe."""
        return self._let_go.is_set()

    def let_go(self) -> None:
        """Stop silently and remove the extracted files."""
        self._let_go.set()
        self._thread.do(self._remove)
        self._thread.stop()

    def _read(self, without_broken: bool) -> None:
        from database.packs.reader.worker import ReaderFailed, read_in_worker

        try:
            self.staging = staging = self._library_worker.wait_for(lambda library: library.packs.staging())
            contents = read_in_worker(
                self._path,
                staging,
                without_broken=without_broken,
                note=lambda _, done, of: self._report_progress(done, of),
                cancelled=self.is_cancelled,
            )
        except Cancelled:
            return
        except PackRefused as refused:
            self.was_refused.emit(refused)
        except REFUSALS as refusal:
            self.had_no_library.emit(refusal)
        except ReaderFailed:
            self.broke_down.emit()
            raise
        else:
            self.was_read.emit(contents)

    def _report_progress(self, done: int, of: int) -> None:
        if not self.is_cancelled():
            self.progressed.emit(done, of)

    def _remove(self) -> None:
        if self.staging is not None:
            self.staging.remove()
            self.staging = None
