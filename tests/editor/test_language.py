"""The language of the app."""

from collections.abc import Callable

import pytest

from editor.language import choose_language


@pytest.mark.parametrize(
    ("environ", "system", "lang"),
    [
        ({}, "", "en"),
        ({"LANG": "C.UTF-8"}, "", "en"),
        ({"LANG": "it_IT.UTF-8"}, "", "it"),
        ({"LANG": "fr_FR.UTF-8"}, "", "en"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "pl"}, "", "pl"),
        ({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "es_ES"}, "", "es"),
        ({"LC_MESSAGES": "es_ES", "LC_ALL": "pl"}, "", "pl"),
        ({"HEXSMITH_LANG": "es", "LC_ALL": "pl"}, "", "es"),
        ({}, "pl_PL", "pl"),
        ({}, "es-MX", "es"),
        ({"LANG": "en_GB"}, "pl_PL", "en"),
    ],
)
def test_the_one_asked_for_then_the_locale_then_english(environ: dict[str, str], system: str, lang: str) -> None:
    assert choose_language(environ, system) == lang


def test_a_language_there_is_not_is_reported(expect_log: Callable[[str], None]) -> None:
    expect_log("HEXSMITH_LANG=tlh is none of the languages: en, es, it, pl")
    assert choose_language({"HEXSMITH_LANG": "tlh", "LANG": "it_IT"}) == "it"
