"""The resolver of document names: a function provided by the caller, since the engine reads no files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

Resolve: TypeAlias = Callable[[str], Mapping[str, Any]]


class UnknownDocument(LookupError):
    """Raised by a resolver for an unknown name; `guess` finds the most similar known one.

    Comparing a name with all others takes milliseconds, so it is only done for problems that are shown. The error also
    states whether a document with this name was deleted and can be restored.
    """

    def __init__(self, name: str, guess: Callable[[], str | None] = lambda: None, *, in_trash: bool = False) -> None:
        super().__init__(name)
        self.name = name
        self.in_trash = in_trash
        self._guess = guess

    @property
    def nearest(self) -> str | None:
        """The most similar known name, if any is similar."""
        return self._guess()
