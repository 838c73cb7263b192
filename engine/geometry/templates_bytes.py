"""Sight templates as bytes, so that whoever has a folder can keep them and a new process need not make them again."""

import hashlib
import struct
import zlib

from engine.geometry.templates import Templates

MAGIC = b"hexsmith sight templates 2\n"
DIGEST_BYTES = hashlib.sha256().digest_size

_FRAME = struct.Struct("<ii")
_ENTRY = struct.Struct("<BqBi")


def pack_templates(templates: Templates) -> bytes:
    """All hex shadows made so far."""
    body = bytearray(_FRAME.pack(templates.frame.half_lanes, templates.frame.half_height))
    for corner in templates.corners:
        for offset, shadow in sorted(corner.hexes.items()):
            packed = shadow.to_bytes((shadow.bit_length() + 7) // 8, "little")
            body += _ENTRY.pack(corner.corner_class, offset, corner.hexes.tips[offset], len(packed)) + packed
    return MAGIC + hashlib.sha256(body).digest() + zlib.compress(bytes(body), 1)


def restore_templates(templates: Templates, content: bytes) -> bool:
    """Take over packed shadows; false when they are of another frame or version, or not whole."""
    start = len(MAGIC) + DIGEST_BYTES
    try:
        body = zlib.decompress(content[start:])
    except zlib.error:
        return False
    if content[:start] != MAGIC + hashlib.sha256(body).digest():
        return False
    if _FRAME.unpack_from(body) != (templates.frame.half_lanes, templates.frame.half_height):
        return False
    at = _FRAME.size
    while at < len(body):
        corner_class, offset, tips, length = _ENTRY.unpack_from(body, at)
        at += _ENTRY.size
        table = templates.corners[corner_class].hexes
        table[offset] = int.from_bytes(body[at : at + length], "little")
        table.tips[offset] = tips
        at += length
    return True
