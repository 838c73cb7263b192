"""A session: hot seat, bots, answers face down, back and forward in time, new dice, own dice, draws and concessions."""

import pytest

from editor.playtest.play_session import PERSON, PlaySession
from engine.kernel.chance.rolls import Stream
from engine.kernel.data.choice import Choice
from engine.kernel.play.errors import IllegalChoice
from engine.kernel.state.decision import CHANCE
from tests.support.play_sessions import FIRST_GAME, SKIRMISH, STOCK, moments, of_kind, session_at, until

AGAINST_A_BOT = {"red": PERSON, "blue": "greedy"}
TWO_BOTS = {"red": "greedy", "blue": "random"}


def _let_bots_play(session: PlaySession, most: int = 500) -> int:
    """Answer for bots until a person is asked or the game is over; how many answers that took."""
    for number in range(most):
        thought = session.bot_task()
        if thought is None:
            return number
        session.choose(thought.run(), thought.seat)
    raise AssertionError("the bots play on and on")


def _taker(session: PlaySession) -> str | None:
    """The person who must take the screen now."""
    return session.hand_over_to


def _answer(session: PlaySession, stream: Stream) -> None:
    """Answer by chance for the person at the screen."""
    decision = session.decision
    assert decision is not None
    session.choose(decision.choices[stream.next_below(len(decision.choices))])


def test_the_eyes_are_those_of_a_person() -> None:
    """The screen shows the view of the person who is asked first; of the only person against a bot; all to watchers."""
    assert session_at(FIRST_GAME, 3).viewer == session_at(FIRST_GAME, 3).asked
    assert session_at(FIRST_GAME, 3, AGAINST_A_BOT).viewer == "red"
    assert session_at(FIRST_GAME, 3, {"red": "greedy", "blue": PERSON}).viewer == "blue"
    assert session_at(FIRST_GAME, 3, TWO_BOTS).viewer is None


def test_the_screen_goes_from_hand_to_hand() -> None:
    """Who is asked and does not sit there must take the screen first, and sees its own cards only then."""
    session = session_at(FIRST_GAME, 3)
    until(session, lambda it: bool(of_kind(it, "select-card")))
    first = session.viewer
    assert first is not None
    assert _taker(session) is None
    session.choose(of_kind(session, "select-card")[0])
    second = _taker(session)
    assert second not in (None, first)
    assert "?" in session.view().sides[second].holding.hand
    session.look_as(second)
    assert _taker(session) is None
    assert "?" not in session.view().sides[second].holding.hand
    assert "?" in session.view().sides[first].holding.hand


def test_answers_face_down_of_two_persons() -> None:
    """Each person is offered its own cards only, and neither sees the answer of the other before both are turned up."""
    session = session_at(FIRST_GAME, 3)
    until(session, lambda it: bool(of_kind(it, "select-card")))
    decision = session.decision
    assert decision is not None
    assert decision.mode == "all"
    assert {each.seat for each in decision.choices} == {session.viewer}
    card = of_kind(session, "select-card")[0]
    session.choose(card)
    session.look_as(session.hand_over_to)
    assert card.text("card") not in str(session.view().sealed)
    assert all(card.text("card") not in str(event.to_json()) for event in session.events_after(session.game.answers))
    session.choose(of_kind(session, "select-card")[0])
    names = [event.name() for event in session.events_after(session.game.answers)]
    assert "cards-revealed" in names


def test_a_person_answers_face_down_before_the_bot() -> None:
    """Where both are asked at once, the person is asked first; then the bot answers, which sees nothing of it."""
    session = session_at(FIRST_GAME, 3, AGAINST_A_BOT)
    stream = Stream(1, "test")
    while not of_kind(session, "select-card"):
        if not _let_bots_play(session):
            _answer(session, stream)
    assert session.asked == "red"
    assert session.bot_task() is None
    card = of_kind(session, "select-card")[0]
    session.choose(card)
    thought = session.bot_task()
    assert thought is not None
    assert thought.seat == "blue"
    assert card.text("card") not in str(thought.view.sealed)
    assert all(each.seat == "blue" for each in thought.decision.choices)


@pytest.mark.parametrize("name", STOCK)
def test_a_game_against_a_bot(name: str) -> None:
    """It goes on to its end, with no question to a seat that cannot answer."""
    session = session_at(name, 2, AGAINST_A_BOT)
    stream = Stream(2, "test")
    for _ in range(1500):
        _let_bots_play(session)
        if session.outcome is not None:
            break
        assert session.asked == "red"
        assert session.hand_over_to is None
        if session.game.answers > 60:
            session.choose(Choice("concede", {}, "red"))
        else:
            _answer(session, stream)
    assert session.outcome is not None
    assert session.decision is None
    assert session.asked is None


@pytest.mark.parametrize("name", STOCK)
def test_two_bots_watched(name: str) -> None:
    """Watchers see everything, and the same bots play the same game again."""
    games = [session_at(name, 6, {"red": "random", "blue": "random"}) for _ in range(2)]
    for session in games:
        for _ in range(60):
            thought = session.bot_task()
            assert thought is not None
            session.choose(thought.run(), thought.seat)
    assert games[0].game.state == games[1].game.state
    sides = games[0].view().sides.values()
    assert all("?" not in side.holding.hand for side in sides)


def test_a_thought_about_another_moment_is_known_as_such() -> None:
    """It says at which answer it was thought."""
    session = session_at(FIRST_GAME, 3, TWO_BOTS)
    thought = session.bot_task()
    assert thought is not None
    assert thought.answers == session.game.answers == 0
    session.choose(thought.run(), thought.seat)
    assert thought.answers != session.game.answers


def test_undo_and_redo() -> None:
    """Back to the last question to the person, over all that the bot did since; forward again to the same game."""
    session = session_at(FIRST_GAME, 3, AGAINST_A_BOT)
    stream = Stream(3, "test")
    asked = []
    for _ in range(6):
        _let_bots_play(session)
        asked.append((session.game.answers, session.game.state))
        _answer(session, stream)
    _let_bots_play(session)
    end = session.game.state
    for answers, state in reversed(asked):
        session.undo()
        assert (session.game.answers, session.game.state) == (answers, state)
        assert session.asked == "red"
    for answers, state in asked[1:]:
        session.redo()
        assert (session.game.answers, session.game.state) == (answers, state)
    session.redo()
    assert session.game.state == end
    assert session.game.ahead == 0
    session.redo()
    assert session.game.state == end


def test_the_view_follows_the_persons() -> None:
    """It stays with a person, goes to another one if that seat gets a bot, and is open where only bots are left."""
    session = session_at(FIRST_GAME, 3)
    session.look_as("red")
    session.let_play("blue", "greedy")
    assert (session.viewer, session.persons) == ("red", ("red",))
    session.let_play("blue", PERSON)
    session.let_play("red", "greedy")
    assert (session.viewer, session.persons) == ("blue", ("blue",))
    session.let_play("blue", "greedy")
    assert session.viewer is None


def test_take_back_of_bots() -> None:
    """Where nobody but bots plays, one answer is taken back; at the beginning nothing is."""
    session = session_at(FIRST_GAME, 3, TWO_BOTS)
    assert not session.can_undo()
    session.undo()
    for _ in range(4):
        thought = session.bot_task()
        assert thought is not None
        session.choose(thought.run(), thought.seat)
    assert session.can_undo()
    session.undo()
    assert (session.game.answers, session.game.ahead) == (3, 1)


def test_go_to_any_moment() -> None:
    """Every moment of a game can be looked at again, and the game goes on from there."""
    session = session_at(SKIRMISH, 3)
    states = [session.game.state for _ in moments(session, 3, 40)]
    for answer in (0, 39, 17, 18, 5):
        session.go_to(answer)
        assert session.game.state == states[answer]
    until_two = next(answer for answer in range(40) if _choices_at(session, answer) > 1)
    session.go_to(until_two)
    session.look_as(session.asked)
    decision, given = session.decision, session.game.given(until_two + 1)
    assert decision is not None
    assert given is not None
    session.choose(next(each for each in decision.choices if each.id != given.choice.id))
    assert session.game.ahead == 0


def _choices_at(session: PlaySession, answer: int) -> int:
    session.go_to(answer)
    decision = session.game.decision
    return 0 if decision is None else len(decision.choices)


def test_new_dice() -> None:
    """The same answers meet the same dice again; with new dice they meet others, in a position that is kept as well."""
    session = session_at(FIRST_GAME, 3)
    before = [event.to_json() for event in session.events_after(0)]
    choice = next(iter(moments(session, 3)))
    session.choose(choice)
    first = session.game.state
    session.undo()
    session.choose(choice)
    assert session.game.state == first
    drawn = set()
    for fresh in range(1, 6):
        session.undo()
        session.with_new_dice()
        assert session.game.ahead == 0
        assert session.table.luck.fresh == fresh
        assert session.table.position()["fresh"] == fresh
        session.choose(choice)
        drawn.add(str(session.game.state.sides))
    assert len({*drawn, str(first.sides)}) > 1
    assert [event.to_json() for event in session.events_after(0)] == before


def _at_an_attack(seed: int = 5) -> PlaySession:
    session = session_at(SKIRMISH, seed)
    until(session, lambda it: bool(of_kind(it, "attack")), prefer=("deploy", "move"))
    return session


def test_own_dice() -> None:
    """Dice are asked of the table, one after another; cards are still drawn by the program."""
    session = _at_an_attack()
    session.throw_own_dice(True)
    attack = of_kind(session, "attack")[0]
    session.choose(attack)
    assert session.asked == CHANCE
    assert not session.bot_is_asked
    assert session.hand_over_to is None
    faces = []
    while session.asked == CHANCE:
        decision = session.decision
        assert decision is not None
        assert [each["result"] for each in decision.choices] == [1, 2, 3, 4, 5, 6]
        session.choose(next(each for each in decision.choices if each["result"] == 6))
        faces.append(6)
    rolled = next(each for each in session.events_after(session.game.answers) if each.name() == "rolled")
    assert rolled.to_json()["results"] == faces
    with pytest.raises(IllegalChoice):
        session.choose(Choice("roll", {"result": 7}, CHANCE))


def test_own_dice_given_up_in_the_middle_of_a_throw() -> None:
    """The program throws what is left, and goes on by itself; the same throw comes again when it is taken back."""
    session = _at_an_attack()
    by_program = _at_an_attack()
    attack = of_kind(session, "attack")[0]
    by_program.choose(attack)
    session.throw_own_dice(True)
    session.choose(attack)
    session.throw_own_dice(False)
    assert not session.own_dice
    assert session.asked != CHANCE
    assert session.game.state == by_program.game.state
    session.undo()
    assert session.asked != CHANCE


def test_new_dice_while_own_dice_are_thrown() -> None:
    """The table goes on throwing its own."""
    session = _at_an_attack()
    session.throw_own_dice(True)
    session.throw_own_dice(True)
    session.with_new_dice()
    session.choose(of_kind(session, "attack")[0])
    assert session.asked == CHANCE


@pytest.mark.parametrize("name", STOCK)
def test_draws_and_concessions(name: str) -> None:
    """A person may offer a draw at any time, the other may accept it; who concedes has lost. All can be taken back."""
    session = session_at(name, 3)
    seat = session.viewer
    other = next(each for each in session.game.state.seats if each != seat)
    decision = session.decision
    assert decision is not None
    assert {each.kind for each in decision.standing} == {"concede", "offer-draw"}
    session.choose(Choice("offer-draw", {}, seat))
    assert _end(session) is None
    session.look_as(other)
    decision = session.decision
    assert decision is not None
    session.choose(next(each for each in decision.standing if each.kind == "accept-draw"))
    assert _end(session) == ("draw", ())
    session.undo()
    assert _end(session) is None
    session.choose(Choice("concede", {}, other))
    assert _end(session) == ("win", (seat,))


def _end(session: PlaySession) -> tuple[str, tuple[str, ...]] | None:
    return None if session.outcome is None else (session.outcome.result, session.outcome.winners)


def test_a_seat_cannot_answer_for_another() -> None:
    """A choice of a seat that is not asked is refused."""
    session = session_at(FIRST_GAME, 3)
    until(session, lambda it: bool(of_kind(it, "move")))
    asked = session.asked
    other = next(seat for seat in session.game.state.seats if seat != asked)
    with pytest.raises(IllegalChoice):
        session.choose(of_kind(session, "move")[0], other)
    assert session.asked == asked
