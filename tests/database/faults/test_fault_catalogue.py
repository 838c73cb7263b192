"""The cases of the catalogue of faults about storage that have no loop of their own, by their numbers."""

import os
import resource
import shutil
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from database.backups.service import Backups
from database.errors import LibraryUnavailable
from database.files.atomic_write import NotWritten, atomic_write
from database.library import Library
from database.migrations import schema_upgrade as upgrading
from tests.database.faults.killed_process import SERVER, killed
from tests.database.faults.test_corruption import said_by
from tests.support.libraries import Clock, deck, fate, open_library
from tests.support.packs import png
from tests.tools.library_samples import sample

YEAR = 365 * 24 * 60 * 60.0
PATIENCE = 30
PICTURE = png()


def refused(library: Library, ap: int) -> str:
    """The id of the word with which a save is refused."""
    with pytest.raises(LibraryUnavailable) as caught:
        library.documents.save_many([fate(f"card-{number}", ap, notes="x" * 900) for number in range(200)])
    return caught.value.word.id


def test_a9_the_disk_is_full_on_a_commit(library: Library) -> None:
    """The save is rolled back and reported; when there is room again, the same library goes on."""
    library.documents.save(fate("luck"))
    before = said_by(library)
    connection = library._session.connection
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count={pages}")
    assert refused(library, 1) == "library-disk-full"
    assert said_by(library) == before
    assert library.check().is_sound
    connection.execute("PRAGMA max_page_count=1000000")
    library.documents.save(fate("skill"))
    assert library.resolver().names == ("luck", "skill")


def fills_up(path: Path, _: int, reported: Connection) -> None:
    """Limits the size of this process's files to that of the library and a little more."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    with open_library(path) as library:
        room = path.stat().st_size + 8192
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))
        reported.send(refused(library, 2))
        for wish in (lambda: library.images.put(PICTURE + b"\0" * room), lambda: library.backups.make()):
            try:
                wish()
            except LibraryUnavailable as error:
                reported.send(error.word.id)
            else:
                reported.send("done")
        reported.send(said_by(library))


def test_a9_no_file_may_grow(library: Library) -> None:
    """The system refuses the writes of SQLite, and of the files next to it."""
    library.documents.save(fate("luck"))
    before = said_by(library)
    library.close()
    ours, its = SERVER.Pipe(duplex=False)
    process = SERVER.Process(target=fills_up, args=(library.path, 0, its))
    process.start()
    its.close()
    saving, picture, backing_up, after = (ours.recv() for _ in range(4))
    process.join(PATIENCE)
    ours.close()
    assert (saving, picture, backing_up) == ("library-disk-fails", "file-not-written", "done")
    assert after == before
    with open_library(library.path) as again:
        assert said_by(again) == before
        assert again.check().words == ()


def test_a16_the_file_is_gone_when_a_backup_is_due(library: Library) -> None:
    """It is moved away by another program while it is open: nothing is made, nothing fails."""
    library.documents.save(fate("luck"))
    library.path.rename(library.path.with_name("away.db"))
    assert library.backups.make_if_changed() is None
    with pytest.raises(LibraryUnavailable):
        library.documents.save(fate("skill"))


def test_a19_a_name_too_long(tmp_path: Path) -> None:
    """Reported before anything is written."""
    for path in (tmp_path / ("x" * 256), tmp_path.joinpath(*["y" * 200] * 25)):
        with pytest.raises(LibraryUnavailable):
            Backups(path / "library.db").make()
        with pytest.raises(NotWritten):
            atomic_write(path, b"")
    assert list(tmp_path.iterdir()) == []


def test_a21_the_clock_jumps(library: Library, clock: Clock) -> None:
    """A year back, to before 1970, far ahead: order is by number, and neither revisions nor backups get lost by it."""
    noon = clock()
    for number, seconds in enumerate((noon, noon - YEAR, -5.0, noon + 80 * YEAR, noon)):
        clock.seconds = seconds
        library.documents.save(fate("luck", number))
        made = library.backups.make()
        assert library.backups.all()[0] == made
        assert library.revisions.get(library.revisions.of("luck")[0].number) == fate("luck", number)
    assert len(library.revisions.of("luck")) == 5
    assert library.check().words == ()
    library.documents.delete("luck")
    assert [entry.id for entry in library.trash.entries()] == ["luck"]


def holds(path: Path, _: int, reported: Connection) -> None:
    """Opens a library and keeps it until it may go on."""
    with open_library(path) as library:
        reported.send(None if library.why_read_only is None else library.why_read_only.id)
        reported.recv()


def test_a22_two_programs_at_once(library: Library) -> None:
    """One writes, all others read; when it has gone, however, the next one writes."""
    library.close()
    pipes = [SERVER.Pipe() for _ in range(4)]
    programs = [SERVER.Process(target=holds, args=(library.path, 0, its)) for _, its in pipes]
    for program in programs:
        program.start()
    said = [ours.recv() for ours, _ in pipes]
    assert sorted(said, key=str) == [None, "library-held", "library-held", "library-held"]
    with open_library(library.path) as late:
        assert late.why_read_only is not None
    programs[said.index(None)].kill()
    programs[said.index(None)].join(PATIENCE)
    with open_library(library.path) as now:
        assert now.why_read_only is None
    for (ours, _), program in zip(pipes, programs, strict=True):
        if program.is_alive():
            ours.send("go on")
        program.join(PATIENCE)
        ours.close()


def half_written(path: Path, _: int, reported: Connection) -> None:
    """Begins to change every page of a library that is larger than what SQLite keeps in memory."""
    with open_library(path) as library:
        library._session.connection.execute("PRAGMA cache_size=5")
        with library.transaction():
            library.documents.save_many([fate(f"card-{number}", 7, notes="x" * 900) for number in range(300)])
            reported.send("half-way")
            reported.send("half-way")
            signal.pause()


def test_a25_the_journal_of_a_killed_program_was_deleted(tmp_path: Path) -> None:
    """With the journal SQLite rolls back the change; without it the damage is found, and a backup is restored."""
    path, without = tmp_path / "library.db", tmp_path / "without" / "library.db"
    with open_library(path) as library:
        library.documents.save_many([fate(f"card-{number}", 1, notes="y" * 900) for number in range(300)])
        library.documents.save(deck("cards", "card-1"))
        library.backups.make()
        before = said_by(library)
    killed(half_written, path, 1)
    assert path.with_name("library.db-journal").stat().st_size > 512
    without.parent.mkdir()
    shutil.copy(path, without)
    shutil.copytree(path.with_suffix(".backups"), without.with_suffix(".backups"))
    with open_library(path) as library:
        assert said_by(library) == before
        assert library.check().words == ()
    found_out = True
    try:
        with open_library(without) as library:
            found_out = not library.check().is_sound
    except LibraryUnavailable:
        pass
    assert found_out
    backups = Backups(without)
    backups.restore(backups.all()[-1])
    with open_library(without) as library:
        assert said_by(library) == before


def test_a28_the_oldest_library_is_upgraded_with_a_backup(tmp_path: Path) -> None:
    """The upgraded library has no problems."""
    path = tmp_path / "library.db"
    shutil.copy(sample(1), path)
    with open_library(path) as library:
        assert library.check().is_sound
        assert sorted(library.resolver().names) == ["cards", "luck"]
        (backup,) = library.backups.all()
    assert (backup.schema, backup.cause) == (1, "upgrade")


def test_a29_an_upgrade_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The backup made before the upgrade is there."""
    path = tmp_path / "library.db"
    shutil.copy(sample(1), path)
    before = path.read_bytes()

    monkeypatch.setattr(upgrading, "_refuse_damage", lambda _: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        open_library(path)
    assert path.read_bytes() == before
    (backup,) = Backups(path).all()
    assert backup.schema == 1
    monkeypatch.undo()
    open_library(path).close()


def test_a33_no_file_may_be_opened_any_more(library: Library) -> None:
    """It is reported, and nothing is damaged; when files can be opened again, everything goes on."""
    library.documents.save(fate("luck"))
    with no_descriptors():
        for wish in (library.backups.make, lambda: library.images.put(PICTURE)):
            with pytest.raises(LibraryUnavailable):
                wish()
    library.backups.make()
    library.documents.save(fate("skill"))
    assert library.check().words == ()


@contextmanager
def no_descriptors() -> Iterator[None]:
    """Opens as many files as the system allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    used = os.open(os.devnull, os.O_RDONLY)
    resource.setrlimit(resource.RLIMIT_NOFILE, (used + 1, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        os.close(used)


def test_a43_a_disk_that_is_full_while_a_damaged_library_is_restored(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the damaged file nor the backup is lost; the restore can be repeated later."""
    library.documents.save(fate("luck"))
    made = library.backups.make()
    library.close()
    library.path.write_bytes(b"damaged")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(shutil, "copyfileobj", fail)
    with pytest.raises(LibraryUnavailable) as caught:
        library.backups.restore(made)
    assert caught.value.word.id == "backup-not-restored"
    assert library.path.read_bytes() == b"damaged"
    monkeypatch.undo()
    library.backups.restore(made)
    with open_library(library.path) as now:
        assert now.resolver().names == ("luck",)
