"""Documents by name: what ships below `resources/systems`, the scenarios of the probes, and files."""

import stat
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from engine.content.canonical import canonical
from engine.content.errors import nearest
from engine.content.limits import MAX_BYTES
from engine.content.parse import parse
from engine.protocol.session import UnknownDocument
from engine.registry import probe_scenario, probes
from engine.words import resources_folder

PROBE = "/probe"


class Stock:
    """Finds documents: `system/slug` for one that ships, `probe-id/probe`, and by their paths, where allowed, files."""

    def __init__(self, *, with_probes: bool = False, with_files: bool = True, folder: Path | None = None) -> None:
        self.with_probes = with_probes
        self.with_files = with_files
        self._folder = folder or resources_folder() / "systems"

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
        path = self._shipped.get(name) or (Path(name) if self.with_files and _is_file(name) else None)
        if path is None:
            raise UnknownDocument(name, nearest(name, self.names))
        with path.open("rb") as file:
            return file.read(MAX_BYTES + 1)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the documents that ship, and of the probes where they are shown."""
        shown = tuple(probe + PROBE for probe in probes()) if self.with_probes else ()
        return (*self._shipped, *shown)

    @cached_property
    def _shipped(self) -> Mapping[str, Path]:
        found = sorted(self._folder.glob("*/**/*.json"))
        return {f"{path.relative_to(self._folder).parts[0]}/{path.stem}": path for path in found}


def _is_file(name: str) -> bool:
    """Whether this is a plain file: a pipe or a device could make the reader wait for ever."""
    try:
        return stat.S_ISREG(Path(name).stat().st_mode)
    except (OSError, ValueError):
        return False
