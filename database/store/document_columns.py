"""The columns that the library stores next to a document's text, for search, order and checks."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from database.languages import LANGUAGES
from engine.content.canonical_json import canonical
from engine.content.envelope import Document
from engine.content.fields import is_slug
from engine.content.limits import MAX_INTEGER, MAX_TITLE
from engine.content.loading.json_parser import parse
from engine.content.newer_document import NewerDocument
from engine.content.problems import ROOT, refusal
from engine.content.references.mentions import Mention, mentions, mentions_of_newer

if TYPE_CHECKING:
    from engine.content.declarations import Declarations


@dataclass(frozen=True, slots=True)
class DocumentColumns:
    """A document about to be written."""

    id: str
    kind: str
    schema: str
    system: str
    faction: str | None
    cost: int | None
    names: Mapping[str, str]
    tags: tuple[str, ...]
    mentioned: Mapping[str, Mention]
    """The ids that it refers to, each with the path of the first reference."""
    body: str
    """The stored text."""
    digest: str
    plain: Mapping[str, Any]
    """The JSON data."""


def facts_of(document: Document | NewerDocument, declarations: Declarations) -> DocumentColumns:
    """The columns of a document; raises a `ContentError` for one without an id."""
    if not document.id:
        raise refusal(f"{ROOT}.id", "content-missing-key", key="id")
    if isinstance(document, NewerDocument):
        plain = parse(document.raw)
        head = {"id": document.id, "kind": document.kind, "schema": document.schema_version, "system": document.system}
        return _facts(head, plain, document.raw, mentions_of_newer(plain, declarations))
    plain = document.plain()
    return _facts(plain, plain, canonical(plain), mentions(plain, declarations))


def facts_in(body: bytes, declarations: Declarations) -> DocumentColumns:
    """The columns for the canonical bytes of a document that has an id and has been checked."""
    plain = json.loads(body)
    return _facts(plain, plain, body, mentions(plain, declarations))


def _facts(head: Mapping[str, Any], plain: Mapping[str, Any], body: bytes, named: Sequence[Mention]) -> DocumentColumns:
    return DocumentColumns(
        id=head["id"],
        kind=head["kind"],
        schema=head["schema"],
        system=head.get("system", ""),
        faction=_slug(plain.get("faction")),
        cost=_number(plain.get("cost")),
        names=_names(plain.get("name")),
        tags=_tags(plain.get("tags")),
        mentioned={each.id: each for each in reversed(named)},
        body=body.decode(),
        digest=sha256(body).hexdigest(),
        plain=plain,
    )


# A document of a newer version, or of an unknown game, may have any value under these keys.


def _slug(value: object) -> str | None:
    return value if isinstance(value, str) and is_slug(value) else None


def _number(value: object) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) and abs(value) <= MAX_INTEGER else None


def _names(value: object) -> Mapping[str, str]:
    names = value if isinstance(value, Mapping) else {}
    return {lang: name for lang in LANGUAGES if isinstance(name := names.get(lang), str) and len(name) <= MAX_TITLE}


def _tags(value: object) -> tuple[str, ...]:
    found = value if isinstance(value, list) else ()
    return tuple(dict.fromkeys(tag for tag in found if isinstance(tag, str) and is_slug(tag)))
