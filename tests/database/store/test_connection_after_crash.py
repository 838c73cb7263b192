"""A library that a crash left in the middle of a change: the next process rolls that back, or reads a copy."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.database.store.test_open_library import BOUND_BY_PERMISSIONS, PROJECT, READS_AND_TRIES_TO_WRITE
from tests.support.libraries import fate, open_library

KILLED = """
import os, signal, sys
from pathlib import Path
sys.path.insert(0, sys.argv[2])
from database.store.connection import connect
connection = connect(Path(sys.argv[1]))
connection.execute("PRAGMA cache_size=1")
connection.execute("BEGIN IMMEDIATE")
connection.executemany("INSERT INTO ids VALUES (?)", [(f"x{n}",) for n in range(20000)])
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture
def left(tmp_path: Path) -> Path:
    """A library with a document, and with a change that a kill has cut off."""
    folder = tmp_path / "left"
    folder.mkdir()
    path = folder / "library.db"
    with open_library(path) as library:
        library.documents.save(fate("luck"))
    subprocess.run([sys.executable, "-c", KILLED, str(path), str(PROJECT)], check=False)
    assert path.with_name("library.db-journal").exists()
    return path


def test_a_transaction_that_a_kill_cut_off_is_taken_back(left: Path) -> None:
    """A2: by the next process that opens it, even read-only."""
    with open_library(left, read_only=True) as library:
        assert library.resolver().names == ("luck",)
        with library._session.looking() as connection:
            assert connection.execute("SELECT count(*) FROM ids").fetchone() == (1,)


@pytest.mark.slow
def test_where_nothing_may_be_written_it_is_taken_back_in_a_copy(left: Path) -> None:
    """A15: and no byte in the folder is another one afterwards."""
    before = {each.name: each.read_bytes() for each in left.parent.iterdir() if each.is_file()}
    left.chmod(0o400)
    left.parent.chmod(0o500)
    try:
        program = [READS_AND_TRIES_TO_WRITE, str(left), str(PROJECT)]
        ran = subprocess.run(
            [sys.executable, "-c", BOUND_BY_PERMISSIONS, *program], capture_output=True, text=True, check=False
        )
    finally:
        left.parent.chmod(0o700)
    assert ran.stdout.split() == ["library-not-writable", "luck", "library-not-writable"], ran.stderr
    assert {each.name: each.read_bytes() for each in left.parent.iterdir() if each.is_file()} == before
