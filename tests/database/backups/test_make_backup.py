"""Backups: complete and verified before they are listed, made after changes, restored next to the old library."""

import json
import shutil
import threading
from dataclasses import replace
from pathlib import Path
from typing import BinaryIO

import pytest

from database.backups.backup_folders import ABOUT, Backup
from database.backups.make_backup import digest_of
from database.backups.service import Backups
from database.errors import LibraryUnavailable, NotDone
from database.library import Library
from database.store.connection import connect
from database.store.lock import take_lock
from engine.words import languages, speak
from tests.support.libraries import Clock, fate, open_library
from tests.support.packs import png


def names_in(backup: Backup, tmp_path: Path) -> tuple[str, ...]:
    """The documents that a backup holds, when it is opened as a library."""
    place = tmp_path / "looked-at" / f"{backup.number}.db"
    place.parent.mkdir(exist_ok=True)
    shutil.copy(backup.file, place)
    with open_library(place) as copy:
        assert copy.check().damage == ()
        return copy.resolver().names


def reported(error: LibraryUnavailable | NotDone) -> str:
    assert all(speak(error.word, lang) for lang in languages())
    return error.word.id


def everything(folder: Path) -> dict[str, bytes]:
    return {str(each.relative_to(folder)): each.read_bytes() for each in folder.rglob("*") if each.is_file()}


def test_a_backup_holds_everything(library: Library, tmp_path: Path) -> None:
    library.documents.save(fate("luck"))
    digest = library.images.put(png())
    made = library.backups.make()
    library.documents.save(fate("skill"))
    assert library.backups.all() == (made,)
    assert (made.documents, made.images, made.images_lost, made.cause) == (1, 1, 0, "wish")
    assert names_in(made, tmp_path) == ("luck",)
    assert made.image(digest, "png").read_bytes() == library.images.get(digest)


def test_an_image_that_is_damaged_already_is_not_backed_up_as_if_it_were_not(library: Library) -> None:
    library.images.path(library.images.put(png())).write_bytes(b"x")
    made = library.backups.make()
    assert (made.images, made.images_lost) == (0, 1)


def test_images_are_shared_between_backups_but_not_with_the_library(library: Library) -> None:
    """So that what damages the library's file, in place, leaves them alone."""
    digest = library.images.put(png())
    first, second = library.backups.make(), library.backups.make()
    files = [first.image(digest, "png"), second.image(digest, "png"), library.images.path(digest)]
    assert len({each.stat().st_ino for each in files[:2]}) == 1
    assert files[2].stat().st_ino != files[0].stat().st_ino


def test_only_what_has_changed_is_backed_up(library: Library) -> None:
    assert library.backups.make_if_changed() is not None
    assert library.backups.make_if_changed() is None
    library.documents.save(fate("luck"))
    assert library.backups.make_if_changed() is not None
    library.documents.delete("luck")
    assert library.backups.make_if_changed("delete") is not None
    assert [each.number for each in library.backups.all()] == [3, 2, 1]


def test_where_there_is_no_library_there_is_nothing_to_back_up(tmp_path: Path) -> None:
    backups = Backups(tmp_path / "library.db")
    assert backups.make_if_changed() is None
    with pytest.raises(LibraryUnavailable) as caught:
        backups.make()
    assert reported(caught.value) == "backup-not-made"


def test_a_backup_may_be_made_from_another_thread_while_the_library_is_written(library: Library) -> None:
    made: list[Backup] = []
    thread = threading.Thread(target=lambda: made.append(library.backups.make()))
    with library.transaction():
        library.documents.save(fate("luck"))
        thread.start()
        thread.join()
    assert [each.documents for each in made] == [0]


def test_writers_do_not_wait_until_the_copy_is_verified(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    """To read everything takes a moment, to check and to sync the copy several times as long."""
    saved = list[str]()

    def save_meanwhile(*_: object) -> None:
        saved.append(library.documents.save(fate("luck")).id)

    library.documents.count()
    library._session.connection.execute("PRAGMA busy_timeout=0")
    monkeypatch.setattr("database.store.copies.refuse_damaged", save_meanwhile)
    made = library.backups.make()
    assert (saved, made.documents) == (["luck"], 0)


@pytest.mark.parametrize("damage", ["page", "count"])
def test_a_damaged_library_makes_no_backup(library: Library, damage: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And the earlier ones stay."""
    library.documents.save(fate("luck"))
    first = library.backups.make()
    if damage == "page":
        with library.path.open("r+b") as file:
            file.seek(8 * 4096)
            file.write(b"\xff" * 8192)
    else:
        counts = iter([{"documents": 1}, {"documents": 0}])
        monkeypatch.setattr("database.backups.make_backup._counted", lambda _: next(counts))
    with pytest.raises(LibraryUnavailable) as caught:
        library.backups.make()
    assert reported(caught.value) == "backup-not-made"
    assert library.backups.all() == (first,)
    assert [each.name for each in library.backups.folder.iterdir() if ".tmp-" in each.name] == []


def test_one_at_a_time(library: Library) -> None:
    library.backups.make()
    lock = take_lock(library.backups.folder / ".lock")
    assert lock is not None
    with pytest.raises(NotDone) as caught:
        library.backups.make()
    assert reported(caught.value) == "backup-under-way"
    lock.release()
    assert library.backups.make().number == 2


def test_a_truncated_backup_is_removed(library: Library) -> None:
    """A3: half a backup is never listed."""
    made = library.backups.make()
    half = made.folder.with_name(f".{made.folder.name}.tmp-1-0123abcd")
    shutil.copytree(made.folder, half)
    assert library.backups.all() == (made,)
    library.backups.make()
    assert not half.exists()


def test_a_folder_without_a_backup_is_not_listed(library: Library) -> None:
    made = library.backups.make()
    for number, about in enumerate([b"", b"[]", b"{}", b'{"number": "x"}'], 7):
        folder = made.folder.with_name(f"backup-2026-01-01-00.00.00-{number}.hxbackup")
        folder.mkdir()
        (folder / ABOUT).write_bytes(about)
    assert library.backups.all() == (made,)
    assert library.backups.make().number == 11


def test_a_sound_library_is_backed_up_before_another_one_is_restored(library: Library) -> None:
    library.documents.save(fate("luck"))
    first = library.backups.make()
    library.documents.save(fate("skill"))
    library.close()
    restored = library.backups.restore(first)
    assert restored.replaced_file is None
    with open_library(library.path) as now:
        assert now.resolver().names == ("luck",)
        assert now.check().words == ()
    newest = library.backups.all()[0]
    assert (newest.cause, newest.documents) == ("restore", 2)
    library.backups.restore(newest)
    with open_library(library.path) as now:
        assert now.resolver().names == ("luck", "skill")


DAYS = 3 * 24 * 60 * 60


def test_no_backup_goes_while_one_is_restored(library: Library, clock: Clock) -> None:
    """Of two of one day the first is superfluous days later, when the one before the restoring is made."""
    library.documents.save(fate("luck", 1))
    chosen = library.backups.make()
    library.documents.save(fate("luck", 2))
    library.backups.make()
    library.close()
    clock.seconds += DAYS
    Backups(library.path, now=clock).restore(chosen)
    with open_library(library.path, now=clock) as now:
        assert now.documents.get("luck") == fate("luck", 1)


def test_no_backup_goes_while_a_library_is_repaired(library: Library, clock: Clock) -> None:
    """What the repair needs may be in the very one: the second was made when the damage had been done."""
    library.documents.save(fate("luck", 1))
    library.backups.make()
    library._session.connection.execute("""UPDATE texts SET body = replace(body, '"ap":1', '"ap":7')""")
    library.documents.save(fate("skill"))
    library.backups.make()
    clock.seconds += DAYS
    assert [each.id for each in library.repair().done] == ["repair-text-from-backup"]
    assert library.documents.get("luck") == fate("luck", 1)


@pytest.mark.parametrize("what", ["folder", "full folder", "link"])
@pytest.mark.parametrize("way", ["repair", "restore"])
def test_a_foreign_entry_in_the_place_of_a_picture_is_moved_aside(
    library: Library, what: str, way: str, expect_log: object
) -> None:
    """A folder, or a link without a target, does not prevent the rest from being copied."""
    expect_log("in the place of a picture")  # type: ignore[operator]
    digest = library.images.put(png())
    made = library.backups.make()
    place = library.images.path(digest)
    place.unlink()
    if what == "link":
        place.symlink_to(place.with_name("nowhere") / "x")
    else:
        place.mkdir()
    if what == "full folder":
        (place / "mine").write_bytes(b"mine")
    if way == "repair":
        library.repair()
        assert library.images.get(digest) == png()
    else:
        library.close()
        Backups(library.path).restore(made)
        with open_library(library.path) as now:
            assert now.images.get(digest) == png()
    (aside,) = [each for each in place.parent.iterdir() if each != place]
    assert what != "full folder" or (aside / "mine").read_bytes() == b"mine"


@pytest.mark.parametrize("content", [b"", b"x", b"no library" * 1000])
def test_a_damaged_library_is_kept_when_a_backup_is_restored(library: Library, content: bytes) -> None:
    """A26, with its images, and with the journal that belongs to the damaged file alone."""
    library.documents.save(fate("luck"))
    digest = library.images.put(png())
    made = library.backups.make()
    library.close()
    journal = library.path.with_name("library.db-journal")
    for _ in range(2):
        library.path.write_bytes(content)
        journal.write_bytes(b"a journal")
        restored = library.backups.restore(made)
        assert restored.replaced_file is not None
        assert restored.replaced_file.name.startswith("library.damaged-")
        assert restored.replaced_file.read_bytes() == content
        assert restored.replaced_file.with_name(f"{restored.replaced_file.name}-journal").read_bytes() == b"a journal"
        assert not journal.exists()
    assert len(list(library.path.parent.glob("library.damaged-*.db"))) == 2
    shutil.rmtree(library.images.folder)
    library.path.unlink()
    assert library.backups.restore(made).images_lost == 0
    with open_library(library.path) as now:
        assert now.images.get(digest) == png()
        assert now.check().words == ()


def test_a_damaged_library_is_called_so_once_its_copy_is_whole(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process killed while it copies leaves no incomplete backup that looks like a complete one."""
    backup, path = library.backups.make(), library.path
    library.close()
    path.write_bytes(b"no library")
    path.with_name(f"{path.name}-journal").write_bytes(b"its journal")
    seen: list[str] = []

    def copied(old: BinaryIO, new: BinaryIO) -> None:
        copy(old, new)
        seen.extend(each.name for each in path.parent.glob("library.damaged-*"))

    copy = shutil.copyfileobj
    monkeypatch.setattr(shutil, "copyfileobj", copied)
    kept = library.backups.restore(backup).replaced_file
    assert seen == []
    assert kept is not None
    assert kept.read_bytes() == b"no library"
    assert kept.with_name(f"{kept.name}-journal").read_bytes() == b"its journal"
    assert not list(path.parent.glob(".*.tmp-*"))


def test_a_library_that_fails_in_ways_nobody_thought_of_is_kept(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = library.backups.make()
    library.close()

    def fail(*_: object) -> None:
        raise ValueError("what is this?")

    monkeypatch.setattr("database.backups.service.make", fail)
    assert library.backups.restore(made).replaced_file is not None


def test_a_library_in_use_is_not_replaced(library: Library) -> None:
    made = library.backups.make()
    with pytest.raises(LibraryUnavailable) as caught:
        library.backups.restore(made)
    assert reported(caught.value) == "library-held"


@pytest.mark.parametrize("what", ["changed", "missing", "newer"])
def test_a_backup_that_cannot_be_restored_leaves_the_library(library: Library, what: str) -> None:
    library.documents.save(fate("luck"))
    made = library.backups.make()
    library.close()
    if what == "changed":
        data = bytearray(made.file.read_bytes())
        data[-1] ^= 1
        made.file.write_bytes(data)
    elif what == "missing":
        made.file.unlink()
    else:
        about = json.loads((made.folder / ABOUT).read_bytes())
        (made.folder / ABOUT).write_text(json.dumps({**about, "schema": 99, "program": "9.9"}))
        (made,) = library.backups.all()
    before = everything(library.path.parent)
    with pytest.raises(NotDone) as caught:
        library.backups.restore(made)
    assert reported(caught.value) == ("backup-newer" if what == "newer" else "backup-damaged")
    assert everything(library.path.parent) == before


def test_images_that_are_lost_are_counted(library: Library) -> None:
    digest = library.images.put(png())
    made = library.backups.make()
    made.image(digest, "png").unlink()
    place = library.images.path(digest)
    library.close()
    assert library.backups.restore(made).images_lost == 0
    place.unlink()
    assert library.backups.restore(made).images_lost == 1


def test_before_what_changes_much(library: Library) -> None:
    """An import, and what empties the trash; of deleting one document the trash is the backup."""
    from tests.support.pack_libraries import imported
    from tests.support.packs import fate as packed
    from tests.support.packs import pack_of

    imported(library, pack_of(packed("a")), anyway=True)
    assert [each.cause for each in library.backups.all()] == ["import"]
    library.documents.delete("a")
    (gone,) = library.trash.entries()
    library.trash.destroy([gone.key])
    library.documents.save(fate("b"))
    library.trash.empty()
    assert [(each.cause, each.documents) for each in library.backups.all()] == [
        ("delete", 1),
        ("delete", 0),
        ("import", 0),
    ]


def test_a_clock_that_is_nowhere(library: Library, clock: Clock) -> None:
    """A21: the number orders backups, and no year is too far."""
    for seconds in (clock(), -5.0, 1e15, clock() - 365 * 86400):
        clock.seconds = seconds
        library.backups.make()
    assert [each.number for each in library.backups.all()] == [4, 3, 2, 1]


def test_a_copy_of_a_library_that_writes_its_journal_ahead_stands_alone(library: Library, tmp_path: Path) -> None:
    library.documents.save(fate("luck"))
    library.close()
    connection = connect(library.path)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("DELETE FROM tags")
    made = library.backups.make()
    connection.close()
    assert sorted(each.name for each in made.folder.iterdir()) == [ABOUT, "library.db"]
    assert made.file.read_bytes()[18] == 1
    assert names_in(made, tmp_path) == ("luck",)


def test_b42_a_backup_of_a_stranger_is_not_restored(library: Library) -> None:
    """Its digest may be right although its content is damaged."""
    library.documents.save(fate("luck"))
    backup = library.backups.make()
    connection = connect(backup.file)
    connection.execute("CREATE TRIGGER evil AFTER INSERT ON texts BEGIN DELETE FROM revisions; END")
    connection.close()
    forged = replace(backup, digest=digest_of(backup.file))
    library.close()
    before = library.path.read_bytes()
    with pytest.raises(LibraryUnavailable) as caught:
        library.backups.restore(forged)
    assert caught.value.word.id == "library-strange"
    assert library.path.read_bytes() == before
