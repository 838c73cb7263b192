"""Copies of texts and images from backups, found by digest, for repairs."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from functools import cached_property
from hashlib import sha256
from typing import Self

from database.backups.backup_folders import Backup
from database.backups.service import Backups
from database.images import contents
from database.store.connection import connect

log = logging.getLogger(__name__)


class BackupCopies:
    """Searches the backups, from the newest to the oldest; each is opened when first needed."""

    def __init__(self, backups: Backups) -> None:
        self._backups = backups
        self._open = ExitStack()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def text(self, digest: str) -> str | None:
        """The intact text with this digest."""
        for connection in self._connections:
            try:
                found = connection.execute("SELECT body FROM texts WHERE digest = ?", (digest,)).fetchone()
            except sqlite3.Error as error:
                log.info("a backup cannot be read: %s", error)
                continue
            if found is not None and sha256(str(found[0]).encode()).hexdigest() == digest:
                return str(found[0])
        return None

    def image(self, digest: str, suffix: str) -> bytes | None:
        """The bytes of the image with this digest."""
        for backup in self._all:
            try:
                data = contents(backup.image(digest, suffix))
            except OSError:
                continue
            if sha256(data).hexdigest() == digest:
                return data
        return None

    @cached_property
    def _all(self) -> tuple[Backup, ...]:
        return self._backups.all()

    @cached_property
    def _connections(self) -> tuple[sqlite3.Connection, ...]:
        return tuple(self._opened())

    def _opened(self) -> Iterator[sqlite3.Connection]:
        for backup in self._all:
            try:
                yield self._open.enter_context(closing(connect(backup.file, "ro")))
            except sqlite3.Error as error:
                log.info("a backup cannot be opened: %s: %s", backup.folder, error)
