"""Display names of a game's things in one language: from its documents, otherwise from the catalogue."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from engine.abilities.wording.reason_parts import AskedFor
from engine.abilities.wording.renderer import as_written
from engine.kernel.chance.deck import UNKNOWN
from engine.kernel.data.message import Message, MessageValue
from engine.words import in_language, say, speak

T = TypeVar("T")
M = TypeVar("M")

PART = ":"
"""Separator between a card and one of its parts."""
SCENARIO = "scenario"
"""The key of the scenario's own abilities, as if it were a card with this name."""

SEATS: Mapping[str, str] = {
    "red": "seat-red",
    "blue": "seat-blue",
    "green": "seat-green",
    "yellow": "seat-yellow",
    "chance": "seat-chance",
}
"""Default names of seats."""


@dataclass(frozen=True, slots=True)
class DisplayNames:
    """Names by id, in one language."""

    lang: str
    names: Mapping[str, str]
    facings: Mapping[str, str] = field(default_factory=dict)
    """The words of directions where they are not those of the compass: as a turned board is seen."""
    _made: dict[tuple[object, int], tuple[object, Any]] = field(default_factory=dict, repr=False, compare=False)

    def once(self, make: Callable[[T, DisplayNames], M], of: T) -> M:
        """Cache for texts about immutable objects, in this language."""
        key = (make, id(of))
        if key not in self._made:
            self._made[key] = (of, make(of, self))
        made: M = self._made[key][1]
        return made

    @classmethod
    def of(cls, scenario: Mapping[str, Any], lang: str) -> DisplayNames:
        """The names given by a scenario and all documents inside it."""
        seats = {seat: say(word_id, lang) for seat, word_id in SEATS.items()}
        written = dict(_names(scenario, lang))
        by_last_part = {id_.rpartition("/")[2]: name for id_, name in written.items() if PART not in id_}
        named = cls(lang, {**seats, UNKNOWN: say("card-face-down", lang), **by_last_part, **written})
        return replace(named, names={**named.names, **dict(_of_the_scenario(scenario, named))})

    def name(self, id_: str) -> str:
        """Name of a thing: a card part with its card if needed; the id if it has no name."""
        if id_ in self.names:
            return self.names[id_]
        card, _, _ = id_.rpartition(PART)
        return self.names.get(card, id_)

    def say(self, word_id: str, /, **values: MessageValue) -> str:
        """The text of a message, with its ids replaced by names."""
        return say(word_id, self.lang, **{key: self._named(value) for key, value in values.items()})

    def as_seen(self, facings: Mapping[str, str]) -> DisplayNames:
        """Names as they are seen: the same, with these words of directions."""
        return DisplayNames(self.lang, self.names, facings)

    def label(self, word_id: str, /, **values: MessageValue) -> str:
        """The name with a capital letter, as a label."""
        text = self.say(word_id, **values)
        return text[:1].upper() + text[1:]

    def speak(self, word: Message) -> str:
        """The text of a message of the engine."""
        return speak(self._named_word(word), self.lang)

    def _named_word(self, word: Message) -> Message:
        return Message(word.id, tuple((key, self._named(value)) for key, value in word.values))

    def _named(self, value: MessageValue) -> Any:
        if isinstance(value, str):
            return self.name(value)
        if isinstance(value, Message):
            return self._named_word(value)
        if isinstance(value, AskedFor):
            return value.knowing(lambda name: self.names.get(name) or as_written(name))
        if isinstance(value, tuple):
            return tuple(self._named(each) for each in value)
        return value


def _of_the_scenario(scenario: Mapping[str, Any], named: DisplayNames) -> Iterator[tuple[str, str]]:
    """Names of the scenario and its abilities; equal names get the owner added."""
    title = _name_of(scenario, named.lang)
    if title is not None:
        yield SCENARIO, title
    own = [each for each in scenario.get("abilities", ()) if "id" in each and each.get("name")]
    titles = [in_language(each["name"], named.lang) for each in own]
    for each, name in zip(own, titles, strict=True):
        seat = each.get("seat")
        alike = seat is not None and titles.count(name) > 1
        text = named.say("telling-each", who=name, what=named.name(seat)) if alike else name
        yield f"{SCENARIO}{PART}{each['id']}", text


def _names(value: Any, lang: str, inside: str = "") -> Iterator[tuple[str, str]]:
    """The names of all ids below, also of ids with a named card; card parts are found by both ids.

    Some hexes of a map are named by their role.
    """
    if isinstance(value, Mapping):
        own = value.get("id", value.get("role"))
        here = own if isinstance(own, str) else inside
        for each in value.values():
            yield from _names(each, lang, here)
        title = value.get("title")
        if isinstance(title, Mapping) and title and isinstance(value.get("name"), str):
            yield value["name"], in_language(title, lang)
        named = _name_of(value, lang)
        if isinstance(own, str) and named is not None:
            yield own, named
            if inside:
                yield f"{inside}{PART}{own}", named
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _names(each, lang, inside)


def _name_of(value: Mapping[str, Any], lang: str) -> str | None:
    card = value.get("card")
    named = value.get("name", card.get("name") if isinstance(card, Mapping) else None)
    if not isinstance(named, Mapping) or not named:
        return None
    return in_language(named, lang)
