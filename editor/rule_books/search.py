"""Searches rules by words in their number, title, sentence or decision, ignoring case, accents and endings."""

import re
from collections.abc import Mapping
from functools import lru_cache

from editor.rule_books.rule_books import Rule, RuleBook
from engine.words.letter_fold import fold

KEPT = 2048
ENDINGS: Mapping[str, re.Pattern[str]] = {
    "en": re.compile(r"(?<=\w{4})s$"),
    "it": re.compile(r"(?<=\w{4})[aeiou]$"),
    "es": re.compile(r"(?<=\w{4})(e?s|[aeo]s?)$"),
    "pl": re.compile(r"(?<=\w{3})[aeiouy]$"),
}
"""Inflectional endings by language, for stemming words."""


def search_rules(query: str, book: RuleBook, lang: str) -> tuple[Rule, ...]:
    """Rules that match every word of the search, in the order of the book."""
    words = [_as_written(word, lang) for word in fold(query).split()]
    return tuple(rule for rule in book.rules if all(word.search(_folded(rule, lang)) for word in words))


@lru_cache(KEPT)
def _as_written(word: str, lang: str) -> re.Pattern[str]:
    """A pattern for the word anywhere, or for its stem with another ending."""
    stem = ENDINGS[lang].sub("", word)
    return re.compile(re.escape(word) if stem == word else rf"{re.escape(word)}|\b{re.escape(stem)}")


def begins_a_number(query: str, book: RuleBook) -> bool:
    """Whether a rule of the book has this number, or one that begins like it: at least the letters of its game."""
    text = "-".join(fold(query).split())
    return "-" in text and any(fold(rule.number).startswith(text) for rule in book.rules)


def best_match(query: str, rules: tuple[Rule, ...], lang: str) -> Rule | None:
    """The most likely of some rules: by number, otherwise by title, otherwise the first."""
    text = fold(query).strip()
    return min(rules, key=lambda rule: _unlikely(text, rule, lang), default=None)


def _unlikely(text: str, rule: Rule, lang: str) -> int:
    number, title, dashed = fold(rule.number), fold(rule.title(lang)), "-".join(text.split())
    likely = (
        number == dashed,
        number.endswith(f"-{dashed}"),
        title == text,
        title.startswith(text),
        text in title,
        all(word in title for word in text.split()),
    )
    return likely.index(True) if True in likely else len(likely)


@lru_cache(KEPT)
def _text(number: str, title: str, sentence: str, decision: str) -> str:
    return fold(f"{number} {number.replace('-', ' ')} {title} {sentence} {decision}")


def _folded(rule: Rule, lang: str) -> str:
    return _text(rule.number, rule.title(lang), rule.sentence(lang), rule.decision(lang))
