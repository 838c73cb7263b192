"""Ranked queries on the index, weighted by where a word occurs, and bounded in time for common words."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache

from sqlalchemy import ColumnElement, Connection, Select, bindparam, column, func, literal_column, select, table

from database.languages import LANGUAGES
from database.records import DocumentFilter
from database.search.index_version import NO_EDITION
from database.store.entry_queries import conditions
from database.tables.documents import documents
from database.tables.search_texts import INDEX_COLUMNS, finds

WEIGHTS = {"names": 10.0, "labels": 4.0, "notes": 2.0}
"""The weight of a word there, relative to the texts of a document."""
OF_ONES_LANGUAGE = 2.0
OF_OTHERS = 1.0
MOST_RANKED = 1000
"""The limit of ranked documents: each takes two microseconds, and if more have the same word, few are better than the
rest."""

STATEMENTS = 64
"""The number of cached statements of each kind: filters change less often than typed words."""

HOW_MANY = "SELECT count(*) FROM (SELECT 1 FROM finds_index WHERE finds_index MATCH ? LIMIT ?)"

ANY = DocumentFilter()
INDEX = table("finds_index", column("rowid"), column("rank"), *map(column, INDEX_COLUMNS))
# The plus keeps SQLite from starting with documents: it goes through the index until the page is full.
FOUND = INDEX.join(finds, finds.c.id == INDEX.c.rowid).join(
    documents, documents.c.key == literal_column("+finds.document")
)
IS_FRESH = (finds.c.digest == documents.c.digest, finds.c.edition != NO_EDITION)
"""The condition that a document's index entry is up to date."""
IS_ASKED_FOR: ColumnElement[bool] = literal_column("finds_index").op("MATCH")(bindparam("asked"))


def found_numbers(
    rows: Connection, asked: str, filter_: DocumentFilter, lang: str, limit: int, offset: int
) -> Sequence[int]:
    """The numbers in `finds` of the documents of one page.

    If there are too many to rank, those with the words in their names come first.
    """
    few = _few_wanted(rows, filter_)
    if few is not None:
        return _among(rows, asked, few, lang, limit, offset)
    if _are_few(rows, asked):
        return _page(rows, asked, filter_, lang, limit, offset)
    in_names = f"names : ({asked})"
    first = _page(rows, in_names, filter_, lang if _are_few(rows, in_names) else None, limit, offset)
    if len(first) == limit:
        return first
    passed_over = match_count(rows, in_names, filter_) if offset else 0
    others = f"({asked}) NOT {in_names}"
    return [*first, *_page(rows, others, filter_, None, limit - len(first), max(0, offset - passed_over))]


def _few_wanted(rows: Connection, filter_: DocumentFilter) -> Sequence[int] | None:
    """All documents that pass the filters; None if there are many."""
    if filter_ == ANY:
        return None
    few = rows.execute(_all_wanted(filter_)).scalars().all()
    return few if len(few) <= MOST_RANKED else None


def _among(rows: Connection, asked: str, few: Sequence[int], lang: str, limit: int, offset: int) -> Sequence[int]:
    """The ranked results among a few documents, without ranking all others."""
    given = {"asked": asked, "few": json.dumps(few), "limit": limit, "offset": offset}
    return rows.execute(_of_a_few(tuple(_weights(lang))), given).scalars().all()


def _page(
    rows: Connection, asked: str, filter_: DocumentFilter, lang: str | None, limit: int, offset: int
) -> Sequence[int]:
    """A page of results, ranked for a reader of this language, or not ranked."""
    given: dict[str, str | int] = {"asked": asked, "limit": limit, "offset": offset}
    if lang is not None:
        given["weights"] = f"bm25({', '.join(map(str, _weights(lang)))})"
    return rows.execute(_found_wanted(filter_, is_ranked=lang is not None), given).scalars().all()


def match_count(rows: Connection, asked: str, filter_: DocumentFilter) -> int:
    """The number of documents that the index finds."""
    statement = select(func.count()).select_from(FOUND).where(IS_ASKED_FOR, *conditions(filter_), *IS_FRESH)
    return int(rows.execute(statement, {"asked": asked}).scalar_one())


def _are_few(rows: Connection, asked: str) -> bool:
    """Whether ranking the results takes a negligible time."""
    return int(rows.exec_driver_sql(HOW_MANY, (asked, MOST_RANKED + 1)).scalar_one()) <= MOST_RANKED


def _weights(lang: str) -> Sequence[float]:
    """The weight of each column of the index in the ranking."""
    weights = {each: OF_ONES_LANGUAGE if each == lang else OF_OTHERS for each in LANGUAGES} | WEIGHTS
    return [weights[name] for name in INDEX_COLUMNS]


# Cached statements: compiling one by SQLAlchemy takes twice as long as SQLite needs to run it.


@lru_cache(maxsize=STATEMENTS)
def _all_wanted(filter_: DocumentFilter) -> Select[int]:
    joined = documents.join(finds, finds.c.document == documents.c.key)
    return select(finds.c.id).select_from(joined).where(*conditions(filter_), *IS_FRESH).limit(MOST_RANKED + 1)


@lru_cache(maxsize=STATEMENTS)
def _of_a_few(weights: tuple[float, ...]) -> Select[int]:
    listed = func.json_each(bindparam("few")).table_valued("value")
    is_one = literal_column("+finds_index.rowid").in_(select(listed.c.value))
    columns: list[ColumnElement[float]] = [literal_column(str(weight)) for weight in weights]
    rank = func.bm25(literal_column("finds_index"), *columns)
    return _of_a_page(select(INDEX.c.rowid).where(IS_ASKED_FOR, is_one).order_by(rank, INDEX.c.rowid))


@lru_cache(maxsize=STATEMENTS)
def _found_wanted(filter_: DocumentFilter, *, is_ranked: bool) -> Select[int]:
    statement = select(INDEX.c.rowid).select_from(FOUND).where(IS_ASKED_FOR, *conditions(filter_), *IS_FRESH)
    if is_ranked:
        statement = statement.where(INDEX.c.rank.op("MATCH")(bindparam("weights"))).order_by(INDEX.c.rank)
    return _of_a_page(statement)


def _of_a_page(statement: Select[int]) -> Select[int]:
    return statement.limit(bindparam("limit")).offset(bindparam("offset"))
