"""Packs for tests: valid ones, ones made byte by byte against the format, and the result of reading either."""

import json
import struct
import zlib
from collections.abc import Iterable, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from hashlib import sha256
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from database.packs.export.pack_writer import write_pack
from database.packs.format.contents import Contents
from database.packs.format.entry_names import entry_of_document
from database.packs.format.refusals import PackProblem, PackRefused
from database.packs.format.signatures import SigningKey
from database.packs.format.zip_directory import MEDIA_TYPE
from database.packs.reader.pack_reader import read_pack
from engine.registry import declarations
from engine.words import languages

ABOUT: Mapping[str, Any] = {"id": "org.example.ruins", "version": "1.0.0", "title": {"en": "Ruins"}}
LOCAL = struct.Struct("<4s5H3L2H")
CENTRAL = struct.Struct("<4s6H3L5H2L")
END = struct.Struct("<4s4H2LH")
PLAIN_FILE = 0o100644 << 16
DEFLATE = 8


class Kept:
    """A document source in memory."""

    def __init__(self) -> None:
        self.bodies: dict[str, bytes] = {}

    def take(self, digest: str, body: bytes) -> None:
        self.bodies[digest] = body


def fate(id_: str = "test/ruin", **more: Any) -> dict[str, Any]:
    """A small valid document."""
    plain = {"kind": "fate", "schema": "1.0", "id": id_, "system": "battleground", "name": {"en": "Ruin"}}
    return {**plain, "initiative": 3, "ap": 1, "mana": 0, "bonus": {"to": "self", "effects": []}, **more}


def deck(name: str, *cards: str) -> dict[str, Any]:
    """A document that references others."""
    return {"kind": "deck", "schema": "1.0", "id": name, "system": "battleground", "pile": "deck", "cards": list(cards)}


def as_bytes(document: Mapping[str, Any]) -> bytes:
    return json.dumps(document, ensure_ascii=False).encode()


def entries_of(*documents: Mapping[str, Any], **more: bytes) -> dict[str, bytes]:
    """Documents as entries of a pack."""
    return {entry_of_document(each["id"]): as_bytes(each) for each in documents} | more


def pack_of(
    *documents: Mapping[str, Any],
    entries: Mapping[str, bytes] | None = None,
    key: SigningKey | None = None,
    **about: Any,
) -> bytes:
    """A pack that follows all rules of the format, with any entries."""
    return write_pack({**deepcopy(ABOUT), **about}, {**entries_of(*documents), **(entries or {})}, key).data


def manifest_of(entries: Mapping[str, bytes], **more: Any) -> dict[str, Any]:
    """A correct manifest of entries; tests may change anything in it."""
    listed = [{"path": name, "size": len(data), "sha256": sha256(data).hexdigest()} for name, data in entries.items()]
    return {**deepcopy(ABOUT), "container": "1.0", "entries": listed, **more}


def png(width: int = 4, height: int = 3, mode: str = "RGB", **options: Any) -> bytes:
    """A picture."""
    made = BytesIO()
    Image.new(mode, (width, height), 200).save(made, "PNG", **options)
    return made.getvalue()


@dataclass
class Entry:
    """An entry written as the test likes; what is not given is as it should be."""

    name: str
    data: bytes = b""
    method: int = 0
    flags: int = 0
    attributes: int = PLAIN_FILE
    system: int = 3
    local_name: bytes | None = None
    said_size: int | None = None
    """The unpacked size in both headers."""
    said_packed: int | None = None
    """The packed size in both headers."""
    local_method: int | None = None
    """The compression method in the local header, which stands next to the data."""
    offset: int | None = None
    """The offset in the central list."""
    extra: bytes = b""
    behind: bytes = b""
    """Bytes after the data."""
    local_said: tuple[int, int, int] | None = None
    """Check sum and sizes in the local header."""
    listed_extra: bytes = b""
    comment: bytes = b""
    disk: int = 0
    packed_as: bytes | None = None
    """The compressed data, literally."""

    @property
    def packed(self) -> bytes:
        if self.packed_as is not None:
            return self.packed_as
        if self.method != DEFLATE:
            return self.data
        squeeze = zlib.compressobj(9, zlib.DEFLATED, -15)
        return squeeze.compress(self.data) + squeeze.flush()


@dataclass
class Crafted:
    """A file made byte by byte."""

    entries: list[Entry]
    before: bytes = b""
    behind: bytes = b""
    end: Mapping[str, int] = field(default_factory=dict)

    def bytes(self) -> bytes:
        body, listed = bytearray(self.before), bytearray()
        for entry in self.entries:
            name, packed = entry.name.encode(), entry.packed
            size = len(entry.data) if entry.said_size is None else entry.said_size
            said_packed = len(packed) if entry.said_packed is None else entry.said_packed
            sizes = (0, 33, zlib.crc32(entry.data), said_packed, size)
            local_method = entry.method if entry.local_method is None else entry.local_method
            offset = len(body) if entry.offset is None else entry.offset
            local = name if entry.local_name is None else entry.local_name
            there = sizes if entry.local_said is None else (*sizes[:2], *entry.local_said)
            before = LOCAL.pack(b"PK\x03\x04", 20, entry.flags, local_method, *there, len(local), len(entry.extra))
            body += before + local + entry.extra + packed + entry.behind
            listed += CENTRAL.pack(
                b"PK\x01\x02",
                (entry.system << 8) | 20,
                *(20, entry.flags, entry.method, *sizes, len(name)),
                *(len(entry.listed_extra), len(entry.comment), entry.disk, 0, entry.attributes, offset),
            )
            listed += name + entry.listed_extra + entry.comment
        declared = {
            "disk": 0,
            "first": 0,
            "here": len(self.entries),
            "all": len(self.entries),
            "comment": 0,
            **self.end,
        }
        fields = (
            declared["disk"],
            declared["first"],
            declared["here"],
            declared["all"],
            len(listed),
            len(body),
            declared["comment"],
        )
        return bytes(body + listed) + END.pack(b"PK\x05\x06", *fields) + self.behind


def crafted(*entries: Entry, manifest: Mapping[str, Any] | bytes | None = None, **more: Any) -> bytes:
    """A pack with these entries behind a media type and a manifest that lists them truly, unless another is given."""
    listed = {entry.name: entry.data for entry in entries}
    declared = manifest_of(listed) if manifest is None else manifest
    text = declared if isinstance(declared, bytes) else as_bytes(declared)
    return Crafted([Entry("mimetype", MEDIA_TYPE), Entry("manifest.json", text, DEFLATE), *entries], **more).bytes()


def read(data: bytes, *, without_broken: bool = False) -> Contents:
    """What a pack holds, read in this process."""
    return read_pack(BytesIO(data), declarations(), Kept(), without_broken=without_broken)


def pack_problems(data: bytes) -> tuple[PackProblem, ...]:
    """All problems of a pack that must be refused; each can be rendered in every language."""
    with pytest.raises(PackRefused) as caught:
        read(data)
    problems = caught.value.problems
    assert 1 <= len(problems) <= 50
    assert all(problem.sentence(lang) for problem in problems for lang in languages())
    return problems


def codes_by_entry(data: bytes) -> list[tuple[str, str]]:
    """Entry and code of each problem of a pack."""
    return [(problem.entry, problem.problem.code) for problem in pack_problems(data)]


def codes(data: bytes) -> set[str]:
    """Only the codes."""
    return {code for _, code in codes_by_entry(data)}


def truncations(data: bytes) -> Iterable[bytes]:
    """A file truncated at every byte."""
    return (data[:length] for length in range(len(data)))
