"""What a person does at the table: clicks, drags, keys; and the reasons for what cannot be done."""

import html
from math import atan2, degrees

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolButton
from pytestqt.qtbot import QtBot

from editor.canvas.map_view import MapView
from editor.pages.play.decision_text import CHOICE, KIND
from editor.pages.play.page import PlayPage
from editor.pages.play.widgets.reason_popover import ReasonPopoverWidget
from editor.playtest.choice_options import Handle, facing_places
from tests.editor.conftest import action, child
from tests.editor.pages.play.conftest import ARENA, OpenTable, against_bot, settled
from tests.editor.pages.play.player_hand import click_place, offered, point_of

LEFT = Qt.MouseButton.LeftButton


def is_picked(page: PlayPage, kind: str | None) -> bool:
    """Whether just this kind was picked, and the bar says so."""
    said = child(page.parts.bar, QToolButton, "unpick").isVisible()
    return page.play.options.kind == kind and said is (kind is not None)


def escape(page: PlayPage) -> None:
    QTest.keyClick(page.parts.bar, Qt.Key.Key_Escape)


@pytest.mark.slow
def test_reachable_hexes_are_shown_with_costs_and_a_click_goes_there(open_table: OpenTable, qtbot: QtBot) -> None:
    page = against_bot(open_table, until="move")
    move = offered(page, "move")
    spots = page.parts.map.painter.overlay.spots
    to = move.text("to")
    assert spots[to].look == "reach"
    assert spots[to].text == str(page.play.session.game.shown(move)["cost"])
    QTest.mouseMove(page.parts.map.viewport(), point_of(page.parts.map, to))
    assert page.parts.map.painter.overlay.path[-1] == to
    assert to in page.parts.hint.accessibleName()
    assert to in page.parts.inspector.accessibleName()
    click_place(page.parts.map, to)
    assert next(each for each in page.play.snapshot.board.pieces if each.active).places[0] == to


@pytest.mark.slow
def test_a_figure_can_be_dragged_to_a_hex(open_table: OpenTable, qtbot: QtBot) -> None:
    page = against_bot(open_table, until="move")
    move = offered(page, "move")
    view = page.parts.map
    figure = next(each for each in page.play.snapshot.board.pieces if each.id == move.text("figure"))
    start, end = point_of(view, figure.places[0]), point_of(view, move.text("to"))
    QTest.mousePress(view.viewport(), LEFT, pos=start)
    QTest.mouseMove(view.viewport(), (start + end) / 2)
    assert view.carries == figure.id
    QTest.mouseMove(view.viewport(), end)
    QTest.mouseRelease(view.viewport(), LEFT, pos=end)
    moved = next(each for each in page.play.snapshot.board.pieces if each.id == figure.id)
    assert moved.places[0] == move.text("to")


@pytest.mark.slow
def test_facings_are_shown_as_they_are_seen(open_table: OpenTable, qtbot: QtBot) -> None:
    """Arrows and words fit the turned map, clockwise from the top; one that is pointed at is lit on the board."""
    page = against_bot(open_table, until="face")
    view, play = page.parts.map, page.play
    around = facing_places(play.snapshot.board)
    middle = point_of(view, next(each.places[0] for each in play.snapshot.board.pieces if each.active))
    for _ in range(2):
        buttons = list(page.parts.bar.buttons.values())
        angles = [each.offer.angle for each in buttons]
        assert angles == sorted(angle for angle in angles if angle is not None)
        for button in buttons:
            choice = play.options.choices[int(button.offer.id.removeprefix(CHOICE))]
            way = point_of(view, around[choice.text("facing")]) - middle
            seen = degrees(atan2(way.x(), -way.y())) % 360
            assert seen == pytest.approx(button.offer.angle, abs=3)
            assert ("right" in button.accessibleName()) is (way.x() > 5)
            assert ("up" in button.accessibleName()) is (way.y() < -5)
        buttons[1].pointed.emit()
        choice = play.options.choices[int(buttons[1].offer.id.removeprefix(CHOICE))]
        over = view.painter.overlay
        ahead = around[choice.text("facing")]
        assert over.ghosts
        assert sum(spot.look == "front" for spot in over.spots.values()) > 2
        buttons[1].left.emit()
        assert not view.painter.overlay.ghosts
        assert ahead in view.painter.overlay.spots
        view.turn_by_hand()
        middle = point_of(view, next(each.places[0] for each in play.snapshot.board.pieces if each.active))


@pytest.mark.slow
def test_a_drag_from_another_figure_pans(open_table: OpenTable, qtbot: QtBot) -> None:
    """As from the ground: the acting figure stays, and nothing is carried; a click still means the figure."""
    page = against_bot(open_table, until="move")
    view, answers = page.parts.map, page.play.session.game.answers
    other = next(each for each in page.play.snapshot.board.pieces if each.places and not each.active)
    view.zoom_to(90)
    view.centre_on(*(view.painter.board_index.centre(other.places[0]) or (0.0, 0.0)))
    start, before = point_of(view, other.places[0]), view.origin
    QTest.mousePress(view.viewport(), LEFT, pos=start)
    for step in (20, 40):
        QTest.mouseMove(view.viewport(), start - QPoint(step, step))
        assert view.carries == ""
    QTest.mouseRelease(view.viewport(), LEFT, pos=start - QPoint(40, 40))
    assert view.origin != before
    assert page.play.session.game.answers == answers
    assert not page.play.options.picked
    clicked: list[str] = []
    view.clicked.connect(lambda _, piece: clicked.append(piece))
    click_place(view, other.places[0])
    assert clicked == [other.id]


@pytest.mark.slow
def test_a_drag_that_ends_nowhere_changes_nothing(open_table: OpenTable, qtbot: QtBot) -> None:
    page = against_bot(open_table, until="move")
    move = offered(page, "move")
    view, before = page.parts.map, page.play.options
    figure = next(each for each in page.play.snapshot.board.pieces if each.id == move.text("figure"))
    start = point_of(view, figure.places[0])
    QTest.mousePress(view.viewport(), LEFT, pos=start)
    QTest.mouseMove(view.viewport(), start + (point_of(view, move.text("to")) - start) / 2)
    QTest.keyClick(view, Qt.Key.Key_Escape)
    QTest.mouseRelease(view.viewport(), LEFT, pos=start)
    assert page.play.options.picked == before.picked


@pytest.mark.slow
def test_the_keyboard_alone_moves_a_figure(open_table: OpenTable, qtbot: QtBot) -> None:
    page = against_bot(open_table, until="move")
    move = offered(page, "move")
    page.parts.map.setFocus()
    page.parts.map.set_cursor(move.text("to"))
    QTest.keyClick(page.parts.map, Qt.Key.Key_Return)
    assert next(each for each in page.play.snapshot.board.pieces if each.active).places[0] == move.text("to")


@pytest.mark.slow
def test_the_table_of_the_map_acts_too(open_table: OpenTable, qtbot: QtBot) -> None:
    page = against_bot(open_table, until="move")
    move = offered(page, "move")
    page.run_command("show-contents")
    table = page.parts.contents.table
    qtbot.waitUntil(table.isVisible)
    table.setFocus()
    page.parts.contents.show_place(move.text("to"))
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert next(each for each in page.play.snapshot.board.pieces if each.active).places[0] == move.text("to")


@pytest.mark.slow
def test_targets_show_their_exact_odds(open_table: OpenTable, qtbot: QtBot) -> None:
    page = against_bot(open_table, ARENA, until="attack")
    attack = offered(page, "attack")
    figures = {each.id: each for each in page.play.snapshot.board.pieces}
    target = figures[attack.text("target")]
    assert page.parts.map.painter.overlay.pieces[target.id] == "target"
    QTest.mouseMove(page.parts.map.viewport(), point_of(page.parts.map, target.places[0]))
    sheet = page.parts.inspector.sheet
    assert sheet is not None
    assert abs(sum(chance for _, chance in sheet.chances) - 1) < 1e-9
    card = page.parts.tip.odds.card
    assert card is not None
    assert page.parts.tip.odds.isVisible()
    assert card.chance == pytest.approx(sum(chance for _, chance in sheet.chances[1:]))
    assert card.text in page.parts.hint.accessibleName()
    assert target.name in card.title
    page.play.pick_kind("attack")
    assert any(f"{card.percent}" in button.offer.label for button in page.parts.bar.buttons.values())
    page.play.unpick()
    pointer = page.showing.hovering.pointer
    empty = next(each.id for each in page.play.snapshot.board.places if not pointer.handles(each.id, ""))
    page.showing.hovering.point_at(empty, "")
    assert page.parts.tip.odds.card is None


@pytest.mark.slow
def test_a_refused_hex_says_why(open_table: OpenTable, qtbot: QtBot) -> None:
    """A hover or a click on a hex that is too far shows the reason and its rule, and does nothing else."""
    page = against_bot(open_table, until="move")
    reach = page.parts.map.painter.overlay.spots
    far = next(each.id for each in reversed(page.play.snapshot.board.places) if each.id not in reach)
    before = page.play.session.game.answers
    click_place(page.parts.map, far)
    hint = page.parts.hint.accessibleName()
    assert "BG-" in hint
    QTest.mouseMove(page.parts.map.viewport(), point_of(page.parts.map, next(iter(reach))))
    assert page.parts.hint.accessibleName() != hint
    QTest.mouseMove(page.parts.map.viewport(), point_of(page.parts.map, far))
    qtbot.waitUntil(lambda: page.parts.hint.accessibleName() == hint)
    assert page.play.session.game.answers == before


@pytest.mark.slow
def test_a_kind_that_is_picked_is_asked_for_further(open_table: OpenTable, qtbot: QtBot) -> None:
    """For a card, a figure or a place; the question is as before once nothing is picked."""
    page = against_bot(open_table, until="move")
    bar, before = page.parts.bar, page.play.snapshot.prompt
    page.play.pick_kind("move")
    assert bar.accessibleName() == "Move: where?"
    page.play.unpick()
    assert bar.accessibleName() == before


@pytest.mark.slow
def test_a_grey_deed_opens_its_reasons(open_table: OpenTable, qtbot: QtBot) -> None:
    page = against_bot(open_table, until="move")
    refused = next(button for button in page.parts.bar.buttons.values() if button.offer.refused)
    QTest.mouseClick(refused, LEFT)
    popover = QApplication.activePopupWidget()
    assert isinstance(popover, ReasonPopoverWidget)
    assert refused.offer.label in popover.accessibleName()
    assert len(popover.accessibleName().splitlines()) > 1
    popover.close()


@pytest.mark.command("why-not")
def test_a_grey_button_says_in_its_tip_what_f2_says(open_table: OpenTable, qtbot: QtBot) -> None:
    page = against_bot(open_table, until="move")
    refused = next(button for button in page.parts.bar.buttons.values() if button.offer.refused)
    refused.setFocus(Qt.FocusReason.TabFocusReason)
    page.run_command("why-not")
    popover = QApplication.activePopupWidget()
    assert isinstance(popover, ReasonPopoverWidget)
    _, *told = popover.accessibleName().splitlines()
    popover.close()
    assert told
    assert refused.accessibleDescription() == " ".join(told)
    assert all(html.escape(sentence) in refused.toolTip() for sentence in told)


@pytest.mark.command("why-not")
def test_f2_on_an_answer_that_is_possible_says_so(open_table: OpenTable, qtbot: QtBot) -> None:
    page = against_bot(open_table, until="move")
    possible = next(button for button in page.parts.bar.buttons.values() if not button.offer.refused)
    possible.setFocus(Qt.FocusReason.TabFocusReason)
    page.run_command("why-not")
    popover = QApplication.activePopupWidget()
    assert isinstance(popover, ReasonPopoverWidget)
    assert popover.accessibleName().splitlines() == [f"Why not: {possible.offer.label}", "You can do this now."]
    popover.close()


@pytest.mark.slow
@pytest.mark.command("why-not")
def test_why_not_tells_all_reasons(open_table: OpenTable, qtbot: QtBot) -> None:
    """And who could claim an objective that lies there."""
    page = against_bot(open_table, until="move")
    reach = page.parts.map.painter.overlay.spots
    far = next(each.id for each in reversed(page.play.snapshot.board.places) if each.id not in reach)
    page.parts.map.set_cursor(far)
    action(page.window(), "why-not").trigger()  # type: ignore[arg-type]
    popover = QApplication.activePopupWidget()
    assert isinstance(popover, ReasonPopoverWidget)
    assert far in popover.accessibleName()
    popover.close()
    coin = next(each for each in page.play.snapshot.board.markers if each.kind == "objective")
    page.parts.map.set_cursor(coin.place)
    page.run_command("why-not")
    popover = QApplication.activePopupWidget()
    assert isinstance(popover, ReasonPopoverWidget)
    assert f"{coin.name}: Nobody stands at it." in popover.accessibleName()
    popover.close()


@pytest.mark.slow
def test_a_click_that_may_mean_several_things_asks_which(open_table: OpenTable, qtbot: QtBot) -> None:
    """A card can be played for its mana or for its ability."""
    page = against_bot(open_table, until="play-card")
    choice = offered(page, "play-card")
    before = page.play.session.game.answers
    cards = {
        id_: button
        for side in page.parts.sides.values()
        for pile in side.piles.values()
        for id_, button in pile.cards.items()
    }
    QTest.mouseClick(cards[choice.text("card")], LEFT)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    entries = menu.actions()
    assert len(entries) == len(page.play.options.left) > 1
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(entries[0]).center())
    assert page.play.session.game.answers == before + 1


def test_escape_takes_back_what_was_picked(open_table: OpenTable, qtbot: QtBot) -> None:
    page = open_table(ARENA, until="move")
    escape(page)
    page.play.pick_kind("move")
    assert is_picked(page, "move")
    escape(page)
    assert is_picked(page, None)


@pytest.mark.slow
def test_a_few_decisions_by_keyboard_alone(open_table: OpenTable, qtbot: QtBot) -> None:
    """Digits for buttons; Tab to a card and Space; Space to take the screen."""
    page = open_table()
    game = page.play.session.game
    QTest.keyClick(page.window(), Qt.Key.Key_1)
    qtbot.waitUntil(lambda: game.answers == 1)
    hand = next(pile for side in page.parts.sides.values() for pile in side.piles.values() if pile.cards)
    button = next(each for each in hand.cards.values() if each.wanted)
    for _ in range(60):
        if button.hasFocus():
            break
        QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Tab)
    assert button.hasFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert game.answers == 2
    assert page.parts.cover.button.hasFocus()
    QTest.keyClick(page.parts.cover.button, Qt.Key.Key_Space)
    assert page.play.session.viewer == "blue"


@pytest.mark.slow
def test_a_digit_presses_the_button_that_shows_it(open_table: OpenTable, qtbot: QtBot) -> None:
    page = open_table()
    settled(qtbot, page)
    QTest.keyClick(page.parts.map, Qt.Key.Key_1)
    qtbot.waitUntil(lambda: page.play.session.game.answers == 1)


@pytest.mark.slow
def test_a_picked_piece_is_marked_as_chosen(open_table: OpenTable, qtbot: QtBot) -> None:
    page = open_table(ARENA, until="move")
    move = offered(page, "move")
    page.play.pick_kind("move")
    assert page.play.options.kind == "move"
    page.play.pick(Handle("piece", move.text("unit")))
    view: MapView = page.parts.map
    assert view.painter.overlay.pieces[move.text("unit")] == "chosen"
    assert {spot.look for spot in view.painter.overlay.spots.values()} == {"reach"}
    assert KIND + "move" in page.parts.bar.buttons


@pytest.mark.slow
def test_a_button_of_the_question_before_brings_nothing(open_table: OpenTable) -> None:
    """The mouse may still be on it while it goes away."""
    page = open_table()
    answers = page.play.session.game.answers
    page.parts.bar.pointed.emit(f"{CHOICE}999")
    page.parts.bar.chosen.emit(f"{CHOICE}999")
    assert page.play.session.game.answers == answers
