"""Strict JSON for input from strangers: no byte order mark, no duplicate keys, nothing that two readers read apart."""

from __future__ import annotations

from engine.content.loading.json_parser import BYTE_ORDER_MARK, Object, parse
from engine.content.problems import ROOT, refusal


def refuse_to_parse(source: bytes) -> None:
    """A `ContentError` for what a person's own files may begin with."""
    if source.startswith(BYTE_ORDER_MARK):
        raise refusal(ROOT, "content-byte-order-mark")


def strict_object(source: bytes) -> Object:
    """The object that a JSON text holds, with nothing in it that two readers could understand in two ways."""
    refuse_to_parse(source)
    return parse(source)
