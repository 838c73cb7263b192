"""The past of a saved game: written with its position, rebuilt by replay, and never trusted."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from engine.content.kinds.journal import Journal
from engine.content.kinds.position import Position
from engine.content.limits import MAX_PAST_ENTRIES, MAX_STRETCHES
from engine.kernel.chance.rolls import Stream
from engine.kernel.state.decision import CHANCE
from engine.registry import probe_scenario
from engine.session.context import GameContext
from engine.session.documents import load_playable
from engine.session.luck import Luck
from engine.session.past import PastReplay, past_of
from engine.session.session import GameSession
from engine.session.start_game import replay_journal, resume_with_past, start_of_scenario, start_session
from tests.engine.kernel.random_play import PROBES, turns

NOTHING: dict[str, Any] = {}
CONTEXT = GameContext(NOTHING.__getitem__, with_probes=True)
SCENARIO = probe_scenario("physical-dice")
LUCK = Luck(seed=4, dice=(6, 5, 4, 3, 2))
Written = dict[str, Any]


def begun(luck: Luck = LUCK) -> GameSession:
    return start_session(start_of_scenario(CONTEXT, SCENARIO, {}, "$"), luck)


def play_on(session: GameSession, answers: int, seed: int = 0) -> None:
    """So many answers by chance; nobody concedes."""
    stream = Stream(seed, "test")
    for _ in range(answers):
        decision = session.game.decision
        assert decision is not None
        choice = decision.choices[stream.next_below(len(decision.choices))]
        session.game.apply(choice, choice.seat or decision.seats[0])


def saved(session: GameSession) -> Written:
    """The document of a saved game, as it comes from a file."""
    written: Written = json.loads(json.dumps({**session.position(), "past": past_of(session)}))
    return written


def resumed(written: Written, may_go_on: Callable[[], bool] = lambda: True) -> tuple[GameSession, PastReplay]:
    """The game of such a document, and its replay."""
    _, replay = resume_with_past(CONTEXT, load_playable(CONTEXT, written, Position, "$", in_play=True), "$")
    assert replay is not None
    replay.go_on(may_go_on)
    return replay.rebuilt(), replay


def same_line(one: GameSession, other: GameSession) -> bool:
    """Whether two games have the same answers, results, events and states, taken back or not."""
    mine, theirs = one.game, other.game
    return (mine.answers, mine.line) == (theirs.answers, theirs.line)


@pytest.mark.parametrize("luck", [LUCK, Luck(seed=9), Luck(ask=True)], ids=["script", "seed", "by-hand"])
@pytest.mark.parametrize("taken_back", [0, 3])
def test_a_game_is_rebuilt_as_it_was(luck: Luck, taken_back: int) -> None:
    """Each answer, die and event; what was taken back can be done again, and what comes next is the same."""
    session = begun(luck)
    play_on(session, 9)
    session.game.undo(taken_back)
    again, replay = resumed(saved(session))
    assert replay.is_whole
    assert same_line(again, session)
    assert not again.start.resumed
    assert saved(again) == saved(session)
    for game in (session.game, again.game):
        game.undo(4)
    play_on(session, 5, seed=7)
    play_on(again, 5, seed=7)
    assert again.position() == session.position()


@pytest.mark.parametrize("name", PROBES)
@pytest.mark.parametrize("by_hand", [False, True])
def test_a_past_of_every_game_comes_back(name: str, by_hand: bool) -> None:
    """With sealed answers, draws of cards, abilities and several seats; taken back on the way, and with new dice."""
    start = start_of_scenario(CONTEXT, probe_scenario(name), {}, "$")
    session = start_session(start, Luck(seed=3, ask=by_hand))
    for seed in range(4):
        for _ in turns(session.game, seed, 14):
            pass
        session.game.undo(min(5, session.game.answers))
    again, replay = resumed(saved(session))
    assert replay.is_whole
    assert same_line(again, session)
    assert again.position() == session.position()


def test_results_that_the_players_entered_stay_answers() -> None:
    session = begun(Luck(ask=True))
    play_on(session, 6)
    again, _ = resumed(saved(session))
    assert [given.seat for number in range(1, 7) if (given := again.game.given(number))] == [
        given.seat for number in range(1, 7) if (given := session.game.given(number))
    ]
    assert any(given.seat == CHANCE for number in range(1, 7) if (given := again.game.given(number)))


def test_a_position_without_past_begins_there_and_keeps_what_comes() -> None:
    """As one of an earlier version: nothing is known of before, and that is remembered."""
    session = begun()
    play_on(session, 3)
    document = load_playable(CONTEXT, session.position(), Position, "$", in_play=True)
    again, replay = resume_with_past(CONTEXT, document, "$")
    assert replay is None
    assert again.start.resumed
    assert past_of(again) == {}
    play_on(again, 4)
    later, _ = resumed(saved(again))
    assert later.start.resumed
    assert same_line(later, again)


def changed(written: Written, change: Callable[[Any], object]) -> Written:
    """The document with a change of its past."""
    copied = copy.deepcopy(written)
    change(copied["past"])
    return copied


def first(past: Any) -> Any:
    return past["stretches"][0]


@pytest.mark.parametrize(
    "change",
    [
        lambda past: first(past)["entries"].insert(3, {"seat": "red", "choice": {"kind": "fly"}}),
        lambda past: first(past)["entries"].pop(0),
        lambda past: first(past)["entries"][1].update(result=17),
        lambda past: first(past)["entries"][1].update(chance="other/red"),
        lambda past: first(past)["entries"][1].update(result=[[{"a": 1}]]),
        lambda past: first(past)["entries"].clear(),
        lambda past: first(past).update(state={"banked": 5}),
        lambda past: first(past).update(state={}),
        lambda past: first(past)["state"]["agenda"].clear(),
        lambda past: past.update(answers=1),
        lambda past: past.update(answers=MAX_PAST_ENTRIES),
        lambda past: past.update(stretch=3),
    ],
)
def test_a_past_that_does_not_fit_never_stops_the_game(change: Callable[[Any], object]) -> None:
    """The position wins: the game is there, with what could be rebuilt before a gap."""
    session = begun()
    play_on(session, 8)
    again, replay = resumed(changed(saved(session), change))
    assert not replay.is_whole
    assert again.position()["state"] == session.position()["state"]
    assert again.game.decision == session.game.decision
    assert again.game.ahead == 0
    assert again.game.given(again.game.answers) is None
    play_on(again, 3)
    assert saved(again)


def test_after_a_gap_both_parts_are_kept() -> None:
    """What could be rebuilt is there, the gap can be crossed both ways, and the next time both parts come back."""
    session = begun(Luck(seed=9))
    play_on(session, 8)
    broken = changed(saved(session), lambda past: first(past)["entries"].insert(8, {"seat": "red", "choice": {}}))
    again, _ = resumed(broken)
    kept = again.game.answers
    assert 1 < kept < 8
    assert again.game.line[: kept - 1] == session.game.line[: kept - 1]
    play_on(again, 3)
    later, replay = resumed(saved(again))
    assert replay.is_whole
    assert (later.game.answers, later.position()) == (again.game.answers, again.position())
    assert [moment.given for moment in later.game.line] == [moment.given for moment in again.game.line]
    later.game.undo(5)
    behind = saved(later)
    assert behind["past"]["stretch"] == 0
    last, replay = resumed(behind)
    assert replay.is_whole
    assert (last.game.answers, last.game.ahead) == (later.game.answers, 5)
    last.game.redo(5)
    assert last.position() == again.position()


def test_the_journal_of_a_game_with_a_gap_begins_after_it() -> None:
    """So that it can be replayed."""
    session = begun(Luck(seed=9))
    play_on(session, 8)
    again, _ = resumed(changed(saved(session), lambda past: first(past)["entries"].pop(4)))
    play_on(again, 3)
    journal = json.loads(json.dumps(again.journal()))
    replayed = replay_journal(CONTEXT, load_playable(CONTEXT, journal, Journal, "$", in_play=True), "$")
    assert (replayed.game.answers, replayed.position()) == (3, again.position())


def test_answers_taken_back_that_do_not_fit_are_left_out() -> None:
    """Then it cannot be done again; the past before the position is whole."""
    session = begun(Luck(seed=9))
    play_on(session, 8)
    session.game.undo(4)
    broken = changed(saved(session), lambda past: first(past)["entries"].append({"seat": "red", "choice": {}}))
    again, replay = resumed(broken)
    assert replay.is_whole
    assert again.game.line[:5] == session.game.line[:5]
    assert again.game.answers == 4


def test_a_replay_that_must_stop_leaves_what_it_has() -> None:
    """It can also go on later; then nothing is missing."""
    session = begun(Luck(seed=9))
    play_on(session, 8)
    answers = iter([True, True, True])
    again, replay = resumed(saved(session), lambda: next(answers, False))
    assert not replay.is_whole
    assert 0 < replay.share < 1
    assert again.game.line[:4] == session.game.line[:4]
    assert again.position() == session.position()
    assert replay.go_on(lambda: True)
    assert (replay.is_whole, replay.share) == (True, 1)
    assert same_line(replay.rebuilt(), session)


def test_a_past_that_is_too_long_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """The position alone is still a saved game; of very many parts, the last ones are kept."""
    session = begun(Luck(seed=9))
    play_on(session, 8)
    entries = len(session.game.journal)
    monkeypatch.setattr("engine.session.past.MAX_PAST_ENTRIES", entries)
    assert past_of(session)
    monkeypatch.setattr("engine.session.past.MAX_PAST_ENTRIES", entries - 1)
    assert past_of(session) == {}


def test_of_very_many_parts_the_last_ones_are_kept() -> None:
    session = begun(Luck(seed=9))
    for _ in range(MAX_STRETCHES + 2):
        play_on(session, 1)
        broken = changed(
            saved(session), lambda past: past["stretches"][-1]["entries"].append({"chance": "x", "result": 1})
        )
        session, _ = resumed(changed(broken, lambda past: past.update(answers=past["answers"] + 1)))
    written = saved(session)
    assert len(written["past"]["stretches"]) == MAX_STRETCHES
    assert written["past"]["stretch"] == MAX_STRETCHES - 1
    again, replay = resumed(written)
    assert replay.is_whole
    assert again.position() == session.position()
