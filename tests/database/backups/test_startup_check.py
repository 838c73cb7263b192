"""The check of a library at the start: after a crash, once a week, and as long as it is damaged."""

from pathlib import Path
from queue import SimpleQueue

import pytest

from database.backups.scheduler import BackupScheduler
from database.backups.startup_check import RECORD, WEEK, StartupCheck
from database.errors import LibraryUnavailable
from database.library import Library
from tests.database.faults.killed_process import killed
from tests.database.faults.library_actions import saving
from tests.support.libraries import Clock, fate, open_library


def never() -> bool:
    return False


def damage(library: Library) -> None:
    """A page of an index that is not read while the library is opened."""
    connection = library._session.connection
    root = "SELECT rootpage FROM sqlite_master WHERE name = 'ix_documents_name_pl'"
    (page,) = connection.execute(root).fetchone()
    with library.path.open("r+b") as file:
        file.seek((int(page) - 1) * 4096)
        file.write(b"\xa5" * 4096)


def test_once_a_week(library: Library, clock: Clock) -> None:
    first = library.backups.look_if_due(never)
    assert first == StartupCheck(clock(), is_sound=True)
    clock.seconds += WEEK - 1
    assert library.backups.look_if_due(never) is None
    clock.seconds += 2
    assert library.backups.look_if_due(never) == StartupCheck(clock(), is_sound=True)


def test_a_clock_that_went_back_does_not_put_it_off(library: Library, clock: Clock) -> None:
    assert library.backups.look_if_due(never) is not None
    clock.seconds -= 10 * WEEK
    assert library.backups.look_if_due(never) is not None


def test_after_a_crash_at_once_and_until_somebody_has_looked(tmp_path: Path) -> None:
    path = tmp_path / "library.db"
    with open_library(path) as library:
        library.backups.look_if_due(never)
    assert not was_left_open(path)
    killed(saving, path, 1)
    assert was_left_open(path)
    assert was_left_open(path), "opened in between, but not looked at"
    with open_library(path) as library:
        assert library.backups.look_if_due(never) is None
        looked = library.backups.look_if_due(never, was_left=True)
        assert looked is not None
        library.note_look(is_sound=looked.is_sound)
    assert not was_left_open(path)


def was_left_open(path: Path) -> bool:
    with open_library(path) as library:
        return library.was_left_open


def test_a_damaged_library_is_written_no_more_and_looked_at_each_time(library: Library) -> None:
    library.documents.save(fate("luck"))
    damage(library)
    for _ in range(2):
        looked = library.backups.look_if_due(never)
        assert looked is not None
        assert not looked.is_sound
    library.note_look(is_sound=False)
    assert library.is_damaged
    with pytest.raises(LibraryUnavailable) as caught:
        library.documents.save(fate("skill"))
    assert caught.value.word.id == "library-damaged"
    assert library.resolver().names == ("luck",)


def test_a_stopped_check_reports_nothing(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("database.backups.startup_check.ASK_EVERY", 1)
    assert library.backups.look_if_due(lambda: True) is None
    assert not (library.backups.folder / RECORD).exists()
    assert library.backups.look_if_due(never) is not None


def test_where_it_cannot_be_noted_it_is_reported_all_the_same(library: Library) -> None:
    library.backups.folder.write_bytes(b"no folder")
    looked = library.backups.look_if_due(never)
    assert looked is not None
    assert looked.is_sound


def test_rounds_begin_with_it(library: Library) -> None:
    heard = SimpleQueue[StartupCheck]()

    def look(*, was_left: bool) -> bool:
        rounds = BackupScheduler(library.backups, looked=heard.put, was_left=was_left)
        rounds.start()
        found = heard.get(timeout=10)
        rounds.stop()
        return found.is_sound

    assert look(was_left=False)
    damage(library)
    assert not look(was_left=True)
