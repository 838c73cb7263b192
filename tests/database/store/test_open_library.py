"""Opening a library: made, taken up again, read only, or refused with a reason and untouched."""

import os
import shutil
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from database.backups.service import Backups
from database.errors import LibraryUnavailable, ReadOnlyLibrary
from database.library import Library, no_stock
from database.schema_version import CURRENT
from database.store.connection import connect
from database.store.lock import take_lock
from engine.words import languages, speak
from tests.support.libraries import fate, open_library
from tests.tools.library_samples import sample

PROJECT = Path(__file__).parents[3]


def refusal(path: Path, **options: bool) -> str:
    """The message id with which a library is refused, rendered in all languages."""
    with pytest.raises(LibraryUnavailable) as caught:
        open_library(path, **options)
    assert all(str(path) in speak(caught.value.word, lang) for lang in languages())
    return caught.value.word.id


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A library with a document, closed."""
    path = tmp_path / "library.db"
    with open_library(path) as library:
        library.documents.save(fate("luck"))
    return path


@pytest.fixture
def locked_folder(kept: Path) -> Iterator[Path]:
    """The same in a folder that nobody may write to."""
    kept.chmod(0o400)
    kept.parent.chmod(0o500)
    yield kept
    kept.parent.chmod(0o700)


def test_a_missing_library_is_made(tmp_path: Path) -> None:
    """It has its folders, which other users cannot read, is complete, and has only its lock next to it."""
    path = tmp_path / "some" / "folder" / "library.db"
    with Library.open(path, stock=no_stock) as library:
        assert library.why_read_only is None
        assert library.documents.entries() == ()
    assert sorted(each.name for each in path.parent.iterdir()) == ["library.db", "library.db.lock"]
    assert path.parent.stat().st_mode & 0o777 == 0o700


def test_an_unfinished_library_is_removed(kept: Path) -> None:
    """A kill while it is made, restored or salvaged leaves a file as large as the library; what others write stays."""
    left = [f".library.db.tmp-77-0123abcd{end}" for end in ("", "-journal", "-wal", "-shm")]
    others = [".other.db.tmp-77-0123abcd", "library.db.tmp-77-0123abcd", ".library.db.tmp-x-0123abcd", "ruins.hexpack"]
    for name in (*left, *others):
        (kept.parent / name).write_bytes(b"x")
    with open_library(kept, read_only=True):
        assert all((kept.parent / name).exists() for name in left), "a library that only reads may not know who writes"
    with open_library(kept):
        assert {each.name for each in kept.parent.iterdir()} == {"library.db", "library.db.lock", *others}


def test_saved_documents_outlive_the_run(kept: Path) -> None:
    with open_library(kept) as library:
        assert library.documents.get("luck") == fate("luck")


def test_a_making_that_fails_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: object) -> None:
        raise sqlite3.OperationalError("no")

    monkeypatch.setattr("database.migrations.schema_upgrade._refuse_broken_references", fail)
    with pytest.raises(Exception, match="no"):
        Library.open(tmp_path / "library.db", stock=no_stock)
    assert [each.name for each in tmp_path.iterdir()] == ["library.db.lock"]


def test_a_second_one_reads_only(kept: Path) -> None:
    """It reports the reason; when the first is closed, the next may write again."""
    with open_library(kept) as first, open_library(kept) as second:
        assert first.why_read_only is None
        assert second.why_read_only is not None
        assert (second.why_read_only.id, str(os.getpid()) in speak(second.why_read_only)) == ("library-held", True)
        assert second.documents.get("luck") == fate("luck")
        first.documents.save(fate("skill"))
        assert second.documents.get("skill") == fate("skill")
        with pytest.raises(ReadOnlyLibrary):
            second.documents.save(fate("x"))
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            second._session.connection.execute("DELETE FROM documents")
    with open_library(kept) as third:
        assert third.why_read_only is None


def test_a_library_may_be_opened_read_only(kept: Path) -> None:
    """It does not prevent others from writing."""
    with open_library(kept, read_only=True) as reader, open_library(kept) as writer:
        assert reader.why_read_only is not None
        assert writer.why_read_only is None


def test_nothing_is_made_for_reading(tmp_path: Path) -> None:
    path = tmp_path / "library.db"
    with pytest.raises(LibraryUnavailable) as caught:
        Library.open(path, read_only=True)
    assert caught.value.word.id == "library-missing"
    assert list(tmp_path.iterdir()) == []


BOUND_BY_PERMISSIONS = """
import ctypes, os, sys
PR_CAPBSET_DROP, CAP_DAC_OVERRIDE = 24, 1
if os.getuid() == 0 and ctypes.CDLL(None, use_errno=True).prctl(PR_CAPBSET_DROP, CAP_DAC_OVERRIDE):
    raise OSError(ctypes.get_errno(), "root stays above permissions")
os.execv(sys.executable, [sys.executable, "-c", *sys.argv[1:]])
"""
READS_AND_TRIES_TO_WRITE = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[2])
from database.errors import ReadOnlyLibrary
from database.library import Library, no_stock
with Library.open(Path(sys.argv[1]), stock=no_stock) as library:
    print(library.why_read_only and library.why_read_only.id, *library.resolver().names)
    try:
        library.documents.delete("luck")
    except ReadOnlyLibrary as error:
        print(error.word.id)
"""


@pytest.mark.slow
def test_in_a_folder_that_may_not_be_written_it_is_read(locked_folder: Path) -> None:
    """A15. Root may write everywhere, until it starts a program without that right."""
    program = [READS_AND_TRIES_TO_WRITE, str(locked_folder), str(PROJECT)]
    ran = subprocess.run(
        [sys.executable, "-c", BOUND_BY_PERMISSIONS, *program], capture_output=True, text=True, check=False
    )
    assert ran.stdout.split() == ["library-not-writable", "luck", "library-not-writable"], ran.stderr


def test_a_library_of_a_newer_program_is_read_and_not_touched(kept: Path) -> None:
    """A27: the version that made it is reported, and no byte of it changes."""
    connection = connect(kept)
    connection.execute(f"PRAGMA user_version={CURRENT + 1}")
    connection.execute("UPDATE state SET value = '9.9.9' WHERE name = 'program'")
    connection.close()
    before = kept.read_bytes()
    with open_library(kept) as library:
        assert library.why_read_only is not None
        assert (library.why_read_only.id, "9.9.9" in speak(library.why_read_only)) == ("library-newer", True)
        assert library.documents.get("luck") == fate("luck")
        with pytest.raises(ReadOnlyLibrary):
            library.documents.save(fate("x"))
        with open_library(kept) as again:
            assert again.why_read_only is not None
            assert again.why_read_only.id == "library-newer"
    assert kept.read_bytes() == before


def test_a_newer_library_whose_tables_are_unknown(kept: Path) -> None:
    """Even the version of its program may be stored elsewhere; then only that can be reported."""
    connection = connect(kept)
    connection.execute("DROP TABLE state")
    connection.execute(f"PRAGMA user_version={CURRENT + 7}")
    connection.close()
    with open_library(kept) as library:
        assert library.why_read_only is not None
        assert library.why_read_only.id == "library-newer"


def test_an_older_library_is_read_from_a_copy_in_memory(tmp_path: Path) -> None:
    """It reports the reason; no byte of the file changes, no file is made next to it, and several may read at once."""
    path = tmp_path / "library.db"
    shutil.copyfile(sample(1), path)
    before = path.read_bytes()
    with open_library(path, read_only=True) as library, open_library(path, read_only=True) as other:
        assert library.why_read_only is not None
        assert library.why_read_only.id == "library-older"
        assert "is open read-only" in speak(library.why_read_only)
        assert library.documents.count() == other.documents.count() > 0
        name = library.documents.entries()[0].id
        assert library.search.page(name).hits[0].entry.id == name
        assert library.resolver()(name)["id"] == name
        with pytest.raises(ReadOnlyLibrary):
            library.documents.save(fate("x"))
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            library._session.connection.execute("DELETE FROM documents")
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_an_older_library_in_a_folder_that_may_not_be_written_is_read_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "library.db"
    shutil.copyfile(sample(1), path)
    monkeypatch.setattr("database.store.open_library.may_write", lambda _: False)
    with open_library(path) as library:
        assert library.why_read_only is not None
        assert "have permission to write" in speak(library.why_read_only)
        assert library.documents.count() > 0


def test_an_older_library_that_is_damaged_says_so(tmp_path: Path) -> None:
    path = tmp_path / "library.db"
    shutil.copyfile(sample(1), path)
    with path.open("r+b") as file:
        file.seek(8192)
        file.write(b"x" * 20_000)
    assert refusal(path, read_only=True) == "library-damaged"


@pytest.mark.parametrize("content", [b"", b"x", b"not a database" * 100, b"SQLite format 3\0" + b"\0" * 84])
@pytest.mark.parametrize("read_only", [True, False])
def test_a_file_that_is_no_library_is_refused(tmp_path: Path, content: bytes, read_only: bool) -> None:
    """The file is not touched; nor is an empty one, which SQLite would take for a new database."""
    path = tmp_path / "library.db"
    path.write_bytes(content)
    assert refusal(path, read_only=read_only) == "library-no-library"
    assert path.read_bytes() == content
    assert list(tmp_path.iterdir()) == [path]


def test_nothing_is_laid_beside_what_is_no_library(tmp_path: Path) -> None:
    """Neither a lock nor a folder for backups: after a mistyped name nothing has changed."""
    notes, pipe = tmp_path / "notes.txt", tmp_path / "pipe"
    notes.write_text("Notes", encoding="utf-8")
    os.mkfifo(pipe)
    for path in (notes, pipe):
        refusal(path)
        with pytest.raises(LibraryUnavailable) as caught:
            Backups(path).make()
        assert caught.value.word.id == "backup-not-made"
    assert sorted(tmp_path.iterdir()) == [notes, pipe]


def test_the_database_of_another_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "library.db"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE theirs (x)")
    connection.close()
    before = path.read_bytes()
    assert refusal(path) == "library-no-library"
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "order", ["TRIGGER evil AFTER INSERT ON documents BEGIN DELETE FROM documents; END", "VIEW v AS SELECT 1"]
)
def test_a_library_with_orders_of_its_own_is_not_opened(kept: Path, order: str) -> None:
    """The next save could delete everything, and no backup could be restored; its content can be salvaged."""
    connection = connect(kept)
    connection.execute(f"CREATE {order}")
    connection.close()
    before = kept.read_bytes()
    for read_only in (True, False):
        with pytest.raises(LibraryUnavailable) as caught:
            open_library(kept, read_only=read_only)
        assert caught.value.word.id == "library-strange"
    backups = Backups(kept)
    with pytest.raises(LibraryUnavailable):
        backups.make()
    assert (kept.read_bytes(), backups.all()) == (before, ())
    with open_library(kept.with_name("new.db")) as library:
        assert library.salvage(kept).documents == ("luck",)


def test_where_none_can_be_made_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder is missing, is not writable, or is not a folder."""
    (tmp_path / "file").write_bytes(b"")
    assert refusal(tmp_path / "file" / "library.db") == "library-not-made"
    monkeypatch.setattr("database.store.open_library.may_write", lambda _: False)
    with pytest.raises(LibraryUnavailable) as caught:
        Library.open(tmp_path / "library.db")
    assert caught.value.word.id == "library-not-made"
    assert [each.name for each in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize("read_only", [True, False])
def test_links_pipes_and_folders_are_refused(kept: Path, read_only: bool) -> None:
    """Under a second name the journal of a library would not be found after a crash."""
    folder = kept.parent
    (folder / "link.db").symlink_to(kept)
    (folder / "dangling.db").symlink_to(folder / "nowhere")
    (folder / "folder.db").mkdir()
    os.mkfifo(folder / "pipe.db")
    expected = {
        "link.db": "library-is-a-link",
        "dangling.db": "library-is-a-link",
        "folder.db": "library-no-plain-file",
        "pipe.db": "library-no-plain-file",
    }
    assert {name: refusal(folder / name, read_only=read_only) for name in expected} == expected
    (folder / "second.db").hardlink_to(kept)
    assert refusal(kept, read_only=read_only) == "library-is-a-link"


def test_a_path_that_cannot_be(tmp_path: Path) -> None:
    """A19: before anything is written."""
    assert refusal(tmp_path / ("x" * 300)) in ("library-not-opened", "library-not-writable")
    (tmp_path / "file").write_bytes(b"")
    assert refusal(tmp_path / "file" / "library.db") in ("library-not-opened", "library-not-made")
    assert [each.name for each in tmp_path.iterdir()] == ["file"]


def test_damage_is_reported(kept: Path) -> None:
    """A26: a page that was written over is an unavailable library, no bug."""
    with kept.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * (kept.stat().st_size - 4096))
    with pytest.raises(LibraryUnavailable) as caught, open_library(kept) as library:
        library.documents.entries()
    assert caught.value.word.id == "library-damaged"


def test_a_library_that_was_cut_off(kept: Path) -> None:
    with kept.open("r+b") as file:
        file.truncate(kept.stat().st_size // 2)
    with pytest.raises(LibraryUnavailable) as caught, open_library(kept) as library:
        library.documents.entries()
    assert caught.value.word.id in ("library-damaged", "library-no-library")


def test_a_library_that_was_moved_is_missed(kept: Path) -> None:
    """A16: what is written to a file without a name would be lost."""
    with open_library(kept) as library:
        away = kept.rename(kept.with_name("away.db"))
        with pytest.raises(LibraryUnavailable) as caught:
            library.documents.save(fate("x"))
        assert caught.value.word.id == "library-gone"
        shutil.copy(away, kept)
        with pytest.raises(LibraryUnavailable):
            library.documents.save(fate("x"))
        kept.unlink()
        away.rename(kept)
        assert library.documents.save(fate("x")).id == "x"


def test_one_that_is_being_made_by_another_is_waited_for(tmp_path: Path) -> None:
    lock = take_lock(tmp_path / "library.db.lock")
    assert lock is not None
    with pytest.raises(LibraryUnavailable) as caught:
        Library.open(tmp_path / "library.db", stock=no_stock)
    lock.release()
    assert caught.value.word.id == "library-locked"


def test_two_that_start_together(tmp_path: Path) -> None:
    """A22: whichever creates it, there is one library, and one of the two can write."""
    path, ready, found = tmp_path / "library.db", threading.Barrier(4), list[bool]()
    closing = threading.Barrier(4)

    def start() -> None:
        ready.wait()
        try:
            with Library.open(path, stock=no_stock) as library:
                found.append(library.why_read_only is None)
                closing.wait()
        except LibraryUnavailable as error:
            assert error.word.id == "library-locked"  # noqa: PT017 - in a thread
            closing.wait()

    threads = [threading.Thread(target=start) for _ in range(4)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert found.count(True) == 1
    with open_library(path) as library:
        assert library.problems() == ()
