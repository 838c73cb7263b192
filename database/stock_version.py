"""The version of the stock documents, of a library and of this program, found without reading a document."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from engine.version import VERSION

KEPT = "SELECT value FROM state WHERE name = 'stock'"


def edition(folder: Path) -> str:
    """Identifies the stock documents of a program, by its version and the names, sizes and times of the files."""
    from hashlib import sha256

    lines = [VERSION]
    for file in files_of(folder):
        about = file.stat()
        lines.append(f"{file.relative_to(folder).as_posix()} {about.st_size} {about.st_mtime_ns}")
    return sha256("\n".join(lines).encode()).hexdigest()


def files_of(folder: Path) -> list[Path]:
    """The documents in a folder and its subfolders."""
    return sorted(folder.rglob("*.json"))


def kept_edition(connection: sqlite3.Connection) -> str | None:
    """The edition of the stock that was last written into a library."""
    found = connection.execute(KEPT).fetchone()
    return None if found is None else str(found[0])
