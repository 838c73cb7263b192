"""Translations of installed packs laid over a document as it is read; with SQLite alone, as every game asks for it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    import sqlite3

TEXTS = """
SELECT translations.language, translations.texts FROM translations JOIN packs ON packs.key = translations.pack
WHERE translations.document = ? ORDER BY packs.number
"""


Translated: TypeAlias = Sequence[tuple[str, Mapping[str, str]]]
"""Languages, each with texts by their paths in a document; of two texts for one place the first one counts."""


def translations_of(connection: sqlite3.Connection, name: str) -> Translated:
    """What packs translate of the document of this id; of two packs, the one that came first comes first."""
    return [(language, json.loads(texts)) for language, texts in connection.execute(TEXTS, (name,))]


def laid_over(connection: sqlite3.Connection, name: str, document: Mapping[str, Any]) -> Mapping[str, Any]:
    """The document of this id with the texts that packs have for it."""
    return with_translations(document, translations_of(connection, name))


def with_translations(document: Mapping[str, Any], found: Translated) -> Mapping[str, Any]:
    """A document with these texts where it has none of its own in a language."""
    if not found:
        return document
    from database.packs.translations import translated

    for language, texts in found:
        document = translated(document, texts, language)
    return document
