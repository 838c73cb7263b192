"""The table at large text and in small windows, the place of the map, and the keyboard that stays on the page."""

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from editor.page_api.hint import Notice
from editor.pages.play.page import PlayPage
from editor.pages.play.widgets.action_button import ActionButton
from editor.playtest.game_log import log_lines
from editor.settings.store import SettingsStore
from editor.shell.bars.toasts import SHADOW
from editor.shell.main_window import LEAST_SIZE, MainWindow
from editor.view_model.decision import ButtonContent
from tests.editor.conftest import child, focused
from tests.editor.pages.play.conftest import OpenTable, against_bot, settled
from tests.editor.pages.play.player_hand import offered

LEFT = Qt.MouseButton.LeftButton
LARGEST = 200
SHARE = 0.4
MOST_STOPS = 120
"""More presses of Tab than lead once around the window."""


DULL = ("pass", "end", "play-card", "guard")
"""Answers that lead to no attack."""


def at_a_reroll(open_table: OpenTable, most: int = 1, state: str = "", until: str = "mana-reroll") -> PlayPage:
    """A table where dice were thrown, and so many may be picked to be thrown again, one of them with this state; from
    the start anew if none was met."""
    page, pick = open_table(until=until), random.Random(5)
    play = page.play
    for _ in range(800):
        if play.over:
            play.go_to(0)
        if play.covered:
            play.confirm_seat()
        choices = play.options.choices
        page.parts.tray.finish()
        if any(each.kind == "mana-reroll" for each in choices) and can_pick(page, most, state):
            return page
        wanted = [each for each in choices if each.kind in ("attack", "move")]
        play.answer(pick.choice(wanted or [each for each in choices if each.kind not in DULL] or choices))
    raise AssertionError("no die can be picked")


def can_pick(page: PlayPage, most: int, state: str) -> bool:
    """Whether so many dice can be picked, and one lies there with this state."""
    decision = page.play.session.game.decision
    asked = 0 if decision is None else dict(decision.prompt.values)["most"]
    return int(str(asked)) >= most and (not state or any(die.state == state for die in page.parts.tray.throws[-1].dice))


def button_of_die(page: PlayPage, number: int) -> ActionButton:
    """The button of a die, by its position in the throw."""
    return next(each for each in page.parts.bar.buttons.values() if each.offer.key == str(number + 1))


@pytest.mark.slow
@pytest.mark.parametrize(("text_size", "lang"), [(100, "en"), (LARGEST, "pl")])
def test_the_map_has_its_share_of_the_height(
    open_table: OpenTable, store: SettingsStore, qtbot: QtBot, text_size: int, lang: str
) -> None:
    store.change(text_size=text_size)
    page = open_table(lang=lang)
    page.window().resize(1240, 760)
    qtbot.waitUntil(lambda: page.parts.map.height() >= SHARE * page.height())
    column = page.parts.sides["red"]
    assert column.minimumSizeHint().width() <= column.width()


def test_toasts_lie_above_the_answers(open_table: OpenTable) -> None:
    """Also when another question takes more room; where there are none, at the bottom."""
    page = open_table()
    window = page.window()
    assert isinstance(window, MainWindow)
    window.show_notice(Notice(lambda _: "Saved"))
    (toast,) = window.toasts.shown
    foot = child(page, QWidget, "table-foot")
    for _ in range(2):
        above = page.height() - foot.height() - (toast.geometry().bottom() - SHADOW)
        assert 0 < above < 2 * SHADOW
        foot.setFixedHeight(foot.height() + 50)
        page.parts.foot_changed.emit()
    rail = child(page.parts.map, QWidget, "map-controls")
    below = page.height() - rail.mapTo(page, rail.rect().bottomLeft()).y()
    page.parts.map.keep_floats_clear(70)
    assert page.height() - rail.mapTo(page, rail.rect().bottomLeft()).y() == below + 70
    page.parts.cover_up(True)
    assert toast.geometry().bottom() > page.height() - foot.height()


@pytest.mark.slow
def test_the_smallest_window_shows_the_map(open_table: OpenTable, qtbot: QtBot) -> None:
    page = open_table()
    page.window().resize(LEAST_SIZE)
    qtbot.waitUntil(lambda: page.parts.map.height() >= SHARE * page.height())


@pytest.mark.slow
def test_the_map_stays_where_it_is_whatever_is_asked(open_table: OpenTable, qtbot: QtBot) -> None:
    page = at_a_reroll(open_table)
    QApplication.processEvents()
    before = page.parts.map.rect()
    page.play.answer(offered(page, "mana-reroll"))
    QTest.qWait(20)
    page.play.answer(offered(page, "done"))
    QTest.qWait(20)
    assert page.parts.map.rect() == before


@pytest.mark.slow
def test_dice_have_room_beside_the_question_while_they_matter(open_table: OpenTable, qtbot: QtBot) -> None:
    page = at_a_reroll(open_table, until="attack")
    assert page.parts.tray.isVisible()
    answers = page.play.session.game.answers
    page.play.answer(offered(page, "done"))
    page.parts.tray.finish()
    assert page.play.covered or page.parts.tray.isVisible()
    page.play.go_to(answers)
    session, naming = page.play.session, page.play.naming
    thrown = max(at for at in range(answers + 1) if any(line.throw for line in log_lines(session, at, naming)))
    page.play.go_to(thrown - 1)
    assert not page.parts.tray.isVisible()


@pytest.mark.slow
def test_a_die_is_picked_in_the_tray(open_table: OpenTable, qtbot: QtBot) -> None:
    page = at_a_reroll(open_table)
    settled(qtbot, page)
    number = offered(page, "mana-reroll").number("die")
    QTest.mouseClick(page.parts.tray.dice[number], LEFT)
    given = page.play.session.game.given(page.play.session.game.answers)
    assert given is not None
    assert given.choice.number("die") == number
    assert page.parts.tray.dice[number].picked


@pytest.mark.slow
def test_buttons_of_dice_keep_their_places_and_are_un_picked(open_table: OpenTable, qtbot: QtBot) -> None:
    """Those that are picked stay, marked; a click on one, or on its die in the tray, keeps it after all."""
    page = at_a_reroll(open_table, most=2)
    page.window().resize(1280, 720)
    settled(qtbot, page)
    bar, tray, before = page.parts.bar, page.parts.tray, page.play.session.game.answers

    def places() -> list[tuple[str, QPoint]]:
        QApplication.processEvents()
        return [(each.offer.key, each.pos()) for each in bar.buttons.values() if each.offer.die is not None]

    first = places()
    assert len(first) == len(tray.throws[-1].dice)
    QTest.mouseClick(button_of_die(page, 0), LEFT)
    assert page.play.session.game.answers == before + 1
    assert places() == first
    assert button_of_die(page, 0).isChecked()
    assert [face.picked for face in tray.dice][:2] == [True, False]
    assert "Re-roll 1" in [each.offer.label for each in bar.buttons.values()]
    QTest.mouseClick(button_of_die(page, 0), LEFT)
    assert page.play.session.game.answers == before
    assert places() == first
    assert not button_of_die(page, 0).isChecked()
    QTest.mouseClick(button_of_die(page, 1), LEFT)
    QTest.mouseClick(tray.dice[1], LEFT)
    assert page.play.session.game.answers == before
    assert not any(face.picked for face in tray.dice)


@pytest.mark.slow
def test_a_success_is_not_thrown_away_by_a_click_that_was_meant_for_another_die(open_table: OpenTable) -> None:
    """Its button looks different, and takes no click of a mouse that rests where it appeared."""
    page = at_a_reroll(open_table, state="hit")
    dice, answers = page.parts.tray.throws[-1].dice, page.play.session.game.answers
    hit = next(number for number, die in enumerate(dice) if die.state == "hit")
    at = button_of_die(page, hit)
    assert at.offer.is_guarded
    assert at.autoRaise()
    assert "success" in at.accessibleName()
    QCursor.setPos(at.mapToGlobal(at.rect().center()))
    page.parts.bar.asked = None
    page.showing.picked()
    resting = button_of_die(page, hit)
    assert resting is not at
    QTest.mouseClick(resting, LEFT)
    assert page.play.session.game.answers == answers
    QTest.mouseClick(resting, LEFT, pos=QPoint(4, 4))
    assert page.play.session.game.answers > answers


@pytest.mark.slow
@pytest.mark.parametrize(("size", "text_size"), [((1280, 720), 100), ((1024, 700), 150)])
def test_a_question_is_whole_and_so_are_dice(
    open_table: OpenTable, store: SettingsStore, qtbot: QtBot, size: tuple[int, int], text_size: int
) -> None:
    """Nothing of it scrolls, what goes on is in its first row, and the map lies above it."""
    store.change(text_size=text_size)
    page = against_bot(open_table, until="attack")
    page.window().resize(*size)
    pick, seen = random.Random(4), set()
    for _ in range(16):
        settled(qtbot, page)
        if page.play.over:
            break
        parts, kinds = page.parts, page.play.options.kinds
        if kinds not in seen:
            seen.add(kinds)
            QTest.qWait(5)
            assert child(parts.bar, QScrollArea, "bar-scroll").verticalScrollBar().maximum() == 0, kinds
            assert parts.map.mapTo(page, parts.map.rect().bottomLeft()).y() < page.height() - page.foot_height
            if parts.tray.isVisible():
                first = parts.tray.rows[-1]
                bottom = first.mapTo(parts.tray, first.rect().bottomLeft()).y()
                assert bottom <= parts.tray.height(), kinds
        choices = page.play.options.choices
        page.play.answer(pick.choice([each for each in choices if each.kind not in ("pass", "end")] or choices))
    assert len(seen) > 3


def test_a_foot_that_grew_stays_so_until_another_turn(open_table: OpenTable) -> None:
    """So that the map does not jump at each question; above it the whole map is seen."""
    page = open_table()
    parts, asked = page.parts, page.parts.bar.asked
    assert asked is not None
    usual = parts.foot_height
    many = tuple(
        ButtonContent(f"choice:{number}", "an answer of many words, more than have room") for number in range(9)
    )
    parts.bar.show_asked(replace(asked, offers=many))
    QApplication.processEvents()
    assert parts.foot_height > usual
    assert parts.map.mapTo(page, parts.map.rect().bottomLeft()).y() < page.height() - parts.foot_height
    parts.bar.show_asked(asked)
    assert parts.foot_height > usual
    parts.let_foot_shrink()
    parts.bar.show_asked(replace(asked, sentence="Another question?"))
    assert parts.foot_height == usual


@pytest.mark.slow
def test_dice_taken_back_do_not_stay(open_table: OpenTable, qtbot: QtBot) -> None:
    page = at_a_reroll(open_table)
    settled(qtbot, page)
    lay = list(page.parts.tray.throws)
    page.play.answer(offered(page, "mana-reroll"))
    page.play.answer(offered(page, "done"))
    assert page.parts.tray.throws != lay
    page.run_command("take-back")
    page.run_command("take-back")
    assert page.parts.tray.throws == lay
    assert not page.parts.tray.busy


@pytest.mark.slow
def test_the_keyboard_stays_on_the_page_while_a_bot_moves(open_table: OpenTable, qtbot: QtBot) -> None:
    page = against_bot(open_table)
    settled(qtbot, page)
    for _ in range(12):
        settled(qtbot, page)
        button = next(iter(page.parts.bar.buttons.values()), None)
        if button is not None:
            button.setFocus()
        page.play.answer(page.play.options.choices[0])
        assert page.isAncestorOf(focused())


@pytest.mark.slow
def test_a_table_that_nobody_sees_is_made_anew_when_it_is_seen(open_table: OpenTable) -> None:
    page = open_table()
    window = page.window()
    assert isinstance(window, MainWindow)
    window.tabs.setCurrentWidget(window.tabs.home)
    before = page.parts
    window.change(language="pl")
    assert page.parts is before
    window.tabs.setCurrentWidget(page)
    assert page.parts is not before
    assert page.parts.sides["red"].side is not None
    assert page.parts.sides["red"].side.name == "Czerwony"


@pytest.mark.slow
def test_sides_say_who_plays_them_and_with_which_army(open_table: OpenTable) -> None:
    page = against_bot(open_table)
    assert page.parts.sides["red"].accessibleName() == "Red, You · First game: Masters of the Universe"
    assert "Bot" in page.parts.sides["blue"].accessibleName()
    assert page.play.snapshot.header.round == "Set-up"


@pytest.mark.slow
def test_the_keyboard_comes_to_the_result_and_back_to_the_map(open_table: OpenTable, qtbot: QtBot) -> None:
    page = against_bot(open_table)
    settled(qtbot, page)
    page.parts.map.setFocus()
    standing = page.play.session.decision
    assert standing is not None
    page.play.answer(next(each for each in standing.standing if each.kind == "concede"), "red")
    qtbot.waitUntil(lambda: page.play.over)
    assert focused() is page.parts.result.again
    page.run_command("take-back")
    assert focused() is page.parts.map


@pytest.mark.slow
def test_the_log_stays_in_front_while_tab_passes(open_table: OpenTable, qtbot: QtBot) -> None:
    """Until the keyboard is back where it began, and backwards too."""
    page = against_bot(open_table)
    window = page.window()
    assert isinstance(window, MainWindow)
    settled(qtbot, page)
    window.panels.bring_up("log")
    page.setFocus()
    QApplication.processEvents()
    first, met = focused(), set()
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        for _ in range(MOST_STOPS):
            QTest.keyClick(focused(), key)
            met.add(focused())
            assert page.parts.log.isVisible()
            if focused() is first:
                break
        assert focused() is first
    assert any(window.panels.isAncestorOf(each) for each in met)
