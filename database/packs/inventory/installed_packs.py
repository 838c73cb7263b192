"""The installed packs of a library: manifests, signers, and translations for other documents."""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from sqlalchemy import Connection, LargeBinary, Row, Select, cast, delete, insert, select

from database.clock import seconds
from database.packs.format.container import digest_of
from database.packs.format.contents import Contents
from database.packs.format.manifest import CONTAINER, Manifest
from database.packs.format.translations import TextsByPath, TranslatedTexts
from database.packs.format.versions import is_version
from database.store.session import LibrarySession
from database.store.statements import among, numbers
from database.store.translation_overlay import texts_in
from database.tables.documents import documents
from database.tables.pack_images import pack_images
from database.tables.pack_parts import pack_parts
from database.tables.packs import packs
from database.tables.revisions import revisions
from database.tables.translations import translations
from engine.content.canonical_json import canonical
from engine.content.envelope import Names
from engine.content.loading.fragments import read_part
from engine.content.loading.json_parser import parse
from engine.content.problems import ContentError

Body: TypeAlias = Callable[[str], bytes]
"""A function that returns the staged bytes with a digest."""
IS_OWN = packs.c.layer == "own"
# As bytes, since a text that the disk has damaged may not be valid UTF-8.
MANIFEST = cast(packs.c.manifest, LargeBinary).label("manifest")
TEXTS = cast(translations.c.texts, LargeBinary).label("texts")
NO_VERSION = "0.0.0"

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Installed:
    """A pack that was imported."""

    key: str
    manifest: Manifest
    signer: str | None
    """The public key of the signer."""
    number: int
    """A number greater than that of all earlier imports."""
    since: float
    """The time of the import, in seconds since 1970, for display."""


def all_installed(rows: Connection) -> tuple[Installed, ...]:
    """The imported packs, in the order of their import."""
    return tuple(_installed(row) for row in rows.execute(_packs().order_by(packs.c.number)))


def installed(rows: Connection, id_: str) -> Installed | None:
    """The pack with an id, if it was imported."""
    # Any text may be given, for example on a command line, including one that SQLite cannot take.
    row = rows.execute(_packs().where(among(packs.c.id, [id_]))).first()
    return None if row is None else _installed(row)


def put_installed(session: LibrarySession, rows: Connection, contents: Contents, body: Body) -> str:
    """Record a pack, replacing what was recorded before; returns its key. Its images must be stored."""
    manifest = contents.manifest
    known = installed(rows, manifest.id)
    translated = {id_ for overlay in contents.translations.values() for id_ in overlay}
    (number,) = numbers(rows, 1)
    values = {
        "version": manifest.version,
        "manifest": canonical(manifest.plain()).decode(),
        "digest": manifest.identity,
        "signer": contents.signer.key if contents.signer else None,
        "number": number,
        "installed_at": session.stamp(),
    }
    if known is None:
        key = session.keys.new()
        rows.execute(insert(packs).values(key=key, id=manifest.id, layer="own", **values))
    else:
        key = known.key
        translated |= translated_by(rows, key)
        rows.execute(packs.update().where(packs.c.key == key).values(values))
        rows.execute(delete(translations).where(translations.c.pack == key))
        rows.execute(delete(pack_images).where(pack_images.c.pack == key))
        rows.execute(delete(pack_parts).where(pack_parts.c.pack == key))
    pictures = [{"pack": key, "entry": each.entry, "digest": each.digest} for each in contents.images]
    for table, found in ((translations, list(_rows_of(key, contents.translations))), (pack_images, pictures)):
        if found:
            rows.execute(insert(table), found)
    for entry, digest in contents.kept_unread.items():
        rows.execute(insert(pack_parts).values(pack=key, entry=entry, digest=digest, body=body(digest)))
    notify_translations_changed(session, rows, translated)
    return key


def translated_by(rows: Connection, key: str) -> set[str]:
    """The ids of the documents that a pack has translations for."""
    found = select(translations.c.document).where(translations.c.pack == key)
    return set(rows.execute(found.distinct()).scalars())


def notify_translations_changed(session: LibrarySession, rows: Connection, ids: Collection[str]) -> None:
    """Notify the write observers that the translations of these documents have changed."""
    if ids:
        for watcher in session.watched():
            watcher.translated(rows, sorted(ids))


def images_of(rows: Connection, key: str) -> Mapping[str, str]:
    """The digests of a pack's images, by their names there."""
    found = rows.execute(select(pack_images).where(pack_images.c.pack == key))
    return {row.entry: row.digest for row in found}


def parts_of(rows: Connection, key: str) -> Mapping[str, bytes]:
    """The parts of a pack that only newer programs can read; damaged ones are left out."""
    found = rows.execute(select(pack_parts).where(pack_parts.c.pack == key).order_by(pack_parts.c.entry))
    return {row.entry: row.body for row in found if digest_of(row.body) == row.digest}


def overlays_of(rows: Connection, key: str) -> Mapping[str, TranslatedTexts]:
    """The texts that a pack has for other documents, by language."""
    found: dict[str, dict[str, TextsByPath]] = defaultdict(dict)
    query = select(translations.c.language, translations.c.document, TEXTS).where(translations.c.pack == key)
    for row in rows.execute(query):
        texts = texts_in(row.texts)
        if texts is not None:
            found[row.language][row.document] = texts
    return found


def untouched(rows: Connection, key: str) -> frozenset[str]:
    """The ids of the documents of a pack whose texts are as imported."""
    statement = (
        select(documents.c.id)
        .join(revisions, revisions.c.document == documents.c.key)
        .where(documents.c.pack == key, documents.c.layer == "own")
        .where(revisions.c.cause == "imported", revisions.c.digest == documents.c.digest)
    )
    return frozenset(rows.execute(statement).scalars())


def documents_of(rows: Connection, key: str) -> tuple[str, ...]:
    """The ids of the documents of a pack that still exist."""
    statement = select(documents.c.id).where(documents.c.pack == key, documents.c.layer == "own")
    return tuple(rows.execute(statement.order_by(documents.c.id)).scalars())


def _rows_of(key: str, overlays: Mapping[str, TranslatedTexts]) -> Iterator[dict[str, Any]]:
    for language, overlay in overlays.items():
        for document, texts in overlay.items():
            yield {"pack": key, "language": language, "document": document, "texts": canonical(texts).decode()}


def _packs() -> Select[Any]:
    columns = packs.c
    return select(
        columns.key, columns.id, columns.version, MANIFEST, columns.signer, columns.number, columns.installed_at
    ).where(IS_OWN)


def _installed(row: Row[Any]) -> Installed:
    return Installed(row.key, _manifest(row), row.signer, row.number, seconds(row.installed_at))


def _manifest(row: Row[Any]) -> Manifest:
    """The manifest of an installed pack; if its stored text is damaged, one with only the id.

    So it can be imported again, or removed.
    """
    try:
        return read_part(Manifest, parse(row.manifest))
    except ContentError as error:
        log.info("what is noted of the pack %s is damaged: %s", row.id, error)
    version = row.version if is_version(row.version) else NO_VERSION
    return Manifest.model_construct(container=CONTAINER, id=row.id, version=version, title=Names(en=row.id))
