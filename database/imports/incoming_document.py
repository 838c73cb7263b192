"""A document that is about to be imported, from a pack or from a loose file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING

from engine.content.canonical_json import canonical
from engine.content.loading.json_parser import parse
from engine.content.newer_document import NewerDocument
from engine.content.references.mentions import mentions, mentions_of_newer

if TYPE_CHECKING:
    from engine.content.declarations import Declarations
    from engine.content.envelope import Document


@dataclass(frozen=True, slots=True)
class IncomingDocument:
    """The facts about a document that a plan needs, without its text."""

    entry: str
    """The entry of the pack, or the name of the file, that contains it."""
    id: str
    kind: str
    system: str
    schema: str
    names: Mapping[str, str]
    """By language."""
    digest: str
    """The SHA-256 of its canonical bytes."""
    is_unread: bool
    """Whether it is of a newer minor version, and is kept unread."""
    mentioned: Mapping[str, str]
    """The ids of its references, each with the required kind, if it is known, or an empty text."""


def incoming(
    entry: str, document: Document | NewerDocument, declarations: Declarations
) -> tuple[IncomingDocument, bytes]:
    """The document as the plan sees it, and its text as stored in the library."""
    head = (entry, document.id, document.kind, document.system, document.schema_version)
    if isinstance(document, NewerDocument):
        body = document.raw
        named = mentions_of_newer(parse(body), declarations)
        mentioned = {each.id: "" for each in named}
        return IncomingDocument(*head, {}, sha256(body).hexdigest(), True, mentioned), body
    plain = document.plain()
    body, kinds = canonical(plain), {each.id: each.kind for each in document.references}
    mentioned = {each.id: kinds.get(each.id, "") for each in mentions(plain, declarations)}
    return IncomingDocument(*head, plain.get("name", {}), sha256(body).hexdigest(), False, mentioned), body
