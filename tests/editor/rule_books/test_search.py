"""Searching the rules: by number, title and sentence, ignoring case and accents."""

import pytest

from editor.rule_books.rule_books import rule_books
from editor.rule_books.search import best_match, search_rules

BOOK = rule_books()["battleground"]


def numbers(wanted: str, lang: str = "en") -> list[str]:
    return [rule.number for rule in search_rules(wanted, BOOK, lang)]


def likeliest(wanted: str, lang: str = "en") -> str | None:
    rule = best_match(wanted, search_rules(wanted, BOOK, lang), lang)
    return rule.number if rule else None


def test_nothing_typed_finds_all_in_the_order_of_the_book() -> None:
    assert numbers("  ") == [rule.number for rule in BOOK.rules]


@pytest.mark.parametrize("typed", ["BG-MOVE-1", "bg-move-1", "move-1", "bg move 1"])
def test_a_number_is_found_in_any_writing(typed: str) -> None:
    assert "BG-MOVE-1" in numbers(typed)


@pytest.mark.parametrize("typed", ["BG-MOVE-1", "move-1"])
def test_the_exact_number_is_meant_rather_than_a_longer_one(typed: str) -> None:
    assert likeliest(typed) == "BG-MOVE-1"


@pytest.mark.parametrize(
    ("typed", "lang", "number"),
    [
        ("POLE WIDZENIA", "pl", "BG-SIGHT-2"),
        ("linea vision", "es", "BG-SIGHT-2"),
        ("abilita passive", "it", "BG-ABIL-1"),
        ("oslona", "pl", "BG-SIGHT-6"),
        ("flank", "en", "BG-MOD-2"),
    ],
)
def test_case_and_accents_do_not_matter(typed: str, lang: str, number: str) -> None:
    assert likeliest(typed, lang) == number


def test_polish_letters_with_a_stroke_are_found_without() -> None:
    assert "BG-MOVE-4" in numbers("wlasciciel", "pl")
    assert numbers("właściciel", "pl") == numbers("WLASCICIEL", "pl")


def test_all_words_must_stand_in_the_rule_in_any_order() -> None:
    assert numbers("token guard") == numbers("guard token") != []
    assert numbers("guard zeppelin") == []


@pytest.mark.parametrize(
    ("lang", "one", "others"),
    [
        ("en", "wounds", "wound"),
        ("it", "ferita", "ferite"),
        ("it", "obiettivo", "obiettivi"),
        ("es", "heridas", "herida"),
        ("pl", "rana", "rany"),
        ("pl", "mana", "many"),
    ],
)
def test_words_are_found_in_another_form(lang: str, one: str, others: str) -> None:
    """Users type the dictionary form; a sentence has an inflected one."""
    assert numbers(one, lang)
    assert set(numbers(others, lang)) <= set(numbers(one, lang))


def test_an_ending_is_not_looked_for_within_words() -> None:
    """`ran`, of `rana`, stands in many Polish words that mean something else."""
    assert len(numbers("rana", "pl")) < len(numbers("ran", "pl"))


def test_a_title_is_meant_before_a_sentence() -> None:
    assert numbers("cover")[0] != "BG-SIGHT-6"
    assert likeliest("cover") == "BG-SIGHT-6"
