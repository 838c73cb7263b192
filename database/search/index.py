"""The rows of the search index: insert, replace, delete, and rebuild when the index turns out to be broken."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, select
from sqlalchemy.exc import DBAPIError

from database.languages import LANGUAGES
from database.search.document_texts import SearchTexts
from database.search.normalization import fold_words
from database.store.statements import among, insert_rows
from database.tables.search_texts import CREATE_INDEX, finds

INSERT = "INSERT INTO finds_index (rowid, names, labels, notes, en, it, es, pl) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
DELETE = "DELETE FROM finds_index WHERE rowid = ?"
DROP = "DROP TABLE IF EXISTS finds_index"
EMPTY = (
    "CREATE TABLE IF NOT EXISTS finds_index_config (k PRIMARY KEY, v) WITHOUT ROWID",
    "CREATE TABLE IF NOT EXISTS finds_index_data (id INTEGER PRIMARY KEY, block BLOB)",
    "DELETE FROM finds_index_config",
    "DELETE FROM finds_index_data",
    "INSERT INTO finds_index_config VALUES ('version', 4)",
    "INSERT INTO finds_index_data VALUES (1, x''), (10, x'00000000000000')",
)
"""Turns a broken index into an empty one, as FTS5 creates it: a table that it cannot open cannot be dropped."""
CHECK = "INSERT INTO finds_index (finds_index) VALUES ('integrity-check')"
ODD = """
SELECT (SELECT count(*) FROM finds_index) != count(*) OR count(finds_index.rowid) != count(*)
FROM finds LEFT JOIN finds_index ON finds_index.rowid = finds.id
"""

MISSED = """
SELECT EXISTS (
SELECT 1 FROM documents LEFT JOIN finds ON finds.document = documents.key AND finds.digest = documents.digest
WHERE documents.layer != 'trash' AND finds.id IS NULL)
"""

_PRIMARY = 0xFF
_SQLITE_ERROR = 1
_SQLITE_CORRUPT = 11


class IndexBroken(Exception):
    """The index cannot be used, or has wrong content."""


@dataclass(frozen=True, slots=True)
class IndexEntry:
    """The searchable texts of a document, ready to be written to the index."""

    key: str
    digest: str
    edition: str
    texts: SearchTexts


def put(rows: Connection, found: Sequence[IndexEntry]) -> None:
    """Write the entries of these documents, replacing existing ones."""
    take_out(rows, [each.key for each in found])
    first = int(rows.execute(select(func.coalesce(func.max(finds.c.id), 0))).scalar_one()) + 1
    numbered = list(enumerate(found, first))
    insert_rows(rows, finds, [_shown(number, each) for number, each in numbered])
    if numbered:
        rows.exec_driver_sql(INSERT, [_folded(number, each.texts) for number, each in numbered])


def take_out(rows: Connection, keys: Collection[str]) -> None:
    """Remove these documents from the index."""
    numbers = list(rows.execute(select(finds.c.id).where(among(finds.c.document, keys))).scalars())
    if numbers:
        rows.exec_driver_sql(DELETE, [(number,) for number in numbers])
        rows.execute(delete(finds).where(among(finds.c.document, keys)))


def make_anew(rows: Connection) -> None:
    """Replace the index by an empty one."""
    try:
        with index_savepoint(rows):
            rows.exec_driver_sql(DROP)
    except IndexBroken:
        for statement in EMPTY:
            rows.exec_driver_sql(statement)
        rows.exec_driver_sql(DROP)
    rows.execute(delete(finds))
    rows.exec_driver_sql(CREATE_INDEX)


def check(rows: Connection) -> None:
    """Raise `IndexBroken` if the index has wrong content for its documents."""
    with index_savepoint(rows):
        rows.exec_driver_sql(CHECK)
        if rows.exec_driver_sql(ODD).scalar_one():
            raise IndexBroken(ODD)


def is_complete(rows: Connection) -> bool:
    """Whether it contains all documents in their current state."""
    return not rows.exec_driver_sql(MISSED).scalar_one()


@contextmanager
def index_savepoint(rows: Connection) -> Iterator[None]:
    """A savepoint around changes of the index, which raises `IndexBroken` if the index turns out to be damaged.

    FTS5 writes its buffer when a savepoint is released, and that savepoint is gone even if this fails; hence two.
    """
    rows.exec_driver_sql("SAVEPOINT search")
    try:
        with sqlite_errors_translated():
            rows.exec_driver_sql("SAVEPOINT index_written")
            yield
            rows.exec_driver_sql("RELEASE index_written")
    except IndexBroken:
        rows.exec_driver_sql("ROLLBACK TO search")
        rows.exec_driver_sql("RELEASE search")
        raise
    rows.exec_driver_sql("RELEASE search")


@contextmanager
def sqlite_errors_translated() -> Iterator[None]:
    """Turn SQLite's errors about a broken index into `IndexBroken`."""
    try:
        yield
    except DBAPIError as error:
        if not is_of_the_index(error):
            raise
        raise IndexBroken(str(error.orig)) from error


def is_of_the_index(error: DBAPIError) -> bool:
    """Whether rebuilding the index may solve the error, unlike a full disk."""
    code = getattr(error.orig, "sqlite_errorcode", None)
    return isinstance(code, int) and code & _PRIMARY in (_SQLITE_ERROR, _SQLITE_CORRUPT)


def _shown(number: int, found: IndexEntry) -> tuple[int | str, ...]:
    texts = tuple(found.texts.by_language[lang] for lang in LANGUAGES)
    return (number, found.key, found.digest, found.edition, found.texts.notes, *texts)


def _folded(number: int, texts: SearchTexts) -> tuple[int | str, ...]:
    folded = (texts.by_language[lang] for lang in LANGUAGES)
    return (number, *map(fold_words, (texts.names, texts.labels, texts.notes, *folded)))
