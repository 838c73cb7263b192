"""A few letters find the intended text."""

import pytest

from editor.shell.dialogs.fuzzy_match import match_score


@pytest.mark.parametrize(
    ("wanted", "text"),
    [
        ("qt", "Quit"),
        ("zak", "Zakończ"),
        ("ZAKON", "Zakończ"),
        ("wlk", "Wielkość tekstu"),
        ("", "anything"),
        ("l", "Łatwo"),
        ("zażółć", "zazolc"),
        ("GĘŚLĄ", "gesla"),
        ("strasse", "Straße"),
    ],
)
def test_the_letters_stand_in_the_text_in_their_order(wanted: str, text: str) -> None:
    assert match_score(wanted, text) is not None


@pytest.mark.parametrize(("wanted", "text"), [("tq", "Quit"), ("quitt", "Quit"), ("x", "")])
def test_else_it_does_not_fit(wanted: str, text: str) -> None:
    assert match_score(wanted, text) is None


@pytest.mark.parametrize(
    ("wanted", "better", "worse"),
    [
        ("fs", "Full screen", "Offset"),
        ("log", "Log", "Logical groups"),
        ("tab", "Next tab", "Take a break"),
        ("re", "Redo", "Core"),
        ("sp", "Start page", "Suppose"),
    ],
)
def test_starts_of_words_and_letters_in_a_row_are_better(wanted: str, better: str, worse: str) -> None:
    assert (match_score(wanted, better) or 0) > (match_score(wanted, worse) or 0)
