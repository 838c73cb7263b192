"""The library has a column for each language of the program, and documents a name in each."""

from database.languages import LANGUAGES
from engine.content.envelope import Names
from engine.words import languages


def test_the_library_speaks_the_languages_of_the_program() -> None:
    assert set(LANGUAGES) == set(languages()) == set(Names.model_fields)
