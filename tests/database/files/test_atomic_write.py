"""Atomic writing of user files: each step fails once, and nothing is lost or left behind."""

import errno
import io
import os
import stat
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from database.files import atomic_write as files
from database.files.atomic_write import NotWritten, atomic_write, make_folders, make_private, set_aside
from database.files.fingerprint import write_user_file
from engine.words import languages, speak

OLD, NEW = b"as it was", b"as it should be"


@pytest.fixture
def target(tmp_path: Path) -> Path:
    path = tmp_path / "notes.json"
    path.write_bytes(OLD)
    return path


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def failing(real: Callable[..., Any], problem: OSError, *, at: int = 1) -> Callable[..., Any]:
    """The same function, which fails the n-th time it is called."""
    calls = iter(range(1, 1000))

    def fail(*args: Any, **kwargs: Any) -> Any:
        if next(calls) == at:
            raise problem
        return real(*args, **kwargs)

    return fail


def test_a_file_is_made_or_replaced(tmp_path: Path) -> None:
    path = tmp_path / "Żółw.json"
    for data in (NEW, b"", OLD * 100_000):
        atomic_write(path, data)
        assert path.read_bytes() == data
    assert names(tmp_path) == ["Żółw.json"]


def test_a_new_file_obeys_the_umask_and_an_old_one_keeps_its_mode(tmp_path: Path, target: Path) -> None:
    before = os.umask(0o027)
    try:
        atomic_write(tmp_path / "new", NEW)
        target.chmod(0o600)
        atomic_write(target, NEW)
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o640
    assert stat.S_IMODE(target.stat().st_mode) == 0o600


def test_a_file_that_is_read_only_stays(monkeypatch: pytest.MonkeyPatch, target: Path) -> None:
    monkeypatch.setattr(os, "access", lambda path, mode: not (Path(path) == target and mode == os.W_OK))
    with pytest.raises(NotWritten) as caught:
        atomic_write(target, NEW)
    assert caught.value.word.id == "file-not-allowed"
    assert (target.read_bytes(), names(target.parent)) == (OLD, ["notes.json"])


def test_a_link_is_followed_and_stays_a_link(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    link, real = tmp_path / "link.json", elsewhere / "real.json"
    link.symlink_to(real)
    for data in (OLD, NEW):
        atomic_write(link, data)
        assert (link.is_symlink(), real.read_bytes()) == (True, data)
    assert (names(tmp_path), names(elsewhere)) == (["elsewhere", "link.json"], ["real.json"])


STEPS = {
    "make the new file": (os, "open"),
    "give it the mode": (Path, "chmod"),
    "sync it": (os, "fsync"),
    "put it in place": (Path, "replace"),
}


@pytest.mark.parametrize(("owner", "function"), STEPS.values(), ids=STEPS)
@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EIO, errno.EACCES])
def test_a_step_that_fails_costs_nothing(
    monkeypatch: pytest.MonkeyPatch, target: Path, owner: Any, function: str, code: int
) -> None:
    problem = OSError(code, os.strerror(code))
    monkeypatch.setattr(owner, function, failing(getattr(owner, function), problem))
    with pytest.raises(NotWritten):
        atomic_write(target, NEW)
    assert (target.read_bytes(), names(target.parent)) == (OLD, ["notes.json"])
    monkeypatch.undo()
    atomic_write(target, NEW)
    assert target.read_bytes() == NEW


class OnAFullDisk(io.FileIO):
    """A file on a disk with room for three bytes more."""

    def write(self, data: Any) -> int:
        super().write(data[:3])
        raise OSError(errno.ENOSPC, "No space left on device")


def test_half_a_file_is_never_seen(monkeypatch: pytest.MonkeyPatch, target: Path) -> None:
    monkeypatch.setattr(files, "open", OnAFullDisk, raising=False)
    with pytest.raises(NotWritten, match="No space left") as caught:
        atomic_write(target, NEW)
    assert caught.value.word.id == "file-disk-full"
    assert (target.read_bytes(), names(target.parent)) == (OLD, ["notes.json"])


def test_an_interrupt_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch, target: Path) -> None:
    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        atomic_write(target, NEW)
    assert (target.read_bytes(), names(target.parent)) == (OLD, ["notes.json"])


@pytest.mark.parametrize(("code", "is_reported"), [(errno.EINVAL, False), (errno.EIO, True)])
def test_a_folder_that_cannot_be_synced_is_reported_unless_its_file_system_has_no_such_thing(
    monkeypatch: pytest.MonkeyPatch, target: Path, code: int, is_reported: bool
) -> None:
    monkeypatch.setattr(os, "fsync", failing(os.fsync, OSError(code, "odd"), at=2))
    if is_reported:
        with pytest.raises(NotWritten):
            atomic_write(target, NEW)
    else:
        atomic_write(target, NEW)
    assert (target.read_bytes(), names(target.parent)) == (NEW, ["notes.json"])


def test_where_a_scanner_holds_the_file_it_is_tried_again(monkeypatch: pytest.MonkeyPatch, target: Path) -> None:
    pauses: list[float] = []
    monkeypatch.setattr(files, "PATIENT", True)
    monkeypatch.setattr(time, "sleep", pauses.append)
    monkeypatch.setattr(Path, "replace", failing(Path.replace, PermissionError(errno.EACCES, "held")))
    atomic_write(target, NEW)
    assert (target.read_bytes(), pauses) == (NEW, [files.PAUSES[0]])


def test_a_scanner_that_does_not_let_go_is_waited_for_three_seconds_and_no_longer(
    monkeypatch: pytest.MonkeyPatch, target: Path
) -> None:
    """A13: ten times more."""
    pauses: list[float] = []

    def held(*_: object) -> None:
        raise PermissionError(errno.EACCES, "held")

    monkeypatch.setattr(files, "PATIENT", True)
    monkeypatch.setattr(time, "sleep", pauses.append)
    monkeypatch.setattr(Path, "replace", held)
    with pytest.raises(NotWritten) as caught:
        atomic_write(target, NEW)
    assert (caught.value.word.id, target.read_bytes(), names(target.parent)) == ("file-not-allowed", OLD, [target.name])
    assert (len(pauses), pauses) == (10, sorted(pauses))
    assert 2 < sum(pauses) <= 3


def test_a_pipe_or_a_device_stays_what_it_is(tmp_path: Path) -> None:
    """Who may write everywhere would have a file in the place of `/dev/null`."""
    pipe, link = tmp_path / "pipe", tmp_path / "link"
    os.mkfifo(pipe)
    link.symlink_to(pipe)
    for path in (pipe, link):
        with pytest.raises(NotWritten) as caught:
            atomic_write(path, NEW)
        assert caught.value.word.id == "file-no-plain-file"
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert names(tmp_path) == ["link", "pipe"]


def bad_places(folder: Path) -> dict[str, Path]:
    file, loop = folder / "file", folder / "loop"
    file.write_bytes(OLD)
    loop.symlink_to(loop)
    (folder / "folder").mkdir()
    return {
        "file-no-folder": folder / "nowhere" / "x",
        "file-is-a-folder": folder / "folder",
        "file-name-too-long": folder / ("x" * 300),
        "file-not-written": loop,
    }


@pytest.mark.parametrize("word", ["file-no-folder", "file-is-a-folder", "file-name-too-long", "file-not-written"])
def test_why_is_reported_in_words(tmp_path: Path, word: str) -> None:
    path = bad_places(tmp_path)[word]
    with pytest.raises(NotWritten) as caught:
        atomic_write(path, NEW)
    assert caught.value.word.id == word
    assert all(str(path) in speak(caught.value.word, lang) for lang in languages())
    assert names(tmp_path) == ["file", "folder", "loop"]


def test_a_file_set_aside_takes_the_place_of_the_one_before(target: Path) -> None:
    aside = set_aside(target)
    assert (aside.name, aside.read_bytes(), target.exists()) == ("notes.json.bak", OLD, False)
    target.write_bytes(NEW)
    assert set_aside(target).read_bytes() == NEW
    with pytest.raises(NotWritten):
        set_aside(target)


@pytest.fixture
def modes_at_birth(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How each file could be used in the moment in which it was made, where no umask takes anything away."""
    real, seen = os.open, list[int]()

    def look(path: Any, flags: int, mode: int = 0o777, **named: Any) -> int:
        descriptor = real(path, flags, mode, **named)
        if flags & os.O_CREAT:
            seen.append(stat.S_IMODE(os.fstat(descriptor).st_mode))
        return descriptor

    monkeypatch.setattr(os, "open", look)
    return seen


@pytest.fixture
def without_umask() -> Iterator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.usefixtures("without_umask")
def test_a_private_file_was_never_open_to_others(modes_at_birth: list[int], target: Path, tmp_path: Path) -> None:
    """Not even in the moment between making a file and giving it its mode."""
    make_private(tmp_path / "key.pem", NEW)
    target.chmod(0o600)
    atomic_write(target, NEW)
    write_user_file(target, OLD, None, keep_old=True)
    assert modes_at_birth == [0o600] * 4
    assert {stat.S_IMODE(each.stat().st_mode) for each in tmp_path.iterdir()} == {0o600}


@pytest.mark.usefixtures("without_umask")
def test_folders_are_made_for_their_owner_alone(tmp_path: Path) -> None:
    make_folders(tmp_path / "hexsmith" / "library.backups")
    made = (tmp_path / "hexsmith", tmp_path / "hexsmith" / "library.backups")
    assert [stat.S_IMODE(each.stat().st_mode) for each in made] == [0o700, 0o700]


@pytest.fixture
def sticky(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder like `/tmp`: of one user, in which another one has laid what is there, seen by a third."""
    folder = tmp_path / "all may write here"
    folder.mkdir()
    folder.chmod(0o1777)
    real, me = Path.stat, os.geteuid()

    def of_another(path: Path, **named: Any) -> os.stat_result:
        found = real(path, **named)
        return os.stat_result([*found[:4], me + 1, *found[5:]]) if path == folder else found

    monkeypatch.setattr(Path, "stat", of_another)
    monkeypatch.setattr(os, "geteuid", lambda: me + 2)
    return folder


def test_a_link_that_another_user_has_laid_is_not_followed(target: Path, sticky: Path) -> None:
    """To the file itself, to its folder, or behind a link of the user's: each would overwrite a file of the user's."""
    (sticky / "trap.json").symlink_to(target)
    (sticky / "folder").symlink_to(target.parent)
    (target.parent / "own").symlink_to(sticky / "trap.json")
    for way in (sticky / "trap.json", sticky / "folder" / target.name, target.parent / "own"):
        with pytest.raises(NotWritten) as caught:
            atomic_write(way, NEW)
        assert (caught.value.word.id, target.read_bytes()) == ("file-not-allowed", OLD)
    atomic_write(sticky / "plain.json", NEW)
    assert (sticky / "plain.json").read_bytes() == NEW


def test_a_link_of_ones_own_is_followed_in_a_folder_that_all_may_write_into(
    monkeypatch: pytest.MonkeyPatch, target: Path, sticky: Path
) -> None:
    link = sticky / "link.json"
    link.symlink_to(target)
    monkeypatch.setattr(os, "geteuid", lambda: link.lstat().st_uid)
    atomic_write(link, NEW)
    assert target.read_bytes() == NEW
