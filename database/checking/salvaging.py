"""Saving what is left of a damaged library: every document that can still be read, into a new library beside it."""

from __future__ import annotations

import logging
import os
import shutil
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from database.entries import Wanted
from database.errors import LibraryUnavailable
from database.images import Images
from database.leftovers import delete_unfinished
from database.store.connection import connect
from database.store.place import images_beside
from engine.content.errors import ContentError
from engine.content.read import read_document
from engine.kernel.word import word

if TYPE_CHECKING:
    from database.library import Library
    from engine.content.declarations import Declarations
    from engine.content.envelope import Document
    from engine.content.unread import Unread

log = logging.getLogger(__name__)

HEADER = 100
"""Bytes at the beginning of a file of SQLite; without them the rest cannot be opened; a new library has the same."""
WIDEST_STEP = 1 << 20
COPIED = ("", "-journal", "-wal")
NOT_READABLE = (sqlite3.DatabaseError, UnicodeDecodeError)
"""What comes of a damaged file; the latter where a damaged name stands in the complaint."""


@dataclass(frozen=True, slots=True)
class Salvaged:
    """What was saved."""

    documents: tuple[str, ...]
    """Their ids."""
    older: tuple[str, ...]
    """Of these, the ones of which only an older version could be read, or nobody knows which was the newest."""
    images: int

    @property
    def is_something(self) -> bool:
        """Whether anything at all could be read."""
        return bool(self.documents or self.images)


@dataclass(frozen=True, slots=True)
class _Left:
    """The rows that can still be read."""

    bodies: dict[str, str]
    """By their digests, in the order in which they were written."""
    newest: dict[str, str]
    """The digest of what a document of one's own says, by its id."""
    others: frozenset[str]
    """Digests of what only ships or lies in the trash."""


def salvage(damaged: Path, library: Library, declarations: Declarations) -> Salvaged:
    """Bring what can be read of a damaged library, which nobody has open, into this one."""
    left = _read(damaged, library.path)
    found = _documents(left, declarations)
    here = {entry.id for entry in library.documents.entries(Wanted(layers=("own",)))}
    found = {name: each for name, each in found.items() if each[1] or name not in here}
    library.documents.save_many([document for document, _ in found.values()], cause="imported")
    pictures = _put_images([*_images_of(damaged, library), *library.images.strays()], library.images)
    return Salvaged(
        tuple(sorted(found)), tuple(sorted(name for name, (_, is_newest) in found.items() if not is_newest)), pictures
    )


def _documents(left: _Left, declarations: Declarations) -> dict[str, tuple[Document | Unread, bool]]:
    """One document for each id, and whether it is known to be the newest."""
    found: dict[str, tuple[Document | Unread, bool]] = {}
    for digest, body in left.bodies.items():
        if digest in left.others:
            continue
        try:
            document = read_document(body.encode(), declarations)
        except ContentError as error:
            log.info("a text cannot be read as a document: %s", error)
            continue
        is_newest = left.newest.get(document.id) == digest
        if document.id and (is_newest or not found.get(document.id, (None, False))[1]):
            found[document.id] = (document, is_newest)
    return found


def _read(damaged: Path, beside: Path) -> _Left:
    """Read from a copy: SQLite may write to what it opens."""
    copy = beside.with_name(f".{beside.name}.tmp-{os.getpid()}-{os.urandom(4).hex()}")
    try:
        for suffix in COPIED:
            source = damaged.with_name(damaged.name + suffix)
            if source.is_file():
                shutil.copyfile(source, copy.with_name(copy.name + suffix))
        try:
            return _rows(copy)
        except NOT_READABLE:
            _mend_header(copy, beside)
            return _rows(copy)
    except NOT_READABLE as fault:
        log.info("nothing can be read of %s: %s", damaged, fault)
        return _Left({}, {}, frozenset())
    except OSError as fault:
        raise LibraryUnavailable(word("library-not-opened", path=str(damaged))) from fault
    finally:
        delete_unfinished(beside)


def _mend_header(copy: Path, sound: Path) -> None:
    """Give a file the head of a library that is sound, without the number of pages, which SQLite then counts itself."""
    with closing(connect(sound, "ro")) as connection:
        head = bytearray(connection.serialize()[:HEADER])
    head[28:32] = bytes(4)
    with copy.open("r+b") as file:
        file.write(head)


def _rows(file: Path) -> _Left:
    with closing(connect(file)) as connection:
        connection.execute("PRAGMA query_only=ON")
        connection.execute("PRAGMA cell_size_check=OFF")
        # Tables of a schema are found although something else in it is damaged.
        connection.execute("PRAGMA writable_schema=ON")
        connection.execute("SELECT count(*) FROM sqlite_master")
        connection.text_factory = bytes
        bodies = dict(_sound(_readable(connection, "SELECT rowid, digest, body FROM texts NOT INDEXED", "texts")))
        said = list(_readable(connection, "SELECT rowid, id, layer, digest FROM documents NOT INDEXED", "documents"))
    rows = [(_text(row[1]), _text(row[2]), _text(row[3])) for row in said]
    newest = {name: digest for name, layer, digest in rows if layer == "own"}
    others = {digest for _, layer, digest in rows if layer != "own"} - set(newest.values())
    return _Left(bodies, newest, frozenset(others))


def _sound(rows: Iterator[tuple[Any, ...]]) -> Iterator[tuple[str, str]]:
    """Texts that say what their digests say."""
    for _, digest, body in rows:
        if isinstance(body, bytes) and sha256(body).hexdigest() == _text(digest):
            yield _text(digest), body.decode()


def _text(value: object) -> str:
    return value.decode(errors="replace") if isinstance(value, bytes) else ""


def _readable(connection: sqlite3.Connection, select: str, table: str) -> Iterator[tuple[Any, ...]]:
    """The rows of a table in their order, those on pages that cannot be read left out."""
    at, step = 0, 1
    last = _last(connection, table)
    while at <= last:
        try:
            for row in connection.execute(f"{select} WHERE rowid > ? ORDER BY rowid", (at,)):
                yield row
                at, step = max(at, int(row[0])), 1
        except (sqlite3.DatabaseError, OverflowError) as fault:
            log.info("rows of %s behind %s cannot be read: %s", table, at, fault)
            at, step = at + step, min(step * 2, WIDEST_STEP)
        else:
            return


def _last(connection: sqlite3.Connection, table: str) -> int:
    """The highest row number; where that cannot be told, one that no library reaches."""
    try:
        return int(connection.execute(f"SELECT max(rowid) FROM {table}").fetchone()[0] or 0)  # noqa: S608
    except (sqlite3.DatabaseError, TypeError, ValueError):
        return WIDEST_STEP


def _images_of(damaged: Path, library: Library) -> list[Path]:
    """The images beside a damaged library; those of one that lay here are strays by now."""
    folder = images_beside(damaged)
    return [] if folder == library.images.folder else sorted(folder.glob("??/*"))


def _put_images(files: Sequence[Path], images: Images) -> int:
    """The images whose bytes are right, into the library that is to have them."""
    count = 0
    for path in files:
        try:
            data = path.read_bytes()
        except OSError as fault:
            log.info("an image cannot be read: %s: %s", path, fault)
            continue
        if sha256(data).hexdigest() == path.stem:
            images.put(data)
            count += 1
    return count
