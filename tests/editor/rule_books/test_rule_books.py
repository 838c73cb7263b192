"""The rule books as a whole: games, chapters, options, and finding a number."""

from editor.rule_books.rule_books import book_in, book_with, rule_books
from engine.registry import systems
from engine.words import ids, languages


def test_every_book_belongs_to_a_game_and_every_text_is_there_in_every_language() -> None:
    assert rule_books().keys() <= systems().keys()
    for book in rule_books().values():
        assert book.chapters
        assert all(chapter.rules for chapter in book.chapters)
        for texts in (
            *(chapter.titles for chapter in book.chapters),
            *(rule.titles for rule in book.rules),
            *(rule.sentences for rule in book.rules),
        ):
            assert set(texts) == set(languages())
            assert all(texts.values())


def test_no_number_stands_in_two_places() -> None:
    numbers = [rule.number for book in rule_books().values() for rule in book.rules]
    assert len(numbers) == len(set(numbers))


def test_a_rule_with_readings_names_the_option_and_its_values_the_default_first() -> None:
    for id_, book in rule_books().items():
        by_number = {rule.number: rule for rule in book.rules}
        for option in systems()[id_].profile:
            named = by_number[option.rule].options
            mine = next(each for each in named if each.word.endswith(option.key.replace("_", "-")))
            assert mine.values[0] == f"{mine.word}-{option.default.replace('_', '-')}"
            assert {mine.word, *mine.values} <= ids()
            assert len(mine.values) == len(option.values)


def test_only_rules_with_an_option_have_readings() -> None:
    book = rule_books()["battleground"]
    decided = {option.rule for option in systems()["battleground"].profile}
    assert {rule.number for rule in book.rules if rule.options} == decided


def test_the_book_with_a_number_is_found_and_no_other_number() -> None:
    book = book_with("BG-SIGHT-2")
    assert book is rule_books()["battleground"]
    assert book.chapter_of("BG-SIGHT-2") in book.chapters
    assert book_with("BG-SIGHT-99") is None


def test_a_text_that_a_language_lacks_is_english() -> None:
    raw = {
        "system": "battleground",
        "chapters": [{"id": "X", "title": {"en": "Chapter"}}],
        "rules": [
            {"number": "BG-X-1", "chapter": "X", "title": {"en": "Rule", "pl": "Zasada"}, "sentence": {"en": "S."}}
        ],
    }
    rule = book_in(raw).rules[0]
    assert (rule.title("pl"), rule.sentence("pl"), book_in(raw).chapters[0].title("it")) == ("Zasada", "S.", "Chapter")
