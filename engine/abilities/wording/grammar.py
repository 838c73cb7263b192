"""Grammatical forms of noun phrases (case, number, determiner), and the protocol of a language's grammar."""

from __future__ import annotations

from typing import Literal, NamedTuple, Protocol, TypeAlias

from engine.words.nouns import NOMINATIVE, Noun

GrammaticalNumber: TypeAlias = Literal["one", "many", "these", "any"]
"""One, several, several that are already known, or any one: enemy, enemies, the enemies, any enemy."""
Determiner: TypeAlias = Literal["bare", "a", "the", "this", "that", "each"]
NumberOrKey: TypeAlias = int | str
"""A whole number, or the letter that stands for one."""


MINUS = "−"


class PhraseForm(NamedTuple):
    """The form of a noun phrase in a slot. A preposition that contracts with the article counts as a case.

    With `how_many`, the phrase includes a number: 2 enemies within 3″ of the target.
    """

    case: str = NOMINATIVE
    number: GrammaticalNumber = "one"
    how_many: NumberOrKey | None = None


PLAIN = PhraseForm()


def figures(number: int) -> str:
    """A whole number in digits, with a typographic minus sign."""
    return str(number) if number >= 0 else f"{MINUS}{-number}"


class Grammar(Protocol):
    """The grammar of a language: articles, cases and plurals of nouns."""

    @property
    def cases(self) -> tuple[str, ...]:
        """The cases that a slot may request, in addition to the nominative."""
        ...

    @property
    def clause_end(self) -> str:
        """The punctuation that ends a relative clause within a sentence."""
        ...

    @property
    def says_this(self) -> bool:
        """Whether short sentences say "this" of whatever was just named."""
        ...

    def described(self, adjective: str, noun: str) -> str:
        """A noun with its adjective, in the order of the language."""
        ...

    def phrase(self, noun: Noun, determiner: Determiner, asked: PhraseForm) -> str:
        """A noun with its determiner."""
        ...

    def named(self, name: str, case: str) -> str:
        """A name that is never inflected."""
        ...

    def counted(self, noun: Noun, number: NumberOrKey, case: str) -> str:
        """A number followed by the noun."""
        ...
