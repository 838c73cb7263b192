"""A test of eleven steps with the other side's test inside it: rules ES-1 to ES-6."""

from dataclasses import replace

import pytest

from engine.kernel.chance.rolls import ByHand, Chance
from engine.kernel.data.choice import choice
from engine.kernel.play.game import Game, resume_game, start_game
from engine.kernel.rules.explanation import explain
from engine.kernel.state.outcome import Outcome
from engine.probes.eleven_steps import SYSTEM, Duel, TakeTest, WoundsTaken
from engine.words import speak
from tests.support.script import asked, offers, play, refused

OTHER = {"red": "blue", "blue": "red"}


def duel(red: int = 0, blue: int = 0, seat: str = "red") -> Game[Duel]:
    """A game by hand with so many wounds; the seat attacks."""
    state = replace(SYSTEM.setup({}), wounds={"red": red, "blue": blue}, agenda=(TakeTest(seat, OTHER[seat]),))
    return resume_game(SYSTEM, state, ByHand())


def throw(game: Game[Duel], seat: str, dice: str, more: str = "") -> None:
    """A test that takes the dice as they fall; `more` are the dice that explode out of it."""
    play(game, f"chance: {dice}", f"{seat}: done", f"{seat}: done", *([f"chance: {more}"] if more else []))


def wounds(game: Game[Duel]) -> tuple[int, int]:
    return game.state.wounds["red"], game.state.wounds["blue"]


def waits_for(game: Game[Duel]) -> str:
    """The purpose and the seat of the dice that are thrown next."""
    top = game.state.agenda[-1]
    assert isinstance(top, Chance)
    return f"{top.purpose} {top.seat}"


@pytest.mark.rule("ES-1")
def test_seats_attack_in_turns() -> None:
    """Also after an attack that was defended against."""
    game = start_game(SYSTEM, {}, ByHand())
    assert wounds(game) == (0, 0)
    for seat in ("red", "blue", "red"):
        assert waits_for(game) == f"test {seat}"
        throw(game, seat, "1 2 3 3")
    throw(game, "blue", "4 1 1 1")
    throw(game, "red", "4 1 1 1")
    assert waits_for(game) == "test red"
    throw(game, "red", "4 1 1 1")
    throw(game, "blue", "1 1 1 1")
    assert wounds(game) == (0, 1)
    assert waits_for(game) == "test blue"


@pytest.mark.rule("ES-1")
@pytest.mark.parametrize(
    ("red", "blue", "dice"), [(0, 0, "1 1 1 1"), (2, 2, "1 1 1 1"), (1, 2, "1 1 1 1"), (2, 1, "1 1 1 1 1")]
)
def test_the_side_with_more_wounds_throws_one_die_more(red: int, blue: int, dice: str) -> None:
    """Four dice otherwise."""
    game = duel(red, blue)
    throw(game, "red", dice)
    assert waits_for(game) == "test blue"


@pytest.mark.rule("ES-5", "ES-1")
def test_a_defence_is_the_same_test_with_its_own_die_more() -> None:
    """The attacker is unhurt and throws four dice, the defender is hurt and throws five, may re-roll, and explodes."""
    game = duel(red=1, blue=3)
    throw(game, "red", "5 4 4 1")
    play(game, "chance: 1 1 1 1 6", "blue: reroll die=0", "chance: 4", "blue: done", "chance: 5")
    assert wounds(game) == (1, 3), "three successes against three"


@pytest.mark.rule("ES-2", "ES-6")
@pytest.mark.parametrize(("dice", "hits"), [("3 1 2 3", 0), ("4 3 3 3", 1), ("5 4 2 1", 2), ("4 5 4 5", 4)])
def test_a_die_succeeds_on_four_or_more(dice: str, hits: int) -> None:
    game = duel()
    throw(game, "red", dice)
    if hits:
        throw(game, "blue", "1 1 1 1")
    assert wounds(game) == (0, hits)
    assert waits_for(game) == "test blue"


@pytest.mark.rule("ES-3")
def test_one_die_may_be_thrown_again_then_two_each_once() -> None:
    """In the second step the same die may not be thrown twice, though it was in the first."""
    game = duel()
    play(game, "chance: 1 1 1 1")
    every = [f"reroll die={die}" for die in range(4)]
    assert offers(game, "red") == [*every, "done"]
    play(game, "red: reroll die=2", "chance: 2")
    assert offers(game, "red") == [*every, "done"], "the second of the two steps"
    play(game, "red: reroll die=2", "chance: 4")
    assert offers(game, "red") == ["reroll die=0", "reroll die=1", "reroll die=3", "done"]
    assert refused(game, "red: reroll die=2") == ["ES-3 not-again-yet"]
    why = explain(game.state, choice("reroll", die=2))
    assert [speak(reason.sentence) for reason in why] == ["Die 3 has been thrown again already."]
    assert refused(game, "red: reroll die=4") == []
    play(game, "red: reroll die=0", "chance: 5")
    assert waits_for(game) == "test blue"
    throw(game, "blue", "1 1 1 1")
    assert wounds(game) == (0, 2), "the faces that stand in the end are 5, 1, 4, 1"


@pytest.mark.rule("ES-3")
def test_the_new_face_stands_though_it_is_worse() -> None:
    game = duel()
    play(game, "chance: 4 5 1 1", "red: reroll die=0", "chance: 3", "red: reroll die=1", "chance: 2", "red: done")
    assert wounds(game) == (0, 0)
    assert waits_for(game) == "test blue"
    assert game.state.bound("against", int) == 0, "no success, no defence: blue attacks"


@pytest.mark.rule("ES-3")
def test_done_ends_each_of_the_two_steps() -> None:
    game = duel()
    play(game, "chance: 1 1 1 1", "red: done")
    assert asked(game) == "red: reroll"
    play(game, "red: done")
    assert waits_for(game) == "test blue"


@pytest.mark.rule("ES-4")
@pytest.mark.parametrize(
    ("dice", "more", "hits"),
    [("6 1 1 1", "4", 1), ("6 1 1 1", "5", 2), ("6 6 1 1", "5 4", 3), ("6 1 1 1", "6 5", 3), ("6 4 1 1", "6 6 1", 4)],
)
def test_a_six_explodes(dice: str, more: str, hits: int) -> None:
    """One die more for each 6, which needs a 5, and may explode again; a 5 does not explode."""
    game = duel()
    throw(game, "red", dice, more)
    throw(game, "blue", "1 1 1 1")
    assert wounds(game) == (0, hits)


@pytest.mark.rule("ES-4", "ES-3")
def test_only_the_faces_that_stand_explode() -> None:
    """A 6 that was thrown again is gone; a 6 that came by throwing again explodes."""
    game = duel()
    play(game, "chance: 6 4 1 1", "red: reroll die=0", "chance: 2", "red: reroll die=3", "chance: 6", "red: done")
    assert waits_for(game) == "explode red"
    play(game, "chance: 5")
    throw(game, "blue", "1 1 1 1")
    assert wounds(game) == (0, 3)


@pytest.mark.rule("ES-5", "ES-6")
@pytest.mark.parametrize(
    ("attack", "defence", "suffered"),
    [("4 4 4 1", "1 1 1 1", 3), ("4 4 4 1", "4 1 1 1", 2), ("4 1 1 1", "4 1 1 1", 0), ("4 1 1 1", "4 4 4 4", 0)],
)
def test_each_success_of_the_defence_takes_one_away(attack: str, defence: str, suffered: int) -> None:
    """What is left wounds the defender; a defence with more successes wounds nobody."""
    game = duel()
    throw(game, "red", attack)
    assert waits_for(game) == "test blue"
    throw(game, "blue", defence)
    assert wounds(game) == (0, suffered)
    reported = [event.wounds for event in game.events if isinstance(event, WoundsTaken)]
    assert reported == ([suffered] if suffered else [])
    assert game.state.bound("against", int) == 0
    throw(game, "blue", "1 1 1 1 1" if suffered else "1 1 1 1")
    assert wounds(game) == (0, suffered), "the next test of blue is an attack of its own"


@pytest.mark.rule("ES-5")
def test_without_a_success_there_is_no_defence() -> None:
    """The next dice are an attack, whose successes wound."""
    game = duel()
    throw(game, "red", "1 1 1 1")
    throw(game, "blue", "4 4 1 1")
    throw(game, "red", "1 1 1 1")
    assert wounds(game) == (2, 0)


@pytest.mark.rule("ES-6")
@pytest.mark.parametrize(("attacker", "defender"), [("red", "blue"), ("blue", "red")])
@pytest.mark.parametrize("last", ["4 1 1 1", "4 4 1 1"])
def test_the_first_to_suffer_six_loses(attacker: str, defender: str, last: str) -> None:
    """Five are not enough, seven are as good as six."""
    game = duel(**{attacker: 5, defender: 4}, seat=attacker)
    throw(game, attacker, "4 1 1 1 1")
    throw(game, defender, "1 1 1 1")
    assert game.state.wounds == {attacker: 5, defender: 5}
    throw(game, defender, "1 1 1 1")
    throw(game, attacker, last)
    throw(game, defender, "1 1 1 1")
    assert asked(game) == ""
    assert game.outcome == Outcome("win", "ES-6", (attacker,))
