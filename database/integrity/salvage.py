"""Salvages a damaged library: every document that can still be read is copied into a new library next to it."""

from __future__ import annotations

import logging
import os
import shutil
import sqlite3
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from database.errors import LibraryUnavailable
from database.files.stale_files import delete_unfinished
from database.images import Images
from database.records import DocumentFilter
from database.store.connection import connect
from database.store.library_path import images_beside
from engine.content.loading.document_reader import read_document
from engine.content.problems import ContentError
from engine.kernel.data.message import message

if TYPE_CHECKING:
    from database.documents import Documents
    from engine.content.declarations import Declarations
    from engine.content.envelope import Document
    from engine.content.newer_document import NewerDocument

log = logging.getLogger(__name__)

HEADER = 100
"""The length of the header of an SQLite file; without it the rest cannot be opened; a new library has the same
header."""
WIDEST_STEP = 1 << 20
COPIED = ("", "-journal", "-wal")
NOT_READABLE = (sqlite3.DatabaseError, UnicodeDecodeError)
"""The errors of a damaged file; the latter if the error message contains a damaged name."""


@dataclass(frozen=True, slots=True)
class SalvageResult:
    """The outcome of a salvage."""

    documents: tuple[str, ...]
    """Their ids."""
    older: tuple[str, ...]
    """The ids of which only an older version could be read, or of which the newest version is unknown."""
    brought: tuple[str, ...]
    """The ids that the library did not have, or had with another text."""
    images: int

    @property
    def has_content(self) -> bool:
        """Whether anything at all could be read."""
        return bool(self.documents or self.images)


@dataclass(frozen=True, slots=True)
class _Left:
    """The rows that can still be read."""

    bodies: dict[str, str]
    """The texts by digest, in the order in which they were written."""
    newest: dict[str, str]
    """The digest of the current text of each of the user's documents, by id."""
    others: frozenset[str]
    """Digests of stock documents and of those in the trash."""
    last: dict[str, str]
    """The digest of a document's last revision, by the digest of each of its revisions."""


@dataclass(frozen=True, slots=True)
class _Found:
    """A readable document."""

    document: Document | NewerDocument
    digest: str
    is_newest: bool
    """Whether it is known to be the newest version."""
    was_last: bool
    """Whether it is the last revision of a document, as far as its revisions can be read."""


NOTHING = _Left({}, {}, frozenset(), {})


def salvage(
    damaged: Path, path: Path, documents: Documents, images: Images, declarations: Declarations
) -> SalvageResult:
    """Copy what can be read of a damaged library, which must not be open, into the open one at `path`."""
    left = _read(damaged, path)
    found = _documents(left, declarations)
    here = {entry.id: entry.digest for entry in documents.entries(DocumentFilter(layers=("own",)))}
    ships = {entry.digest for entry in documents.entries(DocumentFilter(layers=("stock",), shadowed=True))}
    found = {name: each for name, each in found.items() if _is_wanted(each, here.get(name), ships, left.last)}
    saved = documents.save_many([each.document for each in found.values()], cause="imported")
    pictures = _put_images([*_images_of(damaged, images), *images.strays()], images)
    older = (name for name, each in found.items() if not each.is_newest)
    return SalvageResult(
        tuple(sorted(found)), tuple(sorted(older)), tuple(sorted((*saved.new, *saved.changed))), pictures
    )


def _is_wanted(found: _Found, here: str | None, ships: Collection[str], last: Mapping[str, str]) -> bool:
    """Whether a found document is to be copied; an older one never replaces a newer one of the present library."""
    if found.is_newest:
        return True
    if here is not None:
        return found.digest != here and last.get(here) == found.digest
    return found.digest not in ships


def _documents(left: _Left, declarations: Declarations) -> dict[str, _Found]:
    """One document for each id: the newest, if known, otherwise the last revision, otherwise the one written last."""
    found: dict[str, _Found] = {}
    last_digests = frozenset(left.last.values())
    for digest, body in left.bodies.items():
        if digest in left.others:
            continue
        try:
            document = read_document(body.encode(), declarations)
        except ContentError as error:
            log.info("a text cannot be read as a document: %s", error)
            continue
        each = _Found(document, digest, left.newest.get(document.id) == digest, digest in last_digests)
        before = found.get(document.id)
        if document.id and (before is None or _rank(each) >= _rank(before)):
            found[document.id] = each
    return found


def _rank(found: _Found) -> tuple[bool, bool]:
    return found.is_newest, found.was_last


def _read(damaged: Path, beside: Path) -> _Left:
    """Read from a copy, since SQLite may write to the file that it opens. A folder in the library's place has nothing
    to read."""
    if damaged.is_dir():
        return NOTHING
    copy = beside.with_name(f".{beside.name}.tmp-{os.getpid()}-{os.urandom(4).hex()}")
    try:
        for suffix in COPIED:
            source = damaged.with_name(damaged.name + suffix)
            if source.is_file():
                shutil.copyfile(source, copy.with_name(copy.name + suffix))
        try:
            left = _rows(copy)
        except NOT_READABLE:
            left = NOTHING
        if not left.bodies:
            _mend_header(copy, beside)
            left = _rows(copy)
        return left
    except NOT_READABLE as error:
        log.info("nothing can be read of %s: %s", damaged, error)
        return NOTHING
    except OSError as error:
        raise LibraryUnavailable(message("library-not-opened", path=str(damaged))) from error
    finally:
        delete_unfinished(beside)


def _mend_header(copy: Path, sound: Path) -> None:
    """Give a file the header of an intact library, without the number of pages, which SQLite then counts itself."""
    with closing(connect(sound, "ro")) as connection:
        head = bytearray(connection.serialize()[:HEADER])
    head[28:32] = bytes(4)
    with copy.open("r+b") as file:
        file.write(head)


def _rows(file: Path) -> _Left:
    with closing(connect(file)) as connection:
        connection.execute("PRAGMA query_only=ON")
        connection.execute("PRAGMA cell_size_check=OFF")
        # Tables are found even if something else in the schema is damaged.
        connection.execute("PRAGMA writable_schema=ON")
        connection.execute("SELECT count(*) FROM sqlite_master")
        connection.text_factory = bytes
        bodies = dict(_sound(_readable(connection, "SELECT rowid, digest, body FROM texts NOT INDEXED", "texts")))
        found = list(_readable(connection, "SELECT rowid, id, layer, digest FROM documents NOT INDEXED", "documents"))
        revised = list(_readable(connection, "SELECT number, document, digest FROM revisions NOT INDEXED", "revisions"))
    rows = [(_text(row[1]), _text(row[2]), _text(row[3])) for row in found]
    newest = {name: digest for name, layer, digest in rows if layer == "own"}
    others = {digest for _, layer, digest in rows if layer != "own"} - set(newest.values())
    return _Left(bodies, newest, frozenset(others), _last([(_text(row[1]), _text(row[2])) for row in revised]))


def _last(revised: Sequence[tuple[str, str]]) -> dict[str, str]:
    """The digest of the last revision of the same document, by the digest of each revision; they are read in order."""
    last = dict(revised)
    return {digest: last[document] for document, digest in revised}


def _sound(rows: Iterator[tuple[Any, ...]]) -> Iterator[tuple[str, str]]:
    """Texts with the right digests."""
    for _, digest, body in rows:
        if isinstance(body, bytes) and sha256(body).hexdigest() == _text(digest):
            yield _text(digest), body.decode()


def _text(value: object) -> str:
    return value.decode(errors="replace") if isinstance(value, bytes) else ""


def _readable(connection: sqlite3.Connection, select: str, table: str) -> Iterator[tuple[Any, ...]]:
    """The rows of a table in order, without those on unreadable pages."""
    at, step = 0, 1
    last = _last_row(connection, table)
    while at <= last:
        try:
            for row in connection.execute(f"{select} WHERE rowid > ? ORDER BY rowid", (at,)):
                yield row
                at, step = max(at, int(row[0])), 1
        except (sqlite3.DatabaseError, OverflowError) as error:
            log.info("rows of %s behind %s cannot be read: %s", table, at, error)
            at, step = at + step, min(step * 2, WIDEST_STEP)
        else:
            return


def _last_row(connection: sqlite3.Connection, table: str) -> int:
    """The highest row number; if that is unknown, a bound that no library reaches."""
    try:
        return int(connection.execute(f"SELECT max(rowid) FROM {table}").fetchone()[0] or 0)  # noqa: S608
    except (sqlite3.DatabaseError, TypeError, ValueError):
        return WIDEST_STEP


def _images_of(damaged: Path, images: Images) -> list[Path]:
    """The images next to a damaged library; if it was at this path, they are strays now."""
    folder = images_beside(damaged)
    return [] if folder == images.folder else sorted(folder.glob("??/*"))


def _put_images(files: Sequence[Path], images: Images) -> int:
    """Copy the intact images into the library."""
    count = 0
    for path in files:
        try:
            data = path.read_bytes()
        except OSError as error:
            log.info("an image cannot be read: %s: %s", path, error)
            continue
        if sha256(data).hexdigest() == path.stem:
            images.put(data)
            count += 1
    return count
