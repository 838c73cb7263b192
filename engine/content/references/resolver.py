"""The resolver of document names: a function provided by the caller, since the engine reads no files."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, TypeAlias

from engine.content.problems import ContentError

ResolveDocument: TypeAlias = Callable[[str], Mapping[str, Any]]


class UnknownDocument(LookupError):
    """Raised by a resolver for an unknown name; `guess` finds the most similar known ones, the likeliest first.

    Comparing a name with all others takes milliseconds, so it is only done for problems that are shown. The error also
    states whether a document with this name was deleted and can be restored.
    """

    def __init__(self, name: str, guess: Callable[[], Sequence[str]] = tuple, *, in_trash: bool = False) -> None:
        super().__init__(name)
        self.name = name
        self.in_trash = in_trash
        self._guess = guess

    @property
    def nearest(self) -> str | None:
        """The most similar known name, if any is similar."""
        return next(iter(self.similar()), None)

    def similar(self) -> Sequence[str]:
        """The most similar known names, of documents of all kinds."""
        return self._guess()

    def nearest_of(self, kinds: Collection[str], resolve: ResolveDocument) -> str | None:
        """The most similar name of a document of one of these kinds."""
        return next((name for name in self.similar() if kind_of(name, resolve) in kinds), None)


def kind_of(name: str, resolve: ResolveDocument) -> str | None:
    """The kind that a document says to be of; None if it cannot be read."""
    try:
        kind = resolve(name).get("kind")
    except (UnknownDocument, ContentError, OSError):
        return None
    return kind if isinstance(kind, str) else None
