"""No file function touches a library in use, which would lose SQLite's locks, nor overwrites one."""

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from database.files.atomic_write import NotWritten, atomic_write
from database.files.fingerprint import contents, read_user_file, write_user_file
from database.files.open_libraries import BESIDE, LOCK
from database.library import Library
from database.packs.format.refusals import PackRefused
from database.packs.reader.staging import Staging
from database.packs.reader.worker import read_in_worker
from engine.words import languages, speak
from tests.support.libraries import fate, open_library

PROJECT = Path(__file__).parents[3]
TRIES_TO_WRITE = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], timeout=0, isolation_level=None)
try:
    connection.execute("BEGIN IMMEDIATE")
except sqlite3.OperationalError as fault:
    print(fault)
else:
    print("writes")
"""


def other_program(path: Path) -> str:
    """The result of another program's attempt to write into this library."""
    done = subprocess.run([sys.executable, "-c", TRIES_TO_WRITE, path], check=True, capture_output=True, text=True)
    return done.stdout.strip()


READINGS: dict[str, Callable[[Path], object]] = {
    "a document": lambda path: read_user_file(path, 1000),
    "what a file holds": contents,
}


@pytest.mark.parametrize("read", READINGS.values(), ids=READINGS)
def test_an_open_library_is_read_by_nothing_else_and_keeps_its_locks(
    library: Library, read: Callable[[Path], object]
) -> None:
    """Neither under another name, nor the files that SQLite puts next to it."""
    link = library.path.with_name("link.json")
    link.symlink_to(library.path)
    beside = [library.path.with_name(library.path.name + end) for end in BESIDE]
    with library.transaction():
        library.documents.save(fate("luck"))
        for each in (library.path, link, *beside):
            with pytest.raises(OSError, match="busy"):
                read(each)
        assert other_program(library.path) == "database is locked"


def test_without_that_it_would_lose_them(library: Library) -> None:
    """A check that these tests can fail: without the guard the locks are lost."""
    with library.transaction():
        library.documents.save(fate("luck"))
        library.path.read_bytes()
        assert other_program(library.path) == "writes"


def test_an_open_library_is_not_read_as_a_pack(library: Library, tmp_path: Path) -> None:
    with Staging(tmp_path / "staging") as staging, pytest.raises(PackRefused) as caught:
        read_in_worker(library.path, staging)
    assert [each.problem.code for each in caught.value.problems] == ["pack-is-a-library"]


@pytest.mark.parametrize("is_open", [True, False])
def test_nothing_is_written_over_a_library(library: Library, is_open: bool) -> None:
    """Neither a pack nor a document, which would be saved with a copy of the library next to it."""
    library.documents.save(fate("luck"))
    if not is_open:
        library.close()
    there = {each.name for each in library.path.parent.iterdir()}
    for write in (
        lambda: atomic_write(library.path, b"a pack"),
        lambda: write_user_file(library.path, b"a document", None, keep_old=True),
    ):
        with pytest.raises(NotWritten) as caught:
            write()
        assert caught.value.word.id == "file-is-a-library"
        assert all(str(library.path) in speak(caught.value.word, lang) for lang in languages())
    assert {each.name for each in library.path.parent.iterdir()} == there
    if not is_open:
        with open_library(library.path) as again:
            assert again.resolver().names == ("luck",)


@pytest.mark.parametrize("end", [*BESIDE, LOCK])
def test_nothing_is_written_over_what_a_library_needs(library: Library, end: str) -> None:
    """SQLite would take a pack for its own journal, and two programs would each have a lock."""
    library.close()
    beside = library.path.with_name(library.path.name + end)
    with pytest.raises(NotWritten) as caught:
        atomic_write(beside, b"a pack")
    assert caught.value.word.id == "file-is-a-library"
    atomic_write(library.path.with_name(end), b"beside no library")


def test_once_it_is_closed_it_is_a_file_like_any_other(library: Library, tmp_path: Path) -> None:
    path = library.path
    with open_library(path, read_only=True):
        library.close()
        with pytest.raises(OSError, match="busy"):
            contents(path)
    data = contents(path)
    assert data is not None
    shutil.copy(path, tmp_path / "copy.db")
    assert contents(tmp_path / "copy.db") == data


DOES_EVERYTHING = """
import json, os, sys
from pathlib import Path
from database.backups.scheduler import BackupScheduler
from tests.support.libraries import fate, open_library
from tests.support.pack_libraries import imported
from tests.support.packs import ABOUT, fate as packed, pack_of, png

path, seen = Path(sys.argv[1]), []

def watch(event, values):
    if event == "open" and isinstance(values[0], (str, bytes, os.PathLike)):
        seen.append(os.fsdecode(values[0]))

sys.addaudithook(watch)
with open_library(path) as library:
    library.documents.save(fate("luck"))
    library.images.put(png())
    library.search.catch_up()
    library.search.page("luck")
    rounds = BackupScheduler(library.backups)
    rounds.start()
    rounds.stop()
    library.backups.test(library.backups.make())
    imported(library, pack_of(packed("a"), entries={"images/x.png": png(5, 5)}), anyway=True)
    library.packs.export(["luck"], ABOUT)
    library.packs.remove("org.example.ruins", anyway=True)
    library.documents.delete("luck")
    library.trash.empty(older_than_days=-1)
    library.check()
    library.repair()
print(json.dumps(seen))
"""


@pytest.mark.slow
def test_no_deed_of_the_library_opens_its_file_but_by_sqlite(tmp_path: Path) -> None:
    path = tmp_path / "library.db"
    open_library(path).close()
    done = subprocess.run(
        [sys.executable, "-c", DOES_EVERYTHING, path], cwd=PROJECT, check=True, capture_output=True, text=True
    )
    seen = [Path(each) for each in json.loads(done.stdout)]
    assert any(each.name == "library.db" and each.parent != tmp_path for each in seen), "the watch saw no backup"
    assert {each.name for each in seen if each.parent == tmp_path} <= {"library.db.lock", ""} | {
        each.name for each in seen if each.is_dir()
    }
