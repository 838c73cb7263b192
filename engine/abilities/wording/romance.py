"""Italian and Spanish grammar: gender, articles that depend on the next sound, prepositions fused with articles."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.wording.grammar import Determiner, NumberOrKey, PhraseForm
from engine.kernel.data.record import record
from engine.words.nouns import NOMINATIVE, Noun

WordForms = Mapping[tuple[str, str], str]
"""A determiner by the gender of the noun and its article."""

ELIDED = "'"


@record(frozen=True)
class Romance:
    """The grammar of a language with prepositions instead of cases.

    `melted` are prepositions fused with an article, `linked` is the word between a number and the thing measured.
    """

    cases: tuple[str, ...]
    melted: Mapping[tuple[str, str], str]
    a: WordForms
    this: Mapping[str, str]
    that: WordForms
    each: str
    linked: str = ""
    clause_end: str = ""
    says_this: bool = False

    def described(self, adjective: str, noun: str) -> str:
        return f"{noun} {adjective}"

    def phrase(self, noun: Noun, determiner: Determiner, asked: PhraseForm) -> str:
        if asked.how_many is not None:
            return self.counted(noun, asked.how_many, asked.case)
        preposition = "" if asked.case == NOMINATIVE else asked.case
        if asked.number == "any" and determiner == "each":
            determiner = "a"
        if asked.number == "many":
            return _together(preposition, noun.many[NOMINATIVE])
        if asked.number == "these":
            return self._the(preposition, noun.plural_article, noun.many[NOMINATIVE])
        one = noun.one[NOMINATIVE]
        if determiner == "the":
            return self._the(preposition, noun.article, one)
        return _together(preposition, self._determined(noun, determiner, one))

    def named(self, name: str, case: str) -> str:
        return _together("" if case == NOMINATIVE else case, name)

    def counted(self, noun: Noun, number: NumberOrKey, case: str) -> str:
        preposition = "" if case == NOMINATIVE else case
        if noun.mass:
            return _together(preposition, str(number), self.linked, noun.one[NOMINATIVE])
        forms = noun.one if number == 1 else noun.many
        return _together(preposition, str(number), forms[NOMINATIVE])

    def _the(self, preposition: str, article: str, noun: str) -> str:
        melted = self.melted.get((preposition, article))
        return _joined(melted, noun) if melted else _together(preposition, _joined(article, noun))

    def _determined(self, noun: Noun, determiner: Determiner, phrase: str) -> str:
        match determiner:
            case "a":
                return _joined(self.a[noun.gender, noun.article], phrase)
            case "that":
                return _joined(self.that[noun.gender, noun.article], phrase)
            case "this":
                return f"{self.this[noun.gender]} {phrase}"
            case "each":
                return f"{self.each} {phrase}"
            case _:
                return phrase


def _joined(before: str, noun: str) -> str:
    """An article and a noun; an elided article is joined to it with a typographic apostrophe."""
    return f"{before.removesuffix(ELIDED)}’{noun}" if before.endswith(ELIDED) else f"{before} {noun}"


def _together(*parts: str) -> str:
    return " ".join(part for part in parts if part)


ITALIAN = Romance(
    cases=("a", "di", "da", "in", "su"),
    melted={
        (preposition, article): f"{stem}{ending}"
        for preposition, stem in {"a": "a", "di": "de", "da": "da", "in": "ne", "su": "su"}.items()
        for article, ending in {
            "il": "l",
            "lo": "llo",
            "la": "lla",
            "l'": "ll'",
            "i": "i",
            "gli": "gli",
            "le": "lle",
        }.items()
    },
    a={
        ("m", "il"): "un",
        ("m", "l'"): "un",
        ("m", "lo"): "uno",
        ("f", "la"): "una",
        ("f", "l'"): "un'",
    },
    this={"m": "questo", "f": "questa"},
    that={
        ("m", "il"): "quel",
        ("m", "l'"): "quell'",
        ("m", "lo"): "quello",
        ("f", "la"): "quella",
        ("f", "l'"): "quell'",
    },
    each="ogni",
)
SPANISH = Romance(
    cases=("a", "de"),
    melted={("a", "el"): "al", ("de", "el"): "del"},
    a={("m", "el"): "un", ("f", "la"): "una", ("f", "el"): "un"},
    this={"m": "este", "f": "esta"},
    that={("m", "el"): "ese", ("f", "la"): "esa", ("f", "el"): "esa"},
    each="cada",
    linked="de",
)
