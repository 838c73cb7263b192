"""The lexicon: gender, articles and forms of the nouns that messages contain, in each language."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any

NOMINATIVE = "nominative"
ANY_GAME = "any"
ANY_GENDER = "any"


@dataclass(frozen=True, slots=True)
class Noun:
    """The forms of a noun by case; in a language without cases only the nominative."""

    gender: str
    one: Mapping[str, str]
    many: Mapping[str, str]
    article: str = ""
    plural_article: str = ""
    mass: bool = False
    """Whether it is a mass noun: 2 mana."""


@dataclass(frozen=True, slots=True)
class Adjective:
    """The forms of an adjective by gender and case; an indeclinable one has a single form."""

    one: Mapping[str, Mapping[str, str]]
    many: Mapping[str, Mapping[str, str]]

    def with_noun(self, noun: Noun, join: Callable[[str, str], str]) -> Noun:
        """A noun with the adjective, each of its forms joined to the one that agrees with it."""
        one, many = (_of_gender(forms, noun.gender) for forms in (self.one, self.many))
        return replace(
            noun,
            one={case: join(_in_case(one, case), form) for case, form in noun.one.items()},
            many={case: join(_in_case(many, case), form) for case, form in noun.many.items()},
        )


def _of_gender(forms: Mapping[str, Mapping[str, str]], gender: str) -> Mapping[str, str]:
    """The forms for a gender; Polish has m1 for m2 as well, and in the plural `other` for all but m1."""
    return forms.get(gender) or forms.get("other") or forms.get("m1") or forms[ANY_GENDER]


def _in_case(forms: Mapping[str, str], case: str) -> str:
    return forms.get(case, forms[NOMINATIVE])


class Lexicon:
    """The terms of one file, and the words by which the games refer to them."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._nouns: dict[tuple[str, str], Noun | None] = {}
        self._adjectives: dict[tuple[str, str], Adjective] = {}

    @cached_property
    def _read(self) -> Mapping[str, Any]:
        read: Mapping[str, Any] = json.loads(self._path.read_text(encoding="utf-8"))
        return read

    @property
    def games(self) -> tuple[str, ...]:
        """The games with other words for terms, and `any`."""
        return tuple(self._read["aliases"])

    def aliases(self, game: str) -> Mapping[str, str]:
        """The terms for which a game has other words."""
        found: Mapping[str, str] = self._read["aliases"].get(game, {})
        return found

    def term(self, word: str, game: str) -> str:
        """The term for a word of a game's data."""
        return self.aliases(game).get(word) or self.aliases(ANY_GAME).get(word) or word

    def noun(self, term: str, lang: str) -> Noun | None:
        """A noun, or a phrase that is never inflected; None if the lexicon has neither."""
        key = (term, lang)
        if key not in self._nouns:
            entry = self._read["terms"].get(term, {}).get(lang)
            self._nouns[key] = None if entry is None else _noun(entry)
        return self._nouns[key]

    def adjective(self, term: str, lang: str) -> Adjective:
        """An adjective; a phrase in its place is never inflected."""
        key = (term, lang)
        if key not in self._adjectives:
            self._adjectives[key] = _adjective(self._read["terms"][term][lang])
        return self._adjectives[key]


def _adjective(entry: Mapping[str, Any]) -> Adjective:
    if entry["kind"] == "phrase":
        forms = {ANY_GENDER: {NOMINATIVE: str(entry["text"])}}
        return Adjective(forms, forms)
    one, many = ({gender: _forms(raw) for gender, raw in entry[number].items()} for number in ("singular", "plural"))
    return Adjective(one, many)


def _noun(entry: Mapping[str, Any]) -> Noun | None:
    if entry["kind"] == "phrase":
        forms = {NOMINATIVE: str(entry["text"])}
        return Noun("m", forms, forms)
    if entry["kind"] != "noun":
        return None
    one, many = _forms(entry["singular"]), _forms(entry["plural"])
    return Noun(
        gender=entry.get("gender", "n"),
        one=one,
        many=many or one,
        article=entry.get("article") or "",
        plural_article=entry.get("plural_article") or "",
        mass=not many or entry.get("mass", False),
    )


def _forms(raw: str | Mapping[str, str] | None) -> Mapping[str, str]:
    if raw is None:
        return {}
    return {NOMINATIVE: raw} if isinstance(raw, str) else raw
