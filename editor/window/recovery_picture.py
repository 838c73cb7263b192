"""The small picture of what a crash left behind: its map with what lies on it."""

from __future__ import annotations

from PySide6.QtGui import QImage

from editor.documents.reading import CannotRead
from editor.library.pictures.painting import Look, paint_thumbnail
from editor.library.pictures.subject import subject_of
from editor.library.pictures.texts import LONGEST, Texts
from editor.notes.map_of import map_of
from engine.content.canonical_json import save
from engine.content.envelope import Document
from engine.content.kinds.notes import Notes


def picture_of(document: Document, look: Look) -> QImage | None:
    """None where it shows no map, or one that would hold up who waits for it."""
    texts = Texts(_text(document), _map_text(document))
    if max(len(texts.document), len(texts.map or "")) > LONGEST:
        return None
    subject = subject_of(texts)
    return None if subject is None else paint_thumbnail(subject, look)


def _text(document: Document) -> str:
    return save(document).decode()


def _map_text(document: Document) -> str | None:
    """Of the map that it names, where it names one that can be shown."""
    if not isinstance(document, Notes) or not isinstance(document.map, str):
        return None
    try:
        return _text(map_of(document))
    except CannotRead:
        return None
