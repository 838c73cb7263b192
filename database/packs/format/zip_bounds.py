"""First checks of a pack file: its size, its first bytes and its end record, with nothing before or after."""

from __future__ import annotations

import struct
from typing import BinaryIO

from database.packs.format.limits import MAX_ENTRIES, MAX_NAME, MAX_PACK, MIB
from database.packs.format.refusals import refused

LOCAL_HEADER = b"PK\x03\x04"
END_RECORD = b"PK\x05\x06"
ZIP64_LOCATOR = b"PK\x06\x07"
_END = struct.Struct("<4s4H2LH")
_LOCATOR_SIZE = 20
_ZIP64_MARK = 0xFFFFFFFF
LONGEST_RECORD = 46 + MAX_NAME + 256
"""The greatest length of a directory record; it allows for names that are too long, which are reported later."""


def look_at_the_ends(file: BinaryIO) -> int:
    """Check beginning, end and size alone, before anything is unpacked; raises `PackRefused`.

    Returns the declared number of entries.
    """
    file.seek(0, 2)
    size = file.tell()
    if size > MAX_PACK:
        raise refused("pack-too-large", most=MAX_PACK // MIB, found=-(-size // MIB))
    file.seek(0)
    if size < _END.size or file.read(len(LOCAL_HEADER)) != LOCAL_HEADER:
        raise refused("pack-is-none")
    file.seek(size - _END.size)
    signature, disk, first_disk, here, entries, length, start, comment = _END.unpack(file.read(_END.size))
    if signature != END_RECORD or comment:
        raise refused("pack-no-end")
    if disk or first_disk or here != entries:
        raise refused("pack-in-several-parts")
    if entries > MAX_ENTRIES:
        raise refused("pack-too-many-entries", most=MAX_ENTRIES)
    if _ZIP64_MARK in (length, start) or _has_zip64(file, size):
        raise refused("pack-zip64")
    if start + length + _END.size != size:
        raise refused("pack-no-end")
    if length > entries * LONGEST_RECORD:
        raise refused("pack-list-too-long")
    return int(entries)


def _has_zip64(file: BinaryIO, size: int) -> bool:
    """Whether a ZIP64 record before the end contradicts the end record."""
    at = size - _END.size - _LOCATOR_SIZE
    if at < 0:
        return False
    file.seek(at)
    return file.read(len(ZIP64_LOCATOR)) == ZIP64_LOCATOR
