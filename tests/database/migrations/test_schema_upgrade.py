"""The migrations of the schema: they lead to the tables of the program, all or none, without loss of data."""

import importlib
import pkgutil
import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy.dialects import sqlite
from sqlalchemy.schema import CreateIndex, CreateTable

import database.tables
from database.errors import LibraryBug
from database.library import Library
from database.migrations.schema_upgrade import STEPS, upgrade
from database.schema_version import CURRENT
from database.store.connection import APPLICATION, application_of, connect, schema_of
from database.store.copies import copy_to
from database.tables.all_tables import EVERY_TABLE
from database.tables.base_row import METADATA
from tests.support.libraries import deck, fate, open_library
from tests.tools.library_samples import SAMPLES, sample

SCHEMA = "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'alembic%'"


def plain(statement: str) -> str:
    """A statement without the white space and quotation marks that mean nothing."""
    return re.sub(r'[\s"]+', "", statement)


def declared() -> dict[str, str]:
    """The tables and indexes that the classes of rows stand for."""
    for found in pkgutil.iter_modules(database.tables.__path__):
        importlib.import_module(f"database.tables.{found.name}")
    assert set(EVERY_TABLE) == set(METADATA.sorted_tables)
    made = {}
    for table in METADATA.sorted_tables:
        made[table.name] = plain(str(CreateTable(table).compile(dialect=sqlite.dialect())))
        for index in table.indexes:
            made[str(index.name)] = plain(str(CreateIndex(index).compile(dialect=sqlite.dialect())))
    return made


def parts(statement: str) -> frozenset[str]:
    """The parts of a statement, in any order."""
    return frozenset(statement.removesuffix(")").split(","))


def test_the_steps_lead_to_the_tables_of_the_program(library: Library) -> None:
    """Every column, check and index: alembic itself would not see most of these."""
    found = {name: plain(sql) for name, sql in library._session.connection.execute(SCHEMA)}
    expected = declared()
    assert {name: parts(found.get(name, "")) for name in expected} == {name: parts(expected[name]) for name in expected}


def test_the_program_knows_how_many_steps_there_are(library: Library) -> None:
    assert len(list(STEPS.glob("v*.py"))) == CURRENT == schema_of(library._session.connection)


@pytest.mark.parametrize("past", range(1, CURRENT + 1))
def test_every_past_library_opens(past: int, tmp_path: Path) -> None:
    """A28: a library as an older program left it, with all that was in it."""
    path = tmp_path / "library.db"
    shutil.copy(sample(past), path)
    with open_library(path) as library:
        assert library.why_read_only is None
        assert schema_of(library._session.connection) == CURRENT
        assert library.documents.get("luck") == fate("luck", ap=2, tags=["good"], name={"en": "Luck", "pl": "Łut"})
        assert library.documents.get("cards") == deck("cards", "luck")
        assert [each.cause for each in library.revisions.of("luck")] == ["saved", "saved"]
        assert [use.user.id for use in library.documents.users_of("luck")] == ["cards"]
        assert [entry.id for entry in library.trash.entries()] == ["skill"]
        assert library.problems() == ()
        assert library._session.connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


@pytest.mark.parametrize("past", range(1, CURRENT + 1))
def test_the_samples_are_of_past_schemas(past: int, tmp_path: Path) -> None:
    """Each as the first so many steps make it, none of which may change any more."""
    steps = tmp_path / "versions"
    steps.mkdir()
    for step in sorted(STEPS.glob("v*.py"))[:past]:
        shutil.copy(step, steps)
    made = tmp_path / "made.db"
    upgrade(connect(made, "rwc"), steps)
    shutil.copy(sample(past), tmp_path / "kept.db")
    assert contents(made)["schema"] == contents(tmp_path / "kept.db")["schema"]
    assert contents(tmp_path / "kept.db")["version"] == past


def test_there_are_no_other_samples() -> None:
    assert set(SAMPLES.iterdir()) == {sample(past) for past in range(1, CURRENT + 1)}


LATER = '''
"""A step for tests."""

from alembic import op
from sqlalchemy import Column, Text

revision = "9001"
down_revision = "{before}"


def upgrade() -> None:
    op.add_column("packs", Column("more", Text))
    with op.batch_alter_table("documents") as batch:
        batch.alter_column("kind", type_=Text, existing_type=Text, existing_nullable=False, nullable=True)
    {then}
'''


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A library with documents."""
    path = tmp_path / "library.db"
    with open_library(path) as library:
        library.documents.save_many([fate("luck", tags=["good"]), deck("cards", "luck")])
    return path


@pytest.fixture
def watched(kept: Path) -> Path:
    """The same with a trigger, as a later schema may have some."""
    with closing(connect(kept)) as connection:
        connection.execute("CREATE TRIGGER watch AFTER DELETE ON documents BEGIN UPDATE state SET value = value; END")
    return kept


@pytest.fixture
def steps(tmp_path: Path) -> Path:
    """The steps of the program in a folder to which tests add theirs."""
    folder = tmp_path / "a b%c" / "versions"
    shutil.copytree(STEPS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def add_step(steps: Path, then: str = "") -> None:
    (steps / "v9001_later.py").write_text(LATER.format(before=f"{CURRENT:04}", then=then), encoding="utf-8")


def contents(path: Path) -> dict[str, object]:
    with closing(connect(path, "ro")) as connection:
        schema = dict(connection.execute(SCHEMA).fetchall())
        tables = [name for name, sql in schema.items() if sql.startswith("CREATE TABLE")]
        rows = {table: connection.execute(f"SELECT * FROM {table}").fetchall() for table in tables}  # noqa: S608
        return {"schema": schema, "rows": rows, "version": schema_of(connection)}


def test_a_step_that_builds_a_table_anew_loses_nothing(watched: Path, steps: Path) -> None:
    """Neither the rows of the tables that refer to it, nor its triggers and indexes."""
    add_step(steps)
    before = contents(watched)
    upgrade(connect(watched), steps)
    after = contents(watched)
    for table in ("documents", "tags", "mentions", "revisions", "texts", "ids"):
        assert after["rows"][table] == before["rows"][table]  # type: ignore[index]
    assert set(before["schema"]) <= set(after["schema"])  # type: ignore[call-overload]
    assert after["version"] == CURRENT + 1
    with closing(connect(watched)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert application_of(connection) == APPLICATION


@pytest.mark.parametrize(
    ("then", "fault"),
    [
        ("raise RuntimeError('in the middle')", RuntimeError),
        ("op.execute('DELETE FROM texts')", LibraryBug),
        ("op.execute('CREATE TABLE ids (x)')", Exception),
    ],
    ids=["raises", "breaks references", "bad statement"],
)
def test_steps_that_fail_change_nothing(watched: Path, steps: Path, then: str, fault: type[Exception]) -> None:
    """A29: not the tables, not their rows, not the version; and it opens as before."""
    add_step(steps, then)
    before = contents(watched)
    connection = connect(watched)
    with pytest.raises(fault):
        upgrade(connection, steps)
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        connection.execute("SELECT 1")
    assert contents(watched) == before
    with closing(connect(watched)) as connection:
        connection.execute("DROP TRIGGER watch")
    with open_library(watched) as library:
        assert library.problems() == ()


def test_the_backup_comes_before_the_first_step(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever makes it sees the library as it was; if it fails, no step is taken."""
    with closing(connect(kept)) as connection:
        connection.execute("PRAGMA user_version=0")
    before = contents(kept)

    def fail(connection: sqlite3.Connection, path: Path) -> None:
        assert (schema_of(connection), path) == (0, kept)
        raise OSError("no room for it")

    with pytest.raises(OSError, match="no room"):
        open_library(kept, before_upgrade=fail)
    assert contents(kept) == before


def test_the_library_is_kept_as_it_was(kept: Path, steps: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the backup that is made of it in use, before its schema is changed."""
    old = kept.with_name("old.db")
    add_step(steps)
    before = contents(kept)
    monkeypatch.setattr("database.store.open_library.CURRENT", CURRENT + 1)
    monkeypatch.setattr("database.migrations.schema_upgrade.upgrade.__defaults__", (steps,))
    with open_library(kept, before_upgrade=lambda connection, _: copy_to(connection, old)) as library:
        assert schema_of(library._session.connection) == CURRENT + 1
        assert library.problems() == ()
    assert contents(old) == before
    assert [each.name for each in kept.parent.iterdir() if each.name.startswith(".")] == []
