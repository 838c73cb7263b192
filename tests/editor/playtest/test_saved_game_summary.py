"""The summary of a game, as it is saved with it, and its preview, also of a game that an earlier version saved."""

import json

import pytest

from editor.playtest.save_game import position_document, session_of
from editor.playtest.saved_game_preview import preview_of
from editor.playtest.saved_game_summary import summary_of
from editor.playtest.snapshot import take_snapshot
from editor.services.document_resolver import DocumentResolver
from engine.content.canonical_json import canonical
from engine.session.game_summary import summary_from_json
from engine.systems.battleground.victory.outcome import points
from tests.support.play_sessions import FIRST_GAME, SKIRMISH, STOCK, moments, session_at, until, words_of


def test_the_summary_of_a_battle() -> None:
    """Its round of how many, the victory points, and who is asked; none of them is said before they move."""
    session = session_at(FIRST_GAME, 4)
    first = summary_of(session)
    assert (first.rounds, first.moves) == (session.game.state.scenario.rounds, 0)
    until(session, lambda session: session.game.state.round == 2, seed=3)
    summary, state = summary_of(session), session.game.state
    assert (summary.round, list(summary.scores)) == (2, ["red", "blue"])
    assert summary.scores == {seat: points(state, seat) for seat in state.seats}
    decision = session.game.decision
    assert decision is not None
    assert summary.turn == decision.seats


def test_the_summary_of_a_skirmish() -> None:
    """Its score is the favour of the crowd; its rounds have no end."""
    session = session_at(SKIRMISH, 4)
    for _ in moments(session, 4, 40):
        pass
    summary = summary_of(session)
    assert summary.rounds == 0
    assert summary.scores == {seat: side.favour for seat, side in session.game.state.sides.items()}


def test_moves_are_answers_of_persons() -> None:
    """Answers of bots are none, unless they play alone, nor are typed dice; taken back, they still count."""
    alone = session_at(SKIRMISH, 4, {"red": "random", "blue": "random"})
    against = session_at(SKIRMISH, 4, {"red": "random", "blue": "person"})
    for session in (alone, against):
        task = session.bot_task()
        assert task is not None
        session.choose(task.run(), task.seat)
    assert (summary_of(alone).moves, summary_of(against).moves) == (1, 0)
    both = session_at(SKIRMISH, 4)
    both.throw_own_dice(True)
    for _ in moments(both, 4, 30):
        pass
    persons = [moment.given.seat for moment in both.game.line if moment.given and moment.given.seat != "chance"]
    assert summary_of(both).moves == len(persons)
    both.go_to(0)
    assert summary_of(both).moves == len(persons)


@pytest.mark.parametrize("name", STOCK)
def test_a_preview_shows_the_board_as_it_was_left(name: str) -> None:
    session = session_at(name, 4)
    for _ in moments(session, 4, 30):
        pass
    document = json.loads(canonical(position_document(session)))
    preview = preview_of(document, DocumentResolver(), "en")
    assert preview.summary == summary_from_json(document["summary"]) == summary_of(session)
    again = session_of(document, DocumentResolver(), "en")
    assert preview.board == take_snapshot(again, words_of(again)).board


def test_a_preview_of_an_earlier_version() -> None:
    """Its summary is computed; how many moves there were is not known, but there were some."""
    session = session_at(FIRST_GAME, 4)
    for _ in moments(session, 4, 30):
        pass
    document = json.loads(canonical({**session.table.position(), "schema": "1.0"}))
    preview = preview_of(document, DocumentResolver(), "en")
    assert (preview.summary.scores, preview.summary.moves) == (summary_of(session).scores, 1)
