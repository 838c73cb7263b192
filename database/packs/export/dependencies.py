"""The documents that an export needs: the chosen ones, the user's own documents that they need, and those between them.

Stock documents are not exported, since everybody has them, except those that refer to one of the user's documents:
otherwise the recipient's stock document would refer to the recipient's version.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from itertools import compress

from sqlalchemy import Connection, select

from database.languages import LANGUAGES
from database.store.statements import among
from database.tables.documents import documents
from database.tables.mentions import mentions
from database.tables.texts import texts


@dataclass(frozen=True, slots=True)
class ExportedDocument:
    """A document as a pack holds it."""

    key: str
    id: str
    is_own: bool
    pack: str | None
    """The key of the pack that it belongs to."""
    kind: str
    system: str
    schema: str
    body: str
    languages: tuple[str, ...]
    """The languages of its names."""


@dataclass(frozen=True, slots=True)
class ExportContents:
    """The documents of a pack, by id, and the ids of missing documents that they refer to."""

    documents: Mapping[str, ExportedDocument]
    dangling: frozenset[str]
    mentions: int
    """The number of references between documents."""


def export_contents(rows: Connection, chosen: Collection[str], again: str | None = None) -> ExportContents:
    """The content of a pack with these documents; for a pack exported `again` by its key, nothing that belongs to other
    packs."""
    found, named = _all_behind(rows, chosen)
    going = {name for name, each in found.items() if each.is_own and (again is None or each.pack in (None, again))}
    going |= _leading_to(going, named)
    dangling = {target for name in going for target in named[name]} - found.keys()
    mentions = sum(len(named[name]) for name in going)
    return ExportContents({name: found[name] for name in going}, frozenset(dangling), mentions)


def _all_behind(
    rows: Connection, chosen: Collection[str]
) -> tuple[dict[str, ExportedDocument], Mapping[str, set[str]]]:
    """The documents with these ids, those that they refer to, and so on; and which document refers to which."""
    found, named = dict[str, ExportedDocument](), defaultdict[str, set[str]](set)
    seen, pending = set[str](), set(chosen)
    while pending:
        seen |= pending
        met = _meant(rows, pending)
        found |= met
        ids = {each.key: name for name, each in met.items()}
        statement = select(mentions.c.source, mentions.c.target).where(among(mentions.c.source, ids))
        for source, target in rows.execute(statement):
            named[ids[source]].add(target)
        pending = {target for name in met for target in named[name]} - seen
    return found, named


def _leading_to(ends: Collection[str], named: Mapping[str, set[str]]) -> set[str]:
    """The documents that lead to any of these by references."""
    users = defaultdict[str, set[str]](set)
    for name, targets in named.items():
        for target in targets:
            users[target].add(name)
    found, waiting = set[str](), list(ends)
    while waiting:
        further = users[waiting.pop()] - found
        found |= further
        waiting += further
    return found


def _meant(rows: Connection, ids: Collection[str]) -> dict[str, ExportedDocument]:
    """The documents with these ids; the user's own take precedence over stock."""
    column = documents.c
    names = [column[f"name_{lang}"] for lang in LANGUAGES]
    statement = (
        select(column.key, column.id, column.layer, column.pack, column.kind, column.system, column.schema)
        .add_columns(texts.c.body, *names)
        .join(texts, texts.c.digest == column.digest)
        .where(among(column.id, ids), column.layer != "trash")
        .order_by(column.layer == "own")
    )
    return {
        id_: ExportedDocument(
            key, id_, layer == "own", pack, kind, system, schema, body, tuple(compress(LANGUAGES, named))
        )
        for key, id_, layer, pack, kind, system, schema, body, *named in rows.execute(statement)
    }
