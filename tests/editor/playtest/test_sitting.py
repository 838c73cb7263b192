"""A sitting: hot seat, bots, answers face down, back and forward in time, new dice, own dice, draws and concessions."""

import pytest

from editor.playtest.play_session import PERSON, PlaySession
from engine.kernel.chance.rolls import Stream
from engine.kernel.data.choice import Choice
from engine.kernel.data.errors import IllegalChoice
from engine.kernel.state.decision import CHANCE
from tests.support.sittings import FIRST_GAME, SKIRMISH, STOCK, moments, of_kind, sitting_at, until

AGAINST_A_BOT = {"red": PERSON, "blue": "greedy"}
TWO_BOTS = {"red": "greedy", "blue": "random"}


def _let_bots_play(sitting: PlaySession, most: int = 500) -> int:
    """Answer for bots until a person is asked or the game is over; how many answers that took."""
    for number in range(most):
        thought = sitting.thought()
        if thought is None:
            return number
        sitting.choose(thought.run(), thought.seat)
    raise AssertionError("the bots play on and on")


def _taker(sitting: PlaySession) -> str | None:
    """The person who must take the screen now."""
    return sitting.hand_over_to


def _answer(sitting: PlaySession, stream: Stream) -> None:
    """Answer by chance for the person at the screen."""
    decision = sitting.decision
    assert decision is not None
    sitting.choose(decision.choices[stream.below(len(decision.choices))])


def test_the_eyes_are_those_of_a_person() -> None:
    """The screen shows the view of the person who is asked first; of the only person against a bot; all to watchers."""
    assert sitting_at(FIRST_GAME, 3).eyes == sitting_at(FIRST_GAME, 3).asked
    assert sitting_at(FIRST_GAME, 3, AGAINST_A_BOT).eyes == "red"
    assert sitting_at(FIRST_GAME, 3, {"red": "greedy", "blue": PERSON}).eyes == "blue"
    assert sitting_at(FIRST_GAME, 3, TWO_BOTS).eyes is None


def test_the_screen_goes_from_hand_to_hand() -> None:
    """Who is asked and does not sit there must take the screen first, and sees its own cards only then."""
    sitting = sitting_at(FIRST_GAME, 3)
    until(sitting, lambda it: bool(of_kind(it, "select-card")))
    first = sitting.eyes
    assert first is not None
    assert _taker(sitting) is None
    sitting.choose(of_kind(sitting, "select-card")[0])
    second = _taker(sitting)
    assert second not in (None, first)
    assert "?" in sitting.view().sides[second].holding.hand
    sitting.look_as(second)
    assert _taker(sitting) is None
    assert "?" not in sitting.view().sides[second].holding.hand
    assert "?" in sitting.view().sides[first].holding.hand


def test_answers_face_down_of_two_persons() -> None:
    """Each person is offered its own cards only, and neither sees the answer of the other before both are turned up."""
    sitting = sitting_at(FIRST_GAME, 3)
    until(sitting, lambda it: bool(of_kind(it, "select-card")))
    decision = sitting.decision
    assert decision is not None
    assert decision.mode == "all"
    assert {each.seat for each in decision.choices} == {sitting.eyes}
    card = of_kind(sitting, "select-card")[0]
    sitting.choose(card)
    sitting.look_as(sitting.hand_over_to)
    assert card.text("card") not in str(sitting.view().sealed)
    assert all(card.text("card") not in str(event.to_json()) for event in sitting.told(sitting.game.answers))
    sitting.choose(of_kind(sitting, "select-card")[0])
    told = [event.name() for event in sitting.told(sitting.game.answers)]
    assert "cards-revealed" in told


def test_a_person_answers_face_down_before_the_bot() -> None:
    """Where both are asked at once, the person is asked first; then the bot answers, which sees nothing of it."""
    sitting = sitting_at(FIRST_GAME, 3, AGAINST_A_BOT)
    stream = Stream(1, "test")
    while not of_kind(sitting, "select-card"):
        if not _let_bots_play(sitting):
            _answer(sitting, stream)
    assert sitting.asked == "red"
    assert sitting.thought() is None
    card = of_kind(sitting, "select-card")[0]
    sitting.choose(card)
    thought = sitting.thought()
    assert thought is not None
    assert thought.seat == "blue"
    assert card.text("card") not in str(thought.view.sealed)
    assert all(each.seat == "blue" for each in thought.decision.choices)


@pytest.mark.parametrize("name", STOCK)
def test_a_game_against_a_bot(name: str) -> None:
    """It goes on to its end, with no question to a seat that cannot answer."""
    sitting = sitting_at(name, 2, AGAINST_A_BOT)
    stream = Stream(2, "test")
    for _ in range(1500):
        _let_bots_play(sitting)
        if sitting.outcome is not None:
            break
        assert sitting.asked == "red"
        assert sitting.hand_over_to is None
        if sitting.game.answers > 60:
            sitting.choose(Choice("concede", {}, "red"))
        else:
            _answer(sitting, stream)
    assert sitting.outcome is not None
    assert sitting.decision is None
    assert sitting.asked is None


@pytest.mark.parametrize("name", STOCK)
def test_two_bots_watched(name: str) -> None:
    """Watchers see everything, and the same bots play the same game again."""
    games = [sitting_at(name, 6, {"red": "random", "blue": "random"}) for _ in range(2)]
    for sitting in games:
        for _ in range(60):
            thought = sitting.thought()
            assert thought is not None
            sitting.choose(thought.run(), thought.seat)
    assert games[0].game.state == games[1].game.state
    sides = games[0].view().sides.values()
    assert all("?" not in side.holding.hand for side in sides)


def test_a_thought_about_another_moment_is_known_as_such() -> None:
    """It says at which answer it was thought."""
    sitting = sitting_at(FIRST_GAME, 3, TWO_BOTS)
    thought = sitting.thought()
    assert thought is not None
    assert thought.answers == sitting.game.answers == 0
    sitting.choose(thought.run(), thought.seat)
    assert thought.answers != sitting.game.answers


def test_take_back_and_go_again() -> None:
    """Back to the last question to the person, over all that the bot did since; forward again to the same game."""
    sitting = sitting_at(FIRST_GAME, 3, AGAINST_A_BOT)
    stream = Stream(3, "test")
    asked = []
    for _ in range(6):
        _let_bots_play(sitting)
        asked.append((sitting.game.answers, sitting.game.state))
        _answer(sitting, stream)
    _let_bots_play(sitting)
    end = sitting.game.state
    for answers, state in reversed(asked):
        sitting.take_back()
        assert (sitting.game.answers, sitting.game.state) == (answers, state)
        assert sitting.asked == "red"
    for answers, state in asked[1:]:
        sitting.go_again()
        assert (sitting.game.answers, sitting.game.state) == (answers, state)
    sitting.go_again()
    assert sitting.game.state == end
    assert sitting.game.ahead == 0
    sitting.go_again()
    assert sitting.game.state == end


def test_take_back_of_bots() -> None:
    """Where nobody but bots plays, one answer is taken back; at the beginning nothing is."""
    sitting = sitting_at(FIRST_GAME, 3, TWO_BOTS)
    assert not sitting.take_back_is_possible()
    sitting.take_back()
    for _ in range(4):
        thought = sitting.thought()
        assert thought is not None
        sitting.choose(thought.run(), thought.seat)
    assert sitting.take_back_is_possible()
    sitting.take_back()
    assert (sitting.game.answers, sitting.game.ahead) == (3, 1)


def test_go_to_any_moment() -> None:
    """Every moment of a game can be looked at again, and the game goes on from there."""
    sitting = sitting_at(SKIRMISH, 3)
    states = [sitting.game.state for _ in moments(sitting, 3, 40)]
    for answer in (0, 39, 17, 18, 5):
        sitting.go_to(answer)
        assert sitting.game.state == states[answer]
    until_two = next(answer for answer in range(40) if _choices_at(sitting, answer) > 1)
    sitting.go_to(until_two)
    sitting.look_as(sitting.asked)
    decision, given = sitting.decision, sitting.game.given(until_two + 1)
    assert decision is not None
    assert given is not None
    sitting.choose(next(each for each in decision.choices if each.id != given.choice.id))
    assert sitting.game.ahead == 0


def _choices_at(sitting: PlaySession, answer: int) -> int:
    sitting.go_to(answer)
    decision = sitting.game.decision
    return 0 if decision is None else len(decision.choices)


def test_new_dice() -> None:
    """The same answers meet the same dice again; with new dice they meet others, in a position that is kept as well."""
    sitting = sitting_at(FIRST_GAME, 3)
    before = [event.to_json() for event in sitting.told(0)]
    choice = next(iter(moments(sitting, 3)))
    sitting.choose(choice)
    first = sitting.game.state
    sitting.take_back()
    sitting.choose(choice)
    assert sitting.game.state == first
    drawn = set()
    for fresh in range(1, 6):
        sitting.take_back()
        sitting.with_new_dice()
        assert sitting.game.ahead == 0
        assert sitting.table.luck.fresh == fresh
        assert sitting.table.position()["fresh"] == fresh
        sitting.choose(choice)
        drawn.add(str(sitting.game.state.sides))
    assert len({*drawn, str(first.sides)}) > 1
    assert [event.to_json() for event in sitting.told(0)] == before


def _at_an_attack(seed: int = 5) -> PlaySession:
    sitting = sitting_at(SKIRMISH, seed)
    until(sitting, lambda it: bool(of_kind(it, "attack")), prefer=("deploy", "move"))
    return sitting


def test_own_dice() -> None:
    """Dice are asked of the table, one after another; cards are still drawn by the program."""
    sitting = _at_an_attack()
    sitting.throw_own_dice(True)
    attack = of_kind(sitting, "attack")[0]
    sitting.choose(attack)
    assert sitting.asked == CHANCE
    assert not sitting.bot_is_asked
    assert sitting.hand_over_to is None
    faces = []
    while sitting.asked == CHANCE:
        decision = sitting.decision
        assert decision is not None
        assert [each["result"] for each in decision.choices] == [1, 2, 3, 4, 5, 6]
        sitting.choose(next(each for each in decision.choices if each["result"] == 6))
        faces.append(6)
    rolled = next(each for each in sitting.told(sitting.game.answers) if each.name() == "rolled")
    assert rolled.to_json()["results"] == faces
    with pytest.raises(IllegalChoice):
        sitting.choose(Choice("roll", {"result": 7}, CHANCE))


def test_own_dice_given_up_in_the_middle_of_a_throw() -> None:
    """The program throws what is left, and goes on by itself; the same throw comes again when it is taken back."""
    sitting = _at_an_attack()
    by_program = _at_an_attack()
    attack = of_kind(sitting, "attack")[0]
    by_program.choose(attack)
    sitting.throw_own_dice(True)
    sitting.choose(attack)
    sitting.throw_own_dice(False)
    assert not sitting.own_dice
    assert sitting.asked != CHANCE
    assert sitting.game.state == by_program.game.state
    sitting.take_back()
    assert sitting.asked != CHANCE


def test_new_dice_while_own_dice_are_thrown() -> None:
    """The table goes on throwing its own."""
    sitting = _at_an_attack()
    sitting.throw_own_dice(True)
    sitting.throw_own_dice(True)
    sitting.with_new_dice()
    sitting.choose(of_kind(sitting, "attack")[0])
    assert sitting.asked == CHANCE


@pytest.mark.parametrize("name", STOCK)
def test_draws_and_concessions(name: str) -> None:
    """A person may offer a draw at any time, the other may accept it; who concedes has lost. All can be taken back."""
    sitting = sitting_at(name, 3)
    seat = sitting.eyes
    other = next(each for each in sitting.game.state.seats if each != seat)
    decision = sitting.decision
    assert decision is not None
    assert {each.kind for each in decision.standing} == {"concede", "offer-draw"}
    sitting.choose(Choice("offer-draw", {}, seat))
    assert _end(sitting) is None
    sitting.look_as(other)
    decision = sitting.decision
    assert decision is not None
    sitting.choose(next(each for each in decision.standing if each.kind == "accept-draw"))
    assert _end(sitting) == ("draw", ())
    sitting.take_back()
    assert _end(sitting) is None
    sitting.choose(Choice("concede", {}, other))
    assert _end(sitting) == ("win", (seat,))


def _end(sitting: PlaySession) -> tuple[str, tuple[str, ...]] | None:
    return None if sitting.outcome is None else (sitting.outcome.result, sitting.outcome.winners)


def test_nobody_answers_for_another() -> None:
    """A choice of a seat that is not asked is refused."""
    sitting = sitting_at(FIRST_GAME, 3)
    until(sitting, lambda it: bool(of_kind(it, "move")))
    asked = sitting.asked
    other = next(seat for seat in sitting.game.state.seats if seat != asked)
    with pytest.raises(IllegalChoice):
        sitting.choose(of_kind(sitting, "move")[0], other)
    assert sitting.asked == asked
