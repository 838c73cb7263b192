"""Who is asked finds the own side, and a card that can be chosen, without looking for them."""

import pytest
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from editor.pages.play.page import PlayPage
from editor.pages.play.sides.card_button import GameCardButton
from editor.shell.main_window import MainWindow
from tests.editor.conftest import child
from tests.editor.pages.play.conftest import ARENA, FIRST, OpenTable, against_bot, settled

SMALL, SMALLER = (1240, 780), (1240, 620)


def wanted(page: PlayPage) -> list[GameCardButton]:
    piles = [pile for side in page.parts.sides.values() for pile in side.piles.values()]
    return [card for pile in piles for card in pile.cards.values() if card.wanted]


def is_seen(card: GameCardButton) -> bool:
    return card.visibleRegion().boundingRect() == card.rect()


def one_is_seen(page: PlayPage) -> bool:
    return any(map(is_seen, wanted(page)))


@pytest.mark.slow
@pytest.mark.parametrize("scenario", [FIRST, ARENA])
def test_the_second_person_finds_the_own_cards(open_table: OpenTable, qtbot: QtBot, scenario: str) -> None:
    """The side of the first stands above it, and is tall."""
    page = open_table(scenario)
    page.window().resize(*SMALL)
    play = page.play
    while not (play.session.asked == "blue" and wanted(page)):
        decision = play.session.decision
        assert decision is not None
        passes = [each for each in decision.choices if each.kind in ("pass", "next-phase")]
        play.answer((passes or decision.choices)[0])
        qtbot.waitUntil(lambda: not page.parts.tray.busy)
        if play.covered:
            play.confirm_seat()
    qtbot.waitUntil(lambda: one_is_seen(page))


def test_cards_that_were_scrolled_away_come_back_when_they_are_asked_for(open_table: OpenTable, qtbot: QtBot) -> None:
    page = open_table(ARENA)
    page.window().resize(*SMALL)
    bar = child(page.parts.own, QScrollArea, "own-side-scroll").verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0 and one_is_seen(page))
    bar.setValue(0 if bar.value() else bar.maximum())
    assert not one_is_seen(page)
    page.play.pick_kind("deploy")
    qtbot.waitUntil(lambda: one_is_seen(page))


@pytest.mark.slow
def test_nothing_scrolls_while_a_card_to_choose_is_in_view(open_table: OpenTable, qtbot: QtBot) -> None:
    """Players who look at the other side are left there."""
    page = open_table(ARENA)
    page.window().resize(*SMALL)
    bar = child(page.parts.own, QScrollArea, "own-side-scroll").verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0 and one_is_seen(page))
    qtbot.wait(50)
    first = bar.value()
    for left_at in range(first + 8, bar.maximum()):
        bar.setValue(left_at)
        if left_at != first and one_is_seen(page):
            break
    assert left_at != first
    page.play.pick_kind("deploy")
    qtbot.wait(20)
    assert one_is_seen(page)
    assert bar.value() == left_at


@pytest.mark.slow
def test_the_focused_card_stays_in_view(open_table: OpenTable, qtbot: QtBot) -> None:
    """Even when another side is asked."""
    page = open_table(ARENA)
    page.window().resize(*SMALL)
    bar = child(page.parts.own, QScrollArea, "own-side-scroll").verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0 and one_is_seen(page))
    card = next(filter(is_seen, wanted(page)))
    other = next(seat for seat, side in page.parts.sides.items() if not side.isAncestorOf(card))
    card.setFocus()
    page.parts.in_sight.bring(other)
    qtbot.wait(50)
    assert is_seen(card)


@pytest.mark.slow
def test_the_other_side_stays_where_it_was_scrolled_to(open_table: OpenTable, qtbot: QtBot) -> None:
    """One's own side has a panel of its own, so nothing scrolls from the one to the other as they answer in turn; a
    side that shrinks takes its end along."""
    page = against_bot(open_table)
    page.window().resize(*SMALLER)
    window = page.window()
    assert isinstance(window, MainWindow)
    window.panels.bring_up("seats")
    bar = page.parts.seats.frame.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    ranges: list[int] = []
    bar.rangeChanged.connect(lambda _, most: ranges.append(most))
    for value in (bar.maximum(), bar.maximum() // 2):
        ranges.clear()
        bar.setValue(value)
        for _ in range(6):
            settled(qtbot, page)
            QApplication.processEvents()
            assert bar.value() == min(value, *ranges, bar.maximum())
            assert page.parts.own.isAncestorOf(page.parts.sides["red"])
            assert page.parts.own.isVisible()
            page.play.answer(page.play.options.choices[0])
