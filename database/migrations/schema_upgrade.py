"""Upgrades a library to the current schema: all migrations in one transaction, or none."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from database.errors import LibraryBug
from database.store.connection import APPLICATION
from database.store.sqlalchemy_adapter import lay_over, take_off
from database.store.statements import put_state
from database.tables.state import PROGRAM
from engine.version import VERSION

HERE = Path(__file__).parent
STEPS = HERE / "versions"
TRIGGERS = "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'"


def upgrade(connection: sqlite3.Connection, steps: Path = STEPS) -> None:
    """Run the missing migrations, and leave the connection closed; errors are SQLite's own.

    Rebuilding a table with foreign keys enabled would empty the tables that refer to it, and removes its triggers: so
    foreign keys are disabled, triggers are restored, and all references are checked before the commit.
    """
    connection.execute("PRAGMA foreign_keys=OFF")
    rows = lay_over(connection)
    try:
        # Alembic leaves an existing transaction alone; only SQLite knows that this one exists.
        with rows.begin():
            connection.execute("BEGIN IMMEDIATE")
            triggers = dict(connection.execute(TRIGGERS).fetchall())
            taken = _take_steps(rows, steps)
            _put_back(connection, triggers)
            _refuse_broken_references(connection)
            _refuse_damage(connection)
            put_state(rows, PROGRAM, VERSION)
            connection.execute(f"PRAGMA application_id={APPLICATION}")
            connection.execute(f"PRAGMA user_version={taken}")
    finally:
        take_off(rows)


def _take_steps(rows: Connection, steps: Path) -> int:
    """Run the migrations; returns the resulting version of the schema."""
    config = Config()
    config.attributes["connection"] = rows
    for option, value in (("script_location", HERE), ("version_locations", steps)):
        config.set_main_option(option, str(value).replace("%", "%%"))
    config.set_main_option("path_separator", "newline")
    command.upgrade(config, "head")
    return sum(1 for _ in ScriptDirectory.from_config(config).walk_revisions())


def _put_back(connection: sqlite3.Connection, triggers: Mapping[str, str]) -> None:
    """Recreate the triggers that the migrations removed together with a rebuilt table."""
    there = dict(connection.execute(TRIGGERS).fetchall())
    for name in triggers.keys() - there.keys():
        connection.execute(triggers[name])


def _refuse_broken_references(connection: sqlite3.Connection) -> None:
    broken = connection.execute("PRAGMA foreign_key_check").fetchall()
    if broken:
        raise LibraryBug(f"the steps broke references: {broken[:3]}")


def _refuse_damage(connection: sqlite3.Connection) -> None:
    found = connection.execute("PRAGMA integrity_check(3)").fetchall()
    if found != [("ok",)]:
        raise LibraryBug(f"the steps broke the library: {found}")
