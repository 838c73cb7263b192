"""The backups on disk: a folder for each beside the library, with everything that a restore needs."""

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
"""The last second that has a date of four digits."""

Cause: TypeAlias = Literal["regular", "wish", "upgrade", "import", "repair", "delete", "restore"]
"""Why a backup was made: as time went by, because somebody asked, or before something that changes much."""


@dataclass(frozen=True, slots=True)
class Backup:
    """A backup: a folder with the library's file, its images, and a description of both."""

    folder: Path
    number: int
    """Orders backups, whatever the clock said."""
    made: float
    """In seconds since 1970, as the clock had it."""
    cause: Cause
    schema: int
    program: str
    """The version that made it."""
    sequence: str
    """The last change that it holds."""
    digest: str
    """SHA-256 of the library's file in it."""
    documents: int
    """Of one's own, those in the trash left out."""
    images: int
    images_lost: int
    """Images that were missing or damaged already when it was made."""

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
    """The description of a backup, read from its folder; None if the folder is no backup or cannot be read."""
    try:
        values = json.loads((folder / ABOUT).read_bytes())
        return _backup(folder, values)
    except (OSError, ValueError, TypeError, KeyError) as fault:
        log.info("not a usable backup: %s: %s", folder, fault)
        return None


def next_number(folder: Path) -> int:
    """Greater than that of any backup that is in the folder, readable or not."""
    names = (NAME.fullmatch(each.name) for each in folder.iterdir())
    return max((int(found[1]) for found in names if found), default=0) + 1


def name_of(number: int, made: float) -> str:
    """The name of a backup's folder, made of its number and its time in UTC."""
    return f"backup-{dated(made)}-{number}.hxbackup"


def dated(moment: float) -> str:
    """A time as names of files have it."""
    return f"{_when(moment):%Y-%m-%d-%H.%M.%S}"


def readable(moment: float) -> str:
    """A time for people."""
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
    if values["cause"] not in get_args(Cause):
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
