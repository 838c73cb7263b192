"""Preferences as a file: written and read they are the same, and what is wrong in a file costs only itself."""

import json
from dataclasses import fields
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.settings.preferences import MOST_RECENT, Preferences
from editor.settings.preferences_json import LARGEST, READERS, VERSION, read_preferences, write_preferences
from editor.settings.text_sizes import SIZES, larger, smaller
from editor.theme.theme import SETTINGS

SHORT = st.text(st.characters(exclude_characters="\0"), max_size=20)
PREFERENCES = st.builds(
    Preferences,
    language=st.sampled_from([None, "en", "es", "it", "pl"]),
    theme=st.sampled_from(SETTINGS),
    text_size=st.integers(100, 200),
    bot_pause=st.integers(0, 5000),
    turn_boards=st.booleans(),
    motion=st.booleans(),
    ask_all=st.booleans(),
    guided=st.booleans(),
    shortcuts=st.dictionaries(SHORT, st.lists(SHORT, max_size=3).map(tuple), max_size=5),
    recent=st.lists(SHORT, max_size=MOST_RECENT).map(tuple),
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)
OWN = Preferences()


def file(**values: Any) -> bytes:
    return json.dumps({"version": VERSION, **values}).encode()


@pytest.mark.slow
@given(PREFERENCES)
def test_preferences_are_read_as_they_were_written(preferences: Preferences) -> None:
    assert read_preferences(write_preferences(preferences)) == (preferences, ())


def test_every_preference_has_a_reader() -> None:
    assert READERS.keys() == {field.name for field in fields(Preferences)}


WRONG = [
    ("language", "tlh"),
    ("language", ["en"]),
    ("theme", "blue"),
    ("theme", {}),
    ("text_size", 99),
    ("text_size", 201),
    ("text_size", True),
    ("text_size", 120.0),
    ("text_size", "120"),
    ("bot_pause", -1),
    ("bot_pause", 10**30),
    ("turn_boards", 1),
    ("turn_boards", "yes"),
    ("motion", 0),
    ("ask_all", "all"),
    ("guided", 2),
    ("shortcuts", []),
    ("shortcuts", {"quit-app": "Ctrl+Q"}),
    ("shortcuts", {"quit-app": [1]}),
    ("recent", "a"),
    ("recent", [["a"]]),
    ("recent", ["a"] * (MOST_RECENT + 1)),
    ("recent", ["x" * 5000]),
    ("recent", ["a\0b"]),
]


@pytest.mark.parametrize(("name", "value"), WRONG, ids=[f"{name}={str(value)[:20]}" for name, value in WRONG])
def test_a_wrong_value_is_its_default_and_the_rest_stays(name: str, value: Any) -> None:
    other = {"bot_pause": 1200} if name != "bot_pause" else {"text_size": 150}
    preferences, faults = read_preferences(file(**{name: value}, **other))
    assert faults == (name,)
    assert preferences == Preferences(**other)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"not JSON",
        b"[]",
        b"null",
        b'"x"',
        b"\xff\xfe\x00",
        b"\x00" * 100,
        b"[" * 100_000,
        b'{"text_size": ' + b"1" * 5000 + b"}",
        b" " * (LARGEST + 1),
        write_preferences(OWN)[:-5],
    ],
    ids=lambda data: str(data[:12]),
)
def test_a_file_that_is_none_of_ours_gives_the_defaults(data: bytes) -> None:
    assert read_preferences(data) == (OWN, ("file",))


def test_of_a_newer_version_what_is_known_is_kept() -> None:
    newer = json.dumps({"version": VERSION + 1, "text_size": 150, "smell": "roses"}).encode()
    assert read_preferences(newer) == (Preferences(text_size=150), ("version", "smell"))


@pytest.mark.slow
@given(st.dictionaries(st.sampled_from(sorted(READERS)) | st.text(), JSON))
def test_no_value_is_too_strange(values: dict[str, Any]) -> None:
    """Whatever stands there, what is read can be written and is then read without complaint."""
    preferences, _ = read_preferences(json.dumps(values).encode())
    assert read_preferences(write_preferences(preferences)) == (preferences, ())


@given(st.binary())
def test_no_bytes_are_too_strange(data: bytes) -> None:
    assert read_preferences(data)[0] == OWN


@given(st.integers(100, 200))
def test_steps_of_text_go_up_and_down_and_end(size: int) -> None:
    assert smaller(size) < size or size == SIZES[0] == smaller(size)
    assert larger(size) > size or size == SIZES[-1] == larger(size)
    assert {larger(size), smaller(size)} <= {size, *SIZES}
