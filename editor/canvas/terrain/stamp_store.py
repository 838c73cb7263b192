"""A store of drawn images by what they depend on; the ones unused longest are dropped beyond a limit of bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

S = TypeVar("S")

MOST_BYTES = 96 * 2**20


class StampStore(Generic[S]):
    """Images made once for all boards; any thread may use it."""

    def __init__(self, size_of: Callable[[S], int], most: int = MOST_BYTES) -> None:
        self._size_of, self._most = size_of, most
        self._kept: OrderedDict[Hashable, S] = OrderedDict()
        self._bytes = 0
        self._lock = Lock()

    def stamp(self, key: Hashable, make: Callable[[], S]) -> S:
        """The image of a key; made if it is not kept."""
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
                return found
        made = make()
        with self._lock:
            if key not in self._kept:
                self._kept[key] = made
                self._bytes += self._size_of(made)
            while self._bytes > self._most and len(self._kept) > 1:
                _, dropped = self._kept.popitem(last=False)
                self._bytes -= self._size_of(dropped)
        return made

    def clear(self) -> None:
        with self._lock:
            self._kept.clear()
            self._bytes = 0

    def __len__(self) -> int:
        return len(self._kept)
