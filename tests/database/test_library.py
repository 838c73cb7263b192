"""The library as a whole: its place, its warnings, transactions, the cost of opening it."""

import subprocess
import sys
from pathlib import Path

import pytest

from database.errors import LibraryBug, LibraryUnavailable
from database.library import Library, no_stock
from database.store.library_path import default_path
from engine.content.problems import ContentError
from tests.support.libraries import deck, fate, open_library

PROJECT = Path(__file__).parents[2]


def test_the_library_lies_where_programs_keep_their_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Unless the environment names a file."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_path().name == "library.db"
    assert "hexsmith" in default_path().parts
    with Library.open(stock=no_stock) as library:
        assert library.path == default_path()
    monkeypatch.setenv("HEXSMITH_LIBRARY", str(tmp_path / "mine.db"))
    with Library.open(stock=no_stock) as library:
        assert library.path == tmp_path / "mine.db"


def test_the_library_warns_of_synchronised_folders(tmp_path: Path) -> None:
    with open_library(tmp_path / "library.db") as library:
        assert library.warnings == ()
    (tmp_path / "OneDrive").mkdir()
    with open_library(tmp_path / "OneDrive" / "library.db") as library:
        assert [each.id for each in library.warnings] == ["library-in-cloud"]


def test_a_library_that_was_deleted_is_made_anew_and_its_backups_are_reported_of(library: Library) -> None:
    library.backups.make()
    assert library.warnings == ()
    library.documents.save(fate("luck"))
    library.backups.make()
    library.documents.delete("luck")
    assert library.warnings == ()
    library.close()
    library.path.unlink()
    with open_library(library.path) as anew:
        assert [each.id for each in anew.warnings] == ["library-only-backups"]
        anew.documents.save(fate("skill"))
        assert anew.warnings == ()


def test_a_transaction_is_all_or_nothing(library: Library) -> None:
    library.documents.save(fate("luck", ap=1))

    def fail_at_last() -> None:
        with library.transaction():
            library.documents.save(fate("luck", ap=2))
            library.documents.rename("luck", "skill")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail_at_last()
    assert library.documents.get("luck") == fate("luck", ap=1)
    assert library.documents.count() == 1


def test_a_part_that_fails_takes_back_itself_only(library: Library) -> None:
    """Each method is whole by itself, inside a larger transaction too."""
    with library.transaction():
        library.documents.save(fate("luck"))
        with pytest.raises(ContentError):
            library.documents.save_many([fate("skill"), fate("x").model_copy(update={"id": ""})])
        with library.transaction():
            library.documents.save(deck("cards"))
    assert {entry.id for entry in library.documents.entries()} == {"luck", "cards"}


def test_the_library_is_not_closed_in_a_transaction(library: Library) -> None:
    with library.transaction(), pytest.raises(LibraryBug):
        library.close()
    assert library.documents.count() == 0


def test_a_wrong_statement_is_our_bug(library: Library) -> None:
    with pytest.raises(LibraryBug), library._session.looking() as connection:
        connection.execute("SELECT nothing FROM nowhere")
    assert library.documents.count() == 0


def test_a_full_disk_changes_nothing(library: Library) -> None:
    """A9: existing data is kept, and when there is room again, saving goes on."""
    library.documents.save(fate("luck"))
    connection = library._session.connection
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count={pages}")
    with pytest.raises(LibraryUnavailable) as caught:
        library.documents.save_many(fate(f"card-{n}", notes="x" * 4000) for n in range(50))
    assert caught.value.word.id == "library-disk-full"
    assert library.documents.count() == 1
    connection.execute("PRAGMA max_page_count=1000000")
    library.documents.save(fate("skill"))
    assert library.problems() == ()


COSTS = """
import sys
sys.path.insert(0, sys.argv[2])
from pathlib import Path
from database.library import Library, no_stock
with Library.open(Path(sys.argv[1]), stock=no_stock) as library:
    library.resolver()("luck")
print(*sys.modules)
"""


def test_opening_imports_little(tmp_path: Path) -> None:
    """A library that is there is opened, and read by ids, without SQLAlchemy, SQLModel, alembic or a game."""
    path = tmp_path / "library.db"
    with open_library(path) as library:
        library.documents.save(fate("luck"))
    ran = subprocess.run(
        [sys.executable, "-c", COSTS, str(path), str(PROJECT)], capture_output=True, text=True, check=True
    )
    loaded = ran.stdout.split()
    assert {"sqlalchemy", "sqlmodel", "alembic", "PySide6", "pydantic"}.isdisjoint(loaded)
    assert [name for name in loaded if name.startswith("engine.systems.")] == []
