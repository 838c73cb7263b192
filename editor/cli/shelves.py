"""Documents of one's own for the command line: a library, or a folder of documents."""

from __future__ import annotations

import re
import stat
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import Protocol

from editor.cli.voice import Voice
from editor.cli.wrong_use import WrongUse
from engine.content.errors import ROOT, ContentError, Problem, Value
from engine.content.limits import MAX_BYTES
from engine.content.parse import parse
from engine.content.resolve import UnknownDocument

ID_WRITTEN = re.compile(rb'"id"\s*:\s*"([a-z0-9/-]{1,200})"')


class Shelf(Protocol):
    """Holds documents that go before those that ship."""

    @property
    def names(self) -> tuple[str, ...]:
        """Their ids."""

    def read(self, name: str) -> bytes:
        """One of them as it is written down; `UnknownDocument` if there is none."""


class Folder:
    """The documents in a folder and those below it, by the ids in their files."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self._files)

    def read(self, name: str) -> bytes:
        if name not in self._files:
            raise UnknownDocument(name)
        return beginning_of(self._files[name][-1])

    def repeated(self) -> Iterator[Problem]:
        """The ids that stand in several files; the last of these is taken."""
        for name, paths in self._files.items():
            if len(paths) > 1:
                values: dict[str, Value] = {"id": name, "files": tuple(map(str, paths))}
                yield Problem(ROOT, "cli-check-id-in-files", values, severity="warning")

    @cached_property
    def _files(self) -> Mapping[str, list[Path]]:
        found: dict[str, list[Path]] = {}
        for path in plain_files(self._folder, "**/*.json"):
            found.setdefault(_id_in(path), []).append(path)
        return found


@contextmanager
def library_at(named: str | None, voice: Voice) -> Iterator[Shelf | None]:
    """The library that the command line names, a file or folder that must be there; else one's own, if there is one.

    It is only read, so that a window that has it open is not in the way.
    """
    from database.library import Library
    from database.store.place import default_path, is_there

    if named is not None and Path(named).is_dir():
        yield Folder(Path(named))
        return
    path = default_path() if named is None else Path(named)
    if not is_there(path):
        if named is not None:
            raise WrongUse(voice.say("cli-no-such-library", name=named))
        yield None
        return
    with Library.open(path, read_only=True) as library:
        # What ships is read from where it ships: the library may have been written by another version of the program.
        yield library.resolver(with_stock=False)


def plain_files(folder: Path, pattern: str) -> list[Path]:
    """The plain files of a folder that are called so."""
    return sorted(path for path in folder.glob(pattern) if is_plain_file(path))


def is_plain_file(name: str | Path) -> bool:
    """Whether this is a plain file: a pipe or a device could make the reader wait for ever."""
    try:
        return stat.S_ISREG(Path(name).stat().st_mode)
    except (OSError, ValueError):
        return False


def beginning_of(path: Path) -> bytes:
    """What is in a file; of one too large, enough to see that."""
    with path.open("rb") as file:
        return file.read(MAX_BYTES + 1)


def _id_in(path: Path) -> str:
    """The id of the document in a file; of one that has none, the file's name.

    One that cannot be read is known by what looks like its id, so that whoever names it is told what is wrong there.
    """
    try:
        text = beginning_of(path)
    except OSError:
        return path.stem
    try:
        found = parse(text).get("id")
    except ContentError:
        written = ID_WRITTEN.search(text)
        found = written[1].decode() if written else None
    return found if isinstance(found, str) else path.stem
