"""An author's own words: a warning where they speak of other numbers than the data."""

from typing import Any

import pytest

from engine.abilities.analysis.author_wording import numbers_in
from engine.systems.battleground.abilities.ability_text import wording_warnings
from engine.systems.battleground.documents.ability_fields import ABILITY
from tests.support.ability_documents import warned


def warnings(wording: dict[str, str], **written: Any) -> list[tuple[tuple[str | int, ...], str, object]]:
    read = ABILITY.read({"when": "active", "to": "enemy", "range": 8, "wording": wording, **written}).read()
    return [
        (warning.at, warning.code, warning.values["number"])
        for warning in wording_warnings(read)
        if "number" in warning.values
    ]


TWO = {"effects": [{"do": "wound", "wounds": 2}]}


def test_the_same_numbers_in_other_words_are_right() -> None:
    assert warnings({"en": "Within 8 inches, 2 wounds for whoever you like."}, **TWO) == []


def test_a_number_that_the_data_does_not_have() -> None:
    found = warnings({"pl": "W zasięgu 8 cali zadaj 3 rany."}, **TWO)
    assert found == [
        (("wording", "pl"), "ability-wording-adds", "3"),
        (("wording", "pl"), "ability-wording-lacks", "2"),
    ]


def test_each_language_is_compared_by_itself() -> None:
    found = warnings({"en": "8 inches: 2 wounds.", "es": "A 8 pulgadas: heridas."}, **TWO)
    assert found == [(("wording", "es"), "ability-wording-lacks", "2")]


@pytest.mark.parametrize("text", ["A wound, at 8 inches.", "1 wound, at 8 inches, 1 time."])
def test_one_may_be_said_or_left_out(text: str) -> None:
    assert warnings({"en": text}, effects=[{"do": "wound"}]) == []


def test_decimals_are_the_same_with_comma_and_point() -> None:
    assert numbers_in("1,5 e 12") == numbers_in("12 or 1.5") == {"1.5", "12"}


def test_the_check_of_a_card_warns() -> None:
    """`hexsmith check` reports it as a warning, at its place."""
    written = {"when": "active", "to": "enemy", "range": 8, "wording": {"en": "Push 5 hexes, 8 inches away."}, **TWO}
    codes = {code for _, code, _ in warned(written)}
    assert {"ability-wording-adds", "ability-wording-lacks"} <= codes


def test_a_place_for_a_name_that_is_nothing_of_a_card_of_battleground() -> None:
    read = ABILITY.read({"when": "on-activation", "wording": {"it": "Spingi di {hexes}."}, **TWO}).read()
    first = next(wording_warnings(read))
    assert (first.at, first.code) == (("wording", "it"), "ability-wording-no-name")


def test_words_that_say_nothing_are_reported() -> None:
    """In the language in which they say nothing; the data speaks there anyway."""
    written = {"when": "active", "cost": {"ap": 1}, **TWO, "to": "enemy", "range": 8}
    for nothing in ("", "  "):
        reported = warned({**written, "wording": {"en": "8 inches: 2 wounds.", "it": nothing}})
        assert reported == [("$.wording.it", "ability-wording-empty", None)]
