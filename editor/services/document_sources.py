"""The sources of documents of one's own: a library, a folder, several of them in order."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from itertools import accumulate, islice
from pathlib import Path
from typing import Protocol

from database.store.document_summary import DocumentSummary
from engine.content.limits import MAX_BYTES
from engine.content.loading.json_parser import parse
from engine.content.problems import ROOT, ContentError, Problem, Value, nearest, shown
from engine.content.references.resolver import UnknownDocument

MOST_FILES, MOST_FOLDERS = 2_000, 200
"""Of a folder that nobody meant as a library: the one in which a file happens to lie that is opened, or is checked."""
MOST_BYTES = 64 * 1024 * 1024
"""Of the documents that are checked together."""
ID_WRITTEN = re.compile(rb'"id"\s*:\s*"([a-z0-9/-]{1,200})"')
MOST_READ_BESIDE = 24 * 1024 * 1024
"""Bytes of such a folder, which are read in about a third of a second."""


class DocumentSource(Protocol):
    """Holds documents that go before those that ship."""

    @property
    def names(self) -> tuple[str, ...]:
        """Their ids."""

    def read(self, name: str) -> bytes:
        """One of them as it is written down; `UnknownDocument` if there is none."""

    def of_kind(self, kind: str) -> tuple[DocumentSummary, ...]:
        """Those of a kind, as far as they can be read."""

    def has_thrown_away(self, name: str) -> bool:
        """Whether one of this id was deleted and can be restored."""


def files_below(folder: Path) -> Iterable[Path]:
    """All files of a folder that was named as a library."""
    return plain_files(folder, "**/*.json")


def limited_files_below(folder: Path) -> Iterable[Path]:
    """The files of a folder that nobody named: not more than can be looked through in a moment.

    Where they are too large together, the largest are passed over: a document is seldom large.
    """
    walk = islice(os.walk(folder), MOST_FOLDERS)
    paths = (Path(inside) / name for inside, _, names in walk for name in sorted(names) if name.endswith(".json"))
    found = [path for path in islice(paths, MOST_FILES) if is_plain_file(path)]
    sizes = sorted((path.stat().st_size, number) for number, path in enumerate(found))
    sums = accumulate(size for size, _ in sizes)
    read = {number for (_, number), so_far in zip(sizes, sums, strict=True) if so_far <= MOST_READ_BESIDE}
    return [path for number, path in enumerate(found) if number in read]


class TooManyDocuments(Exception):
    """A folder holds more than can be looked at."""


def documents_in_folder(folder: str) -> list[str]:
    """The files of a folder whose documents are all to be looked at; hidden folders are passed over.

    `TooMuch` where that is more than can be looked at, `OSError` where a folder cannot be read.
    """

    def refuse(error: OSError) -> None:
        raise error

    found, size = list[Path](), 0
    for number, (inside, folders, names) in enumerate(os.walk(folder, onerror=refuse), 1):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        paths = [Path(inside) / name for name in sorted(names) if name.endswith(".json")]
        found += filter(is_plain_file, paths)
        size += sum(path.stat().st_size for path in paths if is_plain_file(path))
        if number > MOST_FOLDERS or len(found) > MOST_FILES or size > MOST_BYTES:
            raise TooManyDocuments(folder)
    return list(map(str, found))


class FolderSource:
    """The documents in a folder and those below it, by the ids in their files."""

    def __init__(self, folder: Path, files: Callable[[Path], Iterable[Path]] = files_below) -> None:
        self._folder, self._list_files = folder, files

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self._files)

    def read(self, name: str) -> bytes:
        if name not in self._files:
            raise UnknownDocument(name)
        return read_limited(self._files[name][-1])

    def of_kind(self, kind: str) -> tuple[DocumentSummary, ...]:
        return tuple(filter(None, (_listed(self._files[name][-1], kind) for name in sorted(self._files))))

    def has_thrown_away(self, name: str) -> bool:
        return False

    def repeated(self) -> Iterator[Problem]:
        """The ids that stand in several files; the last of these is taken."""
        for name, paths in self._files.items():
            if len(paths) > 1:
                values: dict[str, Value] = {"id": name, "files": tuple(map(str, paths))}
                yield Problem(ROOT, "cli-check-id-in-files", values, severity="warning")

    @cached_property
    def _files(self) -> Mapping[str, list[Path]]:
        found: dict[str, list[Path]] = {}
        for path in self._list_files(self._folder):
            found.setdefault(_id_in(path), []).append(path)
        return found


class SourceChain:
    """Several shelves: what one does not hold is looked for on the next; each is asked once what it holds."""

    def __init__(self, *shelves: DocumentSource) -> None:
        self._shelves = shelves

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(sorted(frozenset().union(*self._names)))

    def read(self, name: str) -> bytes:
        for shelf, names in zip(self._shelves, self._names, strict=True):
            if name in names:
                return shelf.read(name)
        raise UnknownDocument(name, lambda: nearest(name, self.names))

    def of_kind(self, kind: str) -> tuple[DocumentSummary, ...]:
        found = (each for shelf in self._shelves for each in shelf.of_kind(kind))
        first: dict[str, DocumentSummary] = {}
        for each in found:
            first.setdefault(each.id, each)
        return tuple(first.values())

    def has_thrown_away(self, name: str) -> bool:
        return any(shelf.has_thrown_away(name) for shelf in self._shelves)

    @cached_property
    def _names(self) -> tuple[frozenset[str], ...]:
        return tuple(frozenset(shelf.names) for shelf in self._shelves)


def source_of_files(names: Iterable[str]) -> FolderSource:
    """What is in files that are named, for documents that name one another; what is no file is passed over."""
    files = {path.resolve(): path for path in map(Path, names) if is_plain_file(path)}
    return FolderSource(Path(), lambda _: files.values())


def with_neighbours(path: Path, shelf: DocumentSource) -> DocumentSource:
    """What lies next to a file and below, then what is on the shelf."""
    return SourceChain(FolderSource(path.parent, limited_files_below), shelf)


def plain_files(folder: Path, pattern: str) -> list[Path]:
    """The plain files of a folder that are called so."""
    return sorted(path for path in folder.glob(pattern) if is_plain_file(path))


def is_plain_file(name: str | Path) -> bool:
    """Whether this is a plain file: a pipe or a device could make the reader wait for ever."""
    try:
        return stat.S_ISREG(Path(name).stat().st_mode)
    except (OSError, ValueError):
        return False


def same_file_name(name: str, written: str) -> bool:
    """Whether a file that somebody named is the one that a problem names, such as `./a.json` and `a.json`."""
    return str(Path(name)) == written


def is_folder(path: str | Path) -> bool:
    """Whether there is a folder, as far as one may look."""
    try:
        return Path(path).is_dir()
    except (OSError, ValueError):
        return False


def read_limited(path: Path) -> bytes:
    """What is in a file; of one too large, enough to see that."""
    with path.open("rb") as file:
        return file.read(MAX_BYTES + 1)


def _listed(path: Path, kind: str) -> DocumentSummary | None:
    """What is told of the document in a file; None if it is of another kind, or cannot be read."""
    try:
        found = parse(read_limited(path))
    except (OSError, ContentError):
        return None
    names = found.get("name")
    told = {str(lang): shown(name) for lang, name in names.items()} if isinstance(names, Mapping) else {}
    return DocumentSummary(_id_in(path), str(found.get("system", "")), told) if found.get("kind") == kind else None


def _id_in(path: Path) -> str:
    """The id of the document in a file; of one that has none, the file's name.

    One that cannot be read is known by what looks like its id, so that whoever names it is told what is wrong there.
    """
    try:
        text = read_limited(path)
    except OSError:
        return path.stem
    try:
        found = parse(text).get("id")
    except ContentError:
        written = ID_WRITTEN.search(text)
        found = written[1].decode() if written else None
    return found if isinstance(found, str) else path.stem
