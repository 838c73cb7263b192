"""B26: names and texts contain no invisible characters, and no letter covers the lines around it."""

import pytest

from engine.content.envelope import Names
from engine.content.fields import MOST_MARKS
from engine.content.loading.fragments import read_part
from engine.content.problems import ContentError


def named(name: str) -> str | None:
    return read_part(Names, {"en": name}).en


@pytest.mark.parametrize("unseen", "\u00ad\u034f\u180b\u200b\u200c\u200d\u2060\u2064")
def test_two_names_that_look_the_same_are_the_same(unseen: str) -> None:
    assert named(f"Ru{unseen}in{unseen}") == "Ruin"


def test_letters_separated_by_invisible_characters_are_joined() -> None:
    assert named("e\u034f\u0301") == "\u00e9"


def test_emoji_stay_as_they_are() -> None:
    """They are joined by an invisible character; between letters it joins nothing."""
    assert named("\U0001f469\u200d\U0001f680 Ada") == "\U0001f469\u200d\U0001f680 Ada"
    assert named("\u2764\ufe0f\u200d\U0001f525") == "\u2764\ufe0f\u200d\U0001f525"
    assert named("\U0001f469\u200dAda") == "\U0001f469Ada"


def test_marks_are_as_many_as_any_language_has() -> None:
    most = "Z" + "\u0335" * MOST_MARKS
    assert named(most * 3) == most * 3
    with pytest.raises(ContentError) as caught:
        named(f"{most}\u0335")
    assert caught.value.problem.code == "content-too-many-marks"
    assert caught.value.problem.values == {"most": MOST_MARKS, "found": MOST_MARKS + 1}
