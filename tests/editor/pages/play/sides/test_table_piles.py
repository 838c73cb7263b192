"""Decks and piles of the table are shown below the seats, and nothing is shown where a game has none."""

from dataclasses import replace

import pytest

from editor.playtest import snapshot
from editor.presenters.presenter import presenters
from editor.shell.main_window import MainWindow
from editor.view_model.side_panel import Pile, PileCard, Sheet
from tests.editor.pages.play.conftest import FIRST, OpenTable

QUESTS = Pile("quests", "Quests", (PileCard("quest-2", Sheet("The Bridge")),), number=7, open=True)
RUINS = Pile("ruins", "Ruins", number=3)


def lay(monkeypatch: pytest.MonkeyPatch, *piles: Pile) -> None:
    """Piles on the table of each game of Battleground from now on."""
    face = replace(presenters()[FIRST.partition("/")[0]], table_piles=lambda view, naming: piles)
    monkeypatch.setattr(snapshot, "presenters", lambda: {face.system: face})


def test_a_deck_shows_its_number_and_an_open_pile_its_top_card(
    open_table: OpenTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay(monkeypatch, QUESTS, RUINS)
    page = open_table()
    panel = page.parts.piles
    window = page.window()
    assert isinstance(window, MainWindow)
    window.panels.bring_up("seats")
    assert panel.isVisible()
    assert panel.accessibleName() == "On the table"
    assert [view.number for view in panel.list.views.values()] == [7, 3]
    (top,) = panel.list.views["quests"].cards.values()
    assert top.isVisible()
    assert top.card.sheet.title == "The Bridge"
    assert not panel.list.views["ruins"].cards
    others = [side for seat, side in page.parts.sides.items() if seat != page.play.session.viewer]
    below = max(side.geometry().bottom() for side in others)
    assert panel.geometry().top() > below


def test_a_pile_that_is_the_same_stays_and_one_that_is_gone_goes(
    open_table: OpenTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay(monkeypatch, QUESTS, RUINS)
    page = open_table()
    panel, before = page.parts.piles, dict(page.parts.piles.list.views)
    panel.show_piles((replace(QUESTS, number=6), RUINS))
    after = panel.list.views
    assert after["ruins"] is before["ruins"]
    assert after["quests"] is not before["quests"]
    assert after["quests"].number == 6
    panel.show_piles((RUINS,))
    assert list(panel.list.views) == ["ruins"]


def test_cards_on_the_table_can_be_named_by_choices(open_table: OpenTable, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(monkeypatch, QUESTS, RUINS)
    page = open_table()
    assert "quest-2" in page.play.snapshot.options.known.cards
    page.parts.piles.list.show_states({"quest-2": (True, False)})
    assert page.parts.piles.list.views["quests"].cards["quest-2"].wanted


def test_a_game_without_piles_of_the_table_shows_no_panel(open_table: OpenTable) -> None:
    page = open_table()
    assert page.play.snapshot.table_piles == ()
    assert not page.parts.piles.isVisible()
