"""A pack that is open for reading: its entries by name, unpacked one at a time and never more than they said."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from hashlib import sha256
from typing import BinaryIO
from zipfile import BadZipFile, ZipInfo

from database.packs.entry_names import MIMETYPE
from database.packs.faults import PackRefused, fault, refused
from database.packs.zip_directory import MEDIA_TYPE, open_directory
from database.packs.zip_end import look_at_the_ends

CANNOT_UNPACK = (BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError, OSError)
"""What the standard library says about an entry that is not what its list says."""


class Container:
    """The entries of a pack. What is wrong is a `PackRefused`; OSError is left to a file that cannot be read."""

    def __init__(self, file: BinaryIO) -> None:
        look_at_the_ends(file)
        self._pack = open_directory(file)
        self._entries: Mapping[str, ZipInfo] = {entry.filename: entry for entry in self._pack.infolist()}
        if self.read(MIMETYPE) != MEDIA_TYPE:
            raise refused("pack-is-none")

    @property
    def names(self) -> tuple[str, ...]:
        """What the entries are called, in the order of the pack."""
        return tuple(self._entries)

    def size(self, name: str) -> int:
        """How many bytes an entry says it has."""
        return self._entries[name].file_size

    def read(self, name: str) -> bytes:
        """The bytes of an entry, as many as it said."""
        entry = self._entries[name]
        try:
            with self._pack.open(entry) as stream:
                data = stream.read(entry.file_size + 1)
        except CANNOT_UNPACK:
            raise PackRefused([fault(name, "pack-damaged")]) from None
        if len(data) != entry.file_size:
            raise PackRefused([fault(name, "pack-wrong-size")])
        return data


def digest_of(data: bytes) -> str:
    """The SHA-256 of bytes, in hexadecimal."""
    return sha256(data).hexdigest()
