"""Every system call of every write fails in turn: existing data survive, and reported work is done."""

import shutil
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import pytest

from database.backups.restore_backup import is_whole
from database.backups.service import Backups
from database.errors import LibraryUnavailable, NotDone
from database.files.atomic_write import NotWritten, atomic_write
from database.files.fingerprint import write_user_file
from database.library import Library, no_stock
from database.packs.format.refusals import PackRefused
from database.schema_version import CURRENT
from database.store.connection import connect, schema_of
from engine.kernel.data.message import Message, message
from engine.words import languages, speak
from tests.database.faults.faulty_calls import CODES, FaultyCalls
from tests.support.libraries import fate, open_library
from tests.support.pack_libraries import imported
from tests.support.packs import fate as packed
from tests.support.packs import pack_of, png
from tests.tools.library_samples import sample

EXPECTED = (LibraryUnavailable, NotDone, NotWritten)
"""The expected errors: each has a word."""
PICTURE, OTHER_PICTURE = png(), png(5, 5)
PACK = pack_of(packed("a"), packed("b"), entries={"images/x.png": OTHER_PICTURE})


def library_in(folder: Path) -> Path:
    return folder / "library.db"


@dataclass(frozen=True)
class Way:
    """A way of storing something, and what must be so whether it came to its end or not."""

    run: Callable[[Path], object]
    look: Callable[[Path, bool], None]
    """Whether it was reported done."""
    prepare: Callable[[Path], None] | None = None


def make(folder: Path) -> None:
    Library.open(folder / "new.db", stock=no_stock).close()


def look_made(folder: Path, is_done: bool) -> None:
    assert (folder / "new.db").exists() or not is_done
    with open_library(folder / "new.db") as library:
        assert library.check().is_sound


def put_picture(folder: Path) -> None:
    with open_library(library_in(folder)) as library:
        library.images.put(OTHER_PICTURE)


def look_at_pictures(folder: Path, is_done: bool) -> None:
    with open_library(library_in(folder)) as library:
        found = [library.images.get(digest) for digest in library.images.digests()]
    assert found in ([[PICTURE, OTHER_PICTURE]] if is_done else [[PICTURE], [PICTURE, OTHER_PICTURE]])


def save(folder: Path) -> None:
    with open_library(library_in(folder)) as library:
        library.documents.save(fate("luck", ap=2))


def look_saved(folder: Path, is_done: bool) -> None:
    with open_library(library_in(folder)) as library:
        assert library.documents.get("luck") in (
            [fate("luck", ap=2)] if is_done else [fate("luck"), fate("luck", ap=2)]
        )


def back_up(folder: Path) -> None:
    Backups(library_in(folder)).make()


def look_backed_up(folder: Path, is_done: bool) -> None:
    there = Backups(library_in(folder)).all()
    assert len(there) in ((2,) if is_done else (1, 2))
    assert all(is_whole(each) for each in there)


def restore(folder: Path) -> None:
    backups = Backups(library_in(folder))
    found = backups.all()
    if not found:  # one that cannot be read is not listed
        raise NotDone(message("cli-library-no-backups", path=str(folder)))
    backups.restore(found[-1])


def look_restored(folder: Path, is_done: bool) -> None:
    with open_library(library_in(folder)) as library:
        assert library.documents.get("luck") == fate("luck")
        assert library.check().words == () or not is_done


def damage(folder: Path) -> None:
    library_in(folder).write_bytes(b"damaged")


def look_restored_over_damage(folder: Path, is_done: bool) -> None:
    """A43: neither the backup nor the damaged file is lost."""
    path = library_in(folder)
    kept = [each.read_bytes() for each in folder.glob("library.damaged-*.db")]
    assert b"damaged" in [*kept, path.read_bytes()]
    if is_done:
        assert kept == [b"damaged"]
    else:
        backups = Backups(path)
        backups.restore(backups.all()[-1])
    with open_library(path) as library:
        assert library.check().is_sound
        assert library.documents.get("luck") == fate("luck")


def import_pack(folder: Path) -> None:
    with open_library(library_in(folder)) as library:
        try:
            imported(library, PACK, anyway=True)
        except PackRefused as refused:  # what a staging folder says that lost what was laid down
            (fault,) = refused.problems
            raise NotDone(message(fault.problem.code)) from refused


def look_imported(folder: Path, is_done: bool) -> None:
    with open_library(library_in(folder)) as library:
        names = {"a", "b"} & set(library.resolver().names)
        assert names in ([{"a", "b"}] if is_done else [set(), {"a", "b"}])
        assert bool(library.packs.all()) == bool(names)


def export(folder: Path) -> None:
    atomic_write(folder / "luck.hexpack", PACK)


def look_exported(folder: Path, is_done: bool) -> None:
    assert (folder / "luck.hexpack").read_bytes() in ([PACK] if is_done else [b"the one before", PACK])


def lay_old_library(folder: Path) -> None:
    shutil.copy(sample(1), folder / "old.db")


def upgrade(folder: Path) -> None:
    with open_library(folder / "old.db") as library:
        if library.why_read_only is not None:
            raise LibraryUnavailable(library.why_read_only)


def look_upgraded(folder: Path, is_done: bool) -> None:
    path = folder / "old.db"
    connection = connect(path)
    assert schema_of(connection) in ((CURRENT,) if is_done else (1, CURRENT))
    connection.close()
    with open_library(path) as library:
        assert library.why_read_only is None
        assert sorted(library.resolver().names) == ["cards", "luck"]
        assert library.check().is_sound
    assert any(each.schema == 1 and is_whole(each) for each in Backups(path).all())


def save_file(folder: Path) -> None:
    write_user_file(folder / "luck.hexpack", PACK, None, keep_old=True)


def look_at_file(folder: Path, is_done: bool) -> None:
    look_exported(folder, is_done)
    kept = folder / "luck.hexpack.bak"
    assert kept.read_bytes() == b"the one before" if kept.exists() else not is_done


def spoil_text(folder: Path) -> None:
    """A byte of a document, and the file of an image."""
    connection = connect(library_in(folder))
    connection.execute("UPDATE texts SET body = replace(body, 'luck', 'lock')")
    connection.close()
    (picture,) = (folder / "library.images").rglob("*.png")
    picture.write_bytes(b"x")


def repair(folder: Path) -> None:
    with open_library(library_in(folder)) as library:
        library.repair()


def look_repaired(folder: Path, is_done: bool) -> None:
    """From a backup that could not be read just then nothing was taken; it still has everything."""
    if not is_done:
        repair(folder)
    with open_library(library_in(folder)) as library:
        is_whole_again = library.documents.get("luck") == fate("luck")
    if not is_whole_again:
        backups = Backups(library_in(folder))
        backups.restore(backups.all()[-1])
    with open_library(library_in(folder)) as library:
        assert library.documents.get("luck") == fate("luck")
        assert [library.images.get(digest) for digest in library.images.digests()] == [PICTURE]


def put_pack_in(folder: Path) -> None:
    with open_library(library_in(folder)) as library:
        imported(library, PACK, anyway=True)


def take_pack_out(folder: Path) -> None:
    with open_library(library_in(folder)) as library:
        library.packs.remove("org.example.ruins", anyway=True)
        library.trash.empty(older_than_days=-1)


def look_taken_out(folder: Path, is_done: bool) -> None:
    with open_library(library_in(folder)) as library:
        there = {"a", "b"} & set(library.resolver().names)
        assert there in ([set()] if is_done else [set(), {"a", "b"}])
        assert bool(library.packs.all()) == bool(there)
        assert not (is_done and library.trash.entries())
        assert PICTURE in [library.images.get(digest) for digest in library.images.digests()]


def salvage(folder: Path) -> None:
    with open_library(library_in(folder)) as library:
        found = library.salvage(folder / "other.db")
    if found.documents != ("skill",):
        raise NotDone(message("cli-library-nothing-saved", path=str(folder)))


def lay_other_library(folder: Path) -> None:
    with open_library(folder / "other.db") as library:
        library.documents.save(fate("skill"))


def look_salvaged(folder: Path, is_done: bool) -> None:
    with open_library(library_in(folder)) as library:
        assert library.resolver().names in ([("luck", "skill")] if is_done else [("luck",), ("luck", "skill")])
    assert [each.name for each in folder.iterdir() if ".tmp-" in each.name] == []


WAYS = {
    "make a library": Way(make, look_made),
    "save": Way(save, look_saved),
    "put an image": Way(put_picture, look_at_pictures),
    "back up": Way(back_up, look_backed_up),
    "restore": Way(restore, look_restored),
    "restore over damage": Way(restore, look_restored_over_damage, damage),
    "import": Way(import_pack, look_imported),
    "export": Way(export, look_exported),
    "upgrade": Way(upgrade, look_upgraded, lay_old_library),
    "save a file": Way(save_file, look_at_file),
    "repair": Way(repair, look_repaired, spoil_text),
    "take a pack out": Way(take_pack_out, look_taken_out, put_pack_in),
    "salvage": Way(salvage, look_salvaged, lay_other_library),
}


@pytest.fixture(scope="module")
def before(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library with a document, an image and a backup."""
    folder = tmp_path_factory.mktemp("before")
    with open_library(library_in(folder)) as library:
        library.documents.save(fate("luck"))
        library.images.put(PICTURE)
        library.backups.make()
    (folder / "luck.hexpack").write_bytes(b"the one before")
    return folder


def is_said(why: Message) -> None:
    assert all(speak(why, lang) for lang in languages())


def fail_in_turn(way: Way, before: Path, tmp_path: Path, *, step: int, codes: tuple[int, ...]) -> int:
    """Let every call fail, once and for ever; says how many there are."""
    at = 1
    while True:
        for_ever, code = bool(at // step % 2), codes[at // step % len(codes)]
        folder = tmp_path / str(at)
        shutil.copytree(before, folder)
        if way.prepare is not None:
            way.prepare(folder)
        faulty = FaultyCalls(folder, at, code, for_ever)
        is_done = True
        with pytest.MonkeyPatch.context() as patch:
            faulty.install(patch)
            try:
                way.run(folder)
            except EXPECTED as error:
                is_done = False
                is_said(error.word)
        way.look(folder, is_done)
        if library_in(folder).exists():
            with open_library(library_in(folder)) as library:
                report = library.check()
            assert report.is_sound, (at, report)
        shutil.rmtree(folder)
        if not faulty.has_failed:
            assert is_done
            return at
        at += step


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_a_call_that_fails_loses_nothing(way: Way, before: Path, tmp_path: Path) -> None:
    """A8, A12, A13, A14, A20, A43: disk full, disk failing, not allowed, read-only."""
    assert fail_in_turn(way, before, tmp_path, step=4, codes=CODES) > 4


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("way", ["export", "save a file"])
def test_a_file_that_is_not_written_leaves_nothing_beside_it(way: str, before: Path, tmp_path: Path, code: int) -> None:
    """A8, A12, A14, A20: whichever call fails, the folder has its former content and no leftovers."""
    at, has_failed = 0, True
    while has_failed:
        at += 1
        folder = tmp_path / str(at)
        shutil.copytree(before, folder)
        expected = {each.name for each in folder.iterdir()}
        faulty = FaultyCalls(folder, at, code)
        with pytest.MonkeyPatch.context() as patch:
            faulty.install(patch)
            with suppress(NotWritten):
                WAYS[way].run(folder)
        has_failed = faulty.has_failed
        assert {each.name for each in folder.iterdir()} - {"luck.hexpack.bak"} == expected
    assert at > 4


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_no_call_that_fails_loses_anything(way: Way, before: Path, tmp_path: Path, code: int) -> None:
    fail_in_turn(way, before, tmp_path, step=1, codes=(code,))
