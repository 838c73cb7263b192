"""Simulated power cuts: files and backups are old or new afterwards, and changes reported as done are kept."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from database.backups.restore_backup import is_whole
from database.backups.service import Backups
from database.files.atomic_write import atomic_write
from tests.database.faults.power_cuts import Moment, cut
from tests.support.libraries import fate, open_library
from tests.support.packs import png

PICTURE = png()
OLD, NEW = b"as it was" * 100, b"as it should be" * 100
Look = Callable[[Path, bool], None]


def after_each(moments: list[Moment], look: Look, target: Path, cuts: int) -> None:
    """Checks the possible states after cuts at random moments; after the last one, reported changes are there."""
    chance = random.Random(7)
    for number in range(cuts):
        at = len(moments) - 1 if number % 10 == 0 else chance.randrange(len(moments))
        moments[at].left(chance, target)
        look(target, at == len(moments) - 1)


def write(tmp_path: Path, cuts: int) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "file").write_bytes(OLD)

    def look(left: Path, is_done: bool) -> None:
        assert (left / "file").read_bytes() in ([NEW] if is_done else [OLD, NEW])

    after_each(cut(lambda: atomic_write(folder / "file", NEW), folder), look, tmp_path / "left", cuts)


def back_up(tmp_path: Path, cuts: int) -> None:
    folder = tmp_path / "folder"
    path = folder / "library.db"
    folder.mkdir()
    with open_library(path) as library:
        library.documents.save(fate("luck"))
        library.backups.make()
        digest = library.images.put(PICTURE)

    def look(left: Path, is_done: bool) -> None:
        found = Backups(left / "library.db").all()
        assert all(each.image(digest, "png").read_bytes() == PICTURE for each in found if each.images)
        assert len(found) in ((2,) if is_done else (1, 2))
        assert all(is_whole(each) for each in found)

    after_each(cut(Backups(path).make, folder), look, tmp_path / "left", cuts)


def restore(tmp_path: Path, cuts: int) -> None:
    folder = tmp_path / "folder"
    path = folder / "library.db"
    folder.mkdir()
    with open_library(path) as library:
        library.documents.save(fate("luck"))
        made = library.backups.make()
    path.write_bytes(b"damaged")

    def look(left: Path, is_done: bool) -> None:
        there = (left / "library.db").read_bytes()
        kept = [each.read_bytes() for each in left.glob("library.damaged-*")]
        assert there in ([made.file.read_bytes()] if is_done else [b"damaged", made.file.read_bytes()])
        assert there == b"damaged" or b"damaged" in kept

    after_each(cut(lambda: Backups(path).restore(made), folder), look, tmp_path / "left", cuts)


def put_picture(tmp_path: Path, cuts: int) -> None:
    folder = tmp_path / "folder"
    path = folder / "library.db"
    folder.mkdir()
    library = open_library(path)

    def look(left: Path, is_done: bool) -> None:
        found = [each.read_bytes() for each in (left / "library.images").rglob("*.png")]
        assert found in ([[PICTURE]] if is_done else [[], [PICTURE]])

    after_each(cut(lambda: library.images.put(PICTURE), folder), look, tmp_path / "left", cuts)
    library.close()


WAYS = [write, put_picture, back_up, restore]


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
def test_a_power_cut_leaves_old_or_new(way: Callable[[Path, int], None], tmp_path: Path) -> None:
    """A7."""
    way(tmp_path, 200)


@pytest.mark.soak
@pytest.mark.parametrize("way", WAYS)
def test_no_power_cut_leaves_anything_else(way: Callable[[Path, int], None], tmp_path: Path) -> None:
    way(tmp_path, 5000)


def test_this_disk_bites(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the syncs, a power cut loses changes that were reported as done, and leaves half a file."""
    monkeypatch.setattr("database.files.atomic_write.sync", lambda _: None)
    (tmp_path / "file").mkdir()
    with pytest.raises(AssertionError):
        write(tmp_path / "file", 200)
    monkeypatch.undo()
    monkeypatch.setattr("database.files.atomic_write.sync_folder", lambda _: None)
    (tmp_path / "name").mkdir()
    with pytest.raises(AssertionError):
        write(tmp_path / "name", 200)
