"""The resolver of document names: a function that the caller passes in, as the engine reads no files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

Resolve: TypeAlias = Callable[[str], Mapping[str, Any]]


class UnknownDocument(LookupError):
    """Raised by a resolver for an unknown name; `guess` finds the nearest known one.

    Comparing a name with all others takes milliseconds, so it is done only for problems that are shown.
    It says so where a document of this very name was deleted and can be restored.
    """

    def __init__(self, name: str, guess: Callable[[], str | None] = lambda: None, *, in_trash: bool = False) -> None:
        super().__init__(name)
        self.name = name
        self.in_trash = in_trash
        self._guess = guess

    @property
    def nearest(self) -> str | None:
        """The name that may be meant, if any looks like it."""
        return self._guess()
