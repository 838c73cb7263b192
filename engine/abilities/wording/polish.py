"""Polish grammar: six cases in two numbers, determiners that agree with nouns, numbers that govern them."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.wording.grammar import Determiner, NumberOrKey, PhraseForm
from engine.words.nouns import NOMINATIVE, Noun

DIRECT = (NOMINATIVE, "accusative")
"""The cases in which the counted noun is in the genitive after five or more."""

_HARD: Mapping[str, Mapping[str, str]] = {
    "m": {NOMINATIVE: "y", "genitive": "ego", "dative": "emu", "instrumental": "ym", "locative": "ym"},
    "f": {
        NOMINATIVE: "a",
        "genitive": "ej",
        "dative": "ej",
        "accusative": "ą",
        "instrumental": "ą",
        "locative": "ej",
    },
    "n": {
        NOMINATIVE: "e",
        "genitive": "ego",
        "dative": "emu",
        "accusative": "e",
        "instrumental": "ym",
        "locative": "ym",
    },
}
_TEN: Mapping[str, Mapping[str, str]] = {
    "m": {NOMINATIVE: "ten", "genitive": "tego", "dative": "temu", "instrumental": "tym", "locative": "tym"},
    "f": {
        NOMINATIVE: "ta",
        "genitive": "tej",
        "dative": "tej",
        "accusative": "tę",
        "instrumental": "tą",
        "locative": "tej",
    },
    "n": {
        NOMINATIVE: "to",
        "genitive": "tego",
        "dative": "temu",
        "accusative": "to",
        "instrumental": "tym",
        "locative": "tym",
    },
}
_STEMS: Mapping[str, str] = {"that": "dan", "each": "każd", "any": "dowoln"}


class Polish:
    """The grammar of Polish, which has no articles."""

    cases: tuple[str, ...] = ("genitive", "dative", "accusative", "instrumental", "locative")
    clause_end: str = ","
    says_this: bool = True

    def described(self, adjective: str, noun: str) -> str:
        return f"{adjective} {noun}"

    def phrase(self, noun: Noun, determiner: Determiner, asked: PhraseForm) -> str:
        if asked.how_many is not None:
            return self.counted(noun, asked.how_many, asked.case)
        if asked.number in ("many", "these"):
            return _form(noun.one if noun.mass else noun.many, asked.case)
        before = _determiner("any" if asked.number == "any" and determiner == "each" else determiner, noun, asked.case)
        return f"{before} {_form(noun.one, asked.case)}" if before else _form(noun.one, asked.case)

    def named(self, name: str, case: str) -> str:
        return name

    def counted(self, noun: Noun, number: NumberOrKey, case: str) -> str:
        if number == 1:
            return f"{number} {_form(noun.one, case)}"
        if noun.mass:
            return f"{number} {_form(noun.one, 'genitive')}"
        few = isinstance(number, int) and number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)
        governed = "genitive" if case in DIRECT and (not few or noun.gender == "m1") else case
        return f"{number} {_form(noun.many, governed)}"


def _form(forms: Mapping[str, str], case: str) -> str:
    """A form of a noun; an indeclinable word has only one."""
    return forms.get(case, forms[NOMINATIVE])


def _determiner(determiner: str, noun: Noun, case: str) -> str:
    """A demonstrative or pronoun in the gender and case of its noun."""
    kind = noun.gender[0]
    if kind == "m" and case == "accusative":
        # Persons and animals take the genitive, things the nominative.
        case = "genitive" if noun.gender in ("m1", "m2") else NOMINATIVE
    if determiner == "this":
        return _TEN[kind][case]
    stem = _STEMS.get(determiner)
    return stem + _HARD[kind][case] if stem else ""
