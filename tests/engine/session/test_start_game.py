"""Sessions begin with a scenario, a position or a journal, and go on as the game they came from."""

from typing import Any

import pytest

from engine.content.kinds.journal import Journal
from engine.content.kinds.position import Position
from engine.kernel.chance.rolls import Stream
from engine.registry import probe_scenario
from engine.session.context import GameContext
from engine.session.documents import load_playable
from engine.session.luck import Luck
from engine.session.refusal import Refusal
from engine.session.session import GameSession
from engine.session.start_game import replay_journal, start_of_position, start_of_scenario, start_session
from tests.support.own_mission import MISSION, STOCK, documents_with_illegal_army

NOTHING: dict[str, Any] = {}
CONTEXT = GameContext(NOTHING.__getitem__, with_probes=True)
SCENARIO = probe_scenario("physical-dice")
LUCK = Luck(seed=4, dice=(6, 5, 4, 3, 2))


def begun(luck: Luck = LUCK) -> GameSession:
    return start_session(start_of_scenario(CONTEXT, SCENARIO, {}, "$"), luck)


def play_on(session: GameSession, answers: int, seed: int = 0) -> None:
    """So many answers by chance."""
    stream = Stream(seed, "test")
    for _ in range(answers):
        decision = session.game.decision
        assert decision is not None
        choice = decision.choices[stream.next_below(len(decision.choices))]
        session.game.apply(choice, choice.seat or decision.seats[0])


def restored(written: dict[str, Any]) -> GameSession:
    """The session that a position goes on as."""
    document = load_playable(CONTEXT, written, Position, "$", in_play=True)
    return start_session(*start_of_position(CONTEXT, document, "$"), "$")


def replayed(written: dict[str, Any]) -> GameSession:
    return replay_journal(CONTEXT, load_playable(CONTEXT, written, Journal, "$", in_play=True), "$")


def refusal_of(written: dict[str, Any]) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        restored(written) if written["kind"] == "position" else replayed(written)
    return refusal.value


def test_a_copy_is_played_without_a_trace_in_the_session() -> None:
    session = begun()
    before = session.position()
    copy = session.copy()
    play_on(copy, 1)
    assert session.position() == before != copy.position()


def test_a_position_goes_on_with_the_dice_that_were_left() -> None:
    session = begun()
    play_on(session, 1)
    again = restored(session.position())
    assert again.start.handed_in
    assert again.luck.dice == LUCK.dice[session.game.state.dice :]
    play_on(session, 6)
    play_on(again, 6)
    assert again.position() == session.position()


def test_a_journal_is_played_again_to_its_end() -> None:
    session = begun()
    play_on(session, 6)
    again = replayed(session.journal())
    assert again.position() == session.position()
    assert again.journal() == session.journal()


def test_a_position_of_another_game_is_refused() -> None:
    written = {**begun().position(), "scenario": probe_scenario("sealed-pick")}
    refusal = refusal_of(written)
    assert (refusal.code, refusal.path) == ("bad-document", "$.scenario.system")


def test_a_journal_that_does_not_fit_is_refused_at_its_entry() -> None:
    session = begun()
    play_on(session, 3)
    written = session.journal()
    entries: Any = written["entries"]
    refusal = refusal_of({**written, "entries": [entries[0], entries[0], *entries[1:]]})
    assert (refusal.code, refusal.path) == ("bad-document", "$.entries[1]")


def test_an_unknown_reading_of_the_rules_is_refused() -> None:
    with pytest.raises(Refusal) as refusal:
        start_of_scenario(CONTEXT, SCENARIO, {"weather": "rain"}, "$")
    assert refusal.value.code == "bad-field"
    assert refusal.value.path is not None
    assert refusal.value.path.endswith(".weather")


@pytest.mark.rule("BG-SETUP-3")
def test_a_start_knows_what_is_wrong_with_the_documents_of_its_scenario() -> None:
    """An army beyond its format is an error that does not stop the game; other problems are warnings."""
    by_id = {each["id"]: each for each in documents_with_illegal_army()}
    start = start_of_scenario(GameContext(lambda name: by_id.get(name) or STOCK(name)), MISSION, {}, "$")
    (breach,) = start.rule_breaches
    assert (breach.code, breach.rule, breach.path) == ("content-format-points", "BG-SETUP-3", "$.armies[0].army")
    assert "battleground-outside-zone" in [each.code for each in start.problems]
