"""The library has a column for each language of the program."""

from database.languages import LANGUAGES
from engine.words import languages


def test_the_library_speaks_the_languages_of_the_program() -> None:
    assert set(LANGUAGES) == set(languages())
