"""Checks the local headers of a pack: each agrees with the directory, and every byte belongs to one entry."""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import BinaryIO
from zipfile import ZipInfo

from database.packs.format.refusals import PackProblem, pack_problem

DATA_DESCRIPTOR = 0x8
"""The flag of an entry whose sizes are written after its data."""
_LOCAL = struct.Struct("<4s5H3L2H")
_DESCRIPTOR = struct.Struct("<3L")
_DESCRIPTOR_MARK = b"PK\x07\x08"
_NOT_KNOWN_YET = (0, 0, 0)
_EXTRA = struct.Struct("<2H")
_TIMES_AND_OWNERS = frozenset({0x000A, 0x5455, 0x5855, 0x7855, 0x7875})
"""The extra fields for times and owners that other programs add to an entry. Any other one could change its name or
size."""
_LONGEST_NOTE = 64
"""The greatest length of such a field, so that no other data can be hidden in it."""


def packed_offset(file: BinaryIO, entry: ZipInfo) -> int:
    """The offset of an entry's packed bytes; refuses an entry that is not at its place."""
    file.seek(entry.header_offset)
    *_, name_length, extra_length = _LOCAL.unpack(file.read(_LOCAL.size))
    return entry.header_offset + _LOCAL.size + int(name_length) + int(extra_length)


@dataclass(frozen=True, slots=True)
class _Span:
    """The range of bytes of an entry."""

    begin: int
    end: int
    name: str


def of_places(file: BinaryIO, entries: Sequence[ZipInfo], list_begins: int) -> Iterator[PackProblem]:
    """Problems of entries whose local header contradicts the directory, or whose bytes overlap with others."""
    spans = list[_Span]()
    for entry in entries:
        file.seek(entry.header_offset)
        header = file.read(_LOCAL.size)
        if len(header) != _LOCAL.size or not header.startswith(b"PK\x03\x04"):
            yield pack_problem(entry.orig_filename, "pack-no-such-entry")
            continue
        _, _, flags, method, _, _, *declared, name_length, extra_length = _LOCAL.unpack(header)
        name, extra = file.read(name_length), file.read(extra_length)
        packed_end = entry.header_offset + _LOCAL.size + name_length + extra_length + entry.compress_size
        described = _described(file, entry, packed_end)
        if name != entry.orig_filename.encode():
            yield pack_problem(entry.orig_filename, "pack-two-names")
        if (flags, method) != (entry.flag_bits, entry.compress_type) or not _is_true(entry, tuple(declared), described):
            yield pack_problem(entry.orig_filename, "pack-two-sizes")
        if entry.comment or not (_is_harmless(extra) and _is_harmless(entry.extra)):
            yield pack_problem(entry.orig_filename, "pack-hidden-bytes")
        spans.append(_Span(entry.header_offset, packed_end + (described or 0), entry.orig_filename))
    yield from _of_spans(spans, list_begins)


def _is_true(entry: ZipInfo, declared: tuple[int, ...], described: int | None) -> bool:
    """Whether checksum and sizes are those of the directory; they may be left to the data descriptor."""
    truth = (entry.CRC, entry.compress_size, entry.file_size)
    return described is not None and (declared == truth or (described > 0 and declared == _NOT_KNOWN_YET))


def _described(file: BinaryIO, entry: ZipInfo, at: int) -> int | None:
    """The length of the data descriptor after an entry's bytes; None if it contradicts the directory."""
    if not entry.flag_bits & DATA_DESCRIPTOR:
        return 0
    if max(entry.compress_size, entry.file_size) > 0xFFFFFFFF:
        return None
    truth = _DESCRIPTOR.pack(entry.CRC, entry.compress_size, entry.file_size)
    file.seek(at)
    found = file.read(len(_DESCRIPTOR_MARK) + len(truth))
    return next((len(each) for each in (_DESCRIPTOR_MARK + truth, truth) if found.startswith(each)), None)


def _is_harmless(extra: bytes) -> bool:
    """Whether the extra fields are only times and owners, each once."""
    at = 0
    left = set(_TIMES_AND_OWNERS)
    while at + _EXTRA.size <= len(extra):
        kind, length = _EXTRA.unpack_from(extra, at)
        if kind not in left or length > _LONGEST_NOTE:
            return False
        left.remove(kind)
        at += _EXTRA.size + length
    return at == len(extra)


def _of_spans(spans: Sequence[_Span], list_begins: int) -> Iterator[PackProblem]:
    """Entries that overlap with each other or with the directory, and bytes between them that belong to none."""
    behind = _Span(list_begins, list_begins, "")
    for each, following in pairwise([*sorted(spans, key=lambda span: (span.begin, span.end)), behind]):
        if each.end > following.begin:
            yield pack_problem(following.name or each.name, "pack-overlap")
        elif each.end < following.begin:
            yield pack_problem(each.name, "pack-hidden-bytes")
