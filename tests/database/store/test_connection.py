"""The settings of every connection to a library, and how changes are journalled."""

import sqlite3
from pathlib import Path

import pytest

from database.errors import LibraryUnavailable
from database.library import Library
from database.store.connection import (
    APPLICATION,
    application_of,
    connect,
    connect_in_memory,
    has_wal_fix,
    make_durable,
    schema_of,
)
from tests.support.libraries import open_library

EXTRA = 3
FULL = 2


def said(connection: sqlite3.Connection, pragma: str) -> object:
    (value,) = connection.execute(f"PRAGMA {pragma}").fetchone()
    return value


@pytest.mark.parametrize("mode", ["rw", "ro"])
def test_every_connection_is_careful(library: Library, mode: str) -> None:
    connection = connect(library.path, mode)
    expected = {"foreign_keys": 1, "busy_timeout": 5000, "trusted_schema": 0, "cell_size_check": 1}
    assert {name: said(connection, name) for name in expected} == expected
    assert connection.execute("PRAGMA mmap_size").fetchone() in (None, (0,))
    assert said(connection, "query_only") == (mode == "ro")
    assert connection.isolation_level is None
    connection.close()


def test_a_mac_is_asked_to_write_down_to_the_disk_itself(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "darwin")
    connection = connect(library.path)
    assert said(connection, "fullfsync") == 1
    connection.close()


def test_one_in_memory_is_careful_too() -> None:
    connection = connect_in_memory("careful")
    expected = {"foreign_keys": 1, "busy_timeout": 5000, "trusted_schema": 0, "cell_size_check": 1}
    assert {name: said(connection, name) for name in expected} == expected
    connection.close()


def test_the_connection_of_a_library_is_one(library: Library) -> None:
    """With the journal that this SQLite is safe with."""
    connection = library._session.connection
    assert said(connection, "foreign_keys") == 1
    wal = has_wal_fix(sqlite3.sqlite_version_info)
    assert said(connection, "journal_mode") == ("wal" if wal else "delete")
    assert said(connection, "synchronous") == (FULL if wal else EXTRA)


@pytest.mark.parametrize(
    ("version", "fixed"),
    [
        ((3, 7, 0), False),
        ((3, 40, 1), False),
        ((3, 44, 5), False),
        ((3, 44, 6), True),
        ((3, 45, 0), False),
        ((3, 50, 6), False),
        ((3, 50, 7), True),
        ((3, 51, 0), False),
        ((3, 51, 2), False),
        ((3, 51, 3), True),
        ((3, 52, 0), True),
    ],
)
def test_wal_only_where_it_loses_nothing(version: tuple[int, ...], fixed: bool) -> None:
    assert has_wal_fix(version) is fixed


def test_a_library_that_was_in_wal_mode_leaves_it(library: Library) -> None:
    """It may come from a machine with a newer SQLite."""
    make_durable(library._session.connection, library.path, may_wal=True)
    assert said(library._session.connection, "synchronous") == FULL
    path = library.path
    library.close()
    with open_library(path) as again:
        wal = has_wal_fix(sqlite3.sqlite_version_info)
        assert said(again._session.connection, "journal_mode") == ("wal" if wal else "delete")


def test_a_journal_that_cannot_be_chosen_is_reported(library: Library) -> None:
    """Somebody reads in WAL mode, which then cannot be left."""
    make_durable(library._session.connection, library.path, may_wal=True)
    reader = connect(library.path)
    reader.execute("PRAGMA busy_timeout=0")
    library._session.connection.execute("PRAGMA busy_timeout=0")
    reader.execute("BEGIN")
    reader.execute("SELECT count(*) FROM state").fetchone()
    with pytest.raises((LibraryUnavailable, sqlite3.OperationalError)):
        make_durable(library._session.connection, library.path, may_wal=False)
    reader.close()


def test_the_head_of_the_file_says_what_it_is(library: Library) -> None:
    connection = library._session.connection
    assert application_of(connection) == APPLICATION == int.from_bytes(b"HEXS", "big")
    assert schema_of(connection) >= 1


def test_a_path_may_have_any_letters(tmp_path: Path) -> None:
    folder = tmp_path / "a b?c#d%20 ł&mode=memory"
    folder.mkdir()
    with Library.open(folder / "x y.db", stock=lambda: None) as library:
        assert library.path.is_file()
        assert library.why_read_only is None
