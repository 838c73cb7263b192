"""Makes a backup: a copy by SQLite, checked and counted, with all images, before it gets its final name."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from hashlib import file_digest, sha256
from pathlib import Path

from database.backups.backup_folders import ABOUT, FILE, Backup, BackupCause, listed, name_of, next_number, plain
from database.errors import LibraryUnavailable
from database.files.atomic_write import make_folders, put_in_place, sync_folder, write_new
from database.images import contents
from database.store.connection import connect, maker_of, schema_of
from database.store.copies import copy_to
from engine.content.canonical_json import canonical
from engine.kernel.data.message import message

TABLES = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND sql LIKE 'CREATE TABLE%'"
"""All tables except the search index, which may be broken and can be rebuilt."""
OWN = "SELECT count(*) FROM documents WHERE layer = 'own'"


def make(
    source: sqlite3.Connection, images: Path, folder: Path, cause: BackupCause, made: float, *, shares: bool = True
) -> Backup:
    """Make a backup of the state that a connection sees, and of these images, in a folder locked for this.

    It `shares` image files with the newest backup, unless that cannot be trusted.
    """
    before, number = listed(folder)[:1] if shares else (), next_number(folder)
    target = folder / name_of(number, made)
    temporary = folder / f".{target.name}.tmp-{os.getpid()}-{os.urandom(4).hex()}"
    temporary.mkdir()
    try:
        documents, sequence = _copy(source, temporary / FILE)
        found, lost = _copy_images(temporary, images, before)
        backup = Backup(
            folder=temporary,
            number=number,
            made=made,
            cause=cause,
            schema=schema_of(source),
            program=maker_of(source),
            sequence=sequence,
            digest=digest_of(temporary / FILE),
            documents=documents,
            images=found,
            images_lost=lost,
        )
        write_new(temporary / ABOUT, canonical(plain(backup)), None)
        sync_folder(temporary)
        put_in_place(temporary, target)
        sync_folder(folder)
    except BaseException:
        shutil.rmtree(temporary, ignore_errors=True)
        raise
    return replace(backup, folder=target)


def last_change(connection: sqlite3.Connection) -> str:
    """The number of the last change of a library; it grows with every change."""
    found = connection.execute("SELECT value FROM state WHERE name = 'sequence'").fetchone()
    return "" if found is None else str(found[0])


def digest_of(file: Path) -> str:
    """The SHA-256 of a file that is not opened as a library."""
    with file.open("rb") as opened:
        return file_digest(opened, "sha256").hexdigest()


def images_in(file: Path) -> Sequence[tuple[str, str]]:
    """Digest and suffix of the images in the table of a library file that is not open."""
    with closing(connect(file, "ro")) as connection:
        return connection.execute("SELECT digest, suffix FROM images ORDER BY digest").fetchall()


def _copy(source: sqlite3.Connection, target: Path) -> tuple[int, str]:
    """Copy the library at one moment; returns the number of the user's own documents, and the last change."""
    source.execute("BEGIN")
    try:
        counted, sequence = _counted(source), last_change(source)
        (documents,) = source.execute(OWN).fetchone()
        copy_to(source, target)
    finally:
        if source.in_transaction:
            source.execute("ROLLBACK")
    with closing(connect(target)) as copy:
        # A copy of a library in WAL mode would need its journal next to it.
        copy.execute("PRAGMA journal_mode=DELETE")
        if _counted(copy) != counted:
            raise LibraryUnavailable(message("library-damaged", path=str(target)))
    return documents, sequence


def _counted(connection: sqlite3.Connection) -> Mapping[str, int]:
    names = [name for (name,) in connection.execute(TABLES)]
    return {name: connection.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in names}  # noqa: S608


def _copy_images(temporary: Path, images: Path, before: Sequence[Backup]) -> tuple[int, int]:
    """Put the images next to the copy; returns how many there are, and how many were not available."""
    found = lost = 0
    folders = set()
    for digest, suffix in images_in(temporary / FILE):
        name = Path(digest[:2]) / f"{digest}.{suffix}"
        target = temporary / "images" / name
        make_folders(target.parent)
        if _link(target, (each.image(digest, suffix) for each in before)) or _copy_image(target, images / name, digest):
            found += 1
        else:
            lost += 1
        folders.add(target.parent)
    for each in folders:
        sync_folder(each)
    return found, lost


def _link(target: Path, before: Iterator[Path]) -> bool:
    """Share the file with an earlier backup by a hard link, as it is never written again; but not with the library,
    where it may be."""
    for earlier in before:
        try:
            target.hardlink_to(earlier)
        except OSError:
            continue
        return True
    return False


def _copy_image(target: Path, source: Path, digest: str) -> bool:
    try:
        data = contents(source)
    except OSError:
        return False
    if sha256(data).hexdigest() != digest:
        return False
    write_new(target, data, None)
    return True
