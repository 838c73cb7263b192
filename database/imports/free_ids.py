"""Free ids for copies and imported documents: the id with the first number that is not taken."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cached_property
from heapq import heapify, heappop
from typing import TYPE_CHECKING, TypeAlias

from sqlalchemy import Connection

from database.languages import LANGUAGES
from database.store.entry_queries import all_ids
from engine.content.limits import MAX_SLUG

if TYPE_CHECKING:
    from database.imports.incoming_document import IncomingDocument
    from database.records import LibraryEntry

Copies: TypeAlias = Mapping[str, "LibraryEntry"]
"""Documents that came with an older version of a pack, by their ids."""
_Looks: TypeAlias = tuple[str, str, tuple[str, str] | None]
"""The features by which copies of a document are recognised: the stem of the id, the kind, and a name in some
language."""

FIRST = 2
MOST_DIGITS = 9


class FreeIds:
    """Assigns ids, each only once. It queries the library once, however many are similar, and tries no number again."""

    def __init__(self, rows: Connection, taken: Collection[str] = (), copies: Copies | None = None) -> None:
        """Set up; ids that are `taken` or belong to a document are not assigned, except to a copy of that document."""
        self._rows = rows
        self._given = set(taken)
        self._copies = copies or {}
        self._next: dict[str, int] = {}

    def like(self, id_: str) -> str:
        """The id with the first number that makes a free one."""
        return self._numbered(id_, self._unused)

    def for_document(self, document: IncomingDocument) -> str:
        """The id of an existing copy of the document, otherwise a free id similar to its own."""

        def first(base: str, digits: int) -> int | None:
            numbers = filter(None, (self._of_copy(document, base, digits), self._unused(base, digits)))
            return min(numbers, default=None)

        return self._numbered(document.id, first)

    def _numbered(self, id_: str, first: Callable[[str, int], int | None]) -> str:
        for digits in range(1, MOST_DIGITS + 1):
            base = _base(id_, digits)
            if (number := first(base, digits)) is not None:
                new = f"{base}{number}"
                self._given.add(new)
                return new
        raise AssertionError("no library has so many documents")

    def _unused(self, base: str, digits: int) -> int | None:
        """The first number with so many digits that makes a free id."""
        number = max(self._next.get(base, FIRST), 10 ** (digits - 1))
        while (id_ := f"{base}{number}") in self._there or id_ in self._given:
            number += 1
        self._next[base] = number
        return number if number < 10**digits else None

    def _of_copy(self, document: IncomingDocument, base: str, digits: int) -> int | None:
        """The first number of an existing copy of the document."""
        found = (self._first_copy((base, document.kind, name), digits) for name in _names(document.names))
        return min(filter(None, found), default=None)

    def _first_copy(self, looks: _Looks, digits: int) -> int | None:
        numbers = self._copies_by_looks.get(looks, [])
        while numbers and f"{looks[0]}{numbers[0]}" in self._given:
            heappop(numbers)
        return numbers[0] if numbers and numbers[0] < 10**digits else None

    @cached_property
    def _there(self) -> frozenset[str]:
        return all_ids(self._rows)

    @cached_property
    def _copies_by_looks(self) -> Mapping[_Looks, list[int]]:
        found: dict[_Looks, list[int]] = defaultdict(list)
        for id_, entry in self._copies.items():
            base, number = _parts(id_)
            if number >= FIRST:
                for looks in _looks_of(entry, base):
                    found[looks].append(number)
        for numbers in found.values():
            heapify(numbers)
        return found


def _looks_of(entry: LibraryEntry, base: str) -> Iterator[_Looks]:
    """A document of an older version is unlikely to have the same name in some language and be a different one."""
    for name in _names(entry.names):
        yield base, entry.kind, name


def _names(names: Mapping[str, str]) -> Collection[tuple[str, str] | None]:
    """The names by language; for a document without a name, an empty one."""
    return [(lang, name) for lang, name in names.items() if lang in LANGUAGES] or [None]


def _base(id_: str, digits: int) -> str:
    """The stem of a new id that ends with a number of so many digits, cut to the allowed length."""
    folder, slash, slug = id_.rpartition("/")
    return f"{folder}{slash}{slug[: MAX_SLUG - digits - 1].rstrip('-')}-"


def _parts(id_: str) -> tuple[str, int]:
    """An id before and from its number; 0 of one that ends with none as this writes them."""
    base, dash, digits = id_.rpartition("-")
    is_number = digits.isascii() and digits.isdecimal() and not digits.startswith("0") and len(digits) <= MOST_DIGITS
    return f"{base}{dash}", int(digits) if is_number else 0
