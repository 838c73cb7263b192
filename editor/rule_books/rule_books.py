"""The shipped rule books in `resources/rules`: number, title and sentence of each rule, in every language."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from engine.registry import systems
from engine.words import in_language, resources_folder

NUMBER = re.compile(r"\b[A-Z]{2}-[A-Z]+-\d+\b")
"""The form of a rule's number."""

Translations = Mapping[str, str]
"""One text for each language."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule with the profile options that change its reading, and the ruling about it.

    A ruling, with its reason, decides where the printed rules are silent or ambiguous.
    """

    number: str
    titles: Translations
    sentences: Translations
    options: tuple[RuleOption, ...] = ()
    decisions: Translations = field(default_factory=dict)

    def title(self, lang: str) -> str:
        return in_language(self.titles, lang)

    def sentence(self, lang: str) -> str:
        return in_language(self.sentences, lang)

    def decision(self, lang: str) -> str:
        """Text of the ruling; empty if the printed rules suffice."""
        return in_language(self.decisions, lang) if self.decisions else ""


@dataclass(frozen=True, slots=True)
class RuleOption:
    """An option that a scenario may set: the words for it and its values, the default first."""

    word: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RuleChapter:
    """A group of rules on one subject."""

    id: str
    titles: Translations
    rules: tuple[Rule, ...]

    def title(self, lang: str) -> str:
        return in_language(self.titles, lang)


@dataclass(frozen=True, slots=True)
class RuleBook:
    """All rules of one game."""

    system: str
    chapters: tuple[RuleChapter, ...]

    @property
    def rules(self) -> tuple[Rule, ...]:
        return tuple(rule for chapter in self.chapters for rule in chapter.rules)

    def sentence(self, number: str, lang: str) -> str:
        """Sentence of a rule; empty for an unknown number."""
        return next((rule.sentence(lang) for rule in self.rules if rule.number == number), "")

    def chapter_of(self, number: str) -> RuleChapter | None:
        """The chapter with the rule of this number."""
        return next(
            (chapter for chapter in self.chapters if any(rule.number == number for rule in chapter.rules)), None
        )


@cache
def rule_books() -> Mapping[str, RuleBook]:
    """The shipped rule books, by the id of their game."""
    paths = sorted((resources_folder() / "rules").glob("*.json"))
    books = (book_in(json.loads(path.read_text(encoding="utf-8"))) for path in paths)
    return {book.system: book for book in books}


def book_with(number: str) -> RuleBook | None:
    """The rule book with this number."""
    return next((book for book in rule_books().values() if book.chapter_of(number)), None)


@cache
def rules_by_number() -> Mapping[str, Rule]:
    """All shipped rules."""
    return {rule.number: rule for book in rule_books().values() for rule in book.rules}


def book_in(raw: Mapping[str, Any]) -> RuleBook:
    """Parses a rule book; each rule is in its chapter, in document order."""
    options = options_of(raw["system"])
    chapters = tuple(
        RuleChapter(
            chapter["id"],
            chapter["title"],
            tuple(
                Rule(
                    rule["number"],
                    rule["title"],
                    rule["sentence"],
                    options.get(rule["number"], ()),
                    rule.get("decision", {}),
                )
                for rule in raw["rules"]
                if rule["chapter"] == chapter["id"]
            ),
        )
        for chapter in raw["chapters"]
    )
    return RuleBook(raw["system"], chapters)


def options_of(system: str) -> Mapping[str, tuple[RuleOption, ...]]:
    """The options of a game by the number of the rule that they are about."""
    found: dict[str, tuple[RuleOption, ...]] = {}
    for option in systems()[system].profile:
        word = f"option-{system}-{option.key.replace('_', '-')}"
        values = sorted(option.values, key=lambda value: value != option.default)
        made = RuleOption(word, tuple(f"{word}-{value.replace('_', '-')}" for value in values))
        found[option.rule] = (*found.get(option.rule, ()), made)
    return found
