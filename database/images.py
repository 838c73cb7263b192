"""The library's images: files next to it, each named by the SHA-256 of its bytes, with a row for each."""

from __future__ import annotations

import errno
import logging
import os
import re
import stat
from hashlib import sha256
from pathlib import Path

from sqlalchemy import select

from database.errors import LibraryBug, LibraryUnavailable
from database.files.atomic_write import TEMPORARY, NotWritten, atomic_write, make_folders
from database.store.session import LibrarySession
from database.store.statements import insert_rows, numbers
from database.tables.images import images
from engine.kernel.data.message import message

FIRST_LETTERS = 2
"""The number of letters of the digest that name the subfolder."""
BEGINNINGS = {"png": (b"\x89PNG\r\n\x1a\n", b""), "jpg": (b"\xff\xd8\xff", b""), "webp": (b"RIFF", b"WEBP")}
WEBP_AT = 8
PICTURE = re.compile(rf"[0-9a-f]{{64}}\.({'|'.join(BEGINNINGS)})")

log = logging.getLogger(__name__)


class Images:
    """Images by digest. Images from untrusted sources must have been sanitised before."""

    def __init__(self, session: LibrarySession, folder: Path) -> None:
        self._session = session
        self.folder = folder

    def put(self, data: bytes) -> str:
        """Store an image; returns its digest."""
        digest, suffix = sha256(data).hexdigest(), suffix_of(data)
        with self._session.writing() as rows:
            place = self._place(digest, suffix)
            try:
                lay_down(place, data)
            except NotWritten as error:
                raise LibraryUnavailable(error.word) from error
            except OSError as error:
                raise LibraryUnavailable(message("library-not-writable", path=str(place))) from error
            (number,) = numbers(rows, 1)
            row = (digest, suffix, len(data), number, self._session.stamp())
            insert_rows(rows, images, [row], if_missing=True)
        return digest

    def digests(self) -> tuple[str, ...]:
        """The digests of all images, in the order of their import."""
        with self._session.reading() as rows:
            return tuple(rows.execute(select(images.c.digest).order_by(images.c.number)).scalars())

    def path(self, digest: str) -> Path:
        """The path of an image's file; raises `LibraryBug` for an image that the library does not have."""
        with self._session.reading() as rows:
            suffix = rows.execute(select(images.c.suffix).where(images.c.digest == digest)).scalar()
        if suffix is None:
            raise LibraryBug(f"no image has the digest {digest}")
        return self._place(digest, suffix)

    def get(self, digest: str) -> bytes | None:
        """The bytes of an image; None if the file is missing or damaged."""
        try:
            data = contents(self.path(digest))
        except OSError:
            return None
        return data if sha256(data).hexdigest() == digest else None

    def strays(self) -> tuple[Path, ...]:
        """Files in the folder without a row: an import was interrupted, or their documents were deleted."""
        with self._session.looking() as connection:
            known = {self._place(*row) for row in connection.execute("SELECT digest, suffix FROM images")}
        try:
            found = sorted(path for path in self.folder.glob("??/*") if is_ours(path.name))
        except OSError as error:
            raise LibraryUnavailable(message("library-not-opened", path=str(self.folder))) from error
        return tuple(path for path in found if path not in known)

    def sweep(self) -> None:
        """Delete these files; not within a transaction, nor while another program may be writing."""
        if self._session.is_in_transaction or self._session.why_read_only is not None:
            return
        try:
            for path in self.strays():
                path.unlink()
        except (OSError, LibraryUnavailable) as error:
            log.info("stray pictures stay in %s: %s", self.folder, error)

    def _place(self, digest: str, suffix: str) -> Path:
        return self.folder / digest[:FIRST_LETTERS] / f"{digest}.{suffix}"


def is_ours(name: str) -> bool:
    """Whether a file name is that of an image, or of an incomplete one."""
    return PICTURE.fullmatch(name) is not None or TEMPORARY.fullmatch(name) is not None


def suffix_of(data: bytes) -> str:
    """The file suffix of an image, from its first bytes."""
    for suffix, (first, behind) in BEGINNINGS.items():
        if data.startswith(first) and data[WEBP_AT:].startswith(behind):
            return suffix
    raise LibraryBug("this is no picture of a sort that the library keeps")


def lay_down(place: Path, data: bytes) -> None:
    """Write an image to its place; anything there that is not a plain file is moved aside. Raises `NotWritten` or
    OSError."""
    make_folders(place.parent)
    if place.is_symlink() or (place.exists() and not place.is_file()):
        aside = place.with_name(f"{place.name}.aside-{os.urandom(4).hex()}")
        place.rename(aside)
        log.warning("what stood in the place of a picture is %s now", aside)
    atomic_write(place, data)


def contents(path: Path) -> bytes:
    """The content of a plain file; raises an OSError for anything else."""
    if not stat.S_ISREG(path.lstat().st_mode):
        raise OSError(errno.ENXIO, os.strerror(errno.ENXIO), str(path))
    return path.read_bytes()
