"""The allowed places of a library, and the warnings to its user."""

from pathlib import Path

import pytest

from database.backups.backup_folders import backups_beside
from database.errors import LibraryUnavailable
from database.packs.reader.staging import staging_root
from database.store.library_path import cloud, file_system, images_beside, lock_beside, network, warnings_about
from tests.support.libraries import open_library

MOUNTS = (
    "/dev/sda1 / ext4 rw 0 0",
    "server:/home /home nfs4 rw 0 0",
    "/dev/sdb1 /home/local ext4 rw 0 0",
    "//server/share /mnt/my\\040share cifs rw 0 0",
    "torn",
)


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/library.db", "ext4"),
        ("/home/ann/library.db", "nfs4"),
        ("/home/local/library.db", "ext4"),
        ("/home/locally/library.db", "nfs4"),
        ("/mnt/my share/library.db", "cifs"),
    ],
)
def test_the_nearest_mount_counts(path: str, kind: str) -> None:
    assert file_system(Path(path), MOUNTS) == kind
    assert file_system(Path(path), ()) == ""


def test_network_disks_are_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A24: the user is warned."""
    monkeypatch.setattr("sys.platform", "linux")
    table = tmp_path / "mounts"
    monkeypatch.setattr("database.store.library_path.MOUNTS", table)
    assert network(tmp_path) == ""
    table.write_text(f"server:/x {tmp_path} nfs rw 0 0\n", encoding="utf-8")
    assert network(tmp_path / "library.db") == "nfs"
    assert [each.id for each in warnings_about(tmp_path / "library.db")] == ["library-on-network"]
    table.write_text(f"/dev/sda1 {tmp_path} ext4 rw 0 0\n", encoding="utf-8")
    assert network(tmp_path / "library.db") == ""


@pytest.mark.parametrize(("kind", "journal"), [("nfs", "delete"), ("ext4", "wal")])
def test_on_a_network_disk_no_journal_is_written_ahead(
    kind: str, journal: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A24: it needs memory that is shared; elsewhere it is, where SQLite is free of its fault."""
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("database.store.library_path.MOUNTS", tmp_path / "mounts")
    monkeypatch.setattr("database.store.open_library.has_wal_fix", lambda _: True)
    (tmp_path / "mounts").write_text(f"somewhere {tmp_path} {kind} rw 0 0\n", encoding="utf-8")
    with open_library(tmp_path / "library.db") as library:
        assert library._session.connection.execute("PRAGMA journal_mode").fetchone() == (journal,)


@pytest.mark.parametrize(
    ("path", "folder"),
    [
        ("/home/ann/Dropbox/games/library.db", "Dropbox"),
        ("/home/ann/OneDrive/library.db", "OneDrive"),
        ("/home/ann/dropboxes/library.db", ""),
        ("/home/ann/dropbox", ""),
    ],
)
def test_folders_that_are_copied_are_reported(path: str, folder: str) -> None:
    assert cloud(Path(path)) == folder


def test_libraries_in_a_folder_share_nothing_however_they_are_called(tmp_path: Path) -> None:
    names = ("one.db", "other.db", "one", "one.2026", "one.2027", "one.db.old", "one.", ".db", "one.images")
    libraries = [tmp_path / name for name in names]
    for beside in (lock_beside, images_beside, backups_beside, staging_root):
        assert len({beside(each) for each in libraries}) == len(libraries)
    assert images_beside(tmp_path / "library.db") == tmp_path / "library.images"


@pytest.mark.parametrize("name", ["", ".", "..", "/", "../.."])
def test_a_folder_without_a_name_is_no_place_for_a_library(name: str) -> None:
    for beside in (lock_beside, images_beside, backups_beside):
        with pytest.raises(LibraryUnavailable) as caught:
            beside(Path(name))
        assert caught.value.word.id == "library-no-plain-file"
