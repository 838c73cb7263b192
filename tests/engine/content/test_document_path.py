"""Paths in documents as text: a written path is read again, and no other text is a path."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.content.document_path import DocumentPath, parse_path, path_text
from engine.content.problems import ROOT, path_under

steps = st.one_of(st.integers(0, 999_999_999), st.text(max_size=20), st.sampled_from(("placed", "hp-chips", "_x")))


@pytest.mark.slow
@given(st.lists(steps, max_size=6).map(tuple))
def test_a_path_is_read_as_it_was_written(path: DocumentPath) -> None:
    assert parse_path(path_text(path)) == path


def test_paths_are_written_as_problems_write_them() -> None:
    path: DocumentPath = ("abilities", 0, "effects", 2, "hp-chips", "odd key", "0")
    assert path_text(path) == 'abilities[0].effects[2].hp-chips["odd key"]["0"]'
    assert f"{ROOT}.{path_text(path)}" == path_under(ROOT, path)


@pytest.mark.parametrize(
    "text", ["$", ".placed", "placed.", "placed[01]", "placed[-1]", "a..b", 'a["b"]', "a[", "a b", "[1"]
)
def test_other_texts_are_no_paths(text: str) -> None:
    with pytest.raises(ValueError, match="no path"):
        parse_path(text)
