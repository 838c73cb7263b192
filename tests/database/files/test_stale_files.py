"""Leftovers of interrupted saves are deleted after a day; nothing else is."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from database.files import atomic_write as files
from database.files.stale_files import SECONDS_A_DAY, delete_leftovers

NOW = 1_000_000.0
DYING = """
import os, signal, sys
from pathlib import Path
from database.files import atomic_write as files
files.put_in_place = lambda *_: os.kill(os.getpid(), signal.SIGKILL)
files.atomic_write(Path(sys.argv[1]), b"new")
"""


def put(path: Path, age: float) -> Path:
    path.write_bytes(b"x")
    os.utime(path, (NOW - age, NOW - age))
    return path


def test_a_kill_in_the_middle_of_a_save_leaves_what_is_known_again(tmp_path: Path) -> None:
    path = tmp_path / "notes.json"
    path.write_bytes(b"old")
    subprocess.run([sys.executable, "-c", DYING, str(path)], check=False, cwd=Path(__file__).parents[3])
    (left,) = (each for each in tmp_path.iterdir() if each != path)
    assert files.TEMPORARY.fullmatch(left.name)
    assert (path.read_bytes(), left.read_bytes()) == (b"old", b"new")
    delete_leftovers(tmp_path, left.stat().st_mtime + SECONDS_A_DAY + 1)
    assert list(tmp_path.iterdir()) == [path]


def test_only_what_is_old_and_ours_goes(tmp_path: Path) -> None:
    old = 2 * SECONDS_A_DAY
    put(tmp_path / ".a.json.tmp-12-0123abcd", old)
    stays = {
        put(tmp_path / ".b.json.tmp-12-0123abcd", SECONDS_A_DAY - 60),
        put(tmp_path / "a.json.tmp-12-0123abcd", old),
        put(tmp_path / ".a.json.tmp-12-0123ABCD", old),
        put(tmp_path / ".a.json.tmp-12-0123abcd.json", old),
        put(tmp_path / ".tmp-12-0123abcd", old),
        put(tmp_path / "a.json", old),
    }
    (tmp_path / ".link.tmp-1-00000000").symlink_to(tmp_path / "a.json")
    (tmp_path / ".folder.tmp-1-00000000").mkdir()
    os.utime(tmp_path / ".folder.tmp-1-00000000", (1, 1))
    delete_leftovers(tmp_path, NOW)
    stays |= {tmp_path / ".link.tmp-1-00000000", tmp_path / ".folder.tmp-1-00000000"}
    assert set(tmp_path.iterdir()) == stays


def test_one_that_cannot_be_deleted_keeps_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(3):
        put(tmp_path / f".{number}.tmp-1-00000000", 2 * SECONDS_A_DAY)
    real = Path.unlink

    def unlink(path: Path) -> None:
        if path.name.startswith(".1"):
            raise PermissionError(13, "held")
        real(path)

    monkeypatch.setattr(Path, "unlink", unlink)
    delete_leftovers(tmp_path, NOW)
    assert [path.name for path in tmp_path.iterdir()] == [".1.tmp-1-00000000"]


def test_a_folder_that_is_not_there_is_no_matter(tmp_path: Path) -> None:
    delete_leftovers(tmp_path / "gone", NOW)
