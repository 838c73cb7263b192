"""Queries for a page of results: ranked by the index, by LIKE without it, or ordered by name; and for their traits."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import reduce
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    Text,
    and_,
    bindparam,
    case,
    exists,
    func,
    or_,
    select,
    type_coerce,
)

from database.languages import LANGUAGES
from database.records import DocumentFilter, DocumentTraits
from database.search.index import IndexBroken
from database.search.query import like, match
from database.search.rank_queries import FOUND, INDEX, IS_ASKED_FOR, IS_FRESH, found_numbers, match_count
from database.store.entry_queries import IS_LIVING, LIVING_TAGS, by_name, conditions, entry_columns, is_shown
from database.tables.documents import documents
from database.tables.search_texts import INDEX_COLUMNS, finds
from database.tables.texts import texts
from database.tables.translations import translations

NUMBER = "number_in_finds"
"""The column of rows with the number in the index."""
FOLDED = tuple(INDEX.c[name].label(f"folded_{name}") for name in INDEX_COLUMNS)
SHOWN = tuple(finds.c[name].label(f"shown_{name}") for name in ("notes", *LANGUAGES))

LISTED = select(func.json_each(bindparam("numbers")).table_valued("value").c.value)
# Selected by the number in `finds`, not that in the index, through which SQLite would go several times.
NUMBERED = (
    entry_columns()
    .add_columns(*FOLDED, *SHOWN, finds.c.id.label(NUMBER))
    .select_from(finds.join(INDEX, INDEX.c.rowid == finds.c.id).join(documents, documents.c.key == finds.c.document))
    .where(finds.c.id.in_(LISTED))
)
"""Rows of documents by number, with their texts."""

TRAITS = tuple(documents.c[name] for name in ("layer", "pack", "kind", "system", "faction", "cost"))
TRANSLATED = func.coalesce(
    select(func.group_concat(translations.c.texts, " "))
    .where(translations.c.document == documents.c.id)
    .correlate(documents)
    .scalar_subquery(),
    "",
)
"""The translations of a document by packs."""


def by_rank(
    rows: Connection, words: Sequence[str], filter_: DocumentFilter, lang: str, limit: int, offset: int
) -> Sequence[Row[Any]]:
    """The documents that have all the words, those first that have them in the most relevant places; raises
    `IndexBroken`."""
    numbers = found_numbers(rows, match(words), filter_, lang, limit, offset)
    found = {getattr(row, NUMBER): row for row in rows.execute(NUMBERED, {"numbers": json.dumps(list(numbers))})}
    if not found.keys() >= set(numbers):
        raise IndexBroken("it finds what is not there")
    return [found[number] for number in numbers]


def by_rank_and_like(
    rows: Connection, words: Sequence[str], filter_: DocumentFilter, lang: str, limit: int, offset: int
) -> Sequence[Row[Any]]:
    """A page of results while the index is being filled: ranked ones first, then documents not yet in the index."""
    found = by_rank(rows, words, filter_, lang, limit, offset)
    if len(found) == limit:
        return found
    indexed = offset + len(found) if found or not offset else match_count(rows, match(words), filter_)
    others = by_like(rows, words, filter_, lang, limit - len(found), max(0, offset - indexed), not_indexed=True)
    return [*found, *others]


def by_like(
    rows: Connection,
    words: Sequence[str],
    filter_: DocumentFilter,
    lang: str,
    limit: int,
    offset: int,
    *,
    not_indexed: bool = False,
) -> Sequence[Row[Any]]:
    """A page of results without the index, slowly: documents with the words in their names first."""
    names, body = func.folded(_names()), func.folded(texts.c.body + " " + TRANSLATED)
    in_names = and_(*(names.like(like(word)) for word in words))
    in_body = and_(*(body.like(like(word)) for word in words))
    statement = entry_columns().join(texts, texts.c.digest == documents.c.digest)
    statement = statement.where(*conditions(filter_), or_(in_names, in_body))
    if not_indexed:
        statement = statement.where(~exists().where(finds.c.document == documents.c.key, *IS_FRESH))
    statement = statement.order_by(case((in_names, 0), else_=1), *by_name(lang))
    return rows.execute(statement.limit(limit).offset(offset)).all()


def in_order_of_names(
    rows: Connection, filter_: DocumentFilter, lang: str, limit: int, offset: int, kinds: Sequence[str] = ()
) -> Sequence[Row[Any]]:
    """A page of all documents that pass the filter, kind by kind if an order of them is given, then by their names."""
    order = (*_by_kind(kinds), *by_name(lang))
    # The other columns of an entry are only looked up for this page.
    first = select(documents.c.key).where(*conditions(filter_)).order_by(*order).limit(limit).offset(offset)
    return rows.execute(entry_columns().where(documents.c.key.in_(first)).order_by(*order)).all()


def _by_kind(kinds: Sequence[str]) -> tuple[ColumnElement[Any], ...]:
    """In the order of these kinds, then those that are none of them."""
    if not kinds:
        return ()
    places = {kind: place for place, kind in enumerate(kinds)}
    return (case(places, value=documents.c.kind, else_=len(places)), documents.c.kind)


def _names() -> ColumnElement[str]:
    """The names of a document and its id, as one text."""
    names = (func.coalesce(documents.c[f"name_{lang}"], "") for lang in LANGUAGES)
    return reduce(lambda before, name: before + " " + name, names, type_coerce(documents.c.id, Text))


def traits_of_all(rows: Connection) -> tuple[DocumentTraits, ...]:
    """The traits of all documents, also of those in the trash."""
    return _traits(rows, _selected().where(is_shown()))


def traits_of_found(rows: Connection, asked: str) -> tuple[DocumentTraits, ...]:
    """The traits of the documents that the index finds, which has none of the trash."""
    found = _selected().select_from(FOUND).where(IS_ASKED_FOR, is_shown(), IS_LIVING, *IS_FRESH)
    return _traits(rows, found, asked=asked)


def _selected() -> Select[Any]:
    return select(*TRAITS, LIVING_TAGS.label("tags"))


def _traits(rows: Connection, statement: Select[Any], **given: str) -> tuple[DocumentTraits, ...]:
    return tuple(
        DocumentTraits(layer, pack, kind, system, faction, cost, tuple((tags or "").split()))
        for layer, pack, kind, system, faction, cost, tags in rows.execute(statement, given)
    )
