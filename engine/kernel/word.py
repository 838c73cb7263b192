"""A message that is not yet words: the id of a sentence and what goes into it."""

from __future__ import annotations

from typing import Protocol, TypeAlias, Union

from engine.kernel.record import record

Spoken: TypeAlias = Union[str, int, "Word", "Telling", tuple["Spoken", ...]]


class Telling(Protocol):
    """Something that finds its words only where the language is known: what a card asks for."""

    def said(self, lang: str) -> str:
        """It in words."""
        ...


@record(frozen=True, slots=True)
class Word:
    """A sentence of the catalogue (`engine/words.py`), with its arguments by name."""

    id: str
    values: tuple[tuple[str, Spoken], ...] = ()

    def __str__(self) -> str:
        """For developers; peers and players hear the sentence."""
        return " ".join((self.id, *(f"{name}={value}" for name, value in self.values)))


def word(id: str, /, **values: Spoken) -> Word:  # noqa: A002 - it is the catalogue's own term
    """Name a sentence of the catalogue: `word("prompt-attack", figure="ana")`."""
    return Word(id, tuple(values.items()))
