"""The words of a diff in one language: fields, names, values, and paths in the document."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeGuard

from engine.content.place_names import is_place, is_range
from engine.kernel.data.record import record
from engine.words import TextValue, ids, language_name, languages, say

LONGEST_TEXT = 80
MOST_VALUES = 12
BETWEEN = " › "
NAMED_BY = ("id", "figure", "seat", "skill", "role")
"""The keys that may identify the items of a list; the first that all items have is used."""


@record(frozen=True, slots=True)
class DiffPath:
    """A path inside a document in the words of a language."""

    lang: str
    steps: tuple[str, ...] = ()

    def field(self, key: str) -> DiffPath:
        """The path of a field."""
        return self._inside(field_name(key, self.lang))

    def item(self, thing: Mapping[str, Any], name: str) -> DiffPath:
        """The path of a named item, without its list, which is clear from the name."""
        return replace(self, steps=(*self.steps[:-1], title(thing, name, self.lang)))

    def numbered(self, number: int) -> DiffPath:
        """The path of an item without a name, by its number."""
        return self._inside(say("comparing-number", self.lang, number=number))

    def in_language(self, lang: str) -> DiffPath:
        """The value of a text in this language."""
        last = self.steps[-1] if self.steps else field_name("name", self.lang)
        field = say("comparing-in-language", self.lang, field=last, language=language_name(lang))
        return replace(self, steps=(*self.steps[:-1], field))

    def says(self, word_id: str, **values: TextValue) -> str:
        """A sentence about the value at the path."""
        return say(word_id, self.lang, field=BETWEEN.join(self.steps), **values)

    def _inside(self, step: str) -> DiffPath:
        return replace(self, steps=(*self.steps, step))


def field_name(key: str, lang: str) -> str:
    """The displayed name of a field; its key if the field is unknown."""
    word_id = f"comparing-field-{key.replace('_', '-')}"
    return say(word_id, lang) if word_id in ids() else _quoted(key, lang)


def title(thing: Mapping[str, Any], name: str, lang: str) -> str:
    """The title of a part of a document: its name in this language, otherwise its id."""
    titles = thing.get("name")
    if not is_text_by_language(titles):
        return _quoted(name, lang)
    return _quoted(next(titles[each] for each in (lang, *languages()) if each in titles), lang)


def value_text(value: Any, lang: str) -> TextValue:
    """A value as part of a sentence."""
    match value:
        case bool():
            return say("comparing-yes" if value else "comparing-no", lang)
        case None:
            return say("comparing-none", lang)
        case int() | float():
            return value
        case str():
            return value if is_place(value) or is_range(value) else _quoted(_shortened(value), lang)
        case list() | tuple():
            return _list_text(value, lang)
        case Mapping():
            return _part_text(value, lang)
        case _:
            raise TypeError(f"{value!r} is nothing that a document holds")


def is_text_by_language(value: Any) -> TypeGuard[Mapping[str, str]]:
    """Whether a value is a text in several languages."""
    if not isinstance(value, Mapping) or not value or not value.keys() <= set(languages()):
        return False
    return all(isinstance(text, str) for text in value.values())


def _list_text(values: Sequence[Any], lang: str) -> TextValue:
    if not values:
        return say("comparing-none", lang)
    texts = tuple(value_text(each, lang) for each in values[:MOST_VALUES])
    left = len(values) - MOST_VALUES
    return (*texts, say("comparing-others", lang, number=left)) if left > 0 else texts


def _part_text(thing: Mapping[str, Any], lang: str) -> TextValue:
    """A part of a document by its title, otherwise by all of its values."""
    if is_text_by_language(thing):
        return title({"name": thing}, "", lang)
    name = next((thing[key] for key in NAMED_BY if isinstance(thing.get(key), str)), None)
    if name is not None:
        return title(thing, name, lang)
    held = [
        say("comparing-held", lang, field=field_name(key, lang), value=value_text(value, lang))
        for key, value in list(thing.items())[:MOST_VALUES]
    ]
    return tuple(held) or say("comparing-none", lang)


def _quoted(text: str, lang: str) -> str:
    return say("comparing-quoted", lang, text=text)


def _shortened(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= LONGEST_TEXT else f"{line[: LONGEST_TEXT - 1].rstrip()}…"
