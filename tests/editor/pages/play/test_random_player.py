"""The other actions of the random player in the journeys: only those that are possible and sensible."""

import random
from collections import Counter
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from editor.pages.play.page import PlayPage
from editor.pages.play.session_controller import SessionController
from tests.editor.pages.play.conftest import ARENA, OpenTable
from tests.journeys.inside.living import Until
from tests.journeys.inside.looking_about import LookingAbout


class Draws(random.Random):
    """Draws the same action each time, and thinks better of it; keeps the actions it drew among."""

    def __init__(self, action: str) -> None:
        super().__init__()
        self.action = action
        self.offered: list[list[str]] = []

    def choices(self, *actions: Any, **how: Any) -> list[Any]:
        self.offered.append(actions[0])
        return [self.action]

    def random(self) -> float:
        return 0.0


def pass_on(play: SessionController) -> None:
    """Answer until the other person is asked, who then sits at the screen."""
    while not play.covered:
        play.answer(play.options.choices[0])
    play.confirm_seat()


def look_about(page: PlayPage, pick: random.Random) -> Counter[str]:
    """What is done in one such deed."""
    done: Counter[str] = Counter()
    for _ in LookingAbout(page, pick, done).do_something():
        pass
    return done


@pytest.mark.slow
def test_forward_again_is_not_clicked_below_the_cover(open_table: OpenTable) -> None:
    """The answer that was undone was the other person's, to whom the screen is passed first; with it went the one after
    it, which nobody chose."""
    page = open_table(ARENA)
    pass_on(page.play)
    assert look_about(page, Draws("take-back")) == {"take-back": 1}
    assert page.play.covered
    session = page.play.session
    undone = range(session.game.answers + 1, session.game.answers + session.game.ahead + 1)
    assert [session.was_only_answer(at) for at in undone] == [False, True]


@pytest.mark.slow
def test_forward_again_is_clicked_where_it_is_seen(open_table: OpenTable) -> None:
    page = open_table(ARENA)
    page.play.answer(page.play.options.choices[0])
    assert not page.play.covered
    assert look_about(page, Draws("take-back")) == {"take-back": 1, "go-again": 1}
    assert page.play.session.game.ahead == 0


def test_own_dice_are_kept_until_one_was_typed(open_table: OpenTable) -> None:
    """So that in every journey some are."""
    page, pick = open_table(ARENA), Draws("escape")
    page.run_command("own-dice")
    next(LookingAbout(page, pick, Counter()).do_something())
    next(LookingAbout(page, pick, Counter({"clicks on a key": 1})).do_something())
    assert ["own-dice" in actions for actions in pick.offered] == [False, True]


@pytest.mark.slow
def test_from_a_rule_that_a_click_opened_the_way_leads_back(open_table: OpenTable, qtbot: QtBot) -> None:
    page, done = open_table(ARENA), Counter[str]()
    action = LookingAbout(page, Draws("standing"), done).do_something()
    next(action)
    page.rule_requested.emit("HR-TURN-8")
    with qtbot.waitActive(page.window()):
        page.window().activateWindow()
    assert not page.isVisible()
    for wait in action:
        if isinstance(wait, Until):
            qtbot.waitUntil(wait.holds)
    assert page.isVisible()
    assert done["rules read"] == 1
