"""The documents that ship, found by their names."""

import pytest

from editor.services.document_resolver import StockSource
from editor.services.shipped_documents import shipped_documents, shipped_named


def test_all_of_them_have_kinds_and_names() -> None:
    found = shipped_documents()
    assert {each.id for each in found} == set(StockSource().names)
    assert all(each.kind and each.name("pl") for each in found)


@pytest.mark.parametrize(
    ("typed", "lang", "first"),
    [
        ("hold the line", "en", "battleground/hold-the-line"),
        ("LINE hold", "en", "battleground/hold-the-line"),
        ("he-man", "en", "battleground/he-man"),
        ("skirmish", "en", "hoplomachus/skirmish-pozzuoli"),
    ],
)
def test_words_begin_words_of_names(typed: str, lang: str, first: str) -> None:
    assert shipped_named(typed, lang, 8)[0].id == first


def test_nothing_is_found_for_nothing() -> None:
    assert shipped_named("  ", "en", 8) == ()
    assert shipped_named("zzzz", "en", 8) == ()
    assert len(shipped_named("s", "en", 3)) == 3
