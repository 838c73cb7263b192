"""JSON of foreign packs: accepted documents, and those refused before they are parsed."""

import json
import time

import pytest

from database.packs.format.strict_json import strict_object
from engine.content.limits import MAX_VALUES
from engine.content.loading.json_parser import MOST_SEPARATORS
from engine.content.problems import ContentError
from tests.support.memory import taking_at_most


def test_b26_emoji_and_letters_of_any_script_are_taken_as_they_are() -> None:
    plain = {"name": "Łódź 🏰 \u200d مرحبا", "a": [1, 2.5, True, None]}
    assert strict_object(json.dumps(plain, ensure_ascii=False).encode()) == plain


def test_commas_in_texts_are_no_values() -> None:
    """A text may be full of them."""
    plain = {"text": "," * 60_000}
    assert strict_object(json.dumps(plain).encode()) == plain


@pytest.mark.parametrize("piece", [b"[],", b"{},", b"0,", b'"",'])
def test_b22_too_many_values_are_refused_without_making_them(piece: bytes) -> None:
    source = b'{"a": [' + piece * (MOST_SEPARATORS + 1) + b"0]}"
    with taking_at_most(2 * len(source)), pytest.raises(ContentError) as caught:
        strict_object(source)
    assert caught.value.problem.code == "content-too-many-values"


def test_as_many_values_as_there_may_be_are_never_refused_by_their_number_of_commas() -> None:
    """Each value has at most one comma and one bracket."""
    assert MOST_SEPARATORS >= 2 * MAX_VALUES


@pytest.mark.parametrize(
    "text", [b'{"a": "' + b"x" * 6_000_000, b'{"a":' * 90_000, b'"' * 4_000_000, b"\\" * 4_000_000]
)
def test_nothing_makes_it_slow(text: bytes) -> None:
    """M28: a reader that starts again and again would take minutes."""
    begun = time.process_time()
    with pytest.raises(ContentError):
        strict_object(text)
    assert time.process_time() - begun < 1
