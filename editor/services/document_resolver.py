"""Finds documents by name: one's own, what ships below `resources/systems`, the scenarios of probes, and files.

Whatever needs the document of a name asks here: the window, the command line and the protocol."""

from collections.abc import Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from editor.services.document_sources import DocumentSource, is_plain_file, plain_files, read_limited
from engine.content.canonical_json import canonical
from engine.content.loading.json_parser import parse
from engine.content.problems import nearest_id
from engine.content.references.resolver import UnknownDocument
from engine.registry import probe_scenario, probes
from engine.words import resources_folder

PROBE = "/probe"


class DocumentResolver:
    """Finds documents: `system/slug` for one that ships, `probe-id/probe`, and by their paths, where allowed, files.

    What is in a library of one's own, known by its id, goes before what ships.
    """

    def __init__(
        self, *, with_probes: bool = False, with_files: bool = True, library: DocumentSource | None = None
    ) -> None:
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
        if self._library is not None and name in self._own:
            return self._library.read(name)
        path = self._shipped.get(name) or (Path(name) if self.with_files and is_plain_file(name) else None)
        if path is None:
            in_trash = self._library is not None and self._library.has_thrown_away(name)
            raise UnknownDocument(name, lambda: nearest_id(name, self.names), in_trash=in_trash)
        return read_limited(path)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the documents that are stored, and of the probes where they are shown."""
        shown = tuple(probe + PROBE for probe in probes()) if self.with_probes else ()
        return (*dict.fromkeys((*self._shipped, *self._own)), *shown)

    @cached_property
    def _own(self) -> frozenset[str]:
        return frozenset(self._library.names if self._library is not None else ())

    @property
    def _shipped(self) -> Mapping[str, Path]:
        return shipped_files(resources_folder() / "systems")


@cache
def shipped_files(folder: Path) -> Mapping[str, Path]:
    """The files of the documents that ship, by id; the folder is read once, since the program never writes there."""
    found = plain_files(folder, "*/**/*.json")
    return {f"{path.relative_to(folder).parts[0]}/{path.stem}": path for path in found}
