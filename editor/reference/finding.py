"""Finds rules by words that stand in their number, title or sentence, whatever their case and accents."""

from functools import lru_cache

from editor.reference.index import Rule, RuleBook
from editor.window.fuzzy import fold

KEPT = 2048


def found(wanted: str, book: RuleBook, lang: str) -> tuple[Rule, ...]:
    """The rules that have every word of what is wanted, in the order of the book."""
    words = fold(wanted).split()
    return tuple(rule for rule in book.rules if all(word in _folded(rule, lang) for word in words))


def best(wanted: str, rules: tuple[Rule, ...], lang: str) -> Rule | None:
    """The one of some rules that is most likely meant: by its number, else by its title, else the first."""
    text = fold(wanted).strip()
    return min(rules, key=lambda rule: _unlikely(text, rule, lang), default=None)


def _unlikely(text: str, rule: Rule, lang: str) -> int:
    number, title = fold(rule.number), fold(rule.title(lang))
    likely = (
        number == text,
        number.endswith(f"-{text}"),
        title == text,
        title.startswith(text),
        text in title,
        all(word in title for word in text.split()),
    )
    return likely.index(True) if True in likely else len(likely)


@lru_cache(KEPT)
def _text(number: str, title: str, sentence: str) -> str:
    return fold(f"{number} {number.replace('-', ' ')} {title} {sentence}")


def _folded(rule: Rule, lang: str) -> str:
    return _text(rule.number, rule.title(lang), rule.sentence(lang))
