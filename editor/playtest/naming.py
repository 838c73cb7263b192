"""How things of a game are called in one language: its documents name them, the catalogue says the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from engine.kernel.deck import UNKNOWN
from engine.kernel.word import Spoken, Word
from engine.words import say, speak

T = TypeVar("T")
M = TypeVar("M")

FALLBACK = "en"

SEATS: Mapping[str, str] = {
    "red": "seat-red",
    "blue": "seat-blue",
    "green": "seat-green",
    "yellow": "seat-yellow",
    "chance": "seat-chance",
}
"""What seats are called whose scenario gives them no name."""


@dataclass(frozen=True, slots=True)
class Naming:
    """Names by id, in one language."""

    lang: str
    names: Mapping[str, str]
    _made: dict[tuple[object, int], tuple[object, Any]] = field(default_factory=dict, repr=False, compare=False)

    def once(self, make: Callable[[T, Naming], M], of: T) -> M:
        """What is made in these words of something that never changes; made when it is first asked for."""
        key = (make, id(of))
        if key not in self._made:
            self._made[key] = (of, make(of, self))
        made: M = self._made[key][1]
        return made

    @classmethod
    def of(cls, scenario: Mapping[str, Any], lang: str) -> Naming:
        """The names that a scenario and all that is written out in it give."""
        seats = {seat: say(word_id, lang) for seat, word_id in SEATS.items()}
        written = dict(_names(scenario, lang))
        by_last_part = {id_.rpartition("/")[2]: name for id_, name in written.items() if ":" not in id_}
        return cls(lang, {**seats, UNKNOWN: say("card-face-down", lang), **by_last_part, **written})

    def name(self, id_: str) -> str:
        """What something is called; by its id where nobody named it."""
        return self.names.get(id_, id_)

    def say(self, word_id: str, /, **values: Spoken) -> str:
        """A sentence of the catalogue, its ids turned into names."""
        return say(word_id, self.lang, **{key: self._named(value) for key, value in values.items()})

    def label(self, word_id: str, /, **values: Spoken) -> str:
        """The same as something that stands alone, with a capital."""
        said = self.say(word_id, **values)
        return said[:1].upper() + said[1:]

    def speak(self, word: Word) -> str:
        """The same for a word that the engine made."""
        return speak(self._named_word(word), self.lang)

    def _named_word(self, word: Word) -> Word:
        return Word(word.id, tuple((key, self._named(value)) for key, value in word.values))

    def _named(self, value: Spoken) -> Any:
        if isinstance(value, str):
            return self.names.get(value, value)
        if isinstance(value, Word):
            return self._named_word(value)
        if isinstance(value, tuple):
            return tuple(self._named(each) for each in value)
        return value


def _names(value: Any, lang: str, inside: str = "") -> Iterator[tuple[str, str]]:
    """Every id below that has a name, or a card with one, beside it; what lies in a card is known by both ids too."""
    if isinstance(value, Mapping):
        own = value.get("id")
        here = own if isinstance(own, str) else inside
        for each in value.values():
            yield from _names(each, lang, here)
        named = _name_of(value, lang)
        if isinstance(own, str) and named is not None:
            yield own, named
            if inside:
                yield f"{inside}:{own}", named
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _names(each, lang, inside)


def _name_of(value: Mapping[str, Any], lang: str) -> str | None:
    card = value.get("card")
    named = value.get("name", card.get("name") if isinstance(card, Mapping) else None)
    if not isinstance(named, Mapping) or not named:
        return None
    return str(named.get(lang) or named.get(FALLBACK) or next(iter(named.values())))
