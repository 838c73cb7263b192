"""Builders of malicious packs: a harmful name, document, picture or list of entries."""

import struct
import zlib
from base64 import b64encode
from typing import Any

from database.packs.format.signatures import SigningKey
from database.packs.format.zip_directory import MEDIA_TYPE
from tests.support.packs import DEFLATE, Crafted, Entry, as_bytes, crafted, fate, manifest_of, png

MIB = 1024 * 1024
DOCUMENT = "documents/test/ruin.json"
LINK = 0o120777 << 16
DEVICE = 0o060666 << 16
PIPE = 0o010644 << 16
FOLDER = 0o040755 << 16


def entry(name: str, **more: Any) -> bytes:
    """A pack with one more entry, which the manifest lists as well as it can."""
    return crafted(Entry(name, b"{}", **more))


def document(text: bytes) -> bytes:
    """A pack whose document is this text."""
    return crafted(Entry(DOCUMENT, text))


def with_member(text: str) -> bytes:
    """A pack whose document has one member more, as literal text."""
    return document(as_bytes(fate())[:-1] + b', "more": ' + text.encode() + b"}")


def picture(data: bytes) -> bytes:
    return crafted(Entry("images/picture.png", data))


def said(**more: Any) -> bytes:
    """A pack with other values in its manifest."""
    return crafted(manifest={**manifest_of({}), **more})


def chunk(kind: bytes, data: bytes) -> bytes:
    """A chunk of a PNG."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def huge_png(width: int, height: int) -> bytes:
    """The header of a picture, and almost nothing behind it."""
    header = struct.pack(">2I5B", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(b"\0")) + chunk(b"IEND", b"")


def moving(frames: int) -> bytes:
    """A PNG that declares animation frames."""
    whole = png()
    control = chunk(b"acTL", struct.pack(">2I", frames, 0))
    return whole[:33] + control + whole[33:]


def overlapping() -> bytes:
    """Two entries of the list that refer to the same bytes."""
    whole = crafted(Entry(DOCUMENT, b"{}"), Entry("documents/b.json", b"{}"))
    at = whole.index(b"PK\x03\x04", whole.index(b"manifest.json"))
    return Crafted(
        [
            Entry("mimetype", MEDIA_TYPE),
            Entry("manifest.json", as_bytes(manifest_of({DOCUMENT: b"{}", "documents/b.json": b"{}"})), DEFLATE),
            Entry(DOCUMENT, b"{}"),
            Entry("documents/b.json", b"{}", offset=at, local_name=b""),
        ]
    ).bytes()


def quoted_bomb() -> bytes:
    """An entry in whose extra field other entries are hidden."""
    hidden = Crafted([Entry("documents/c.json", b"{}")]).bytes()[: 30 + len("documents/c.json") + 2]
    outer = Entry(DOCUMENT, b"{}", extra=hidden)
    whole = crafted(outer, Entry("documents/c.json", b"{}"))
    inside = whole.index(hidden, whole.index(DOCUMENT.encode(), 200))
    return crafted(outer, Entry("documents/c.json", b"{}", offset=inside))


def without(name: str) -> bytes:
    """A pack that lacks one of the first two entries."""
    both = [Entry("mimetype", MEDIA_TYPE), Entry("manifest.json", as_bytes(manifest_of({})))]
    return Crafted([each for each in both if each.name != name]).bytes()


def first(**more: Any) -> bytes:
    """A pack whose first entry is not as the format requires."""
    return Crafted(
        [Entry(**{"name": "mimetype", "data": MEDIA_TYPE, **more}), Entry("manifest.json", as_bytes(manifest_of({})))]
    ).bytes()


def badly_signed() -> bytes:
    """A pack with the signature of another one."""
    key = SigningKey(bytes(32))
    manifest = as_bytes(manifest_of({}))
    signature = Entry("signature.json", key.sign(manifest + b" "))
    return crafted(signature, manifest=manifest)


def sized(name: str, data: bytes, size: int) -> bytes:
    return crafted(Entry(name, data, DEFLATE, said_size=size), manifest=manifest_of({name: b"x" * min(size, MIB)}))


def beside(kind: int, data: bytes = b"") -> bytes:
    """An extra field of an entry, of a kind."""
    return struct.pack("<2H", kind, len(data)) + data


def squeezed_with_more() -> bytes:
    """A document after whose compressed bytes others lie, in the same entry."""
    honest = Entry(DOCUMENT, b"{}", DEFLATE)
    return crafted(Entry(DOCUMENT, b"{}", DEFLATE, packed_as=honest.packed + b"hidden"))


def squeezed_beginning() -> bytes:
    """A document that unpacks to more bytes than it declares, with the check sum of the beginning."""
    return crafted(Entry(DOCUMENT, b"{}", DEFLATE, packed_as=Entry(DOCUMENT, b"{}" + bytes(99), DEFLATE).packed))


def weakly_signed() -> bytes:
    """A pack signed with a key under which one signature is valid for any data."""
    key, sig = bytes([1]) + bytes(31), bytes([1]) + bytes(63)
    said = {"alg": "ed25519", "key": b64encode(key).decode(), "sig": b64encode(sig).decode()}
    return crafted(Entry("signature.json", as_bytes(said)), manifest=manifest_of({}))
