"""Checks the library's contents: changed texts, rows that do not fit their text, missing images and references."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import chain
from typing import Literal, TypeAlias

from sqlalchemy import select

from database.images import Images
from database.packs.inventory.installed_packs import IS_OWN, MANIFEST, TEXTS
from database.records import LibraryEntry
from database.store.document_columns import DocumentColumns, facts_of
from database.store.entry_queries import IS_LIVING, dangling, entry_columns, entry_of
from database.store.session import LibrarySession
from database.store.translation_overlay import texts_in
from database.tables.documents import documents
from database.tables.images import images
from database.tables.mentions import mentions
from database.tables.pack_parts import pack_parts
from database.tables.packs import packs
from database.tables.texts import texts
from database.tables.translations import translations
from engine.content.loading.document_reader import read_document
from engine.content.problems import ContentError, Problem
from engine.kernel.data.message import Message, message

What: TypeAlias = Literal[
    "changed-text",
    "unreadable",
    "wrong-row",
    "dangling",
    "missing-image",
    "changed-image",
    "changed-part",
    "changed-pack",
]


@dataclass(frozen=True, slots=True)
class ContentProblem:
    """A problem of the content. `word` is its message; the other fields are for repairs."""

    what: What
    word: Message
    id: str = ""
    """The id of the document, or of the broken reference."""
    key: str = ""
    """The key of the document."""
    digest: str = ""
    """The digest of the text or the image."""
    because: tuple[Problem, ...] = ()
    """The problems of an unreadable document."""


CheckStep: TypeAlias = Callable[[], None]
"""Callback before each text is read; an exception that it raises ends the reading."""


def ignore_progress() -> None:
    """The default callback, which does nothing."""


def content_problems(
    session: LibrarySession, pictures: Images, step: CheckStep = ignore_progress
) -> tuple[ContentProblem, ...]:
    """All problems in the content of the library. It reads every document, so it takes a while."""
    with session.reading():
        found = (
            _texts(session, step),
            _documents(session, step),
            _dangling(session),
            _images(session, pictures),
            _parts(session),
            _packs(session),
        )
        return tuple(chain.from_iterable(found))


def _texts(session: LibrarySession, step: CheckStep) -> Iterator[ContentProblem]:
    """A byte that changed on the disk is nothing that SQLite would see."""
    users = select(documents.c.id).where(documents.c.digest == texts.c.digest).limit(1).scalar_subquery()
    for row in session.rows.execute(select(texts.c.digest, texts.c.body, users.label("user"))):
        step()
        if sha256(row.body.encode()).hexdigest() != row.digest:
            old = message("library-changed-old-text", digest=row.digest)
            problem = old if row.user is None else message("library-changed-text", id=row.user)
            yield ContentProblem("changed-text", problem, row.user or "", digest=row.digest)


def _documents(session: LibrarySession, step: CheckStep) -> Iterator[ContentProblem]:
    statement = entry_columns().add_columns(texts.c.body).join(texts, texts.c.digest == documents.c.digest)
    for row in session.rows.execute(statement.where(IS_LIVING)):
        step()
        entry = entry_of(row)
        if sha256(row.body.encode()).hexdigest() != entry.digest:
            continue
        try:
            facts = facts_of(read_document(row.body.encode(), session.declarations), session.declarations)
        except ContentError as error:
            problem = message("library-unreadable", id=entry.id)
            yield ContentProblem("unreadable", problem, entry.id, entry.key, entry.digest, error.errors)
            continue
        if not _fits(session, entry, facts, json.loads(row.body)):
            yield ContentProblem(
                "wrong-row", message("library-wrong-row", id=entry.id), entry.id, entry.key, entry.digest
            )


def _fits(session: LibrarySession, entry: LibraryEntry, facts: DocumentColumns, stored: dict[str, object]) -> bool:
    """Whether the rows of a document match its text; its schema may have been older when it was stored."""
    in_text = (
        facts.id,
        facts.kind,
        facts.system,
        facts.faction,
        facts.cost,
        dict(facts.names),
        tuple(sorted(facts.tags)),
    )
    in_row = (entry.id, entry.kind, entry.system, entry.faction, entry.cost, dict(entry.names), entry.tags)
    if in_text != in_row or stored.get("schema") != entry.schema:
        return False
    named = session.rows.execute(select(mentions.c.target).where(mentions.c.source == entry.key)).scalars()
    return set(named) == set(facts.mentioned)


def _dangling(session: LibrarySession) -> Iterator[ContentProblem]:
    for each in dangling(session.rows):
        users = tuple(use.user.id for use in each.uses)
        yield ContentProblem("dangling", message("library-dangling", id=each.id, users=users), each.id)


def _images(session: LibrarySession, pictures: Images) -> Iterator[ContentProblem]:
    for digest in session.rows.execute(select(images.c.digest).order_by(images.c.number)).scalars().all():
        if not pictures.path(digest).is_file():
            yield ContentProblem("missing-image", message("library-missing-image", digest=digest), digest=digest)
        elif pictures.get(digest) is None:
            yield ContentProblem("changed-image", message("library-changed-image", digest=digest), digest=digest)


def _parts(session: LibrarySession) -> Iterator[ContentProblem]:
    """Problems of stored parts of newer packs, which must be identical to the imported bytes."""
    columns = select(packs.c.id, pack_parts.c.entry, pack_parts.c.digest, pack_parts.c.body)
    for row in session.rows.execute(columns.join(packs, packs.c.key == pack_parts.c.pack)):
        if sha256(row.body).hexdigest() != row.digest:
            yield ContentProblem(
                "changed-part", message("library-changed-part", pack=row.id, entry=row.entry), digest=row.digest
            )


def _packs(session: LibrarySession) -> Iterator[ContentProblem]:
    """Problems of manifests, which must be identical to the imported ones, and of translations, which must be texts."""
    manifests = select(packs.c.id, packs.c.digest, MANIFEST).where(IS_OWN).order_by(packs.c.id)
    changed = {row.id for row in session.rows.execute(manifests) if sha256(row.manifest).hexdigest() != row.digest}
    query = select(packs.c.id, TEXTS).join(packs, packs.c.key == translations.c.pack)
    changed |= {row.id for row in session.rows.execute(query) if texts_in(row.texts) is None}
    yield from (
        ContentProblem("changed-pack", message("library-changed-pack", pack=id_), id_) for id_ in sorted(changed)
    )
