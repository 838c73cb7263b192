"""SQLite is opened in one place, so that no connection lacks the settings that keep a library intact."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.sources import Source, product

ONE_PLACE = {
    "database.store.connection": {"connect"},
    "database.store.sqlalchemy_adapter": {"create_engine"},
}
OPENS = {"connect": "sqlite3", "create_engine": "sqlalchemy"}


def openings(source: Source) -> Iterator[str]:
    """What a file calls, or takes over, by which SQLite would be opened."""
    for node in source.nodes:
        match node:
            case ast.Attribute(value=ast.Name(id="sqlite3"), attr="connect"):
                yield "connect"
            case ast.ImportFrom(module=module, names=names):
                yield from (each.name for each in names if OPENS.get(each.name, "?") == (module or "").split(".")[0])


def test_one_module_opens_sqlite_and_one_lays_sqlalchemy_over_it() -> None:
    found = {source.module: names for source in product() if (names := set(openings(source)))}
    assert found == ONE_PLACE


@pytest.mark.parametrize(
    "line",
    ["import sqlite3\nsqlite3.connect('x')", "from sqlite3 import connect", "from sqlalchemy import create_engine"],
)
def test_every_other_way_to_open_sqlite_is_caught(line: str, tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text(line, encoding="utf-8")
    assert set(openings(Source(tmp_path / "a.py", tmp_path)))
