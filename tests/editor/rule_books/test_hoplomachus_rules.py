"""The rule book of Hoplomachus: every rule that the engine names, in four languages that say the same numbers."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from editor.rule_books.rule_books import NUMBER, Rule, rule_books
from engine.words import languages
from tests.support.cases import all_cases
from tests.tools.wording_lint import faults

LANGUAGES = languages()
ENGINE = Path(__file__).resolve().parents[3] / "engine/systems/hoplomachus"
BOOK = rule_books()["hoplomachus"]
COUNTS = {"COMP": 16, "RULE": 3, "TROOP": 4, "ARENA": 7, "FAVOUR": 5, "TACTIC": 2, "TURN": 12, "S": 6, "EX": 7}
"""How many rules each chapter of the digest has."""
LEFT_OUT = {
    *(f"HR-COMP-{number}" for number in (9, 10, 15, 16)),
    *("HR-ARENA-5", "HR-FAVOUR-3", "HR-FAVOUR-4", "HR-S-5", "HR-S-6"),
    *(f"HR-EX-{number}" for number in (5, 6, 7)),
}
"""What Skirmish in Pozzuoli does not need: immortals, titans, rivals, the Colosseum's favour, its chained heroes."""
DECIDED = {
    *("HR-COMP-2", "HR-COMP-3", "HR-TROOP-1", "HR-ARENA-3", "HR-ARENA-4", "HR-S-2"),
    *("HR-COMP-11", "HR-TROOP-2", "HR-FAVOUR-1", "HR-FAVOUR-5", "HR-TURN-6", "HR-TURN-8", "HR-TURN-9", "HR-TURN-11"),
    *("HR-TURN-12", "HR-TACTIC-2", "HR-S-1", "HR-S-3", "HR-S-4"),
}
"""Where the printed rules say nothing, or make no sense by the letter."""
LONGEST_TITLE = 5
"""In words."""


def named_by_the_engine() -> Iterator[str]:
    """The rules that string literals of the engine name, in docstrings too."""
    for path in ENGINE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield from NUMBER.findall(node.value)


def test_the_book_has_all_rules_of_a_skirmish_in_pozzuoli() -> None:
    wanted = {f"HR-{chapter}-{number + 1}" for chapter, count in COUNTS.items() for number in range(count)} - LEFT_OUT
    numbers = [rule.number for rule in BOOK.rules]
    assert set(numbers) == wanted
    assert len(numbers) == len(wanted)


def test_every_rule_that_the_engine_names_can_be_read() -> None:
    assert set(named_by_the_engine()) <= {rule.number for rule in BOOK.rules}


def test_every_rule_stands_in_the_chapter_of_its_number() -> None:
    assert [chapter.id for chapter in BOOK.chapters] == list(COUNTS)
    for chapter in BOOK.chapters:
        counts = [int(rule.number.removeprefix(f"HR-{chapter.id}-")) for rule in chapter.rules]
        assert counts == sorted(counts)


def test_every_chapter_has_a_title_of_its_own_in_each_language() -> None:
    for lang in LANGUAGES:
        assert len({chapter.titles[lang] for chapter in BOOK.chapters}) == len(COUNTS)


@all_cases("rule", BOOK.rules)
def test_a_rule_is_reported_in_each_language(rule: Rule) -> None:
    for texts in (rule.titles, rule.sentences):
        assert set(texts) == set(LANGUAGES)
        assert len(set(texts.values())) == len(LANGUAGES)
        assert all(text == " ".join(text.split()) for text in texts.values())
    for lang in LANGUAGES:
        assert 1 < len(rule.titles[lang].split()) <= LONGEST_TITLE
        assert rule.sentences[lang].endswith(".")
        assert faults(rule.titles[lang], lang) + faults(rule.sentences[lang], lang) == []


@all_cases("rule", BOOK.rules)
def test_a_rule_says_the_same_numbers_in_each_language(rule: Rule) -> None:
    def texts(lang: str) -> list[str]:
        return sorted(re.findall(r"\d+|\bHP\b|\bN\b", rule.sentences[lang]))

    assert all(set(texts(lang)) == set(texts("en")) for lang in LANGUAGES)
    assert all(NUMBER.findall(rule.sentences[lang]) == NUMBER.findall(rule.sentences["en"]) for lang in LANGUAGES)


def test_the_rules_that_a_rule_refers_to_can_be_read() -> None:
    numbers = {rule.number for rule in BOOK.rules}
    assert {number for rule in BOOK.rules for number in NUMBER.findall(rule.sentences["en"])} <= numbers


def test_the_rules_with_more_than_one_reading_tell_their_options() -> None:
    assert {rule.number for rule in BOOK.rules if rule.options} == {"HR-S-1", "HR-S-2"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_decisions_are_marked_in_each_language(lang: str) -> None:
    """Where the printed rules are silent, or read otherwise, the reference says so, with the same numbers."""
    decided = {rule.number: rule for rule in BOOK.rules if rule.decisions}
    assert set(decided) == DECIDED
    for number, rule in decided.items():
        text, english = rule.decision(lang), rule.decision("en")
        assert text.endswith("."), number
        assert faults(text, lang) == [], number
        assert text != english or lang == "en", number
        assert re.findall(r"\d+", text) == re.findall(r"\d+", english), number
