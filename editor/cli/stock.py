"""Documents by name: a library of one's own, what ships below `resources/systems`, the probes' scenarios, and files."""

import re
import stat
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from editor.cli.voice import Voice
from editor.cli.wrong_use import WrongUse
from engine.content.canonical import canonical
from engine.content.errors import ROOT, ContentError, Problem, Value, nearest
from engine.content.limits import MAX_BYTES
from engine.content.parse import parse
from engine.content.resolve import UnknownDocument
from engine.registry import probe_scenario, probes
from engine.words import resources_folder

PROBE = "/probe"
ID_WRITTEN = re.compile(rb'"id"\s*:\s*"([a-z0-9/-]{1,200})"')


class Stock:
    """Finds documents: `system/slug` for one that ships, `probe-id/probe`, and by their paths, where allowed, files.

    A library is a folder of documents, known by their ids; what is there goes before what ships.
    """

    def __init__(self, *, with_probes: bool = False, with_files: bool = True, library: Path | None = None) -> None:
        self.with_probes = with_probes
        self.with_files = with_files
        self._library = library

    def __call__(self, name: str) -> Mapping[str, Any]:
        """The document as data; `UnknownDocument` if there is none, `ContentError` if it cannot be read."""
        try:
            return parse(self.read(name))
        except OSError:
            raise UnknownDocument(name) from None

    def read(self, name: str) -> bytes:
        """The document as it is written down; of a file too large, enough to see that."""
        if self.with_probes and name.endswith(PROBE) and name.removesuffix(PROBE) in probes():
            return canonical(probe_scenario(name.removesuffix(PROBE)))
        path = self._stored.get(name) or (Path(name) if self.with_files and _is_file(name) else None)
        if path is None:
            raise UnknownDocument(name, nearest(name, self.names))
        with path.open("rb") as file:
            return file.read(MAX_BYTES + 1)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the documents that are stored, and of the probes where they are shown."""
        shown = tuple(probe + PROBE for probe in probes()) if self.with_probes else ()
        return (*self._stored, *shown)

    @cached_property
    def _stored(self) -> Mapping[str, Path]:
        folder = resources_folder() / "systems"
        shipped = {f"{path.relative_to(folder).parts[0]}/{path.stem}": path for path in _below(folder, "*/**/*.json")}
        return {**shipped, **{name: paths[-1] for name, paths in self._own.items()}}

    @cached_property
    def _own(self) -> Mapping[str, list[Path]]:
        """The files of the library by the ids in them."""
        found: dict[str, list[Path]] = {}
        for path in _below(self._library, "**/*.json") if self._library else ():
            found.setdefault(_id_in(path), []).append(path)
        return found

    def repeated(self) -> Iterator[Problem]:
        """The ids of the library that stand in several files; the last of these is taken."""
        for name, paths in self._own.items():
            if len(paths) > 1:
                values: dict[str, Value] = {"id": name, "files": tuple(map(str, paths))}
                yield Problem(ROOT, "cli-check-id-in-files", values, severity="warning")


def _below(folder: Path, pattern: str) -> list[Path]:
    return sorted(path for path in folder.glob(pattern) if _is_file(path))


def _id_in(path: Path) -> str:
    """The id of the document in a file; of one that has none, the file's name.

    One that cannot be read is known by what looks like its id, so that whoever names it is told what is wrong there.
    """
    text, found = b"", None
    try:
        with path.open("rb") as file:
            text = file.read(MAX_BYTES + 1)
        found = parse(text).get("id")
    except ContentError:
        written = ID_WRITTEN.search(text)
        found = written[1].decode() if written else None
    except OSError:
        pass
    return found if isinstance(found, str) else path.stem


def library_at(folder: str | None, voice: Voice) -> Path | None:
    """The folder of a library that the command line names, which must be there."""
    if folder is not None and not Path(folder).is_dir():
        raise WrongUse(voice.say("cli-no-such-folder", name=folder))
    return None if folder is None else Path(folder)


def _is_file(name: str | Path) -> bool:
    """Whether this is a plain file: a pipe or a device could make the reader wait for ever."""
    try:
        return stat.S_ISREG(Path(name).stat().st_mode)
    except (OSError, ValueError):
        return False
