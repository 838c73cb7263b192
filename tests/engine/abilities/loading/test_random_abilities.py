"""Random abilities of every shape: what is read is written as it was, and the schema agrees."""

from typing import Any

import pytest
from hypothesis import given, settings
from jsonschema import Draft202012Validator

from engine.content.schemas import schema
from engine.registry import declarations
from tests.support.abilities import GAMES, abilities

DECLARED = declarations()
PLACES = [(game, family) for game, writing in GAMES.items() for family in writing.families]
VALIDATORS = {place: Draft202012Validator(schema("/".join(place), DECLARED)) for place in PLACES}


def comes_back(ability: dict[str, Any], game: str, family: str) -> None:
    """It is read, and written without change; both give the same definition."""
    slot = GAMES[game].slot(family)
    model = slot.read(ability)
    assert model.plain() == ability
    assert slot.read(model.plain()).read() == model.read()
    assert VALIDATORS[game, family].is_valid(ability)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "family"), PLACES)
def test_random_abilities_come_back_as_they_were(game: str, family: str) -> None:
    """In every place of every game."""

    @given(abilities(family, game))
    @settings(max_examples=120)
    def check(ability: dict[str, Any]) -> None:
        comes_back(ability, game, family)

    check()


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(("game", "family"), PLACES)
def test_thousands_of_random_abilities_come_back_as_they_were(game: str, family: str) -> None:
    """The same with five thousand in all, and more."""

    @given(abilities(family, game))
    @settings(max_examples=1_300)
    def check(ability: dict[str, Any]) -> None:
        comes_back(ability, game, family)

    check()
