"""Games as documents: what is stored is gone on with as it was, by those who played."""

import json

import pytest

from editor.playtest.load_game import CannotLoad
from editor.playtest.play_session import PERSON
from editor.playtest.save_game import ResumedGame, players_of, position_document, session_of, title_of
from editor.services.document_resolver import DocumentResolver
from engine.content.canonical_json import canonical
from engine.kernel.state.decision import CHANCE
from tests.support.play_sessions import (
    FIRST_GAME,
    SKIRMISH,
    STOCK,
    moments,
    of_kind,
    session_at,
    until,
    whole_story,
    words_of,
)


@pytest.mark.parametrize("name", STOCK)
def test_a_moment_is_stored_and_gone_on_with(name: str) -> None:
    """A position holds everything, new dice too: the game goes on from it as it would have gone on."""
    session = session_at(name, 4)
    for _ in moments(session, 4, 30):
        pass
    session.undo()
    session.with_new_dice()
    again = session_of(position_document(session), DocumentResolver(), "en")
    assert again.game.state == session.game.state
    for one, other in zip(moments(session, 9, 25), moments(again, 9, 25), strict=True):
        assert one == other
    assert again.game.state == session.game.state


@pytest.mark.parametrize("name", STOCK)
def test_a_saved_game_keeps_its_past(name: str) -> None:
    """All lines of its log with their dice, also of dice that were typed in; what was taken back comes back."""
    session = session_at(name, 4)
    for _ in moments(session, 4, 40):
        pass
    session.undo()
    session.throw_own_dice(True)
    for _ in moments(session, 7, 25):
        pass
    session.throw_own_dice(False)
    session.undo()
    game = ResumedGame(json.loads(canonical(position_document(session))), DocumentResolver(), "en")
    assert game.go_on()
    assert (game.is_whole, game.share) == (True, 1)
    again = game.session()
    again.look_as(session.viewer)
    assert (again.game.answers, again.game.line) == (session.game.answers, session.game.line)
    assert whole_story(again, words_of(again)) == whole_story(session, words_of(session))
    session.redo()
    again.redo()
    assert again.game.state == session.game.state
    assert position_document(again) == position_document(session)


def test_own_dice_go_on_in_the_middle_of_a_throw() -> None:
    """The die that was asked for is asked for again, after those that lie; then the program may throw the rest."""
    session = session_at(SKIRMISH, 4)
    until(session, lambda session: bool(of_kind(session, "attack")), seed=2)
    session.throw_own_dice(True)
    session.choose(of_kind(session, "attack")[-1])
    session.choose(of_kind(session, "roll")[1], CHANCE)
    again = session_of(json.loads(canonical(position_document(session))), DocumentResolver(), "en")
    assert again.own_dice
    assert again.game.decision == session.game.decision
    assert again.game.line == session.game.line
    again.throw_own_dice(False)
    assert again.asked != CHANCE
    assert not session_of(position_document(again), DocumentResolver(), "en").own_dice


def test_a_replay_that_takes_too_long_ends() -> None:
    """The file may come from a stranger: after so many seconds in all, the game opens with what there is."""
    session = session_at(FIRST_GAME, 4)
    for _ in moments(session, 4, 20):
        pass
    document = position_document(session)
    game = ResumedGame(document, DocumentResolver(), "en")
    assert not game.go_on(0)
    assert 0 < game.share < 1
    game.give_up()
    assert not game.go_on()
    assert not game.is_whole
    assert game.session().game.state == session.game.state
    patient = ResumedGame(document, DocumentResolver(), "en")
    patient.left = 0.0
    assert patient.go_on()
    assert not patient.is_whole


def test_the_players_are_saved_with_the_game() -> None:
    players = {"red": "random", "blue": "person"}
    document = position_document(session_at(FIRST_GAME, 4, players))
    assert session_of(document, DocumentResolver(), "en").players == players
    assert players_of({}, ("red", "blue")) == {"red": PERSON, "blue": PERSON}
    assert players_of({"tags": ["red-greedy", "blue-nobody"]}, ("red", "blue")) == {"red": "greedy", "blue": PERSON}


def test_a_position_that_cannot_be() -> None:
    """A damaged saved game is refused with a message."""
    document = position_document(session_at(FIRST_GAME, 4))
    with pytest.raises(CannotLoad) as refused:
        session_of({**document, "state": {"figures": 5}}, DocumentResolver(), "en")
    assert refused.value.problems[0].path is not None


def test_a_scenario_is_called_somehow() -> None:
    assert title_of({"id": "my/own", "name": {"pl": "Gra", "en": "Game"}}, "pl") == "Gra"
    assert title_of({"id": "my/own", "name": {"en": "Game"}}, "pl") == "Game"
    assert title_of({"id": "my/own", "name": {"it": "Gioco"}}, "pl") == "Gioco"
    assert title_of({"id": "my/own"}, "pl") == "my/own"
