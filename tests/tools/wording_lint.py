"""Faults in the wording of a sentence of any content: spacing, contractions, articles, punctuation."""

import re
from collections.abc import Iterator

from fluent.syntax import ast

from engine.words.message_patterns import chooses_by_plural, nodes

GAP = "…"

# Plural classes that every choice by plural must name. Italian and Spanish have `many` as well, for whole millions
# ("un milione di dadi"): nothing in the program is counted that far, and `other` stands in.
PLURALS_NEEDED = {
    "en": frozenset({"one", "other"}),
    "es": frozenset({"one", "other"}),
    "it": frozenset({"one", "other"}),
    "pl": frozenset({"one", "few", "many", "other"}),
}

VOWEL = "[aeiouàèéìòùáíóú]"
IMPURE = r"(?:s[^aeiouàèéìòù\W]|z|gn|ps)"
POLISH_VOWEL = "[aąeęioóuy]"
POLISH_CONSONANT = r"[^aąeęioóuy\W\d]"
GRAMMAR = {
    "en": {
        "a before a vowel": r"\ba [aeio](?!ne\b|nce\b)",
        "an before a consonant": r"\ban [bcdfgjklmnpqrstvwxyz]\w",
    },
    "es": {
        "del, al": r"\b(?:de|a) el\b",
        "e instead of y": r"\by h?[ií](?![aeou])",
        "u instead of o": r"\bo h?[oó]",
        "el, un before a stressed a": r"\b(?:l|un)a (?:agua|águila|alma|ala|ancla|arca|área|arma|aula|hacha)\b",
        "no question without ¿": r"^[^¿]*\?",
        "no exclamation without ¡": r"^[^¡]*!",
    },
    "it": {
        "del, al, dal, nel, sul": r"\b(?:di|a|da|in|su) (?:il|lo|la|i|gli|le)\b",
        "dell', all', dall', nell', sull'": r"\b(?:di|a|da|in|su) l['’]",
        "an article before a vowel": rf"\b(?:il|i|una|(?:de|a|da|ne|su)ll[oa]|quel(?:lo|la)?|(?:de|a|ne|su)i) {VOWEL}",
        "lo before s and a consonant, z, gn, ps": rf"\b(?:il|i|un|quel|(?:de|a|da|ne|su)[li]) {IMPURE}",
        "lo, gli before another consonant": rf"\b(?:de|a|ne|su)(?:llo|gli) (?!{IMPURE}|{VOWEL}|[hxy])[a-z]",
        "an elided article before a consonant": r"\b(?:l|un|quell|quest|(?:de|a|da|ne|su)ll)['’][bcdfgjklmnpqrstvwz]",
        "ed before è": r"\be è",
    },
    "pl": {
        "we before w": rf"\bw [wf]{POLISH_CONSONANT}",
        "ze before z, s": rf"\bz (?:[zśźż]{POLISH_CONSONANT}|s(?!z{POLISH_VOWEL}){POLISH_CONSONANT}|mną\b)",
        "we before a single consonant": rf"\bwe (?![wf])(?:{POLISH_CONSONANT})?{POLISH_VOWEL}",
        "ze before a single consonant": rf"\bze (?![zsśźż])(?:{POLISH_CONSONANT})?{POLISH_VOWEL}",
    },
}
LAYOUT = {
    "two spaces": r" {2}",
    "a space before punctuation": r" [,.;:!?](?:\s|$)",
    "a word twice": r"\b(\w{2,}) \1\b|(?-i:\b([aeiouwyz]) \2\b)",
    "nothing between brackets or quotation marks": r"\(\s*\)|“\s*”|«\s*»|„\s*”",
    "punctuation twice": r"[,;:] ?[,;:.]",
    "a control or direction mark": r"[\0-\x08\x0b-\x1f\u200e\u200f\u202a-\u202e\u2066-\u2069]",
    "an apostrophe of typewriters": r"[^\W\d_]'[^\W\d_]",
    "space at an end": r"^\s|\s$",
}


def faults(text: str, lang: str) -> list[str]:
    """The names of what is wrong with a text; a gap (…) stands where a value goes."""
    rules = LAYOUT | GRAMMAR.get(lang, {})
    return [name for name, pattern in rules.items() if re.search(pattern, text, re.IGNORECASE)]


def missing_plurals(message: ast.Message, lang: str) -> frozenset[str]:
    """The plural classes that a choice in this sentence leaves out."""
    left_out: frozenset[str] = frozenset()
    for node in nodes(message):
        if isinstance(node, ast.SelectExpression) and chooses_by_plural(node):
            named = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            left_out |= PLURALS_NEEDED[lang] - named
    return left_out


def wordings(pattern: ast.Pattern, gap: str = GAP) -> list[str]:
    """Every way a sentence may be worded: one text for each combination of its choices, with gaps for the values."""
    texts = [""]
    for element in pattern.elements:
        texts = [before + after for before in texts for after in _wordings_of(element, gap)]
    return texts


def _wordings_of(element: ast.TextElement | ast.Placeable, gap: str) -> Iterator[str]:
    if isinstance(element, ast.TextElement):
        yield element.value
    elif isinstance(element.expression, ast.SelectExpression):
        for variant in element.expression.variants:
            yield from wordings(variant.value, gap)
    else:
        yield gap
