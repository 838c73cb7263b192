"""Normalization of texts for search: their words, each in its place."""

from hypothesis import given
from hypothesis import strategies as st

from database.search.normalization import fold_words, words_of


@given(st.text())
def test_no_word_is_lost_or_made(text: str) -> None:
    """So that the place of a word in the index is its place in the text that is shown."""
    assert len(fold_words(text).split(" ")) == max(1, len(text.split()))


@given(st.text(alphabet=st.characters(codec=None)))
def test_words_are_letters_and_digits(text: str) -> None:
    assert all(word and word.isalnum() for word in words_of(text))
