"""Players sit down at a stock scenario, which is read and examined once for all its games."""

import pytest

from database.store.document_source import SourceChain
from editor.pages.play.start.new_session import NewGame, seat_stock_game, seats_of
from editor.playtest.play_session import PERSON
from tests.support.play_sessions import SKIRMISH, STOCK

BOTH = {"red": PERSON, "blue": PERSON}


@pytest.mark.parametrize("name", STOCK)
def test_another_game_of_a_scenario_is_dealt_without_reading_it_again(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And has its own luck; what is done in one is not seen in the other."""
    one = seat_stock_game(NewGame(name, BOTH, 1), "en")
    monkeypatch.delattr(SourceChain, "__call__")
    same, other = (seat_stock_game(NewGame(name, BOTH, seed), "en") for seed in (1, 2))
    state = same.game.state
    assert state == one.game.state
    assert other.table.luck.seed == 2
    assert one.decision is not None
    one.choose(one.decision.choices[0])
    assert same.game.state is state != one.game.state
    assert seats_of(name) == ("red", "blue")


def test_other_readings_of_the_rules_are_another_start() -> None:
    plain, other = (
        seat_stock_game(NewGame(SKIRMISH, BOTH, 1, readings), "en")
        for readings in ({}, {"empty_arena": "after_first_turn"})
    )
    assert plain.table.start.scenario != other.table.start.scenario
