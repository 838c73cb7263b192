"""A race by dice that are thrown at the table, scripted, or left to the engine: rules PD-1 to PD-3."""

from dataclasses import replace

import pytest

from engine.kernel.chance.rolls import ByHand, KeyedDice, Script
from engine.kernel.data.errors import BadDice, OutOfDice
from engine.kernel.play.game import Game, resume_game, start_game
from engine.kernel.state.outcome import Outcome
from engine.probes.physical_dice import SYSTEM, Race
from tests.support.script import asked, offers, play, refused


def race(**banked: int) -> Game[Race]:
    """A game by hand in which the seats have banked so much; red is next."""
    return resume_game(SYSTEM, replace(SYSTEM.setup({}), banked=banked), ByHand())


@pytest.mark.rule("PD-1")
def test_a_seat_throws_as_often_as_it_likes_and_banks_the_sum_of_all() -> None:
    game = race()
    assert asked(game) == "red: throw-or-bank"
    play(game, "red: throw", "chance: 2 5", "red: throw", "chance: 6 4", "red: throw", "chance: 3 2")
    assert offers(game, "red") == ["throw", "bank"]
    assert game.state.banked == {}
    play(game, "red: bank")
    assert game.state.banked == {"red": 22}
    assert asked(game) == "blue: throw-or-bank"
    play(game, "blue: throw", "chance: 2 3", "blue: bank")
    assert game.state.banked == {"red": 22, "blue": 5}
    assert asked(game) == "red: throw-or-bank"


@pytest.mark.rule("PD-1")
def test_the_first_throw_is_a_must() -> None:
    """Nothing can be banked before it, in the second turn neither."""
    game = race()
    assert offers(game, "red") == ["throw"]
    assert refused(game, "red: bank") == ["PD-1 has-thrown"]
    assert refused(game, "blue: throw") == []
    play(game, "red: throw", "chance: 4 5", "red: bank")
    assert refused(game, "blue: bank") == ["PD-1 has-thrown"]


@pytest.mark.rule("PD-2")
@pytest.mark.parametrize("throw", ["1 6", "6 1", "1 1"])
def test_a_one_ends_the_turn_and_nothing_is_banked(throw: str) -> None:
    """Not even what the throws before it had brought."""
    game = race(red=7)
    play(game, "red: throw", "chance: 6 5", "red: throw", f"chance: {throw}")
    assert asked(game) == "blue: throw-or-bank"
    assert game.state.banked == {"red": 7}
    assert offers(game, "blue") == ["throw"], "the one of red does not stop blue"


@pytest.mark.rule("PD-2")
@pytest.mark.parametrize(("throw", "points"), [("3 3", 12), ("6 6", 24), ("2 2", 8), ("5 6", 11)])
def test_two_equal_dice_count_twice(throw: str, points: int) -> None:
    game = race()
    play(game, "red: throw", f"chance: {throw}", "red: bank")
    assert game.state.banked == {"red": points}


@pytest.mark.rule("PD-3")
def test_the_first_to_have_banked_forty_wins() -> None:
    """39 are not enough; nor are 40 that are not banked."""
    game = race(red=34, blue=39)
    play(game, "red: throw", "chance: 2 3", "red: bank")
    assert game.state.banked["red"] == 39
    play(game, "blue: throw", "chance: 6 6")
    assert asked(game) == "blue: throw-or-bank"
    play(game, "blue: throw", "chance: 6 1", "red: throw", "chance: 2 3", "red: bank")
    assert game.outcome == Outcome("win", "PD-3", ("red",))
    assert asked(game) == ""

    exactly = race(red=35)
    play(exactly, "red: throw", "chance: 2 3", "red: bank")
    assert exactly.outcome == Outcome("win", "PD-3", ("red",))


@pytest.mark.rule("PD-3")
@pytest.mark.parametrize(("who", "winner"), [("red", "blue"), ("blue", "red")])
def test_each_player_may_concede_whoever_is_asked(who: str, winner: str) -> None:
    game = race(red=20)
    play(game, "red: throw", "chance: 2 3", f"{who}: concede")
    assert game.outcome == Outcome("win", "PD-3", (winner,))


@pytest.mark.rule("PD-3")
def test_a_draw_is_offered_and_accepted() -> None:
    """Only by the other side, and only while the offer stands: it ends when the other side plays on."""
    game = race()
    assert refused(game, "blue: accept-draw") == []
    play(game, "red: offer-draw", "red: throw", "chance: 2 3", "red: bank")
    assert refused(game, "red: accept-draw") == []
    assert refused(game, "red: offer-draw") == []
    declined = game.branch()
    play(game, "blue: accept-draw")
    assert game.outcome == Outcome("draw", "PD-3")

    play(declined, "blue: throw", "chance: 2 3")
    assert refused(declined, "blue: accept-draw") == []
    assert declined.outcome is None


@pytest.mark.rule("PD-1")
def test_scripted_dice_are_dice_thrown_by_hand() -> None:
    """The same faces give the same game; a script that shows what no die can, or too little, is refused."""
    answers = ("red: throw", "red: throw", "red: bank", "blue: throw")
    scripted = start_game(SYSTEM, {}, Script((2, 5, 6, 6, 3, 4), KeyedDice(), strict=True))
    play(scripted, *answers)
    by_hand = race()
    play(by_hand, "red: throw", "chance: 2 5", "red: throw", "chance: 6 6", "red: bank", "blue: throw", "chance: 3 4")
    assert scripted.state == by_hand.state
    assert scripted.journal == by_hand.journal

    with pytest.raises(OutOfDice):
        play(scripted, "blue: throw")
    with pytest.raises(BadDice):
        play(start_game(SYSTEM, {}, Script((7,), KeyedDice())), "red: throw")
    then_luck = start_game(SYSTEM, {}, Script((2, 3), KeyedDice(7)))
    play(then_luck, "red: throw", "red: throw")
    assert then_luck.state.dice == 4


@pytest.mark.rule("PD-1")
def test_typed_in_dice_are_refused_where_no_die_shows_them() -> None:
    game = race()
    play(game, "red: throw", "chance: 6")
    assert asked(game) == "chance: roll"
    assert offers(game, "chance") == [f"roll result={face}" for face in range(1, 7)]
    assert refused(game, "chance: roll result=7") == []
    assert refused(game, "red: roll result=3") == []
    assert refused(game, "red: bank") == []
