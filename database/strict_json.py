"""JSON from strangers: what the reader of documents refuses, and a byte order mark."""

from __future__ import annotations

from engine.content.errors import ROOT, refusal
from engine.content.parse import BYTE_ORDER_MARK, Object, parse


def refuse_to_parse(source: bytes) -> None:
    """A `ContentError` for what a person's own files may begin with."""
    if source.startswith(BYTE_ORDER_MARK):
        raise refusal(ROOT, "content-byte-order-mark")


def strict_object(source: bytes) -> Object:
    """The object that a JSON text holds, with nothing in it that two readers could understand in two ways."""
    refuse_to_parse(source)
    return parse(source)
