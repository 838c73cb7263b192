"""Writes a game to a file that a person chooses, to be gone on with from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from database.files.atomic_write import NotWritten, atomic_write
from editor.playtest.keeping import document_of
from editor.services.open_requests import remember_as_recent
from engine.content.canonical_json import canonical
from engine.words import say

if TYPE_CHECKING:
    from editor.shell.main_window import MainWindow
    from editor.table.page import TablePage


def save_game(window: MainWindow, page: TablePage) -> bool:
    """Ask where, and write it there; whether that was done."""
    from editor.services.document_service import DocumentService
    from editor.services.file_dialogs import ask_for_target, show_failure

    path = ask_for_target(window, DocumentService.of(window).folder / page.kept_at)
    if path is None:
        return False
    try:
        atomic_write(path, canonical(document_of(page.play.sitting)))
    except NotWritten as fault:
        show_failure(window, fault.word)
        return False
    remember_as_recent(window, str(path))
    page.status.emit(say("table-game-saved", page.lang, path=str(path)))
    return True
