"""Text of the differences inside an entry that two packs share, such as "crate moved H7 to H8"."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from database.imports.incoming_document import IncomingDocument
from database.packs.comparison import METADATA_PREFIX, compared_metadata
from database.packs.format.contents import Contents, PackImage
from database.packs.format.entry_names import IMAGES, TRANSLATIONS
from engine.content.diff.document_diff import document_diff
from engine.content.loading.json_parser import parse
from engine.words import say

if TYPE_CHECKING:
    from engine.content.declarations import Declarations


@dataclass(frozen=True)
class ComparedPack:
    """One of two packs: its content, and the bytes of its documents by digest."""

    contents: Contents
    body: Callable[[str], bytes]

    @cached_property
    def documents(self) -> Mapping[str, IncomingDocument]:
        """The documents by entry."""
        return {each.entry: each for each in self.contents.documents}

    @cached_property
    def images(self) -> Mapping[str, PackImage]:
        """The images by entry."""
        return {each.entry: each for each in self.contents.images}

    def content(self, entry: str) -> Mapping[str, Any]:
        """The JSON content of an entry that is not an image."""
        if entry.startswith(METADATA_PREFIX):
            return self._metadata_value(entry.removeprefix(METADATA_PREFIX))
        if entry.startswith(TRANSLATIONS):
            return self.contents.translations[entry.removeprefix(TRANSLATIONS).removesuffix(".json")]
        return parse(self.body(self.documents[entry].digest))

    def _metadata_value(self, key: str) -> Mapping[str, Any]:
        if key == "requires":
            return {key: {each.id: each.range for each in self.contents.manifest.requires}}
        metadata = compared_metadata(self.contents)
        return {key: metadata[key]} if key in metadata else {}


def entry_diff_text(
    old: ComparedPack, new: ComparedPack, entry: str, declarations: Declarations, lang: str
) -> tuple[str, ...]:
    """The differences within an entry that `compared` found to differ, as sentences."""
    if entry.startswith(IMAGES):
        before, after = old.images[entry], new.images[entry]
        return (say("pack-other-picture", lang, old=_size(before), new=_size(after)),)
    return document_diff(old.content(entry), new.content(entry), declarations, lang)


def _size(image: PackImage) -> str:
    return f"{image.width} × {image.height}"
