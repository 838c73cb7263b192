"""A window with a game in it, whose bots and dice take no time."""

import random
from collections.abc import Callable, Mapping

import pytest
from pytestqt.qtbot import QtBot

from editor.pages.play.page import KEY, PlayPage
from editor.pages.play.start.new_session import NewGame, seat_stock_game
from editor.pages.play.widgets import dice_tray
from editor.playtest.play_session import PERSON, PlaySession
from editor.settings.store import SettingsStore
from tests.editor.conftest import OpenWindow

OpenTable = Callable[..., PlayPage]
PERSONS = {"red": "person", "blue": "person"}
BOTS = {"red": "random", "blue": "random"}
FIRST = "battleground/first-game"
ARENA = "hoplomachus/skirmish-pozzuoli"


@pytest.fixture
def open_table(open_window: OpenWindow, store: SettingsStore, monkeypatch: pytest.MonkeyPatch) -> OpenTable:
    """Opens a window with a table in front."""
    monkeypatch.setattr(dice_tray, "BETWEEN_DICE", 0)
    monkeypatch.setattr(dice_tray, "AFTER_A_THROW", 0)

    def open_one(
        scenario: str = FIRST,
        players: Mapping[str, str] = PERSONS,
        seed: int = 3,
        lang: str = "en",
        until: str = "",
    ) -> PlayPage:
        store.change(bot_pause=0)
        window = open_window(lang)
        session = seat_stock_game(NewGame(scenario, players, seed), lang)
        if until:
            play_until(session, until)
        page = PlayPage(session, scenario, lang, lambda: store.preferences.bot_pause)
        page.build()
        window.open_page(f"{KEY}{scenario}", lambda: page)
        return page

    return open_one


DULL = ("pass", "end")
LIVELY, LIVELIER = ("attack", "move"), ("mana-reroll",)
"""What leads to the kinds of choices that hardly come up by chance, and these."""


def play_until(session: PlaySession, kind: str) -> None:
    """Play at random, without the page, until a person may choose something of a kind."""
    pick = random.Random(5)
    for _ in range(400):
        decision, asked = session.game.decision, session.asked
        assert decision is not None
        assert asked is not None
        choices = decision.choices_of(asked)
        if session.players[asked] == PERSON and any(each.kind == kind for each in choices):
            session.look_as(asked)
            return
        wanted = [each for each in choices if each.kind in LIVELY] if kind in LIVELIER else []
        session.choose(pick.choice(wanted or [each for each in choices if each.kind not in DULL] or choices), asked)
    raise AssertionError(f"no {kind} came up")


def settled(qtbot: QtBot, page: PlayPage) -> None:
    """Wait until a person is asked, or the game is over."""
    play = page.play
    qtbot.waitUntil(lambda: play.over or not (play.session.bot_is_asked or page.parts.tray.busy), timeout=30_000)


def against_bot(open_table: OpenTable, scenario: str = FIRST, **more: object) -> PlayPage:
    return open_table(scenario, {"red": "person", "blue": "random"}, **more)
