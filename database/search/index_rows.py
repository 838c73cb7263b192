"""Documents as rows for the index: their columns, their texts, and the translations from packs."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row, Select, select

from database.languages import LANGUAGES
from database.search.document_texts import IndexedDocument, all_texts
from database.search.index import IndexEntry
from database.search.index_version import words_edition
from database.store.document_columns import DocumentColumns
from database.store.entry_queries import IS_LIVING, TAGS
from database.store.session import LibrarySession
from database.store.translation_overlay import translations_of
from database.tables.documents import documents
from database.tables.search_texts import finds
from database.tables.texts import texts


def living() -> Select[Any]:
    """The documents that can be found, each with its columns and, if there is one, its index entry."""
    joined = documents.outerjoin(finds, finds.c.document == documents.c.key)
    return (
        select(*documents.c, TAGS, texts.c.body)
        .select_from(joined.join(texts, texts.c.digest == documents.c.digest))
        .where(IS_LIVING)
    )


def found_in_row(session: LibrarySession, row: Row[Any]) -> IndexEntry:
    """The index entry of a document, from its selected row."""
    names = [name for lang in LANGUAGES if (name := getattr(row, f"name_{lang}")) is not None]
    translations = translations_of(session.connection, row.id)
    subject = IndexedDocument(row.id, row.system, row.faction, names, (row.tags or "").split(), row.body, translations)
    return IndexEntry(row.key, row.digest, words_edition(), all_texts(subject, session.declarations))


def found_by_facts(session: LibrarySession, key: str, facts: DocumentColumns) -> IndexEntry:
    """The index entry of a document that is being saved, from its columns."""
    translations = translations_of(session.connection, facts.id)
    names = facts.names.values()
    subject = IndexedDocument(facts.id, facts.system, facts.faction, names, facts.tags, facts.body, translations)
    return IndexEntry(key, facts.digest, words_edition(), all_texts(subject, session.declarations))
