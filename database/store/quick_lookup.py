"""Finds document texts by id with plain SQL: every start needs this, and cannot wait for SQLAlchemy to be imported."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Iterable, Mapping
from typing import Any

from database.languages import LANGUAGES
from database.store.document_source import DocumentSource, DocumentSummary
from database.store.session import LibrarySession
from database.store.translation_overlay import overlay_translations
from engine.content.loading.json_parser import parse
from engine.content.problems import nearest_ids
from engine.content.references.resolver import UnknownDocument

log = logging.getLogger(__name__)

TEXT = """
SELECT texts.body FROM documents JOIN texts ON texts.digest = documents.digest
WHERE documents.id = :name AND documents.layer IN ('own', :stock) ORDER BY documents.layer = 'stock' LIMIT 1
"""
THROWN_AWAY = "SELECT EXISTS (SELECT 1 FROM documents WHERE id = :name AND layer = 'trash')"
HOLDS = "SELECT EXISTS (SELECT 1 FROM documents WHERE id = :name AND layer IN ('own', :stock))"
NAMES = "SELECT DISTINCT id FROM documents WHERE layer IN ('own', :stock) ORDER BY id"
DIGESTS = """
SELECT id, digest FROM documents
WHERE id IN (SELECT value FROM json_each(:names)) AND layer IN ('own', :stock) ORDER BY layer = 'own'
"""
LISTED = """
SELECT documents.id, documents.system, packs.id, CAST(packs.manifest AS BLOB), name_en, name_it, name_es, name_pl
FROM documents LEFT JOIN packs ON packs.key = documents.pack
WHERE documents.kind = :kind AND documents.layer IN ('own', :stock) ORDER BY documents.id
"""


class Resolver(DocumentSource):
    """The documents of a library, with or without stock."""

    def __init__(self, session: LibrarySession, *, with_stock: bool = True) -> None:
        self._session = session
        self._with_stock = with_stock

    def __call__(self, name: str) -> Mapping[str, Any]:
        """The document as data, with translations by packs; raises `UnknownDocument` if there is none."""
        document = parse(self.read(name))
        with self._session.looking() as connection:
            return overlay_translations(connection, name, document, lambda: self._session.declarations)

    def read(self, name: str) -> bytes:
        """The document as stored."""
        with self._session.looking() as connection:
            found = text_of(connection, name, with_stock=self._with_stock)
        if found is None:
            raise self.unknown(name)
        return found.encode()

    def __contains__(self, name: str) -> bool:
        with self._session.looking() as connection:
            found = connection.execute(HOLDS, {"name": name, "stock": _stock(self._with_stock)})
            return bool(found.fetchone()[0])

    def digests(self, names: Iterable[str]) -> Mapping[str, str]:
        """The digest of the document that each id stands for; unknown ids are left out."""
        with self._session.looking() as connection:
            values = {"names": json.dumps(sorted(names)), "stock": _stock(self._with_stock)}
            return dict(connection.execute(DIGESTS, values).fetchall())

    def has_thrown_away(self, name: str) -> bool:
        """Whether a document with this id is in the trash."""
        with self._session.looking() as connection:
            return is_in_trash(connection, name)

    @property
    def names(self) -> tuple[str, ...]:
        """The ids of all documents."""
        with self._session.looking() as connection:
            return tuple(names(connection, with_stock=self._with_stock))

    def of_kind(self, kind: str) -> tuple[DocumentSummary, ...]:
        """The documents of a kind, in the order of their ids."""
        with self._session.looking() as connection:
            found = connection.execute(LISTED, {"kind": kind, "stock": _stock(self._with_stock)})
            return tuple(_listed(*row) for row in found)


def text_of(connection: sqlite3.Connection, name: str, *, with_stock: bool = True) -> str | None:
    """The text of the document that an id stands for."""
    found = connection.execute(TEXT, {"name": name, "stock": _stock(with_stock)}).fetchone()
    return None if found is None else str(found[0])


def names(connection: sqlite3.Connection, *, with_stock: bool = True) -> list[str]:
    """The ids of all documents, in order."""
    return [name for (name,) in connection.execute(NAMES, {"stock": _stock(with_stock)})]


def unknown(connection: sqlite3.Connection, name: str) -> UnknownDocument:
    """The error for a missing document: with the most similar ids, or the information that it is in the trash."""
    near = nearest_ids(name, names(connection))
    return UnknownDocument(name, lambda: near, in_trash=is_in_trash(connection, name))


def is_in_trash(connection: sqlite3.Connection, name: str) -> bool:
    """Whether a document with this id was deleted and can be restored."""
    return bool(connection.execute(THROWN_AWAY, {"name": name}).fetchone()[0])


def _stock(selected: bool) -> str | None:
    """The second layer to search; no row is equal to NULL."""
    return "stock" if selected else None


def _listed(id_: str, system: str, pack: str | None, manifest: bytes | None, *names: str | None) -> DocumentSummary:
    by_language = {lang: name for lang, name in zip(LANGUAGES, names, strict=True) if name}
    return DocumentSummary(id_, system, by_language, None if pack is None else _title(pack, manifest))


def _title(pack: str, manifest: bytes | None) -> Mapping[str, str]:
    """The title of a pack; its id if it gives none."""
    try:
        title = json.loads(manifest)["title"] if manifest else {}
        return {str(lang): str(name) for lang, name in title.items()} or {LANGUAGES[0]: pack}
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        log.info("what is noted of the pack %s is damaged: %s", pack, error)
        return {LANGUAGES[0]: pack}
