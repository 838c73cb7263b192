"""Saves the game of a page: automatically while it is played and when it is left, and on request to a chosen file."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from database.files.atomic_write import NotWritten, atomic_write
from editor.documents.worker_thread import ThreadJob, WorkerThread
from editor.page_api.hint import Notice
from editor.playtest.save_game import position_document
from editor.playtest.saved_game_summary import summary_of
from editor.services.file_dialogs import ask_for_target, show_failure
from editor.services.recent_documents import remember_as_recent
from engine.content.canonical_json import canonical
from engine.kernel.data.message import message

if TYPE_CHECKING:
    from pathlib import Path

    from editor.pages.play.session_controller import SessionController
    from editor.playtest.play_session import PlaySession
    from editor.services.app_context import AppContext
    from editor.services.saved_games import SavedGameStore


SOON = 2000
"""The greatest delay in milliseconds from an answer to its save."""


class AutosaveController(QObject):
    """Saves the game of one page in a thread; `stop` saves it a last time and waits for that."""

    failed = Signal(object)

    def __init__(self, play: SessionController, games: SavedGameStore, path: Path) -> None:
        super().__init__(play)
        self._play, self._games, self._path = play, games, path
        self._saved = self._now()
        self._background = WorkerThread()
        self._timer = QTimer(self, singleShot=True, interval=SOON)
        self._timer.timeout.connect(self.keep)
        play.moved.connect(self._begin)

    @property
    def folder(self) -> Path:
        """The folder of the saved game."""
        return self._path.parent

    def keep(self) -> None:
        """Save the game if it has changed; delete the save if the game is over, or if it has no move any more."""
        self._timer.stop()
        now, session = self._now(), self._play.session
        is_changed = now != self._saved
        if session.game.decision is None or (is_changed and not summary_of(session).moves):
            self._background.do(partial(self._do, partial(self._games.forget, self._path)))
        elif is_changed:
            data = canonical(position_document(session))
            self._background.do(partial(self._do, partial(self._games.write, self._path, data)))
        self._saved = now

    def _now(self) -> tuple[object, ...]:
        """The values that change with each answer, and when answers are taken back or given anew."""
        session = self._play.session
        game = session.game
        return game.answers, game.ahead, game.moment, session.table.luck, session.players.copy()

    def _begin(self) -> None:
        if not self._timer.isActive():
            self._timer.start()

    def stop(self) -> None:
        """Save and stop, when the page is about to close."""
        self.keep()
        self._background.stop()

    def _do(self, job: ThreadJob) -> None:
        """Write the save; runs in the worker thread."""
        try:
            job()
        except NotWritten as error:
            self.failed.emit(error.word)


def save_game(context: AppContext, session: PlaySession, proposed: str) -> Path | None:
    """Ask for a file and save the game there; returns its path, or None if that was not done."""
    window = context.window
    path = ask_for_target(window, context.documents.folder / proposed)
    if path is None:
        return None
    try:
        atomic_write(path, canonical(position_document(session)))
    except NotWritten as error:
        show_failure(window, error.word)
        return None
    remember_as_recent(window, str(path))
    window.show_notice(Notice(message("table-game-saved", path=str(path))))
    return path
