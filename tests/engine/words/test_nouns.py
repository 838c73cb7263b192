"""The lexicon keeps its schema, agrees with the words it belongs to, and its grammar holds together."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from engine.words import ids, resources_folder, say

FOLDER = resources_folder() / "words"
TERMS: dict[str, dict[str, Any]] = json.loads((FOLDER / "lexicon.json").read_text(encoding="utf-8"))["terms"]
VOWEL = re.compile("[aeiouàèéìòù]")
IMPURE = re.compile("s[^aeiouàèéìòù]|z|gn|ps|x|y")


def nouns(lang: str) -> Iterator[tuple[str, dict[str, Any]]]:
    return ((term, word[lang]) for term, word in TERMS.items() if word[lang]["kind"] == "noun")


def forms(word: object) -> set[str]:
    """All texts in an entry."""
    if isinstance(word, dict):
        return {text for value in word.values() for text in forms(value)}
    return {word} if isinstance(word, str) else set()


def test_the_lexicon_keeps_its_schema() -> None:
    """Every entry has what its kind of word needs in its language, and nothing else."""
    schema = json.loads((FOLDER / "lexicon.schema.json").read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    lexicon = json.loads((FOLDER / "lexicon.json").read_text(encoding="utf-8"))
    assert [error.message for error in Draft202012Validator(schema).iter_errors(lexicon)] == []


def test_every_term_has_an_entry_and_every_entry_a_term() -> None:
    """`term-army` is the word, `army` its grammar."""
    assert {f"term-{term}" for term in TERMS} == {word for word in ids() if word.startswith("term-")}


@pytest.mark.parametrize("lang", ["es", "it", "pl"])
def test_the_word_is_one_of_its_forms(lang: str) -> None:
    """What the catalogue shows stands in the lexicon too."""
    assert [term for term, word in TERMS.items() if say(f"term-{term}", lang) not in forms(word[lang])] == []


def italian_articles(word: str, gender: str) -> tuple[str, str, bool]:
    """The articles the sound of an Italian noun asks for, and whether the singular one is elided."""
    elided = bool(VOWEL.match(word))
    hard = elided or bool(IMPURE.match(word))
    if gender == "f":
        return ("l'" if elided else "la", "le", elided)
    return ("l'" if elided else "lo" if hard else "il", "gli" if hard else "i", elided)


def test_italian_articles_follow_the_sound() -> None:
    """lo scudo, l'arma, gli ostacoli."""
    for term, noun in nouns("it"):
        singular, plural, elided = italian_articles(noun["singular"], noun["gender"])
        assert (noun["article"], noun["elision"]) == (singular, elided), term
        assert noun["plural_article"] == (plural if noun["plural"] else None), term


def test_spanish_articles_follow_the_gender() -> None:
    """la carta, los dados, and el arma: feminine, with a stressed a."""
    for term, noun in nouns("es"):
        assert noun["article"] == ("la" if noun["gender"] == "f" and not noun["elision"] else "el"), term
        assert noun["plural_article"] == ({"f": "las", "m": "los"}[noun["gender"]] if noun["plural"] else None), term
        if noun["elision"]:
            assert noun["gender"] == "f", term
            assert re.match("h?[aá]", noun["singular"]), term


def test_polish_cases_agree_with_the_gender() -> None:
    """The accusative is the genitive of persons and the nominative of things; some cases are always alike."""
    for term, noun in nouns("pl"):
        one, many = noun["singular"], noun["plural"]
        assert many["vocative"] == many["nominative"], term
        assert many["accusative"] == (many["genitive"] if noun["gender"] == "m1" else many["nominative"]), term
        assert one["locative"] == one["dative"] or noun["gender"] != "f", term
        if noun["gender"] in {"m3", "n"}:
            assert one["accusative"] == one["nominative"], term
        if noun["gender"] in {"m1", "m2"}:
            assert one["accusative"] == one["genitive"], term


def test_polish_plural_endings() -> None:
    """Dative, instrumental and locative plural of the head noun end as Polish has it, kośćmi excepted."""
    for term, noun in nouns("pl"):
        plural = noun["plural"]
        for case, ending in (("dative", r"om|ym|im"), ("instrumental", r"ami|śćmi|ymi"), ("locative", r"ach|ych")):
            assert re.search(rf"(?:{ending})\b", plural[case]), (term, case)
