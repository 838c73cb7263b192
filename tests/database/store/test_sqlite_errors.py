"""SQLite's errors, translated into the library's."""

import sqlite3
from pathlib import Path

import pytest

from database.errors import LibraryBug, LibraryUnavailable
from database.library import Library
from database.store.sqlite_errors import REASONS, library_error, translated_errors
from engine.words import languages, speak
from tests.support.libraries import fate

PATH = Path("/some/library.db")


def fault(code: int) -> sqlite3.Error:
    made = sqlite3.OperationalError("it failed")
    made.sqlite_errorcode = code
    return made


@pytest.mark.parametrize("code", REASONS)
def test_the_environment_is_reported_from_our_bugs(code: int) -> None:
    """In words of all languages; the extended codes mean the same."""
    for each in (code, code | 11 << 8):
        found = library_error(fault(each), PATH)
        assert isinstance(found, LibraryUnavailable)
        assert found.word.id == REASONS[code]
        assert all(str(PATH) in speak(found.word, lang) for lang in languages())


@pytest.mark.parametrize("code", [sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_MISUSE])
def test_a_wrong_statement_is_our_bug(code: int) -> None:
    assert isinstance(library_error(fault(code), PATH), LibraryBug)
    assert isinstance(library_error(sqlite3.ProgrammingError("closed"), PATH), LibraryBug)


def test_other_faults_pass() -> None:
    with pytest.raises(ZeroDivisionError), translated_errors(PATH):
        raise ZeroDivisionError


def test_a_text_that_is_no_text_is_damage(library: Library) -> None:
    """Bytes that are not valid UTF-8, read by SQLite alone or by SQLAlchemy."""
    connection = library._session.connection
    connection.execute("PRAGMA ignore_check_constraints=ON")
    connection.execute("INSERT INTO state VALUES ('bad', CAST(x'ff41' AS TEXT))")
    bad = "SELECT value FROM state WHERE name = 'bad'"

    def by_sqlite() -> None:
        with library._session.looking() as connection:
            connection.execute(bad).fetchall()

    def by_sqlalchemy() -> None:
        with library._session.reading() as rows:
            rows.exec_driver_sql(bad).fetchall()

    for look in (by_sqlite, by_sqlalchemy):
        with pytest.raises(LibraryUnavailable) as caught:
            look()
        assert caught.value.word.id == "library-damaged"


def test_a_text_that_is_no_text_is_damage_for_a_search_without_the_index_too(library: Library) -> None:
    """There it is given to a function of ours, and Python complains before that begins."""
    library.documents.save(fate("luck"))
    library.search.make_anew()
    connection = library._session.connection
    connection.execute("PRAGMA ignore_check_constraints=ON")
    connection.execute("UPDATE texts SET body = cast(x'ff7b' AS TEXT)")
    with pytest.raises(LibraryUnavailable) as caught:
        library.search.page("zebra")
    assert caught.value.word.id == "library-damaged"
