"""Slugs as readable text."""

from engine.words.slug_text import slug_text, slug_words


def test_hyphens_are_spaces_and_the_beginning_may_be_large() -> None:
    assert slug_words("low-wall") == "low wall"
    assert slug_text("low-wall") == "Low wall"
    assert slug_text("") == slug_words("") == ""
