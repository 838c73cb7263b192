"""Errors of the library: it cannot be used, a request cannot be carried out, or this program called it wrongly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.kernel.data.message import Message, message

if TYPE_CHECKING:
    from database.records import DocumentUse


class LibraryUnavailable(Exception):
    """The library cannot be used as requested: locked, damaged, on a full disk, of a newer program. `word` gives the
    reason."""

    def __init__(self, why: Message) -> None:
        super().__init__(str(why))
        self.word = why


class ReadOnlyLibrary(LibraryUnavailable):
    """Raised when the library is open read-only, and a change was requested."""


class LibraryBug(Exception):
    """The program used the library in a wrong way."""


class NotDone(Exception):
    """A request that the library refuses as it is; nothing has changed. `word` gives the reason."""

    def __init__(self, why: Message) -> None:
        super().__init__(str(why))
        self.word = why


class InUse(NotDone):
    """Refusal to delete a document that others refer to; `users` lists them."""

    def __init__(self, name: str, users: Sequence[DocumentUse]) -> None:
        super().__init__(message("library-in-use", id=name, users=tuple(use.user.id for use in users)))
        self.users = tuple(users)


class IdTaken(NotDone):
    """Another document already has the id."""

    def __init__(self, name: str) -> None:
        super().__init__(message("library-id-taken", id=name))


class StockIsFixed(NotDone):
    """Refusal to change a stock document; a copy of it can be changed."""

    def __init__(self, name: str) -> None:
        super().__init__(message("library-stock-is-fixed", id=name))
