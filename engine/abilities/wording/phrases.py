"""Noun phrases that can be put into any grammatical form: for the pieces that selectors find and names stand for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from engine.abilities.wording.grammar import PLAIN, PhraseForm
from engine.kernel.data.record import record
from engine.words.marks import unmarked

LETTERS = "XYZVW"


@record(frozen=True, slots=True)
class Phrase:
    """A noun phrase in any form, with its gender, and the key that it is known by if that differs."""

    inflected: Callable[[PhraseForm], str]
    gender: str = "m"
    key: str = ""

    def __str__(self) -> str:
        return self.inflected(PLAIN)


@dataclass(slots=True)
class Unknowns:
    """The numbers of one sentence that are computed in play: each is a letter, explained at the end of the sentence."""

    meant: list[str] = field(default_factory=list)

    def letter(self, meaning: str) -> str:
        """The letter of a number; equal numbers have the same letter."""
        plain = unmarked(meaning)
        known = [unmarked(each) for each in self.meant]
        if plain not in known:
            self.meant.append(meaning)
            known.append(plain)
        place = known.index(plain)
        return LETTERS[place] if place < len(LETTERS) else f"X{place}"

    @property
    def explained(self) -> tuple[tuple[str, str], ...]:
        """Each letter and its meaning."""
        return tuple((self.letter(meaning), meaning) for meaning in self.meant)
