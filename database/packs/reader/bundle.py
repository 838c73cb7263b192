"""Many small blobs in one file, since writing a file for each would take longer than reading the pack."""

from __future__ import annotations

from pathlib import Path
from struct import Struct
from typing import BinaryIO

SMALL = 8 * 1024
"""The greatest size of a small blob; with the greatest number of them, the file is within the worker's limit."""
_HEAD = Struct("<64sI")


class Bundle:
    """Blobs by digest, each preceded by its digest and its size."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._places: dict[str, tuple[int, int]] = {}
        """The offsets and lengths of the entries found so far."""
        self._looked_through = 0

    def add(self, digest: str, body: bytes) -> None:
        """Append these bytes; raises an OSError if there is no room for them."""
        with self.path.open("ab") as file:
            file.write(_HEAD.pack(digest.encode(), len(body)) + body)

    def get(self, digest: str) -> bytes | None:
        """The bytes with a digest; None if they are not there, OSError if the file cannot be read."""
        try:
            file = self.path.open("rb")
        except FileNotFoundError:
            return None
        with file:
            if digest not in self._places:
                self._look_through(file)
            if digest not in self._places:
                return None
            at, size = self._places[digest]
            file.seek(at)
            return file.read(size)

    def _look_through(self, file: BinaryIO) -> None:
        """Index the blobs added since; stops at the first that is invalid."""
        file.seek(self._looked_through)
        while len(head := file.read(_HEAD.size)) == _HEAD.size:
            digest, size = _HEAD.unpack(head)
            if size > SMALL:
                return
            at = self._looked_through + _HEAD.size
            self._places[digest.decode(errors="replace")] = at, size
            self._looked_through = file.seek(at + size)
