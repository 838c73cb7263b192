"""Dates as one would say them, and what is said below a name."""

import pytest
from PySide6.QtCore import QDate, QDateTime, QTime

from editor.pages.library.documents.display_names import languages_of, when_text


def at(*parts: int) -> float:
    """The seconds of a local time."""
    year, month, day, hour, minute, *second = parts
    return QDateTime(QDate(year, month, day), QTime(hour, minute, *second)).toSecsSinceEpoch()


NOW = at(2026, 11, 20, 12, 0)


@pytest.mark.parametrize(
    ("then", "lang", "said"),
    [
        (at(2026, 11, 20, 11, 59, 30), "en", "just now"),
        (at(2026, 11, 20, 11, 59), "en", "1 minute ago"),
        (at(2026, 11, 20, 11, 2), "pl", "58 minut temu"),
        (at(2026, 11, 20, 11, 37), "pl", "23 minuty temu"),
        (at(2026, 11, 20, 9, 5), "it", "oggi, 09:05"),
        (at(2026, 11, 19, 22, 30), "es", "ayer, 22:30"),
        (at(2026, 11, 16, 8, 0), "pl", "poniedziałek, 08:00"),
        (at(2026, 11, 13, 8, 0), "pl", "13 listopada 2026"),
        (at(2023, 11, 14, 8, 0), "es", "14 de noviembre de 2023"),
        (at(2023, 11, 14, 8, 0), "en", "14 November 2023"),
        (at(2026, 11, 20, 12, 30), "en", "today, 12:30 PM"),
    ],
)
def test_a_moment_is_told_as_one_would_say_it(then: float, lang: str, said: str) -> None:
    assert when_text(then, lang, NOW).replace("\u202f", " ") == said


def test_languages_have_their_own_names() -> None:
    assert languages_of({"pl": "x", "en": "y"}) == "English, Polski"
