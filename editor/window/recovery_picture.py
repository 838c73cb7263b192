"""The small picture of what a crash left behind: its map with what lies on it."""

from __future__ import annotations

from PySide6.QtGui import QImage

from editor.documents.reading import CannotRead
from editor.pages.library.thumbnails.thumbnail_board import thumbnail_board
from editor.pages.library.thumbnails.thumbnail_painter import ThumbnailStyle, paint_thumbnail
from editor.pages.library.thumbnails.thumbnail_source import LONGEST, ThumbnailSource
from editor.pages.notes.resolve_map import resolve_map
from engine.content.canonical_json import save
from engine.content.envelope import Document
from engine.content.kinds.notes import Notes


def picture_of(document: Document, look: ThumbnailStyle) -> QImage | None:
    """None where it shows no map, or one that would hold up who waits for it."""
    texts = ThumbnailSource(_text(document), _map_text(document))
    if max(len(texts.document), len(texts.map or "")) > LONGEST:
        return None
    subject = thumbnail_board(texts)
    return None if subject is None else paint_thumbnail(subject, look)


def _text(document: Document) -> str:
    return save(document).decode()


def _map_text(document: Document) -> str | None:
    """Of the map that it names, where it names one that can be shown."""
    if not isinstance(document, Notes) or not isinstance(document.map, str):
        return None
    try:
        return _text(resolve_map(document))
    except CannotRead:
        return None
