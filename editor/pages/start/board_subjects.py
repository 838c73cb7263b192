"""The subjects of the pictures on the start page; what makes their boards is imported in the thread that makes them."""

from __future__ import annotations

from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtCore import QFileInfo

from editor.thumbnails.board_picture_worker import BoardSubject

if TYPE_CHECKING:
    from database.store.document_source import DocumentSource
    from editor.services.saved_games import SavedGame, SavedGameStore
    from editor.services.scenario_catalogue import ScenarioEntry
    from editor.view_model.board import GameBoard


def stock_subject(entry: ScenarioEntry) -> BoardSubject:
    """A scenario that ships."""
    return BoardSubject(entry.key, lambda: _boards().stock_board(entry.id))


def file_subject(path: str) -> BoardSubject:
    """A document in a file, as it is now."""
    changed = QFileInfo(path).lastModified().toMSecsSinceEpoch()
    return BoardSubject(f"{path}@{changed}", lambda: _boards().file_board(path))


def saved_subject(store: SavedGameStore, game: SavedGame, lang: str) -> BoardSubject:
    """A saved game, as it stands."""
    read = partial(store.document, game.path)
    return BoardSubject(f"{game.path}@{game.written}", lambda: _boards().saved_board(read, lang))


def own_board(source: DocumentSource, key: str) -> GameBoard | None:
    """The board of a scenario of the library, for its thread."""
    found: GameBoard | None = _boards().own_board(source, key)
    return found


def _boards() -> ModuleType:
    from editor.pages.start import start_boards

    return start_boards
