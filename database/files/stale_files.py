"""Deletes stale files by age: those that an interrupted save left behind."""

import logging
import os
import re
import stat
from pathlib import Path

from database.files.atomic_write import TEMPORARY
from database.files.open_libraries import BESIDE

log = logging.getLogger(__name__)

SECONDS_A_DAY = 24 * 60 * 60


def delete_leftovers(folder: Path, now: float) -> None:
    """Delete files of interrupted saves in a folder that are older than a day before `now`, in seconds since 1970."""
    delete_older(folder, TEMPORARY, now - SECONDS_A_DAY)


def delete_older(folder: Path, name: re.Pattern[str], before: float) -> None:
    """Delete the plain files of a folder whose names match and that were last written before then, as far as
    possible."""
    try:
        found = [each for each in folder.iterdir() if name.fullmatch(each.name)]
    except OSError as error:
        log.info("old files stay in %s: %s", folder, error)
        return
    for file in found:
        try:
            about = file.lstat()
            if stat.S_ISREG(about.st_mode) and about.st_mtime < before:
                file.unlink()
        except OSError as error:
            log.info("an old file stays: %s: %s", file, error)


def delete_if_possible(file: Path) -> None:
    """Clean up after another failure, which is the one to report: a file that cannot be removed is left for later."""
    try:
        file.unlink(missing_ok=True)
    except OSError as error:
        log.info("a file stays: %s: %s", file, error)


def delete_unfinished(library: Path) -> None:
    """Delete the incomplete files of this library, which no other process is creating or restoring now."""
    begun = re.compile(rf"\.{re.escape(library.name)}\.tmp-\d+-[0-9a-f]{{8}}({'|'.join(BESIDE)})?")
    try:
        with os.scandir(library.parent) as found:
            unfinished = [Path(each) for each in found if begun.fullmatch(each.name) and not each.is_symlink()]
        for each in unfinished:
            each.unlink()
    except OSError as error:
        log.info("what was to become %s stays: %s", library, error)
