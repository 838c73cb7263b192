"""The rules of Battleground that can be read: all of them, once each, in every language, in good words."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from editor.rule_books.rule_books import NUMBER, RuleBook, rule_books
from engine.words import languages
from tests.tools.wording_lint import faults

ENGINE = Path(__file__).resolve().parents[3] / "engine" / "systems" / "battleground"

# How many rules each chapter of the digest has, in its order.
CHAPTERS = {
    "COMP": 10,
    "MAP": 7,
    "SETUP": 4,
    "ROUND": 13,
    "WIN": 4,
    "ACT": 8,
    "TEST": 8,
    "MOVE": 10,
    "ATT": 8,
    "SIGHT": 7,
    "MOD": 6,
    "WOUND": 2,
    "INT": 7,
    "AREA": 3,
    "FX": 6,
    "ABIL": 7,
    "SHIFT": 6,
    "BIG": 5,
    "GOLD": 1,
}
LONGEST_TITLE = 45
LONGEST_SENTENCE = 360
FIGURE = re.compile(r"\d+(?:[.,]\d+)?")


@pytest.fixture
def book() -> RuleBook:
    return rule_books()["battleground"]


def engine_numbers() -> Iterator[str]:
    """The numbers in the strings of the game's code."""
    for path in ENGINE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield from NUMBER.findall(node.value)


def test_every_rule_of_the_digest_is_there_once_and_in_order(book: RuleBook) -> None:
    digest = [f"BG-{chapter}-{place}" for chapter, last in CHAPTERS.items() for place in range(1, last + 1)]
    assert [rule.number for rule in book.rules] == digest


def test_every_number_that_the_engine_gives_as_a_reason_can_be_read(book: RuleBook) -> None:
    used = {number for number in engine_numbers() if number.startswith("BG-")}
    assert len(used) > 100
    assert used - {rule.number for rule in book.rules} == set()


@pytest.mark.parametrize("lang", languages())
def test_all_is_said_in_every_language_in_few_and_good_words(book: RuleBook, lang: str) -> None:
    titles = [rule.titles[lang] for rule in book.rules]
    assert len(set(titles)) == len(titles)
    for chapter in book.chapters:
        assert faults(chapter.titles[lang], lang) == [], chapter.id
    for rule in book.rules:
        title, sentence = rule.titles[lang], rule.sentences[lang]
        assert 0 < len(title) <= LONGEST_TITLE, rule.number
        assert 0 < len(sentence) <= LONGEST_SENTENCE, rule.number
        assert sentence.endswith("."), rule.number
        assert faults(title, lang) + faults(sentence, lang) == [], rule.number
        assert not set("'\"") & set(title + sentence), rule.number


AGAINST_THE_LETTER = ("BG-TEST-6", "BG-AREA-1", "BG-SHIFT-1", "BG-SHIFT-5", "BG-BIG-4")
"""Rules that are read otherwise than printed: each has an option that turns to the letter."""
SILENT = (
    "BG-WIN-2",
    "BG-ROUND-11",
    "BG-MOVE-8",
    "BG-MOVE-9",
    "BG-WOUND-2",
    "BG-INT-2",
    "BG-INT-4",
    "BG-WOUND-1",
    "BG-INT-6",
    "BG-ABIL-2",
    "BG-SHIFT-2",
    "BG-BIG-3",
    "BG-ATT-3",
    "BG-ATT-5",
    "BG-COMP-10",
)
"""Rules about which the printed ones leave something open."""


@pytest.mark.parametrize("lang", languages())
def test_decisions_are_marked_and_give_a_reason(book: RuleBook, lang: str) -> None:
    """Both against the letter and where the rules are silent, in every language, with the same figures."""
    decided = {rule.number: rule for rule in book.rules if rule.decisions}
    assert set(decided) == {*AGAINST_THE_LETTER, *SILENT}
    assert all(decided[number].options for number in AGAINST_THE_LETTER)
    for rule in decided.values():
        text, english = rule.decision(lang), rule.decision("en")
        assert 0 < len(text) <= LONGEST_SENTENCE, rule.number
        assert text.endswith("."), rule.number
        assert faults(text, lang) == [], rule.number
        assert not set("'\"") & set(text), rule.number
        assert text != english or lang == "en", rule.number
        assert FIGURE.findall(text) == FIGURE.findall(english), rule.number
        assert NUMBER.findall(text) == NUMBER.findall(english), rule.number


@pytest.mark.parametrize("lang", languages())
def test_a_translation_says_the_same_figures_and_names_the_same_rules(book: RuleBook, lang: str) -> None:
    numbers = {rule.number for rule in book.rules}
    for rule in book.rules:
        english, said = rule.sentences["en"], rule.sentences[lang]
        assert said != english or lang == "en", rule.number
        assert set(FIGURE.findall(said.replace(",", "."))) == set(FIGURE.findall(english)), rule.number
        assert NUMBER.findall(said) == NUMBER.findall(english), rule.number
        assert set(NUMBER.findall(said)) <= numbers - {rule.number}, rule.number
