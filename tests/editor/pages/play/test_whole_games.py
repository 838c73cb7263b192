"""Whole games by real clicks on the map, on cards, buttons and menus, against a bot: no fault, no stall."""

import random

import pytest
from pytestqt.qtbot import QtBot

from editor.pages.play.page import PlayPage
from tests.editor.pages.play.conftest import ARENA, FIRST, OpenTable, settled
from tests.editor.pages.play.player_hand import Hand


def play_on(qtbot: QtBot, page: PlayPage, decisions: int, seed: int) -> int:
    """Choose at random so many times, or until the game is over; how often that was."""
    hand, pick = Hand(page), random.Random(seed)
    for number in range(decisions):
        settled(qtbot, page)
        if page.play.over:
            return number
        hand.make(pick.choice(hand.choices))
    return decisions


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "seed"), [(FIRST, 1), (ARENA, 2)])
def test_some_random_clicks(open_table: OpenTable, qtbot: QtBot, scenario: str, seed: int) -> None:
    page = open_table(scenario, {"red": "person", "blue": "random"}, seed)
    assert play_on(qtbot, page, 15, seed) == 15 or page.play.over


@pytest.mark.soak
@pytest.mark.parametrize("scenario", [FIRST, ARENA])
def test_a_whole_game_against_the_best_bot(open_table: OpenTable, qtbot: QtBot, scenario: str) -> None:
    page = open_table(scenario, {"red": "person", "blue": "greedy"}, 7)
    play_on(qtbot, page, 400, 7)
    assert page.play.over
    assert page.parts.result.isVisible()
    assert "greedy" in page.play.session.players.values()
