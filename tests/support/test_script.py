"""Scripts are strict: an answer that is not asked for, not legal or not needed fails, with its place."""

import pytest

from engine.kernel.chance.rolls import ByHand
from engine.kernel.play.game import Game, start_game
from engine.probes import area_duel, nested_guards, physical_dice, sealed_pick
from tests.support.script import asked, offers, play, refused


@pytest.fixture
def race() -> Game[physical_dice.Race]:
    return start_game(physical_dice.SYSTEM, {}, ByHand())


def test_answers_dice_and_choices_that_stand(race: Game[physical_dice.Race]) -> None:
    """Results follow one another in a line; an answer that is possible at any time may be given unasked."""
    happened = play(race, "red: throw", "chance: 2 5", "red: bank", "red: offer-draw")
    assert [event.name() for event in happened] == ["rolled", "sum-banked", "draw-offered"]
    assert asked(race) == "blue: throw-or-bank"
    play(race, "blue: accept-draw")
    assert asked(race) == ""
    assert offers(race, "red") == []


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        (["blue: throw"], r"line 1, “blue: throw”: the game asks red: throw-or-bank"),
        (["red: throw", "red: bank"], r"line 2, “red: bank”: the game asks chance: roll"),
        (["red: throw", "chance: 2 3 4"], r"line 2, “chance: 2 3 4”: the game waits for no “4”, it asks red"),
        (["red: throw", "chance: 7"], r"line 2, “chance: 7”: there is no result “7”, there is: 1 \| 2"),
        (["red: concede", "blue: throw"], r"line 2, “blue: throw”: nobody is asked any more, the game is over"),
        (["throw"], r"“throw” names no seat"),
        (["red: throw now"], r"“throw now” is not written as"),
    ],
)
def test_a_line_out_of_place_fails(race: Game[physical_dice.Race], lines: list[str], problem: str) -> None:
    with pytest.raises(AssertionError, match=problem):
        play(race, *lines)


def test_an_answer_that_is_not_legal_fails_and_says_what_is(race: Game[physical_dice.Race]) -> None:
    with pytest.raises(pytest.fail.Exception, match=r"line 1, “red: bank”: bank: PD-1 .*; there is: throw"):
        play(race, "red: bank")


def test_fields_that_leave_no_doubt_may_be_left_out() -> None:
    game = start_game(nested_guards.SYSTEM, {})
    play(game, "red: move to=3", "blue: pass", "blue: pass")
    assert game.state.at["red-2"] == 3
    with pytest.raises(pytest.fail.Exception, match=r"there is: move figure=blue-1 to=4"):
        play(game, "blue: move")


def test_sealed_answers_and_draws() -> None:
    """Each seat's answers, in any order; a draw is named by the card."""
    game = start_game(sealed_pick.SYSTEM, {})
    play(game, "blue: pick number=3")
    assert asked(game) == "red: pick"
    assert offers(game, "red")[0] == "pick number=1"
    duel = start_game(area_duel.SYSTEM, {}, ByHand())
    play(duel, "chance: red-4 red-1 red-2 blue-3")
    assert duel.state.held["red"].hand == ("red-1", "red-2", "red-4")


def test_a_refusal_names_its_clauses_and_a_legal_answer_is_none(race: Game[physical_dice.Race]) -> None:
    assert refused(race, "red: bank") == ["PD-1 has-thrown"]
    assert refused(race, "red: fold") == []
    with pytest.raises(pytest.fail.Exception, match="DID NOT RAISE"):
        refused(race, "red: throw")
