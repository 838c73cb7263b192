"""The backups on disk: a folder for each next to the library, with everything that a restore needs."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Literal, TypeAlias, get_args

from database.clock import seconds
from database.store.library_path import folder_beside

log = logging.getLogger(__name__)

FOLDER = "backups"
ABOUT = "about.json"
FILE = "library.db"
IMAGES = "images"
NAME = re.compile(r"backup-\d{4,}-\d\d-\d\d-\d\d\.\d\d\.\d\d-(\d{1,18})\.hxbackup")
LATEST = 253_402_300_799
"""The last second whose year has four digits."""

BackupCause: TypeAlias = Literal["regular", "wish", "upgrade", "import", "repair", "delete", "restore"]
"""The cause of a backup: the schedule, a request by the user, or a large change about to happen."""


@dataclass(frozen=True, slots=True)
class Backup:
    """A backup: a folder with the library's file, its images, and a description of both."""

    folder: Path
    number: int
    """Orders backups, independently of the clock."""
    made: float
    """The time in seconds since 1970, by the clock of that moment."""
    cause: BackupCause
    schema: int
    program: str
    """The version that made it."""
    sequence: str
    """The number of the last change that it contains."""
    digest: str
    """The SHA-256 of the library's file in it."""
    documents: int
    """The number of the user's own documents, not counting the trash."""
    images: int
    images_lost: int
    """The number of images that were already missing or damaged when it was made."""

    @property
    def file(self) -> Path:
        return self.folder / FILE

    def image(self, digest: str, suffix: str) -> Path:
        """The path of an image's file, whether it exists or not."""
        return self.folder / IMAGES / digest[:2] / f"{digest}.{suffix}"


def backups_beside(library: Path) -> Path:
    """The folder of the backups of a library."""
    return folder_beside(library, FOLDER)


def listed(folder: Path) -> tuple[Backup, ...]:
    """The backups in a folder, the newest first, in the order in which they were made."""
    if not folder.is_dir():
        return ()
    found = [read for each in folder.iterdir() if NAME.fullmatch(each.name) if (read := read_backup(each))]
    return tuple(sorted(found, key=lambda backup: backup.number, reverse=True))


def read_backup(folder: Path) -> Backup | None:
    """The description of a backup, read from its folder; None if the folder is not a backup or cannot be read."""
    try:
        values = json.loads((folder / ABOUT).read_bytes())
        return _backup(folder, values)
    except (OSError, ValueError, TypeError, KeyError) as error:
        log.info("not a usable backup: %s: %s", folder, error)
        return None


def next_number(folder: Path) -> int:
    """A number greater than that of any backup in the folder, readable or not."""
    names = (NAME.fullmatch(each.name) for each in folder.iterdir())
    return max((int(found[1]) for found in names if found), default=0) + 1


def name_of(number: int, made: float) -> str:
    """The name of a backup's folder, made of its number and its time in UTC."""
    return f"backup-{dated(made)}-{number}.hxbackup"


def dated(moment: float) -> str:
    """A time in the form used in file names."""
    return f"{_when(moment):%Y-%m-%d-%H.%M.%S}"


def readable(moment: float) -> str:
    """A time in a form for people."""
    return f"{_when(moment):%Y-%m-%d %H:%M:%S} UTC"


def _when(moment: float) -> datetime:
    return datetime.fromtimestamp(min(max(moment, 0), LATEST), UTC)


def plain(backup: Backup) -> dict[str, object]:
    """The description of a backup as plain data, which is stored in its folder."""
    return {
        "number": backup.number,
        "made": round(backup.made * 1000),
        "cause": backup.cause,
        "schema": backup.schema,
        "program": backup.program,
        "sequence": backup.sequence,
        "sha256": backup.digest,
        "documents": backup.documents,
        "images": backup.images,
        "images_lost": backup.images_lost,
    }


def _backup(folder: Path, values: Mapping[str, Any]) -> Backup:
    if values["cause"] not in get_args(BackupCause):
        raise ValueError(values["cause"])
    return Backup(
        folder=folder,
        number=int(values["number"]),
        made=seconds(int(values["made"])),
        cause=values["cause"],
        schema=int(values["schema"]),
        program=str(values["program"]),
        sequence=str(values["sequence"]),
        digest=str(values["sha256"]),
        documents=int(values["documents"]),
        images=int(values["images"]),
        images_lost=int(values["images_lost"]),
    )
