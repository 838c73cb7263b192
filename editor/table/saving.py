"""Writes a game to a file that a person chooses, to be gone on with from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from database.files.atomic_write import NotWritten, atomic_write
from editor.playtest.keeping import document_of
from editor.window.opening import remember_as_recent
from engine.content.canonical_json import canonical
from engine.words import say

if TYPE_CHECKING:
    from editor.table.page import TablePage
    from editor.window.main_window import MainWindow


def save_game(window: MainWindow, page: TablePage) -> bool:
    """Ask where, and write it there; whether that was done."""
    from editor.window.document_asking import ask_where, complain
    from editor.window.document_files import DocumentFiles

    path = ask_where(window, DocumentFiles.of(window).folder / page.kept_at)
    if path is None:
        return False
    try:
        atomic_write(path, canonical(document_of(page.play.sitting)))
    except NotWritten as fault:
        complain(window, fault.word)
        return False
    remember_as_recent(window, str(path))
    page.status.emit(say("table-game-saved", page.lang, path=str(path)))
    return True
