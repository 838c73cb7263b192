"""The document sources of the program besides folders, and the resolver that searches all of them."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from database.store.document_source import DocumentSource, SourceChain
from editor.services.document_sources import is_plain_file, plain_files, read_limited
from engine.content.canonical_json import canonical
from engine.registry import probe_scenario, probes
from engine.words import resources_folder

PROBE = "/probe"


class StockSource(DocumentSource):
    """The stock documents in `resources/systems`, as `system/slug`."""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self._files)

    def read(self, name: str) -> bytes:
        if name not in self._files:
            raise self.unknown(name)
        return read_limited(self._files[name])

    def __contains__(self, name: str) -> bool:
        return name in self._files

    @property
    def _files(self) -> Mapping[str, Path]:
        return shipped_files(resources_folder() / "systems")


class ProbeSource(DocumentSource):
    """The scenarios of the probes, as `probe-id/probe`."""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(probe + PROBE for probe in probes())

    def read(self, name: str) -> bytes:
        if name not in self:
            raise self.unknown(name)
        return canonical(probe_scenario(name.removesuffix(PROBE)))

    def __contains__(self, name: str) -> bool:
        return name.endswith(PROBE) and name.removesuffix(PROBE) in probes()


class PathSource(DocumentSource):
    """Files by path. It lists none, since any file could be named."""

    @property
    def names(self) -> tuple[str, ...]:
        return ()

    def read(self, name: str) -> bytes:
        """The start of the file: of one that is too large, enough to notice that."""
        if name not in self:
            raise self.unknown(name)
        return read_limited(Path(name))

    def __contains__(self, name: str) -> bool:
        return is_plain_file(name)


class DocumentResolver(SourceChain):
    """Finds documents: of probes if requested, of the library, of the stock, and files by path if allowed."""

    def __init__(
        self, *, with_probes: bool = False, with_files: bool = True, library: DocumentSource | None = None
    ) -> None:
        self.with_probes = with_probes
        probe_sources = (ProbeSource(),) if with_probes else ()
        libraries = (library,) if library is not None else ()
        files = (PathSource(),) if with_files else ()
        super().__init__(*probe_sources, *libraries, StockSource(), *files)


@cache
def shipped_files(folder: Path) -> Mapping[str, Path]:
    """The stock files by id; the folder is read once, since the program never writes there."""
    found = plain_files(folder, "*/**/*.json")
    return {f"{path.relative_to(folder).parts[0]}/{path.stem}": path for path in found}
