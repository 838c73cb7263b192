"""Restoring a backup: the existing library is moved aside, and exactly the backup takes its place."""

import pytest

from database.backups import restore_backup as restoring
from database.backups.service import Backups
from database.errors import NotDone
from database.library import Library
from tests.support.libraries import fate, open_library

STAMP = 24
"""Where SQLite counts the changes of a file."""


@pytest.mark.parametrize("way", ["restore", "set aside"])
def test_a_folder_in_the_place_of_the_library_is_moved_aside(library: Library, way: str) -> None:
    library.documents.save(fate("luck"))
    made = library.backups.make()
    library.close()
    library.path.unlink()
    library.path.mkdir()
    (library.path / "mine.json").write_bytes(b"mine")
    kept = library.backups.restore(made).replaced_file if way == "restore" else library.backups.set_aside()
    assert kept is not None
    assert (kept / "mine.json").read_bytes() == b"mine"
    with open_library(library.path) as now:
        assert now.resolver().names == (("luck",) if way == "restore" else ())
        assert now.salvage(kept).documents == ()


def test_a_copy_that_is_not_what_the_backup_is_does_not_become_the_library(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk that returns other bytes at the second read, all of them readable."""
    library.documents.save(fate("luck"))
    older, newer = library.backups.make(), library.backups.make()
    library.close()
    before = library.path.read_bytes()
    copied = restoring._copied
    monkeypatch.setattr(restoring, "_copied", lambda _, target: copied(older.file, target))
    with older.file.open("r+b") as file:
        file.seek(STAMP)
        file.write(b"\0\0\0\7")
    with pytest.raises(NotDone) as caught:
        Backups(library.path).restore(newer)
    assert caught.value.word.id == "backup-damaged"
    assert library.path.read_bytes() == before
