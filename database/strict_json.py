"""JSON from strangers: what the reader of documents refuses, a byte order mark, and what would fill the memory."""

from __future__ import annotations

from engine.content.errors import ROOT, refusal
from engine.content.limits import MAX_VALUES
from engine.content.parse import BYTE_ORDER_MARK, Object, parse

MOST_SEPARATORS = 2 * MAX_VALUES
"""A document with as many values as it may have stays far below it, whatever its texts hold."""


def refuse_to_parse(source: bytes) -> None:
    """A `ContentError` for what is refused before it is looked into, so that no file can fill the memory."""
    if source.startswith(BYTE_ORDER_MARK):
        raise refusal(ROOT, "content-byte-order-mark")
    if sum(map(source.count, (b",", b"[", b"{"))) > MOST_SEPARATORS:
        raise refusal(ROOT, "content-too-many-values", most=MAX_VALUES)


def strict_object(source: bytes) -> Object:
    """The object that a JSON text holds, with nothing in it that two readers could understand in two ways."""
    refuse_to_parse(source)
    return parse(source)
