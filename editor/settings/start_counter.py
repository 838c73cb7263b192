"""Counts failed starts, so that the app can start in safe mode after several of them."""

import logging
from pathlib import Path

from database.files.atomic_write import OWNERS_FOLDER, NotWritten, atomic_write
from editor.settings.store import read_start

log = logging.getLogger(__name__)

FILE = "unfinished-starts"
TOO_MANY = 3
"""Number of consecutive starts that ended in a crash."""


class StartCounter:
    """Counter of failed starts in the settings folder: incremented by a start, reset once it succeeded."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._before = self._read()
        self._is_counted = False

    @property
    def crashed(self) -> bool:
        """Whether several previous starts in a row failed."""
        return self._before >= TOO_MANY

    def begin(self) -> None:
        """Count this start."""
        self._is_counted = True
        self._write(self._before + 1)

    def come_through(self) -> None:
        """Record that the start succeeded."""
        if self._is_counted:
            self._is_counted = False
            self._write(0)

    def _read(self) -> int:
        try:
            return int(read_start(self._path))
        except (OSError, ValueError):
            return 0

    def _write(self, number: int) -> None:
        """Write the counter; if that fails nothing is counted, as the settings report the problem already."""
        try:
            self._path.parent.mkdir(OWNERS_FOLDER, parents=True, exist_ok=True)
            atomic_write(self._path, str(number).encode())
        except (NotWritten, OSError) as error:
            log.info("starts are not counted: %s", error)
