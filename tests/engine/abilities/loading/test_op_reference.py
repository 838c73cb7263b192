"""The reference pages of the ability language match the present program."""

import pytest

from engine.abilities.structure.field_types import EVERY_KIND
from tests.support.abilities import GAMES
from tests.support.ability_reference import page_of, reference
from tests.tools.rewrite_words import OPTION


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_game_is_true(game: str, request: pytest.FixtureRequest) -> None:
    """Every operation, shape and part with all of its keys; written anew with `--rewrite-words`."""
    made = reference(game, GAMES[game])
    if request.config.getoption(OPTION):
        page_of(game).write_text(made, encoding="utf-8")
    assert page_of(game).read_text(encoding="utf-8") == made


@pytest.mark.parametrize("game", GAMES)
def test_the_page_leaves_nothing_out(game: str) -> None:
    """Each operation has its entry, and no default is left without a word."""
    page = page_of(game).read_text(encoding="utf-8")
    writing = GAMES[game]
    assert [name for kind in EVERY_KIND for name in writing.ops(kind) if f"**`{name}`**" not in page] == []
    assert "what it usually is" not in page
