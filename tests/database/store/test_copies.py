"""Copies of a library in use: whole, or not there."""

from contextlib import closing
from pathlib import Path

import pytest

from database.errors import LibraryUnavailable
from database.library import Library
from database.store.connection import connect
from database.store.copies import copy_to, refuse_damaged
from tests.support.libraries import fate, open_library


def test_a_copy_holds_what_was_committed(library: Library, tmp_path: Path) -> None:
    library.documents.save(fate("luck"))
    copy_to(library._session.connection, tmp_path / "copy.db")
    library.documents.save(fate("skill"))
    with open_library(tmp_path / "copy.db") as copy:
        assert copy.resolver().names == ("luck",)
        assert copy.problems() == ()


def test_a_copy_that_fails_leaves_the_old_one(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OSError("no room")

    (tmp_path / "copy.db").write_bytes(b"the last one")
    monkeypatch.setattr("database.store.copies.refuse_damaged", fail)
    with pytest.raises(OSError, match="no room"):
        copy_to(library._session.connection, tmp_path / "copy.db")
    assert (tmp_path / "copy.db").read_bytes() == b"the last one"
    assert [each.name for each in tmp_path.iterdir() if "tmp" in each.name] == []


def test_damage_is_seen(tmp_path: Path) -> None:
    path = tmp_path / "library.db"
    open_library(path).close()
    with closing(connect(path)) as connection:
        refuse_damaged(connection, path)
    with path.open("r+b") as file:
        file.seek(2 * 4096)
        file.write(b"\xff" * 4096)
    with closing(connect(path)) as connection, pytest.raises(LibraryUnavailable):
        refuse_damaged(connection, path)
