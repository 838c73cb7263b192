"""Saves the game of a page: by itself while it is played and when it is left, and to a file that a person chooses."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from database.files.atomic_write import NotWritten, atomic_write
from editor.documents.worker_thread import Job, WorkerThread
from editor.playtest.save_game import position_document
from editor.services.open_requests import remember_as_recent
from engine.content.canonical_json import canonical
from engine.words import say, speak

if TYPE_CHECKING:
    from pathlib import Path

    from editor.pages.play.page import PlayPage
    from editor.services.saved_games import SavedGameStore
    from editor.shell.main_window import MainWindow


SOON = 2000
"""Milliseconds from an answer until it is on the disk at the latest."""


class AutosaveController(QObject):
    """Of one page; writes beside the window, and waits for it only when the page is left."""

    failed = Signal(object)

    def __init__(self, page: PlayPage, games: SavedGameStore, path: Path) -> None:
        super().__init__(page)
        self._page, self._games, self._path = page, games, path
        self._kept_at = page.play.session.game.answers
        self._background = WorkerThread()
        self._timer = QTimer(self, singleShot=True, interval=SOON)
        self._timer.timeout.connect(self.keep)
        self.failed.connect(lambda why: page.status.emit(speak(why, page.lang)))
        page.play.moved.connect(self._begin)
        page.left.connect(self._leave)

    def keep(self) -> None:
        """Write it down if it has gone on; forget it if it is over."""
        self._timer.stop()
        game = self._page.play.session.game
        if game.decision is None:
            self._background.do(partial(self._do, partial(self._games.forget, self._path)))
        elif game.answers != self._kept_at:
            data = canonical(position_document(self._page.play.session))
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


def save_game(window: MainWindow, page: PlayPage) -> bool:
    """Ask where, and write it there; whether that was done."""
    from editor.services.document_service import DocumentService
    from editor.services.file_dialogs import ask_for_target, show_failure

    path = ask_for_target(window, DocumentService.of(window).folder / page.kept_at)
    if path is None:
        return False
    try:
        atomic_write(path, canonical(position_document(page.play.session)))
    except NotWritten as fault:
        show_failure(window, fault.word)
        return False
    remember_as_recent(window, str(path))
    page.status.emit(say("table-game-saved", page.lang, path=str(path)))
    return True
