"""The boards of the pictures on the start page; each function is called in a thread."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from database.files.fingerprint import read_user_file
from database.store.document_source import DocumentSource, SourceChain
from editor.playtest.load_game import CannotLoad
from editor.playtest.saved_game_preview import preview_of
from editor.services.document_resolver import DocumentResolver
from editor.services.document_sources import with_neighbours
from editor.services.scenario_catalogue import OWN
from editor.thumbnails.thumbnail_board import thumbnail_board
from editor.thumbnails.thumbnail_source import MAP, ThumbnailSource
from editor.view_model.board import GameBoard
from engine.content.limits import MAX_BYTES
from engine.content.loading.json_parser import parse
from engine.content.problems import ContentError
from engine.content.references.resolver import ResolveDocument, UnknownDocument

SavedDocument = Callable[[], Mapping[str, Any] | None]


def stock_board(id_: str) -> GameBoard | None:
    """The board of a scenario that ships."""
    return _board(DocumentResolver(with_files=False), id_)


def own_board(source: DocumentSource, key: str) -> GameBoard | None:
    """The board of a scenario of the library."""
    return _board(DocumentResolver(with_files=False, library=source), key.removeprefix(OWN))


def file_board(path: str) -> GameBoard | None:
    """The board of a scenario, a map or notes in a file."""
    try:
        document = parse(read_user_file(Path(path), MAX_BYTES)[0])
    except (OSError, ContentError):
        return None
    return _board_of(document, DocumentResolver(with_files=False, library=with_neighbours(Path(path), SourceChain())))


def saved_board(read: SavedDocument, lang: str) -> GameBoard | None:
    """The board of a saved game, as it stands."""
    document = read()
    if document is None:
        return None
    try:
        return preview_of(document, DocumentResolver(with_files=False), lang).board
    except CannotLoad:
        return None


def _board(resolve: ResolveDocument, id_: str) -> GameBoard | None:
    try:
        return _board_of(resolve(id_), resolve)
    except (UnknownDocument, ContentError):
        return None


def _board_of(document: Mapping[str, Any], resolve: ResolveDocument) -> GameBoard | None:
    named = document.get(MAP)
    try:
        sheet = json.dumps(resolve(named)) if isinstance(named, str) else None
    except (UnknownDocument, ContentError):
        sheet = None
    return thumbnail_board(ThumbnailSource(json.dumps(document), sheet))
