"""Locks: one holder at a time, after any crash, and with any content of the file."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from database.store.lock import holder, take_lock

HOLD = """
import sys
from pathlib import Path
from database.store.lock import take_lock
lock = take_lock(Path(sys.argv[1]))
print("held" if lock else "not held", flush=True)
sys.stdin.read()
"""


def hold(path: Path) -> "subprocess.Popen[str]":
    """Another process that tries to hold the lock."""
    pipe = subprocess.PIPE
    return subprocess.Popen([sys.executable, "-c", HOLD, str(path)], stdin=pipe, stdout=pipe, text=True)


def answer(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def test_one_holder_at_a_time(tmp_path: Path) -> None:
    """In one process too; and it says who."""
    path = tmp_path / "lock"
    lock = take_lock(path)
    assert lock is not None
    assert holder(path).startswith(f"{os.getpid()} ")
    assert take_lock(path) is None
    lock.release()
    lock.release()
    again = take_lock(path)
    assert again is not None
    del again
    last = take_lock(path)
    assert last is not None, "what nobody knows of any more was held on"
    last.release()


def test_another_process_waits_its_turn(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with hold(path) as other:
        assert answer(other) == "held"
        assert take_lock(path) is None
        assert holder(path).startswith(f"{other.pid} ")
        other.kill()
        other.wait()
        lock = take_lock(path)
        assert lock is not None, "what was killed held on"
        lock.release()


LEFT = {"empty": b"", "other": b"1 host\n", "own": f"{os.getpid()} here\n".encode(), "torn": b"\xff\xfe torn"}


@pytest.mark.parametrize("left", LEFT.values(), ids=LEFT)
def test_a_lock_left_by_a_crash_is_taken_over(tmp_path: Path, left: bytes) -> None:
    """A23: also where the process id in the file is in use again."""
    path = tmp_path / "lock"
    path.write_bytes(left)
    lock = take_lock(path)
    assert lock is not None
    assert holder(path).startswith(f"{os.getpid()} ")
    lock.release()


def test_an_unreleased_lock_is_known_until_it_is_settled(tmp_path: Path) -> None:
    """A crash leaves it written who held the lock; who only holds it in between takes nothing of that away."""
    path = tmp_path / "lock"
    with hold(path) as other:
        assert answer(other) == "held"
        other.kill()
        other.wait()
    for settles in (False, True):
        lock = take_lock(path)
        assert lock is not None
        assert lock.was_left
        if settles:
            lock.settle()
        lock.release()
    last = take_lock(path)
    assert last is not None
    assert not last.was_left
    last.release()


def test_a_special_file_is_no_lock(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "elsewhere")
    os.mkfifo(tmp_path / "pipe")
    for name in ("folder", "link", "pipe", "missing/lock"):
        with pytest.raises(OSError, match=name):
            take_lock(tmp_path / name)
    assert not (tmp_path / "elsewhere").exists()


def test_an_unreadable_lock_names_no_holder(tmp_path: Path) -> None:
    assert holder(tmp_path / "nowhere") == ""


def test_on_a_full_disk_it_is_held_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is no room to record the holder; any other failure is reported."""

    def fails(number: int) -> None:
        def write(*_: object) -> int:
            raise OSError(number, os.strerror(number))

        monkeypatch.setattr("database.store.lock.os.write", write)

    path = tmp_path / "lock"
    fails(errno.ENOSPC)
    lock = take_lock(path)
    assert lock is not None
    assert take_lock(path) is None
    assert holder(path) == ""
    lock.release()
    fails(errno.EIO)
    with pytest.raises(OSError, match="error"):
        take_lock(path)


def test_the_holder_is_on_the_disk_before_anything_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or nobody would look for what a power cut has done."""
    synced: list[bytes] = []
    monkeypatch.setattr("database.store.lock.sync", lambda _: synced.append((tmp_path / "lock").read_bytes()))
    lock = take_lock(tmp_path / "lock")
    assert lock is not None
    assert [each.split()[0] for each in synced] == [str(os.getpid()).encode()]
    lock.release()


def test_a_disk_that_cannot_be_asked_to_write_keeps_nobody_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(_: int) -> None:
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))

    monkeypatch.setattr("database.store.lock.sync", fails)
    lock = take_lock(tmp_path / "lock")
    assert lock is not None
    lock.release()
