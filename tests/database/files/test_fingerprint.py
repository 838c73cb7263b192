"""User files: read, recognised again, and never overwritten after a change by others."""

import os
from pathlib import Path

import pytest

from database.files.atomic_write import NotWritten
from database.files.fingerprint import ChangedElsewhere, GoneElsewhere, read_user_file, write_user_file


def test_a_known_file_is_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(b"old")
    _, known = read_user_file(path, 10)
    again = write_user_file(path, b"new", known, keep_old=True)
    assert path.read_bytes() == b"new"
    assert path.with_name("a.json.bak").read_bytes() == b"old"
    write_user_file(path, b"newer", again, keep_old=False)
    assert path.with_name("a.json.bak").read_bytes() == b"old"


def test_a_file_changed_by_others_stays(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(b"old")
    _, known = read_user_file(path, 10)
    path.write_bytes(b"theirs")
    with pytest.raises(ChangedElsewhere):
        write_user_file(path, b"mine", known, keep_old=True)
    assert path.read_bytes() == b"theirs"
    assert list(tmp_path.iterdir()) == [path]
    write_user_file(path, b"mine", None, keep_old=True)
    assert path.read_bytes() == b"mine"


def test_a_file_that_was_only_touched_is_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(b"old")
    _, known = read_user_file(path, 10)
    os.utime(path, (1, 1))
    write_user_file(path, b"new", known, keep_old=False)
    assert path.read_bytes() == b"new"


def test_a_file_too_large_is_read_as_far_as_shows_it(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(b"0123456789")
    assert read_user_file(path, 4)[0] == b"01234"


def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError, match="No such device"):
        read_user_file(tmp_path / "pipe", 10)


def test_a_folder_that_is_gone_is_reported(tmp_path: Path) -> None:
    with pytest.raises(NotWritten):
        write_user_file(tmp_path / "gone" / "a.json", b"x", None, keep_old=True)


def test_a_pipe_is_not_written_over(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(NotWritten) as caught:
        write_user_file(tmp_path / "pipe", b"x", None, keep_old=True)
    assert caught.value.word.id == "file-no-plain-file"
    assert [path.name for path in tmp_path.iterdir()] == ["pipe"]


def test_a_file_deleted_by_others_is_not_made_again_unasked(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(b"old")
    _, known = read_user_file(path, 10)
    path.unlink()
    with pytest.raises(GoneElsewhere):
        write_user_file(path, b"mine", known, keep_old=True)
    assert list(tmp_path.iterdir()) == []
    write_user_file(path, b"mine", None, keep_old=True)
    assert path.read_bytes() == b"mine"
