"""Monthly verification of the newest backup: restored, opened, checked and counted, and recorded."""

import shutil
from pathlib import Path

import pytest

from database.backups.scheduler import BackupScheduler
from database.library import Library
from engine.kernel.data.message import Message
from tests.support.libraries import DAY, NOON, Clock, fate
from tests.support.packs import png
from tests.tools.library_samples import sample


@pytest.fixture
def backed_up(library: Library) -> Library:
    library.documents.save(fate("luck"))
    library.images.put(png())
    library.backups.make()
    return library


def only_backups(library: Library) -> bool:
    """Whether a test left nothing but its own log file."""
    names = {path.name for path in library.backups.folder.iterdir() if path.suffix != ".hxbackup"}
    return names == {".lock", "tested.json"}


def test_once_a_month(backed_up: Library, clock: Clock) -> None:
    tested = backed_up.backups.test_if_due()
    assert tested is not None
    assert (tested.number, tested.when, tested.is_sound) == (1, NOON, True)
    assert backed_up.backups.last_test == tested
    clock.seconds += 29 * DAY
    assert backed_up.backups.test_if_due() is None
    clock.seconds += DAY
    backed_up.documents.save(fate("skill"))
    backed_up.backups.make()
    tested = backed_up.backups.test_if_due()
    assert tested is not None
    assert (tested.number, tested.is_sound) == (2, True)
    assert only_backups(backed_up)


def test_a_clock_that_went_back_does_not_put_it_off(backed_up: Library, clock: Clock) -> None:
    assert backed_up.backups.test_if_due() is not None
    clock.seconds -= 365 * DAY
    assert backed_up.backups.test_if_due() is not None


@pytest.mark.parametrize("record", [b"", b"{", b"[]", b'{"number": "x"}'])
def test_a_record_that_says_nothing_is_none(backed_up: Library, record: bytes) -> None:
    (backed_up.backups.folder / "tested.json").write_bytes(record)
    assert backed_up.backups.last_test is None
    assert backed_up.backups.test_if_due() is not None


def test_where_there_is_no_backup_there_is_nothing_to_test(library: Library) -> None:
    assert library.backups.test_if_due() is None
    assert library.backups.last_test is None


@pytest.mark.parametrize("what", ["file", "head", "image", "gone"])
def test_one_that_is_damaged_is_replaced_at_once(
    backed_up: Library, what: str, expect_log: object, clock: Clock
) -> None:
    """Although nothing has changed since it was made."""
    (backup,) = backed_up.backups.all()
    (image,) = backup.folder.glob("images/??/*")
    match what:
        case "file":
            with backup.file.open("r+b") as file:
                file.seek(5000)
                file.write(b"x" * 100)
        case "head":
            backup.file.write_bytes(b"x")
        case "image":
            image.unlink()
            image.write_bytes(b"x")
        case "gone":
            expect_log("did not pass")  # type: ignore[operator]
            backup.file.unlink()
    tested = backed_up.backups.test_if_due()
    assert tested is not None
    assert not tested.is_sound
    assert [each.number for each in backed_up.backups.all()] == [2, 1]
    assert backed_up.backups.test_if_due() is None
    assert backed_up.backups.test(backed_up.backups.all()[0]).is_sound
    assert only_backups(backed_up)


def test_one_of_an_older_schema_is_sound(library: Library, tmp_path: Path) -> None:
    """The program that would restore it brings it up to date."""
    shutil.copyfile(sample(1), tmp_path / "old.db")
    with Library.open(tmp_path / "old.db", stock=lambda: None) as old:
        (backup,) = old.backups.all()
        assert (backup.schema, old.backups.test(backup).is_sound) == (1, True)


def test_rounds_test_and_tell(backed_up: Library, clock: Clock) -> None:
    (backup,) = backed_up.backups.all()
    backup.file.write_bytes(b"x")
    reported = list[Message]()
    rounds = BackupScheduler(backed_up.backups, failed=reported.append)
    rounds.start()
    rounds.stop()
    assert [each.id for each in reported] == ["backup-test-failed"]
