"""An open pack container: entries by name, unpacked one at a time and never beyond their declared size."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from hashlib import sha256
from typing import BinaryIO
from zipfile import ZIP_STORED, ZipInfo

from database.packs.format.entry_names import MIMETYPE
from database.packs.format.refusals import PackRefused, pack_problem, refused
from database.packs.format.zip_bounds import look_at_the_ends
from database.packs.format.zip_directory import MEDIA_TYPE, open_directory
from database.packs.format.zip_offsets import packed_offset

PLAIN_DEFLATE = -15


class Container:
    """The entries of a pack. Problems raise `PackRefused`; a file that cannot be read raises an OSError."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        entries = open_directory(file, look_at_the_ends(file))
        self._entries: Mapping[str, ZipInfo] = {entry.orig_filename: entry for entry in entries}
        if self.read(MIMETYPE) != MEDIA_TYPE:
            raise refused("pack-is-none")

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the entries, in the order of the pack."""
        return tuple(self._entries)

    def size(self, name: str) -> int:
        """The declared size of an entry in bytes."""
        return self._entries[name].file_size

    def read(self, name: str) -> bytes:
        """The bytes of an entry, of exactly the declared size."""
        entry = self._entries[name]
        self._file.seek(packed_offset(self._file, entry))
        packed = self._file.read(entry.compress_size)
        data = packed if entry.compress_type == ZIP_STORED else _unpacked(packed, name, entry.file_size)
        if len(data) != entry.file_size:
            raise PackRefused([pack_problem(name, "pack-wrong-size")])
        if zlib.crc32(data) != entry.CRC:
            raise PackRefused([pack_problem(name, "pack-damaged")])
        return data


def _unpacked(packed: bytes, name: str, size: int) -> bytes:
    """The unpacked bytes of an entry, whose data must end at the declared size."""
    unpacking = zlib.decompressobj(PLAIN_DEFLATE)
    try:
        data = unpacking.decompress(packed, size + 1)
    except zlib.error:
        raise PackRefused([pack_problem(name, "pack-damaged")]) from None
    if len(data) <= size and not unpacking.eof:
        raise PackRefused([pack_problem(name, "pack-damaged")])
    if unpacking.unused_data:
        raise PackRefused([pack_problem(name, "pack-hidden-bytes")])
    return data


def digest_of(data: bytes) -> str:
    """The SHA-256 of bytes, in hexadecimal."""
    return sha256(data).hexdigest()
