"""Append-only journals: one line per record, with its number and checksum, so that a torn end is detected."""

from __future__ import annotations

import errno
import io
import json
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zlib import crc32

from database.files.atomic_write import sync

SUM = 8
LARGEST = 256 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class JournalContents:
    """The records of a journal up to the first damaged one, and the number of lines after that."""

    records: tuple[Mapping[str, Any], ...]
    lost: int


class EditJournal:
    """A journal that is being written. Appended records survive this process; synced ones survive a crash of the
    machine."""

    def __init__(self, path: Path) -> None:
        """Create the file; errors of this and the other methods are OSErrors."""
        self.path = path
        self._file = io.FileIO(path, "x")
        self._next = 0

    def append(self, record: Mapping[str, Any]) -> None:
        """Append a record. If a record could not be written completely, the journal accepts no more."""
        line = written(self._next, record)
        if self._file.write(line) != len(line):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(self.path))
        self._next += 1

    def sync(self) -> None:
        """Flush the file to the disk itself."""
        sync(self._file.fileno())

    def close(self) -> None:
        self._file.close()


def written(number: int, record: Mapping[str, Any]) -> bytes:
    """A record as a line."""
    body = json.dumps([number, record], ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode()
    return b"%08x %s\n" % (crc32(body), body)


def read_journal(path: Path) -> JournalContents:
    """Read a journal, even a torn one; raises an OSError if it cannot be read."""
    with path.open("rb") as file:
        lines = file.read(LARGEST).split(b"\n")
    records = tuple(_sound(lines[:-1]))
    rest = lines[len(records) :]
    return JournalContents(records, sum(1 for line in rest if line))


def _sound(lines: list[bytes]) -> Iterator[Mapping[str, Any]]:
    for number, line in enumerate(lines):
        record = _record(line, number)
        if record is None:
            return
        yield record


def _record(line: bytes, number: int) -> Mapping[str, Any] | None:
    """The record in a line; None if it is damaged or has another number."""
    body = line[SUM + 1 :]
    if line[: SUM + 1] != b"%08x " % crc32(body):
        return None
    try:
        found = json.loads(body)
    except (ValueError, RecursionError):
        return None
    is_ours = isinstance(found, list) and len(found) == 2 and found[0] == number and isinstance(found[1], dict)
    return found[1] if is_ours else None
