"""The inspector is about the present: the last thing that was pointed at, as it is after each answer."""

import pytest
from pytestqt.qtbot import QtBot

from editor.pages.play.page import PlayPage
from editor.view_model.side_panel import Sheet
from tests.editor.pages.play.conftest import OpenTable, against_bot, settled
from tests.editor.pages.play.player_hand import offered


def present_sheet(page: PlayPage, figure: str) -> Sheet | None:
    return page.showing.hovering.pointer.sheet(figure)


@pytest.mark.slow
def test_the_inspector_follows_a_figure_that_the_mouse_has_left(open_table: OpenTable, qtbot: QtBot) -> None:
    """After each answer of the game it says of the figure what holds now, not what held when it was pointed at."""
    page = against_bot(open_table, until="move")
    figure = next(each for each in page.play.snapshot.board.pieces if each.active)
    page.showing.hovering.point_at(figure.places[0], figure.id)
    page.showing.hovering.point_at("", "")
    sheets = []
    for _ in range(12):
        settled(qtbot, page)
        if page.play.over:
            break
        page.play.answer(page.play.options.choices[0])
        sheets.append(page.parts.inspector.sheet)
        assert page.parts.inspector.sheet == present_sheet(page, figure.id)
    assert any(each != sheets[0] for each in sheets)


@pytest.mark.slow
def test_odds_of_an_attack_leave_the_inspector_once_it_was_made(open_table: OpenTable, qtbot: QtBot) -> None:
    """Also where a button was pointed at: afterwards the inspector is about the mission, until something is pointed
    at."""
    page = against_bot(open_table, "hoplomachus/skirmish-pozzuoli", until="attack")
    attack = offered(page, "attack")
    page.showing.hovering.point_at("", "")
    page.showing.hovering.point_at_choice(attack)
    shown = page.parts.inspector.sheet
    assert shown is not None
    assert shown.chances
    page.play.answer(attack)
    assert page.parts.inspector.sheet == page.showing.hovering.pointer.scenario
