"""The contents of a pack that was read completely: plain values, without the bytes of documents and images."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from database.imports.incoming_document import IncomingDocument
from database.packs.format.limits import MAX_KEPT_UNREAD
from database.packs.format.manifest import Manifest
from database.packs.format.refusals import PackProblem
from database.packs.format.signatures import Signer
from database.packs.format.translations import TranslatedTexts


@dataclass(frozen=True, slots=True)
class PackImage:
    """An image of a pack, re-encoded."""

    entry: str
    digest: str
    """The SHA-256 of the bytes that the library will store."""
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Contents:
    """A pack that was read completely."""

    manifest: Manifest
    signer: Signer | None
    documents: tuple[IncomingDocument, ...]
    images: tuple[PackImage, ...]
    translations: Mapping[str, TranslatedTexts]
    """The translations by language."""
    left_out: tuple[PackProblem, ...]
    """The problems of the entries that were left out."""
    passed_over: tuple[str, ...]
    """Entries that only a newer program can read."""

    @property
    def kept_unread(self) -> Mapping[str, str]:
        """The digests of these entries, which are kept for a newer program: all, or none if they are too large."""
        passed_over = frozenset(self.passed_over)
        unread = [each for each in self.manifest.entries if each.path in passed_over]
        is_small = sum(each.size for each in unread) <= MAX_KEPT_UNREAD
        return {each.path: each.sha256 for each in unread} if is_small else {}


class PackSink(Protocol):
    """Receives the parts that were read, one at a time, so that a large pack needs little memory."""

    def take(self, digest: str, body: bytes) -> None:
        """Store these bytes, which have this digest."""
