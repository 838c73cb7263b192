"""The preview of a saved game: its summary and its board, for a picture."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from editor.playtest.load_game import naming_of
from editor.playtest.save_game import ResumedGame
from editor.playtest.saved_game_summary import summary_of
from editor.playtest.snapshot import presenter_of
from editor.view_model.board import GameBoard
from engine.content.references.resolver import ResolveDocument
from engine.session.game_summary import GameSummary, summary_from_json


@dataclass(frozen=True, slots=True)
class SavedGamePreview:
    """A saved game at a glance."""

    summary: GameSummary
    """Its summary, computed where an earlier version stored none; the number of its moves is then not known."""
    board: GameBoard
    """Its board, as far as the seat may know it that plays at this screen."""


def preview_of(document: Mapping[str, Any], resolve: ResolveDocument, lang: str) -> SavedGamePreview:
    """The preview of the document of a saved game; raises `CannotLoad`.

    It takes a tenth of a second and uses no window, so it belongs in a thread. The past is not replayed.
    """
    session = ResumedGame(document, resolve, lang).session()
    stored = summary_from_json(document.get("summary"))
    summary = summary_of(session) if stored is None else replace(summary_of(session), moves=stored.moves)
    board = presenter_of(session).board(session.view(), naming_of(session.table, lang))
    return SavedGamePreview(summary, board)
