"""Strict JSON for untrusted input: no byte order mark, no duplicate keys, nothing that parsers read differently."""

from __future__ import annotations

from engine.content.loading.json_parser import BYTE_ORDER_MARK, Object, parse
from engine.content.problems import ROOT, refusal


def refuse_to_parse(source: bytes) -> None:
    """Raise a `ContentError` for what is accepted at the beginning of the user's own files."""
    if source.startswith(BYTE_ORDER_MARK):
        raise refusal(ROOT, "content-byte-order-mark")


def strict_object(source: bytes) -> Object:
    """The object in a JSON text, which must not contain anything ambiguous."""
    refuse_to_parse(source)
    return parse(source)
