"""Deletes the stale files of interrupted saves from the folders that the app writes to."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QDateTime

from database.files.stale_files import delete_leftovers


def delete_stale_files(folders: Iterable[Path], recent: Iterable[str]) -> None:
    """Clean these folders, and those of the recently opened files."""
    now = QDateTime.currentSecsSinceEpoch()
    for folder in {*folders, *(Path(name).parent for name in recent if Path(name).is_absolute())}:
        delete_leftovers(folder, now)
