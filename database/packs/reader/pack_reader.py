"""Reads a pack in stages, each of which refuses early: the file, its directory, its manifest, then each entry."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import BinaryIO, TypeAlias

from database.imports.incoming_document import IncomingDocument, incoming
from database.packs.format.container import Container, digest_of
from database.packs.format.contents import Contents, PackImage, PackSink
from database.packs.format.entry_names import (
    DOCUMENTS,
    IMAGES,
    MANIFEST,
    SIGNATURE,
    TRANSLATIONS,
    UNLISTED,
    entry_of_document,
    is_known,
)
from database.packs.format.limits import MAX_KEPT_UNREAD, MAX_MENTIONS, MAX_PACK_PROBLEMS
from database.packs.format.manifest import Manifest, ManifestEntry, read_manifest
from database.packs.format.refusals import PackProblem, PackRefused, pack_problem, pack_problems, refuse_any, refused
from database.packs.format.signatures import Signer, signer_of
from database.packs.format.strict_json import refuse_to_parse
from database.packs.format.translations import TranslatedTexts, read_translation
from database.packs.reader.image_decoder import ImageRefused, read_image
from engine.content.declarations import Declarations
from engine.content.loading.document_reader import read_document
from engine.content.problems import ContentError, Problem

ReadProgress: TypeAlias = Callable[[str, int, int], None]
"""Callback for progress: the entry, the number of entries done, the total."""


Pixels: TypeAlias = Callable[[int], None]
"""Callback with the number of pixels in all images read so far."""


def ignore_progress(entry: str, done: int, all_: int) -> None:
    """The default progress callback."""


def ignore_pixels(pixels: int) -> None:
    """The default pixel callback."""


def read_pack(
    file: BinaryIO,
    declarations: Declarations,
    sink: PackSink,
    note: ReadProgress = ignore_progress,
    *,
    pixels: Pixels = ignore_pixels,
    without_broken: bool = False,
) -> Contents:
    """Read and check a pack; raises `PackRefused` with all problems.

    With `without_broken`, entries whose content alone has problems are left out and listed in `left_out`.
    """
    container = Container(file)
    manifest = _manifest(container)
    signer = _signer(container)
    reader = _Reader(container, declarations, sink, manifest.is_newer)
    for number, listed in enumerate(manifest.entries):
        note(listed.path, number, len(manifest.entries))
        reader.read(listed)
        pixels(reader.pixels)
        if reader.mentions > MAX_MENTIONS:
            raise refused("pack-too-many-mentions", most=MAX_MENTIONS)
        if len(reader.problems) >= MAX_PACK_PROBLEMS:
            break
    fatal = [each for each in reader.problems if not (without_broken and each.is_of_content)]
    if fatal:
        raise PackRefused(reader.problems)
    return reader.contents(manifest, signer)


def _manifest(container: Container) -> Manifest:
    try:
        manifest = read_manifest(container.read(MANIFEST))
    except ContentError as error:
        raise PackRefused(PackProblem(MANIFEST, problem) for problem in error.errors) from None
    refuse_any(_unlike_its_list(container, manifest))
    return manifest


def _unlike_its_list(container: Container, manifest: Manifest) -> Iterator[PackProblem]:
    """Entries that the manifest does not list, listed ones that are missing, or entries of another size."""
    there = frozenset(container.names)
    listed = {each.path: each for each in manifest.entries}
    yield from (
        pack_problem(name, "pack-unlisted") for name in container.names if name not in listed and name not in UNLISTED
    )
    for name, each in listed.items():
        if name not in there:
            yield pack_problem(name, "pack-missing-entry")
        elif each.size != container.size(name):
            yield pack_problem(name, "pack-wrong-size")


def _signer(container: Container) -> Signer | None:
    if SIGNATURE not in container.names:
        return None
    try:
        return signer_of(container.read(SIGNATURE), container.read(MANIFEST))
    except ContentError as error:
        raise PackRefused(PackProblem(SIGNATURE, problem) for problem in error.errors) from None


@dataclass(slots=True)
class _Reader:
    """Reads entry after entry and records the problems of each."""

    container: Container
    declarations: Declarations
    sink: PackSink
    is_newer: bool
    """Whether a newer program wrote the pack, which may contain other kinds of entries."""
    documents: list[IncomingDocument] = field(default_factory=list)
    images: list[PackImage] = field(default_factory=list)
    translations: dict[str, TranslatedTexts] = field(default_factory=dict)
    passed_over: list[str] = field(default_factory=list)
    problems: list[PackProblem] = field(default_factory=list)
    mentions: int = 0
    pixels: int = 0

    def read(self, listed: ManifestEntry) -> None:
        """Read one entry: its bytes must match the manifest, and its content must match its name."""
        name = listed.path
        try:
            data = self.container.read(name)
            if digest_of(data) != listed.sha256:
                self._note([pack_problem(name, "pack-wrong-digest")])
            elif not is_known(name):
                self._unknown(listed, data)
            elif name.startswith(DOCUMENTS):
                self._document(name, data)
            elif name.startswith(IMAGES):
                self._image(name, data)
            else:
                self._translation(name, data)
        except PackRefused as error:
            self._note(error.problems)
        except ContentError as error:
            self._note(pack_problems(name, error))
        except ImageRefused as error:
            self._note([PackProblem(name, Problem("", error.code, error.values), is_of_content=True)])

    def contents(self, manifest: Manifest, signer: Signer | None) -> Contents:
        """The content that was read."""
        return Contents(
            manifest,
            signer,
            tuple(self.documents),
            tuple(self.images),
            self.translations,
            tuple(self.problems),
            tuple(self.passed_over),
        )

    def _note(self, problems: Iterable[PackProblem]) -> None:
        self.problems += islice(problems, MAX_PACK_PROBLEMS - len(self.problems))

    def _document(self, name: str, data: bytes) -> None:
        refuse_to_parse(data)
        document = read_document(data, self.declarations)
        if not document.id or entry_of_document(document.id) != name:
            self._note([PackProblem(name, Problem("", "pack-other-id", {"id": document.id}), is_of_content=True)])
            return
        found, body = incoming(name, document, self.declarations)
        self.mentions += len(found.mentioned)
        self.sink.take(found.digest, body)
        self.documents.append(found)

    def _image(self, name: str, data: bytes) -> None:
        image = read_image(data)
        digest = digest_of(image.png)
        self.sink.take(digest, image.png)
        self.images.append(PackImage(name, digest, image.width, image.height))
        self.pixels += image.width * image.height

    def _unknown(self, listed: ManifestEntry, data: bytes) -> None:
        """Store a part that only newer programs can read, within the limits for such parts."""
        if not self.is_newer:
            self._note([pack_problem(listed.path, "pack-unknown-entry")])
            return
        self.passed_over.append(listed.path)
        if listed.size <= MAX_KEPT_UNREAD:
            self.sink.take(listed.sha256, data)

    def _translation(self, name: str, data: bytes) -> None:
        self.translations[name.removeprefix(TRANSLATIONS).removesuffix(".json")] = read_translation(data)
