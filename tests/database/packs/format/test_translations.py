"""Translations: texts for documents of others, which add what is missing and change nothing."""

import pytest

from database.packs.format.translations import read_translation, translated
from engine.content.problems import ContentError
from tests.support.packs import as_bytes

DOCUMENT = {
    "id": "test/ruin",
    "name": {"en": "Ruin", "es": "Ruina"},
    "notes": "none",
    "regions": [{"name": {"en": "North"}}, {"name": {"en": "South"}}],
}


def test_a_text_is_added_where_the_language_is_missing() -> None:
    made = translated(DOCUMENT, {"name": "Ruina", "regions.1.name": "Południe"}, "pl")
    assert made["name"] == {"en": "Ruin", "es": "Ruina", "pl": "Ruina"}
    assert made["regions"] == [{"name": {"en": "North"}}, {"name": {"en": "South", "pl": "Południe"}}]
    assert "pl" not in DOCUMENT["name"], "the document itself stays as it is"


def test_texts_of_the_author_are_never_changed() -> None:
    assert translated(DOCUMENT, {"name": "Otra"}, "es") == DOCUMENT


@pytest.mark.parametrize(
    "path", ["id", "notes", "regions", "regions.0", "regions.7.name", "regions.x.name", "nowhere.name", "name.en"]
)
def test_a_path_that_leads_to_no_texts_is_passed_over(path: str) -> None:
    assert translated(DOCUMENT, {path: "x"}, "pl") == DOCUMENT


def test_a_problem_of_a_translation_is_reported_with_its_path() -> None:
    with pytest.raises(ContentError) as caught:
        read_translation(as_bytes({"texts": {"test/ruin": {"name": 5}, "../x": {"name": "x"}, "a": {"A B": "x"}}}))
    assert {each.code for each in caught.value.errors} == {
        "content-not-text",
        "content-bad-id",
        "content-no-such-value",
    }


def test_texts_are_read() -> None:
    assert read_translation(b'{"texts": {"a": {"name": "b"}}}') == {"a": {"name": "b"}}
