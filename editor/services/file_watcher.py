"""Watches files of documents, and the documents beside them, for changes by other programs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from PySide6.QtCore import QDir, QFileInfo, QFileSystemWatcher, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from editor.file_suffixes import DOCUMENT

DEBOUNCE = 200
"""Milliseconds without a further event before files are compared: editors write in several steps, or replace a file."""
MOST_BESIDE = 200
"""The greatest number of documents in one folder that are watched beside the opened ones."""

FileStamp: TypeAlias = "tuple[int, int]"
"""The time of the last change in milliseconds, and the size."""
GONE: FileStamp = (0, -1)


class FileWatchService(QObject):
    """Emits `changed` with the paths of files that were changed, replaced, added or deleted.

    A file that is replaced by renaming another one is noticed too. Where the system reports no changes, as on some
    network drives, they are noticed when the app comes to the front. Subfolders are not watched.
    """

    changed = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._files: frozenset[str] = frozenset()
        self._states: dict[str, FileStamp] = {}
        self._watcher = QFileSystemWatcher(self)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(DEBOUNCE)
        self._soon.timeout.connect(self.look)
        self._watcher.fileChanged.connect(lambda _: self._soon.start())
        self._watcher.directoryChanged.connect(lambda _: self._soon.start())
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.applicationStateChanged.connect(self._app_changed)

    @property
    def watched(self) -> frozenset[str]:
        """The files that are watched because somebody asked for it."""
        return self._files

    def watch(self, files: Iterable[str]) -> None:
        """Watch these files and the documents beside them, from now on no others."""
        wanted = frozenset(files)
        if wanted != self._files:
            self._files, before = wanted, self._states
            found = self._look_around()
            self._states = found | {path: state for path, state in before.items() if path in found}

    def look(self) -> None:
        """Compare the files with what they were, and report the differences."""
        before, self._states = self._states, self._look_around()
        paths = before.keys() | self._states.keys()
        different = frozenset(path for path in paths if before.get(path, GONE) != self._states.get(path, GONE))
        if different:
            self.changed.emit(different)

    def _look_around(self) -> dict[str, FileStamp]:
        """The states of all files; those that came back are watched again."""
        folders = {QFileInfo(path).absolutePath() for path in self._files}
        states = {path: _state_of(QFileInfo(path)) for path in self._files}
        states |= {info.absoluteFilePath(): _state_of(info) for folder in folders for info in _documents_in(folder)}
        wanted = {path for path, state in states.items() if state != GONE} | folders
        known = {*self._watcher.files(), *self._watcher.directories()}
        if leave := known - wanted:
            self._watcher.removePaths(list(leave))
        if come := wanted - known:
            self._watcher.addPaths(list(come))
        return states

    def _app_changed(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive and self._files:
            self._soon.start()


def _documents_in(folder: str) -> Iterator[QFileInfo]:
    yield from QDir(folder).entryInfoList([f"*{DOCUMENT}"], QDir.Filter.Files)[:MOST_BESIDE]


def _state_of(info: QFileInfo) -> FileStamp:
    return (info.lastModified().toMSecsSinceEpoch(), info.size()) if info.isFile() else GONE
