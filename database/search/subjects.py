"""Documents as the index wants them: their rows, their texts, and what packs translate of them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row, Select, select

from database.languages import LANGUAGES
from database.packs.overlaying import translations_of
from database.search.edition import words_edition
from database.search.index import Found
from database.search.texts import Subject, all_texts
from database.store.facts import Facts
from database.store.listing import IS_LIVING, TAGS
from database.store.session import Session
from database.tables.documents import documents
from database.tables.finds import finds
from database.tables.texts import texts


def living() -> Select[Any]:
    """The documents that can be found, each with what is known of it and, where it is, what it is found by."""
    joined = documents.outerjoin(finds, finds.c.document == documents.c.key)
    return (
        select(*documents.c, TAGS, texts.c.body)
        .select_from(joined.join(texts, texts.c.digest == documents.c.digest))
        .where(IS_LIVING)
    )


def found_in_row(session: Session, row: Row[Any]) -> Found:
    """What a document of such a selection is found by."""
    names = [name for lang in LANGUAGES if (name := getattr(row, f"name_{lang}")) is not None]
    translations = translations_of(session.connection, row.id)
    subject = Subject(row.id, row.system, row.faction, names, (row.tags or "").split(), row.body, translations)
    return Found(row.key, row.digest, words_edition(), all_texts(subject, session.declarations))


def found_by_facts(session: Session, key: str, facts: Facts) -> Found:
    """What a document is found by that is being written."""
    translations = translations_of(session.connection, facts.id)
    names = facts.names.values()
    subject = Subject(facts.id, facts.system, facts.faction, names, facts.tags, facts.body, translations)
    return Found(key, facts.digest, words_edition(), all_texts(subject, session.declarations))
