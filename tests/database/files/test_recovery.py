"""The folder of unsaved work: runs, their journals, and the trash."""

import os
from pathlib import Path

import pytest

from database.files.recovery import (
    DAYS_KEPT,
    RecoveryFolder,
    changed_at,
    delete_run,
    journals_in,
    snapshot_of,
)
from database.files.stale_files import SECONDS_A_DAY


def test_each_run_has_a_folder_of_its_own(tmp_path: Path) -> None:
    folder = RecoveryFolder(tmp_path / "recovery")
    assert folder.runs() == []
    made = [folder.new_run() for _ in range(3)]
    assert set(folder.runs()) == set(made)


def test_journals_are_listed_as_they_were_begun(tmp_path: Path) -> None:
    for number in (10, 2, 1):
        (tmp_path / f"{number}.journal").touch()
    assert [path.name for path in journals_in(tmp_path)] == ["1.journal", "2.journal", "10.journal"]


def test_discarded_work_is_kept_for_some_days(tmp_path: Path) -> None:
    folder = RecoveryFolder(tmp_path)
    run = folder.new_run()
    journal = run / "1.journal"
    for file in (journal, snapshot_of(journal)):
        file.write_bytes(b"x")
        os.utime(file, (1, 1))
    folder.throw_away(journal)
    assert list(run.iterdir()) == []
    kept = sorted((tmp_path / "trash").iterdir())
    assert [path.suffix for path in kept] == [".journal", ".snapshot"]
    now = changed_at(kept[0])
    folder.empty_trash(now + DAYS_KEPT * SECONDS_A_DAY - 60)
    assert sorted((tmp_path / "trash").iterdir()) == kept
    folder.empty_trash(now + DAYS_KEPT * SECONDS_A_DAY + 60)
    assert list((tmp_path / "trash").iterdir()) == []
    assert folder.runs() == [run]


def test_only_a_run_without_journals_is_let_go(tmp_path: Path) -> None:
    run = RecoveryFolder(tmp_path).new_run()
    (run / "run.lock").touch()
    (run / "1.journal").touch()
    delete_run(run)
    assert len(list(run.iterdir())) == 2
    (run / "1.journal").unlink()
    delete_run(run)
    assert not run.exists()


def test_a_run_that_holds_what_is_not_ours_stays_with_it(tmp_path: Path) -> None:
    run = RecoveryFolder(tmp_path).new_run()
    for name in ("run.lock", "1.snapshot", ".1.snapshot.tmp-1-00000000", "mine.txt"):
        (run / name).touch()
    with pytest.raises(OSError, match="not empty"):
        delete_run(run)
    assert [path.name for path in run.iterdir()] == ["mine.txt"]


def test_links_are_not_followed(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    (home / "7-00000000-1.journal").touch()
    os.utime(home / "7-00000000-1.journal", (1, 1))
    folder = RecoveryFolder(tmp_path / "recovery")
    run = folder.new_run()
    for name in ("trash", "5-00000000"):
        (folder.folder / name).symlink_to(home)
    assert folder.runs() == [run]
    folder.empty_trash(DAYS_KEPT * SECONDS_A_DAY * 100)
    delete_run(folder.folder / "5-00000000")
    assert len(list(home.iterdir())) == 1
