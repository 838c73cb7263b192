"""The canonical form of a document: the same content gives the same bytes, and so the same hash."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from engine.content.newer_document import NewerDocument

if TYPE_CHECKING:
    from engine.content.envelope import Document


def save(document: Document | NewerDocument) -> bytes:
    """The document as stored and exported; a document kept unread is returned byte for byte."""
    return document.raw if isinstance(document, NewerDocument) else canonical(document.plain())


def pretty(document: Document | NewerDocument) -> str:
    """The document for people to read: indented, the keys in the order of the model."""
    if isinstance(document, NewerDocument):
        return document.raw.decode()
    return json.dumps(document.plain(), ensure_ascii=False, allow_nan=False, indent=1) + "\n"


def digest(document: Document | NewerDocument) -> str:
    """The SHA-256 of the stored bytes, in hexadecimal: equal for two documents if and only if they are equal."""
    return sha256(save(document)).hexdigest()


def canonical(data: Any) -> bytes:
    """Plain data in its canonical form: UTF-8, keys sorted by code point, no spaces, one line feed at the end."""
    text = json.dumps(data, ensure_ascii=False, allow_nan=False, sort_keys=True, separators=(",", ":"))
    return text.encode() + b"\n"
