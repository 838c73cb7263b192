"""The types of messages and of their arguments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias, runtime_checkable


@runtime_checkable
class Speakable(Protocol):
    """A sentence that is not yet in any language: the id and the values."""

    @property
    def id(self) -> str: ...

    @property
    def values(self) -> Sequence[tuple[str, TextValue]]: ...


@runtime_checkable
class Localisable(Protocol):
    """Base of values that render themselves in a language."""

    def text(self, lang: str) -> str: ...


TextValue: TypeAlias = "str | int | float | Speakable | Localisable | Sequence[TextValue]"
VariableKind: TypeAlias = Literal["number", "text"]


class MissingWord(LookupError):
    """A sentence that is missing in the catalogue; the error names the id, the language and a suggestion."""


SOURCE_LANGUAGE = "en"
"""The language that all others are translated from."""
