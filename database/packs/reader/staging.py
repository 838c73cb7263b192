"""The staging folder, in which a worker leaves the content of a pack until it is imported or discarded."""

from __future__ import annotations

import json
import logging
import os
import re
import shutil
from pathlib import Path
from tempfile import gettempdir
from types import TracebackType
from typing import Self

from database.errors import LibraryUnavailable
from database.files.atomic_write import OWNERS_FOLDER, NotWritten, reason
from database.files.stale_files import delete_if_possible
from database.packs.format.container import digest_of
from database.packs.format.contents import Contents
from database.packs.format.refusals import PackRefused, refused
from database.packs.reader.bundle import SMALL, Bundle
from database.packs.reader.worker_messages import ReaderFailure, outcome_from_json, outcome_json
from database.store.library_path import folder_beside
from database.store.lock import take_lock
from engine.kernel.data.message import message

log = logging.getLogger(__name__)

REPORT = "report.json"
BUNDLE = "bundle"
FOLDER = "staging"
LOCK = ".lock"
NAME = re.compile(r"import-(\d{1,18})-[0-9a-f]{8}")


class Staging:
    """A temporary folder, deleted at the end of the `with` block."""

    def __init__(self, below: Path | None = None) -> None:
        """Create the folder, by default in the system's temporary folder; `LibraryUnavailable` gives the reason if that
        fails."""
        try:
            below = below or Path(gettempdir())
            below.mkdir(OWNERS_FOLDER, parents=True, exist_ok=True)
            self.folder = below.resolve() / f"import-{os.getpid()}-{os.urandom(4).hex()}"
            self._lock = take_lock(lock_of(self.folder))
            self.folder.mkdir(OWNERS_FOLDER)
        except OSError as error:
            raise LibraryUnavailable(message("pack-no-staging", reason=reason(below or Path(), error))) from error
        self._bundle = Bundle(self.folder / BUNDLE)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.remove()

    def remove(self) -> None:
        """Delete the folder, as far as possible; the rest is left to `remove_abandoned`."""
        _remove(self.folder)
        if self._lock is not None:
            self._lock.release()
        delete_if_possible(lock_of(self.folder))

    def body(self, digest: str) -> bytes:
        """The bytes with this digest, as the worker wrote them; raises `PackRefused` if they are gone."""
        try:
            data = self._bundle.get(digest)
            if data is None:
                data = (self.folder / digest).read_bytes()
        except OSError as error:
            raise refused("pack-changed-while-read") from error
        if digest_of(data) != digest:
            raise refused("pack-changed-while-read")
        return data

    def outcome(self) -> Contents | PackRefused | ReaderFailure | None:
        """The result of the reading; None if the worker did not finish."""
        try:
            report = json.loads((self.folder / REPORT).read_bytes())
        except OSError as error:
            log.info("a reader of packs has left no report: %s", error)
            return None
        return outcome_from_json(report)


class StagingWriter:
    """The staging folder inside the worker, which writes documents and images as they are read."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._bundle = Bundle(folder / BUNDLE)

    def take(self, digest: str, body: bytes) -> None:
        """Store these bytes by digest; raises `NotWritten` if there is no room for them."""
        is_small = len(body) <= SMALL
        path = self._bundle.path if is_small else self._folder / digest
        try:
            if is_small:
                self._bundle.add(digest, body)
            else:
                path.write_bytes(body)
        except OSError as error:
            delete_if_possible(path)
            raise NotWritten(path, error) from error

    def report(self, outcome: Contents | PackRefused | ReaderFailure) -> None:
        """Write the result of the reading, as the last thing; raises an OSError if there is no room even for that."""
        unfinished = self._folder / f"{REPORT}.part"
        unfinished.write_text(json.dumps(outcome_json(outcome)), encoding="utf-8")
        unfinished.rename(self._folder / REPORT)


def staging_root(library: Path) -> Path:
    """The folder that holds the staging folders of a library."""
    return folder_beside(library, FOLDER)


def remove_abandoned(below: Path) -> None:
    """Delete the folders of interrupted imports of other processes, except those in use."""
    try:
        found = list(below.iterdir()) if below.is_dir() else []
    except OSError as error:
        log.info("folders of imports stay in %s: %s", below, error)
        return
    # One that was interrupted at its beginning or end has left only its lock.
    for folder in sorted({each.with_name(each.name.removesuffix(LOCK)) for each in found}):
        named = NAME.fullmatch(folder.name)
        is_one = folder.is_dir() and not folder.is_symlink()
        if named and int(named[1]) != os.getpid() and (is_one or not os.path.lexists(folder)):
            _remove_unless_held(folder)


def lock_of(folder: Path) -> Path:
    """The file that is locked as long as the folder is in use."""
    return folder.with_name(f"{folder.name}{LOCK}")


def _remove_unless_held(folder: Path) -> None:
    try:
        lock = take_lock(lock_of(folder))
    except OSError as error:
        log.info("a folder of an import stays: %s: %s", folder, error)
        return
    if lock is not None:
        if folder.is_dir():
            _remove(folder)
        lock.release()
        delete_if_possible(lock_of(folder))


def _remove(folder: Path) -> None:
    try:
        shutil.rmtree(folder)
    except OSError as error:
        log.info("a folder of an import stays: %s: %s", folder, error)
