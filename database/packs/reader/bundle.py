"""Many small blobs in one file, since a file for each would take longer to write than the pack takes to read."""

from __future__ import annotations

from pathlib import Path
from struct import Struct
from typing import BinaryIO

SMALL = 8 * 1024
"""So many bytes are small; with as many of them as a pack may have, the file is no larger than a worker may write."""
_HEAD = Struct("<64sI")


class Bundle:
    """Bytes by their digests, each behind its digest and its size."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._places: dict[str, tuple[int, int]] = {}
        """The offsets and lengths of the entries found so far."""
        self._looked_through = 0

    def add(self, digest: str, body: bytes) -> None:
        """Put these bytes at its end; OSError where there is no room for them."""
        with self.path.open("ab") as file:
            file.write(_HEAD.pack(digest.encode(), len(body)) + body)

    def get(self, digest: str) -> bytes | None:
        """The bytes of a digest; None if they are not there, OSError if the file cannot be read."""
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
        """Find what was added since; whatever is no such bytes ends it."""
        file.seek(self._looked_through)
        while len(head := file.read(_HEAD.size)) == _HEAD.size:
            digest, size = _HEAD.unpack(head)
            if size > SMALL:
                return
            at = self._looked_through + _HEAD.size
            self._places[digest.decode(errors="replace")] = at, size
            self._looked_through = file.seek(at + size)
