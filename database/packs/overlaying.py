"""Translations of installed packs laid over a document as it is read; with SQLite alone, as every game asks for it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import sqlite3

TEXTS = """
SELECT translations.language, translations.texts FROM translations JOIN packs ON packs.key = translations.pack
WHERE translations.document = ? ORDER BY packs.number
"""


def laid_over(connection: sqlite3.Connection, name: str, document: Mapping[str, Any]) -> Mapping[str, Any]:
    """The document of this id with the texts that packs have for it; of two packs, the first one counts."""
    found = connection.execute(TEXTS, (name,)).fetchall()
    if not found:
        return document
    from database.packs.translations import translated

    for language, texts in found:
        document = translated(document, json.loads(texts), language)
    return document
