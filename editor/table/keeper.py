"""Keeps the game of a page on the disk while it is played and when it is left, and forgets it once it has ended."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from database.files.atomic_write import NotWritten
from editor.documents.worker_thread import Job, WorkerThread
from editor.playtest.keeping import document_of
from engine.content.canonical_json import canonical
from engine.words import speak

if TYPE_CHECKING:
    from pathlib import Path

    from editor.services.saved_games import SavedGameStore
    from editor.table.page import TablePage

SOON = 2000
"""Milliseconds from an answer until it is on the disk at the latest."""


class Keeper(QObject):
    """Of one page; writes beside the window, and waits for it only when the page is left."""

    failed = Signal(object)

    def __init__(self, page: TablePage, games: SavedGameStore, path: Path) -> None:
        super().__init__(page)
        self._page, self._games, self._path = page, games, path
        self._kept_at = page.play.sitting.game.answers
        self._background = WorkerThread()
        self._timer = QTimer(self, singleShot=True, interval=SOON)
        self._timer.timeout.connect(self.keep)
        self.failed.connect(lambda why: page.status.emit(speak(why, page.lang)))
        page.play.moved.connect(self._begin)
        page.left.connect(self._leave)

    def keep(self) -> None:
        """Write it down if it has gone on; forget it if it is over."""
        self._timer.stop()
        game = self._page.play.sitting.game
        if game.decision is None:
            self._background.do(partial(self._do, partial(self._games.forget, self._path)))
        elif game.answers != self._kept_at:
            data = canonical(document_of(self._page.play.sitting))
            self._background.do(partial(self._do, partial(self._games.write, self._path, data)))
        self._kept_at = game.answers

    def _begin(self) -> None:
        if not self._timer.isActive():
            self._timer.start()

    def _leave(self) -> None:
        self.keep()
        self._background.stop()

    def _do(self, job: Job) -> None:
        """In the thread beside the window."""
        try:
            job()
        except NotWritten as fault:
            self.failed.emit(fault.word)
