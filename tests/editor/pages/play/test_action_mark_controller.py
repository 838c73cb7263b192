"""Lines and numbers of actions on the board, the last action again, and the speed of bots."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.pages.play.action_mark_controller import LINGERS
from editor.pages.play.page import PlayPage
from editor.pages.play.widgets.log_delegate import NEW
from editor.playtest.game_log import LogLine
from editor.settings.bot_speeds import BOT_SPEEDS
from editor.settings.store import SettingsStore
from engine.kernel.data.choice import Choice
from tests.editor.conftest import OpenWindow, action
from tests.editor.pages.play.conftest import ARENA, FIRST, PERSONS, OpenTable, against_bot, settled
from tests.support.played_games import FIRST_GAME, SKIRMISH, bring_up, open_at

BOTH = {"red": "person", "blue": "person"}


def traces(page: PlayPage) -> list[tuple[str, str]]:
    return [(trace.kind, trace.text) for trace in page.parts.map.traces.traces]


def best(page: PlayPage, *kinds: str) -> Choice:
    """An answer of the first of these kinds that is on offer."""
    choices = page.play.options.choices
    return next((each for kind in kinds for each in choices if each.kind == kind), choices[0])


def play_on(page: PlayPage, *kinds: str) -> LogLine:
    """Answer until something is marked."""
    for _ in range(40):
        if page.play.covered:
            page.play.confirm_seat()
        page.play.answer(best(page, *kinds))
        QApplication.processEvents()
        if any(text for _, text in traces(page)):
            return next(line for line in reversed(page.parts.log.lines) if any(mark.text for mark in line.marks))
    raise AssertionError("nothing was marked")


@pytest.mark.slow
@pytest.mark.parametrize("scenario", [FIRST_GAME, SKIRMISH])
def test_a_result_is_marked_on_the_board_until_the_next_action(open_window: OpenWindow, scenario: str) -> None:
    """Where nothing moves, as without a screen; the number is that of the headline."""
    page = open_at(open_window(), scenario, "attack", least=30, players=BOTH)
    assert traces(page) == []
    line = play_on(page, "attack", "done")
    seen = {text for _, texts in traces(page) for text in texts.split(" · ")}
    assert {mark.text for mark in line.marks if mark.text} <= seen
    began = line.began
    while any(each.began == began and each.marks == line.marks for each in page.parts.log.lines[-1:]):
        page.play.answer(best(page, "done", "end", "next-phase"))
    assert not any(trace in traces(page) for trace in [("attack", mark.text) for mark in line.marks if mark.text])


@pytest.mark.slow
def test_taking_back_takes_the_marks_off_the_board(open_window: OpenWindow) -> None:
    page = open_at(open_window(), SKIRMISH, "attack", least=30, players=BOTH)
    play_on(page, "attack")
    page.play.undo()
    assert traces(page) == []


@pytest.mark.slow
@pytest.mark.command("last-action")
def test_the_last_action_of_another_is_shown_again(open_window: OpenWindow) -> None:
    """On the board and in the log, which comes to the front; not one's own, though it is later."""
    window = open_window()
    page = open_at(window, SKIRMISH, "move", least=60)
    viewer = page.play.session.viewer
    last = page.showing.marks.last_of_others
    assert last is not None
    assert last.seat not in (None, viewer)
    bring_up(window, "inspector")
    action(window, "last-action").trigger()
    assert page.parts.log.isVisible()
    assert len(traces(page)) == len({mark.target for mark in last.marks})
    current = page.parts.log.tree.currentItem()
    assert current is not None
    assert page.parts.log.lines[page.parts.log.tree.indexOfTopLevelItem(current)] is last
    page.parts.map.traces.clear()
    page.parts.tools.buttons["last-action"].click()
    assert traces(page)


@pytest.mark.slow
@pytest.mark.command("last-action")
def test_the_last_action_leaves_folded_panels_alone(open_window: OpenWindow) -> None:
    """The log over the map would cover what is shown there."""
    window = open_window()
    page = open_at(window, SKIRMISH, "move", least=60)
    page.parts.log.hide()
    for shell in page.panels().values():
        shell.hide()
    with expect_no_panel(page):
        page.run_command("last-action")
    assert traces(page)


@contextmanager
def expect_no_panel(page: PlayPage) -> Iterator[None]:
    """Fails if a panel is asked for."""
    asked = list[str]()
    page.panel_requested.connect(asked.append)
    yield
    assert asked == []


@pytest.mark.slow
@pytest.mark.command("last-action")
def test_before_anybody_else_has_acted_there_is_nothing_to_show_again(open_table: OpenTable) -> None:
    page = open_table(ARENA, PERSONS)
    assert (
        page.showing.marks.last_of_others is None or page.showing.marks.last_of_others.seat != page.play.session.viewer
    )
    page.showing.marks.follow([])
    assert not page.can_run("last-action")


@pytest.mark.slow
@pytest.mark.parametrize("scenario", [FIRST, ARENA])
def test_actions_of_a_bot_are_new_until_the_next_decision(open_table: OpenTable, qtbot: QtBot, scenario: str) -> None:
    """All that others did since, the first with a caption; what is taken back is not new any more."""
    page = against_bot(open_table, scenario)
    settled(qtbot, page)
    for _ in range(30):
        if any(new_lines(page)) or page.play.over:
            break
        page.play.answer(best(page, "pass", "end", "next-phase"))
        settled(qtbot, page)
    new = new_lines(page)
    assert new
    own = page.play.session.last_decision_of("red")
    assert {line.seat for line, _ in new} == {"blue"}
    assert all(line.answer > own for line, _ in new)
    assert [bool(caption) for _, caption in new] == [True, *[False] * (len(new) - 1)]
    page.play.undo()
    assert all(line.answer <= page.play.session.game.answers for line, _ in new_lines(page))


def new_lines(page: PlayPage) -> list[tuple[LogLine, str]]:
    """The headlines that are marked as new, with their captions."""
    items = ((line, page.parts.log.tree.topLevelItem(row)) for row, line in enumerate(page.parts.log.lines))
    marks = ((line, item.data(0, NEW)) for line, item in items if item is not None)
    return [(line, mark) for line, mark in marks if mark is not None]


@pytest.mark.slow
def test_a_headline_that_is_unfolded_is_shown_on_the_board(open_window: OpenWindow) -> None:
    page = open_at(open_window(), SKIRMISH, "move", least=60)
    line = next(each for each in page.parts.log.lines if any(mark.text for mark in each.marks))
    page.parts.log.line_chosen.emit(line)
    assert traces(page)


@pytest.mark.slow
@pytest.mark.command("bots-slow", "bots-normal", "bots-fast", "bots-at-once")
def test_the_speed_of_bots_is_chosen_at_the_table_and_kept(
    open_table: OpenTable, store: SettingsStore, qtbot: QtBot
) -> None:
    page = against_bot(open_table)
    settled(qtbot, page)
    window = page.window()
    page._keep_pause = lambda pause: window.change(bot_pause=pause)  # type: ignore[attr-defined]
    for name, pause in BOT_SPEEDS.items():
        action(window, f"bots-{name}").trigger()  # type: ignore[arg-type]
        assert store.preferences.bot_pause == pause == page.play.pause
        assert [each for each, button in page.parts.tools.speed.speeds.items() if button.isChecked()] == [name]
        assert action(window, f"bots-{name}").isChecked()  # type: ignore[arg-type]
    page.parts.tools.speed.speeds["slow"].trigger()
    assert store.preferences.bot_pause == BOT_SPEEDS["slow"]


@pytest.mark.slow
@pytest.mark.command("bots-slow")
def test_without_bots_their_speed_is_not_offered(open_table: OpenTable) -> None:
    page = open_table(ARENA, PERSONS)
    assert not page.parts.tools.speed.isVisible()
    assert not page.can_run("bots-slow")


@pytest.mark.slow
def test_actions_under_the_cover_are_shown_to_the_person_who_takes_over(open_window: OpenWindow) -> None:
    """Nothing is marked while the screen is covered."""
    page = open_at(open_window(), SKIRMISH, "attack", least=30, players=BOTH)
    for _ in range(60):
        page.play.answer(best(page, "attack", "move", "next-phase"))
        if page.play.covered:
            assert traces(page) == []
            before = page.play.session.game.answers
            page.play.confirm_seat()
            if any(line.answer == before and line.marks for line in page.parts.log.lines):
                assert traces(page)
                return
    raise AssertionError("nothing was marked before the screen was passed on")


@pytest.mark.slow
def test_bots_wait_longer_after_a_result(open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that its number can be read."""
    page = open_at(open_window(), SKIRMISH, "attack", least=30, players=BOTH)
    lingered = list[float]()
    monkeypatch.setattr(page.play, "linger", lingered.append)
    play_on(page, "attack")
    assert lingered == [LINGERS]
