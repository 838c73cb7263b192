"""Sources of documents in files: a folder, given files, and the folder of a file."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from itertools import accumulate, islice
from pathlib import Path

from database.store.document_source import DocumentSource, SourceChain
from engine.content.limits import MAX_BYTES
from engine.content.loading.json_parser import parse
from engine.content.problems import ROOT, ContentError, Problem, ProblemValue

MOST_FILES, MOST_FOLDERS = 2_000, 200
"""Limits of an implicit folder: the one that contains a file being opened or checked."""
MOST_BYTES = 64 * 1024 * 1024
"""Most bytes of documents that are checked together."""
ID_WRITTEN = re.compile(rb'"id"\s*:\s*"([a-z0-9/-]{1,200})"')
MOST_READ_BESIDE = 24 * 1024 * 1024
"""The limit of bytes in such a folder, which take about a third of a second to read."""


def files_below(folder: Path) -> Iterable[Path]:
    """All files of a folder that is used as a library."""
    return plain_files(folder, "**/*.json")


def limited_files_below(folder: Path) -> Iterable[Path]:
    """Files of an implicit folder, limited in number and total size so that reading takes a moment.

    Over the size limit, the largest are skipped: a document is seldom large.
    """
    walk = islice(os.walk(folder), MOST_FOLDERS)
    paths = (Path(inside) / name for inside, _, names in walk for name in sorted(names) if name.endswith(".json"))
    found = [path for path in islice(paths, MOST_FILES) if is_plain_file(path)]
    sizes = sorted((path.stat().st_size, number) for number, path in enumerate(found))
    sums = accumulate(size for size, _ in sizes)
    read = {number for (_, number), so_far in zip(sizes, sums, strict=True) if so_far <= MOST_READ_BESIDE}
    return [path for number, path in enumerate(found) if number in read]


class TooManyDocuments(Exception):
    """A folder with more documents than can be checked."""


def documents_in_folder(folder: str) -> list[str]:
    """The files of a folder whose documents are all to be checked; hidden folders are skipped.

    Raises `TooManyDocuments` if there are too many, `OSError` if a folder cannot be read.
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


class FolderSource(DocumentSource):
    """The documents in a folder and its subfolders, by the ids in their files."""

    def __init__(self, folder: Path, files: Callable[[Path], Iterable[Path]] = files_below) -> None:
        self._folder, self._list_files = folder, files

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self._files)

    def read(self, name: str) -> bytes:
        if name not in self._files:
            raise self.unknown(name)
        return read_limited(self._files[name][-1])

    def __contains__(self, name: str) -> bool:
        return name in self._files

    def repeated(self) -> Iterator[Problem]:
        """The ids that occur in several files; the last of these is used."""
        for name, paths in self._files.items():
            if len(paths) > 1:
                values: dict[str, ProblemValue] = {"id": name, "files": tuple(map(str, paths))}
                yield Problem(ROOT, "cli-check-id-in-files", values, severity="warning")

    @cached_property
    def _files(self) -> Mapping[str, list[Path]]:
        found: dict[str, list[Path]] = {}
        for path in self._list_files(self._folder):
            found.setdefault(_id_in(path), []).append(path)
        return found


def source_of_files(names: Iterable[str]) -> FolderSource:
    """A source of the documents in given files, which may refer to one another; missing files are ignored."""
    files = {path.resolve(): path for path in map(Path, names) if is_plain_file(path)}
    return FolderSource(Path(), lambda _: files.values())


def with_neighbours(path: Path | str, library: DocumentSource) -> DocumentSource:
    """A source of the documents in the folder of a file and its subfolders, then of those of the library."""
    return SourceChain(FolderSource(Path(path).parent, limited_files_below), library)


def plain_files(folder: Path, pattern: str) -> list[Path]:
    """The plain files of a folder with matching names."""
    return sorted(path for path in folder.glob(pattern) if is_plain_file(path))


def is_plain_file(name: str | Path) -> bool:
    """Whether this is a plain file: a pipe or a device could block the reader forever."""
    try:
        return stat.S_ISREG(Path(name).stat().st_mode)
    except (OSError, ValueError):
        return False


def same_file_name(name: str, written: str) -> bool:
    """True if two paths name the same file, such as `./a.json` and `a.json`."""
    return str(Path(name)) == written


def is_folder(path: str | Path) -> bool:
    """Whether there is a folder, as far as it is accessible."""
    try:
        return Path(path).is_dir()
    except (OSError, ValueError):
        return False


def read_limited(path: Path) -> bytes:
    """Content of a file, read up to one byte over the size limit."""
    with path.open("rb") as file:
        return file.read(MAX_BYTES + 1)


def _id_in(path: Path) -> str:
    """Id of the document in a file, otherwise the file name.

    For an unreadable document, anything that looks like its id is used, so that its problems are shown when it is
    referred to.
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
