"""Recovery of unsaved work: a folder of journals for each run of the app, and a trash for what was discarded."""

from __future__ import annotations

import os
import re
from pathlib import Path

from database.files.atomic_write import TEMPORARY
from database.files.stale_files import SECONDS_A_DAY, delete_older

TRASH = "trash"
LOCK = "run.lock"
JOURNAL = ".journal"
SNAPSHOT = ".snapshot"
DAYS_KEPT = 14
RUN = re.compile(r"\d+-[0-9a-f]{8}")
THROWN_AWAY = re.compile(rf"{RUN.pattern}-.+({re.escape(JOURNAL)}|{re.escape(SNAPSHOT)})")


class RecoveryFolder:
    """The folder of recovery journals. Methods raise OSError; links are not followed and foreign files are not
    touched."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def new_run(self) -> Path:
        """A new folder for this run."""
        run = self.folder / f"{os.getpid()}-{os.urandom(4).hex()}"
        run.mkdir(parents=True, mode=0o700)
        return run

    def runs(self) -> list[Path]:
        """The folders of runs, the oldest first."""
        if not self.folder.is_dir():
            return []
        found = [each for each in self.folder.iterdir() if RUN.fullmatch(each.name) and is_folder(each)]
        return sorted(found, key=lambda run: (run.stat().st_mtime_ns, run.name))

    def throw_away(self, journal: Path) -> None:
        """Move a journal and its snapshot to the trash."""
        trash = self.folder / TRASH
        trash.mkdir(exist_ok=True, mode=0o700)
        for file in (snapshot_of(journal), journal):
            if is_file(file):
                target = trash / f"{journal.parent.name}-{file.name}"
                file.rename(target)
                os.utime(target)

    def empty_trash(self, now: float) -> None:
        """Delete what was discarded long before `now`, in seconds since 1970."""
        trash = self.folder / TRASH
        if is_folder(trash):
            delete_older(trash, THROWN_AWAY, now - DAYS_KEPT * SECONDS_A_DAY)


def journals_in(run: Path) -> list[Path]:
    """The journals of a run, in the order in which they were created."""
    return sorted(filter(is_file, run.glob(f"*{JOURNAL}")), key=lambda path: (len(path.name), path.name))


def snapshot_of(journal: Path) -> Path:
    return journal.with_suffix(SNAPSHOT)


def delete_journal(journal: Path) -> None:
    """Delete the journal of a document that was saved."""
    snapshot_of(journal).unlink(missing_ok=True)
    journal.unlink(missing_ok=True)


def delete_run(run: Path) -> None:
    """Delete the folder of a run without journals; one with journals or with foreign files stays."""
    if is_folder(run) and not journals_in(run):
        for file in filter(is_file, list(run.iterdir())):
            if file.name == LOCK or file.suffix == SNAPSHOT or TEMPORARY.fullmatch(file.name):
                file.unlink()
        run.rmdir()


def changed_at(path: Path) -> float:
    """The time of the last change of a file, in seconds since 1970."""
    return path.stat().st_mtime


def is_file(path: Path) -> bool:
    """Whether it is a plain file: a link leads elsewhere, and a pipe could block the reader forever."""
    return path.is_file() and not path.is_symlink()


def is_folder(path: Path) -> bool:
    """Whether it is a folder, and not a link to one."""
    return path.is_dir() and not path.is_symlink()
