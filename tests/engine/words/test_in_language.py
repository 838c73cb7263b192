"""What people wrote in some languages is found in one: theirs, else English, else any."""

import pytest

from engine.words import in_language


@pytest.mark.parametrize(
    ("texts", "said"),
    [
        ({"en": "Ruins", "pl": "Ruiny"}, "Ruiny"),
        ({"it": "Rovine", "en": "Ruins"}, "Ruins"),
        ({"en": "Ruins", "pl": ""}, "Ruins"),
        ({"it": "Rovine"}, "Rovine"),
        ({}, "org.example.ruins"),
    ],
)
def test_a_text_is_found_in_polish(texts: dict[str, str], said: str) -> None:
    assert in_language(texts, "pl", "org.example.ruins") == said
