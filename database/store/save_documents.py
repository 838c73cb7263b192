"""Writes documents into their tables, one or ten thousand: rows, texts, revisions, tags and references."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from sqlalchemy import Connection, bindparam, delete, select, update

from database.languages import LANGUAGES
from database.records import DocumentLayer, Origin, RevisionCause, SaveResult
from database.store.document_columns import DocumentColumns
from database.store.retention import forget_texts, prune
from database.store.session import LibrarySession
from database.store.statements import among, insert_rows, numbers
from database.store.write_observers import WrittenDocument
from database.tables.documents import documents
from database.tables.ids import ids
from database.tables.mentions import mentions
from database.tables.revisions import revisions
from database.tables.tags import tags
from database.tables.texts import texts


class StoredDocument(NamedTuple):
    """A document that is already stored, with the columns that saving needs."""

    key: str
    digest: str


@dataclass(frozen=True, slots=True)
class Batch:
    """Documents to be written together, all into one layer."""

    layer: DocumentLayer
    cause: RevisionCause | None
    """The cause of the revisions; None if there are none."""
    pack: str | None = None
    origins: Mapping[str, Origin] = field(default_factory=dict)
    """The origins of new documents that are copies, by id."""


def write(session: LibrarySession, rows: Connection, facts: Iterable[DocumentColumns], batch: Batch) -> SaveResult:
    """Write the documents that have changed; of several with the same id the last counts."""
    by_id = {each.id: each for each in facts}
    there = known(rows, by_id, batch.layer)
    stock = known(rows, by_id.keys() - there.keys(), "stock") if batch.layer == "own" else {}
    new = [each for each in by_id.values() if each.id not in there and not _is_stock(each, stock)]
    changed = [each for each in by_id.values() if each.id in there and there[each.id].digest != each.digest]
    keys = dict(zip((each.id for each in new), session.keys.make_keys(len(new)), strict=True))
    keys |= {each.id: there[each.id].key for each in changed}
    origins = {name: Origin(name, found.digest) for name, found in stock.items()} | dict(batch.origins)
    put(session, rows, new, changed, keys, replace(batch, origins=origins))
    if batch.layer != "own":
        forget_texts(rows, [there[each.id].digest for each in changed])
    touched = {each.id for each in (*new, *changed)}
    same = tuple(name for name in by_id if name not in touched)
    return SaveResult(tuple(each.id for each in new), tuple(each.id for each in changed), same)


def put(
    session: LibrarySession,
    rows: Connection,
    new: Sequence[DocumentColumns],
    changed: Sequence[DocumentColumns],
    keys: Mapping[str, str],
    batch: Batch,
) -> None:
    """Write these rows and everything that belongs to them; `keys` are the keys of the documents by id."""
    facts, old = [*new, *changed], [keys[each.id] for each in changed]
    if not facts:
        return
    stamp, order = session.stamp(), numbers(rows, len(facts))
    _write_texts(rows, facts)
    _insert(rows, new, keys, order[: len(new)], stamp, batch)
    _update(rows, changed, keys, order[len(new) :], stamp, batch)
    _write_beside(rows, facts, keys, old)
    if batch.cause is not None:
        _keep_revisions(rows, facts, keys, order, stamp, batch.cause)
        prune(rows, old, stamp)
    written = [WrittenDocument(keys[each.id], batch.layer, each) for each in facts]
    for watcher in session.watched():
        watcher.written(rows, written)


def known(rows: Connection, names: Collection[str], layer: DocumentLayer) -> dict[str, StoredDocument]:
    """The stored documents of a layer with these ids."""
    if not names:
        return {}
    columns = documents.c
    statement = select(columns.id, columns.key, columns.digest).where(among(columns.id, names), columns.layer == layer)
    return {row.id: StoredDocument(row.key, row.digest) for row in rows.execute(statement)}


def _is_stock(facts: DocumentColumns, stock: Mapping[str, StoredDocument]) -> bool:
    """Whether it is identical to the stock document, so that no copy is needed."""
    return facts.id in stock and stock[facts.id].digest == facts.digest


def _write_texts(rows: Connection, facts: Sequence[DocumentColumns]) -> None:
    insert_rows(rows, texts, [(each.digest, each.body) for each in facts], if_missing=True)
    named = {name for each in facts for name in (each.id, *each.mentioned)}
    insert_rows(rows, ids, [(name,) for name in named], if_missing=True)


def _insert(
    rows: Connection,
    facts: Sequence[DocumentColumns],
    keys: Mapping[str, str],
    order: Iterable[int],
    stamp: int,
    batch: Batch,
) -> None:
    values = []
    for each, number in zip(facts, order, strict=True):
        origin = batch.origins.get(each.id)
        came_from = (origin.id, origin.digest) if origin else (None, None)
        head = (keys[each.id], each.id, batch.layer, each.kind, each.schema, each.system, each.faction, each.cost)
        names = tuple(each.names.get(lang) for lang in LANGUAGES)
        values.append((*head, *names, each.digest, batch.pack, *came_from, number, stamp))
    insert_rows(rows, documents, values)


def _update(
    rows: Connection,
    facts: Sequence[DocumentColumns],
    keys: Mapping[str, str],
    order: Iterable[int],
    stamp: int,
    batch: Batch,
) -> None:
    """Update the rows of documents; they keep their pack unless they get a new one."""
    values = [
        _columns(each, number, stamp) | {"its_key": keys[each.id]} | ({"pack": batch.pack} if batch.pack else {})
        for each, number in zip(facts, order, strict=True)
    ]
    if values:
        rows.execute(update(documents).where(documents.c.key == bindparam("its_key")), values)


def _columns(facts: DocumentColumns, number: int, stamp: int) -> dict[str, Any]:
    return {
        "id": facts.id,
        "kind": facts.kind,
        "schema": facts.schema,
        "system": facts.system,
        "faction": facts.faction,
        "cost": facts.cost,
        **{f"name_{lang}": facts.names.get(lang) for lang in LANGUAGES},
        "digest": facts.digest,
        "number": number,
        "changed_at": stamp,
    }


def _write_beside(
    rows: Connection, facts: Sequence[DocumentColumns], keys: Mapping[str, str], old: Collection[str]
) -> None:
    """Write the tags and references of documents, replacing those of `old` ones."""
    if old:
        rows.execute(delete(tags).where(among(tags.c.document, old)))
        rows.execute(delete(mentions).where(among(mentions.c.source, old)))
    insert_rows(rows, tags, [(keys[each.id], tag) for each in facts for tag in each.tags])
    named = [(keys[each.id], name, at.place, at.said) for each in facts for name, at in each.mentioned.items()]
    insert_rows(rows, mentions, named)


def _keep_revisions(
    rows: Connection,
    facts: Sequence[DocumentColumns],
    keys: Mapping[str, str],
    order: Iterable[int],
    stamp: int,
    cause: RevisionCause,
) -> None:
    numbered = zip(facts, order, strict=True)
    insert_rows(rows, revisions, [(number, keys[each.id], each.digest, stamp, cause) for each, number in numbered])
