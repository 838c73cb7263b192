"""Abilities that nobody thought of read as clauses too: made from the operations at random, in every language."""

from importlib import import_module

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.abilities.wording.clauses import in_one_line
from engine.words import languages
from tests.support.abilities import GAMES, abilities
from tests.support.wording import LAYOUT, faults

FAMILIES = [(game, family) for game, writing in GAMES.items() for family in writing.families]
INSIDE = frozenset(LAYOUT)


@pytest.mark.parametrize(("game", "family"), FAMILIES)
@settings(max_examples=20)
@given(data=st.data())
def test_it_reads_well(game: str, family: str, data: st.DataObject) -> None:
    """No gap, no doubled space, no wrong contraction."""
    written = data.draw(abilities(family, game))
    written.pop("wording", None)
    wording = import_module(f"engine.systems.{game}.wording")
    ability = GAMES[game].slot(family).read(written).read()
    for lang in languages():
        said = in_one_line(wording.clauses(ability, wording.speaker_of(lang)), lang)
        assert said or not ability.every_effect, written
        assert not set(faults(said, lang)) - {"a word twice"}, (lang, said)
