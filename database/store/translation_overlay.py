"""Overlays the translations of installed packs on a document as it is read, with plain SQL, as every game needs it."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    import sqlite3

    from engine.content.declarations import Declarations

log = logging.getLogger(__name__)

# As bytes: for a text that is not valid UTF-8, SQLite's driver would return nothing at all.
TEXTS = """
SELECT translations.language, CAST(translations.texts AS BLOB)
FROM translations JOIN packs ON packs.key = translations.pack
WHERE translations.document = ? ORDER BY packs.number
"""


Translated: TypeAlias = Sequence[tuple[str, Mapping[str, str]]]
"""Languages, each with texts by their paths in a document; of two texts for one path the first one counts."""


def translations_of(connection: sqlite3.Connection, name: str) -> Translated:
    """The translations of a document by packs, in the order of their import."""
    rows = connection.execute(TEXTS, (name,))
    return [(language, texts) for language, stored in rows if (texts := texts_in(stored)) is not None]


def texts_in(stored: bytes) -> Mapping[str, str] | None:
    """Stored texts by path; None if a damaged disk has destroyed them."""
    try:
        found = json.loads(stored)
    except ValueError:
        return None
    is_as_written = isinstance(found, dict) and all(isinstance(text, str) for text in found.values())
    return found if is_as_written else None


def overlay_translations(
    connection: sqlite3.Connection, name: str, document: Mapping[str, Any], declarations: Callable[[], Declarations]
) -> Mapping[str, Any]:
    """The document with this id with the texts of packs added, as far as it is valid with them.

    A foreign text may be too long for its field, or have several lines where only one is allowed.
    """
    found = translations_of(connection, name)
    made = with_translations(document, found)
    if not found or _is_readable(made, declarations):
        return made
    for language, texts in found:
        tried = (with_translations(document, [(language, each)]) for each in (texts, _lines_of(texts)))
        readable = next((each for each in tried if _is_readable(each, declarations)), None)
        if readable is None:
            log.info("what a pack says of %s in the language %s does not fit", name, language)
        else:
            document = readable
    return document


def _is_readable(document: Mapping[str, Any], declarations: Callable[[], Declarations]) -> bool:
    from engine.content.loading.document_reader import read_document
    from engine.content.problems import ContentError

    try:
        read_document(document, declarations())
    except ContentError:
        return False
    return True


def _lines_of(texts: Mapping[str, str]) -> Mapping[str, str]:
    """The translations that fit their paths."""
    from engine.content.fields import is_line

    return {path: text for path, text in texts.items() if is_line(text)}


def with_translations(document: Mapping[str, Any], found: Translated) -> Mapping[str, Any]:
    """A document with these texts added where it has none of its own in a language."""
    if not found:
        return document
    from database.packs.format.translations import translated

    for language, texts in found:
        document = translated(document, texts, language)
    return document
