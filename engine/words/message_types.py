"""The types of messages: what can be said, and what may stand in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias, runtime_checkable


@runtime_checkable
class Speakable(Protocol):
    """A sentence that is not yet words: the id and the values, in no language."""

    @property
    def id(self) -> str: ...

    @property
    def values(self) -> Sequence[tuple[str, Value]]: ...


@runtime_checkable
class Localisable(Protocol):
    """Base of values that render themselves in a language."""

    def said(self, lang: str) -> str: ...


Value: TypeAlias = "str | int | float | Speakable | Localisable | Sequence[Value]"
Kind: TypeAlias = Literal["number", "text"]


class MissingWord(LookupError):
    """A sentence that cannot be said; the message names the id, the language and what might have been meant."""


SOURCE_LANGUAGE = "en"
"""The language that all others are translated from."""
