"""Queries for library entries: which exist, what refers to them, which references are broken."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, case, exists, func, or_, select

from database.clock import seconds
from database.languages import LANGUAGES
from database.records import DanglingReference, DocumentFilter, DocumentUse, LibraryEntry, Origin
from database.store.statements import among
from database.tables.documents import documents
from database.tables.mentions import mentions
from database.tables.tags import tags
from database.tables.texts import texts

LIVING_TAGS = (
    select(func.group_concat(tags.c.tag, " "))
    .where(tags.c.document == documents.c.key)
    .correlate(documents)
    .scalar_subquery()
)
_written = func.json_each(texts.c.body, "$.tags").table_valued("value", "type")
TRASH_TAGS = (
    select(func.group_concat(_written.c.value, " "))
    .select_from(texts)
    .join(_written, _written.c.type == "text")
    .where(texts.c.digest == documents.c.digest)
    .correlate(documents)
    .scalar_subquery()
)
"""The tags in the text of a document: those in the trash are not found by tags, so that no rows are kept for them."""
TAGS = case((documents.c.layer == "trash", TRASH_TAGS), else_=LIVING_TAGS).label("tags")
OWN_FIRST = case((documents.c.layer == "own", 0), else_=1)
IS_LIVING = documents.c.layer != "trash"


def entry_columns() -> Select[Any]:
    """A selection of the columns of an entry, to be filtered and ordered."""
    return select(*documents.c, TAGS)


def entry_of(row: Row[Any]) -> LibraryEntry:
    """A row of such a selection as an entry."""
    found = row._mapping  # noqa: SLF001 - public, and named so that no column hides it
    origin = found["origin_digest"]
    return LibraryEntry(
        key=found["key"],
        id=found["id"],
        layer=found["layer"],
        kind=found["kind"],
        schema=found["schema"],
        system=found["system"],
        faction=found["faction"],
        cost=found["cost"],
        names={lang: name for lang in LANGUAGES if (name := found[f"name_{lang}"]) is not None},
        tags=tuple(sorted((found["tags"] or "").split())),
        pack=found["pack"],
        origin=None if origin is None else Origin(found["origin_id"], origin),
        digest=found["digest"],
        number=found["number"],
        changed=seconds(found["changed_at"]),
    )


@cache
def is_shown() -> ColumnElement[bool]:
    """Whether a document is the one that its id stands for: the user's own, or a stock document without one of the
    user's."""
    own = documents.alias("own")
    hidden = exists().where(own.c.id == documents.c.id, own.c.layer == "own")
    return or_(documents.c.layer != "stock", ~hidden)


def conditions(filter_: DocumentFilter) -> list[ColumnElement[bool]]:
    """The SQL conditions for a filter."""
    column = documents.c
    listed = ((column.kind, filter_.kinds), (column.system, filter_.systems), (column.faction, filter_.factions))
    found = [among(column.layer, filter_.layers)]
    found += [among(each, values) for each, values in (*listed, (column.pack, filter_.packs)) if values]
    found += [column.key.in_(select(tags.c.document).where(tags.c.tag == tag)) for tag in filter_.tags]
    if filter_.least_cost is not None:
        found.append(column.cost >= filter_.least_cost)
    if filter_.most_cost is not None:
        found.append(column.cost <= filter_.most_cost)
    if not filter_.shadowed:
        found.append(is_shown())
    return found


def by_name(lang: str) -> tuple[ColumnElement[Any], ...]:
    """In the order of names in a language, or else in another one."""
    first = documents.c[f"name_{lang}"] if lang in LANGUAGES else documents.c.name_en
    name = func.coalesce(first, *(documents.c[f"name_{each}"] for each in LANGUAGES), documents.c.id)
    return (func.sorted_as(name), name, documents.c.id, OWN_FIRST)


def entry_with_id(rows: Connection, name: str, layer: str | None = None) -> LibraryEntry | None:
    """The document that an id stands for, or the one in this layer."""
    where = and_(documents.c.id == name, IS_LIVING if layer is None else documents.c.layer == layer)
    row = rows.execute(entry_columns().where(where).order_by(OWN_FIRST).limit(1)).first()
    return None if row is None else entry_of(row)


def entry_with_key(rows: Connection, key: str) -> LibraryEntry | None:
    """The document with a key, in any layer."""
    row = rows.execute(entry_columns().where(documents.c.key == key)).first()
    return None if row is None else entry_of(row)


def users_of(rows: Connection, name: str) -> tuple[DocumentUse, ...]:
    """The documents that refer to this one, except itself."""
    means_it = or_(mentions.c.said == name, and_(mentions.c.target == name, ~_is_there(mentions.c.said)))
    statement = (
        entry_columns()
        .add_columns(mentions.c.place)
        .join(mentions, mentions.c.source == documents.c.key)
        .where(means_it, documents.c.id != name, is_shown(), IS_LIVING)
        .order_by(documents.c.id)
    )
    return tuple(DocumentUse(entry_of(row), row.place) for row in rows.execute(statement))


def dangling(rows: Connection) -> tuple[DanglingReference, ...]:
    """The ids that documents refer to but none has."""
    is_in_vain = and_(~_is_there(mentions.c.target), ~_is_there(mentions.c.said))
    statement = (
        entry_columns()
        .add_columns(mentions.c.target, mentions.c.place)
        .join(mentions, mentions.c.source == documents.c.key)
        .where(is_in_vain, is_shown(), IS_LIVING)
        .order_by(mentions.c.target, documents.c.id)
    )
    uses: dict[str, list[DocumentUse]] = defaultdict(list)
    for row in rows.execute(statement):
        uses[row.target].append(DocumentUse(entry_of(row), row.place))
    return tuple(DanglingReference(name, tuple(each)) for name, each in uses.items())


def _is_there(name: ColumnElement[str]) -> ColumnElement[bool]:
    """Whether a document has this id."""
    named = documents.alias()
    return exists().where(named.c.id == name, named.c.layer != "trash")


def kinds_of_ids(rows: Connection, ids: frozenset[str]) -> Mapping[str, str]:
    """The ids of all documents, each with its kind; the user's own take precedence over stock."""
    columns = documents.c
    statement = select(columns.id, columns.kind).where(among(columns.id, ids), columns.layer.in_(("stock", "own")))
    return {row.id: row.kind for row in rows.execute(statement.order_by(columns.layer.desc()))}


def all_ids(rows: Connection) -> frozenset[str]:
    """The ids of all documents, the user's own and stock."""
    statement = select(documents.c.id).where(documents.c.layer.in_(("stock", "own")))
    return frozenset(rows.execute(statement).scalars())
