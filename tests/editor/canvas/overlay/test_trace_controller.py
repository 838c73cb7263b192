"""Traces go after a while; they move only where that is wanted, and never without a screen."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from editor.canvas.overlay import trace_controller
from editor.canvas.overlay.action_trace import ActionTrace
from editor.canvas.overlay.trace_controller import MOST_TRACES, STILL, TraceController
from editor.view_model.action_mark import ActionMark
from tests.editor.canvas.conftest import ShowMap
from tests.support.boards import moved, random_board

SHOT = ActionTrace((0.0, 0.0), (1.0, 2.0), "−1", "attack")


@pytest.fixture
def controller(qtbot: QtBot) -> TraceController:
    made = TraceController()
    made.lasts = 60
    return made


def test_traces_stand_still_without_a_screen_until_the_next_action(controller: TraceController, qtbot: QtBot) -> None:
    assert not controller.moves
    with qtbot.waitSignal(controller.changed):
        controller.show_trace(SHOT)
    qtbot.wait(2 * controller.lasts)
    assert [trace.share for trace in controller.traces] == [STILL]
    with qtbot.waitSignal(controller.changed):
        controller.end_still()
    assert controller.traces == ()


def test_the_next_action_lets_traces_move_on(controller: TraceController, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trace_controller, "motion_allowed", lambda: True)
    controller.show_trace(SHOT)
    controller.end_still()
    assert [trace.text for trace in controller.traces] == [SHOT.text]


def test_traces_that_move_begin_small_and_go_by_themselves(
    controller: TraceController, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trace_controller, "motion_allowed", lambda: True)
    controller.lasts = 300
    shares = list[float]()
    controller.changed.connect(lambda: shares.extend(trace.share for trace in controller.traces))
    controller.show_trace(SHOT)
    qtbot.waitUntil(lambda: not controller.traces)
    assert shares[0] == 0.0
    assert shares == sorted(shares)
    assert len(shares) > 2


def test_the_oldest_go_when_many_happen_at_once(controller: TraceController) -> None:
    for number in range(MOST_TRACES + 3):
        controller.show_trace(ActionTrace(None, (0.0, float(number)), str(number), "effect"))
    assert [trace.text for trace in controller.traces] == [str(number) for number in range(3, MOST_TRACES + 3)]
    controller.clear()
    assert controller.traces == ()


def test_a_number_takes_the_place_of_an_older_one(controller: TraceController) -> None:
    """Two on the same figure could not be read; a line without a number stays."""
    line = ActionTrace((0.0, 0.0), (1.0, 2.0), "", "move")
    for trace in (line, SHOT, replace(SHOT, text="−3"), replace(SHOT, end=(5.0, 5.0))):
        controller.show_trace(trace)
    assert [trace.text for trace in controller.traces] == ["", "−3", "−1"]


def test_a_view_shows_actions_and_forgets_them_when_it_is_turned(show_map: ShowMap) -> None:
    view = show_map()
    before = view.viewport().grab().toImage()
    view.show_action("ana", "bo", "−2")
    view.show_action("", "E4^", "+1", "heal")
    view.show_action("ana", "nobody", "−2")
    assert [trace.text for trace in view.traces.traces] == ["−2", "+1"]
    assert view.viewport().grab().toImage() != before
    view.turn_to(view.quarters + 1)
    assert view.traces.traces == ()


def test_marks_on_the_same_target_share_a_box_and_those_gone_are_marked_at_their_places(show_map: ShowMap) -> None:
    """A new action replaces what stands still."""
    view = show_map()
    hit, stunned = ActionMark("ana", "bo", "−2", "attack"), ActionMark("", "bo", "stun", "effect")
    gone = ActionMark("ana", "beaten", "−4", "attack", place="E4")
    view.show_actions([hit, stunned, gone])
    assert [(trace.text, trace.kind) for trace in view.traces.traces] == [("−2 · stun", "attack"), ("−4", "attack")]
    view.show_actions([ActionMark("ana", "nobody", "−4", "attack")])
    assert view.traces.traces == ()


def test_the_traces_of_one_map_do_not_lie_on_another(show_map: ShowMap) -> None:
    view = show_map()
    view.show_action("ana", "bo", "−2")
    view.set_board(moved(view.board, "ana", "C4"))
    kept = list(view.traces.traces)
    view.set_board(random_board(12, 10, 3))
    assert [kept[0].text, *view.traces.traces] == ["−2"]
