"""Finding documents by their names: whoever uses the engine hands in a resolver, as the engine reads no files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

Resolve: TypeAlias = Callable[[str], Mapping[str, Any]]


class UnknownDocument(LookupError):
    """What a resolver raises for a name that it does not know; `nearest` may be meant.

    It says so where a document of this very name was deleted and can be restored.
    """

    def __init__(self, name: str, nearest: str | None = None, *, in_trash: bool = False) -> None:
        super().__init__(name)
        self.name = name
        self.nearest = nearest
        self.in_trash = in_trash
