"""Three teams of two seats each: rules TM-1 to TM-4."""

from dataclasses import replace

import pytest

from engine.kernel.chance.rolls import ByHand
from engine.kernel.data.choice import choice
from engine.kernel.play.game import Game, resume_game, start_game
from engine.kernel.rules.action import Wish
from engine.kernel.state.outcome import Outcome
from engine.probes.three_teams import DICE, SYSTEM, Table, Turn
from tests.support.script import asked, offers, play, refused

Result = tuple[str, tuple[str, ...]]


def table(red: int = 4, blue: int = 4, green: int = 4, turn: int = 0) -> Game[Table]:
    """A game by hand with so many lives left; seat 0 of the round has turn 0."""
    lives = {"red": red, "blue": blue, "green": green}
    return resume_game(SYSTEM, replace(SYSTEM.setup({}), lives=lives, agenda=(Turn(turn),)), ByHand())


def lives(game: Game[Table]) -> tuple[int, int, int]:
    return game.state.lives["red"], game.state.lives["blue"], game.state.lives["green"]


def result(game: Game[Table]) -> Result:
    """How the game ended by TM-4, and who won."""
    assert game.outcome is not None
    assert game.outcome.why == "TM-4"
    return game.outcome.result, game.outcome.winners


@pytest.mark.rule("TM-1")
def test_each_seat_attacks_in_its_turn_round_the_table() -> None:
    game = start_game(SYSTEM, {}, ByHand())
    for seat, target in [
        ("red-1", "blue"),
        ("blue-1", "red"),
        ("green-1", "red"),
        ("red-2", "green"),
        ("blue-2", "green"),
        ("green-2", "blue"),
    ]:
        assert asked(game) == f"{seat}: attack"
        play(game, f"{seat}: attack team={target}", "chance: 1 2 3 4")
    assert asked(game) == "red-1: attack"
    assert lives(game) == (4, 4, 4)


@pytest.mark.rule("TM-1")
def test_an_attack_is_on_one_other_team_in_play() -> None:
    game = table(green=0, turn=1)
    assert offers(game, "blue-1") == ["attack team=red"]
    assert refused(game, "blue-1: attack team=blue") == ["TM-1 another-team"]
    assert refused(game, "blue-1: attack team=green") == ["TM-1 still-in-play"]
    assert refused(game, "blue-2: attack team=red") == []
    assert refused(game, "blue-1: attack team=white") == []
    play(game, "blue-1: attack", "chance: 2 2 2 2")
    assert asked(game) == "red-2: attack", "a seat of a team out of play is passed over"


@pytest.mark.rule("TM-2")
@pytest.mark.parametrize(
    ("dice", "green"), [("1 2 3 4", 4), ("5 1 1 1", 3), ("6 1 1 1", 3), ("5 6 4 4", 2), ("1 5 6 6", 1)]
)
def test_each_five_or_six_takes_a_life_of_the_team_attacked(dice: str, green: int) -> None:
    game = table()
    happened = play(game, "red-1: attack team=green", f"chance: {dice}")
    assert lives(game) == (4, 4, green)
    assert ("lives-lost" in [event.name() for event in happened]) == (green < 4)


@pytest.mark.rule("TM-2", "TM-3")
@pytest.mark.parametrize(
    ("red", "blue", "dice"),
    [(4, 4, "1 1 1 1"), (2, 2, "1 1"), (3, 1, "1 1 1"), (2, 3, "1 1 1"), (1, 4, "1 1"), (3, 4, "1 1 1 1")],
)
def test_a_die_for_each_life_and_one_more_against_more_lives(red: int, blue: int, dice: str) -> None:
    """As many dice are asked for as are in the line, no fewer and no more."""
    game = table(red=red, blue=blue)
    play(game, "red-1: attack team=blue", f"chance: {dice}")
    assert asked(game) == "blue-1: attack"


@pytest.mark.rule("TM-3")
def test_the_die_more_depends_on_the_team_attacked_and_names_its_rule() -> None:
    """Green has more lives than red and blue has not; the parts of the number say where it comes from."""
    game = table(red=2, blue=2, green=3)
    parts = DICE.parts(Wish(game.state, choice("attack", team="green")))
    assert [(part.rule, part.by) for part in parts] == [("TM-3", 1)]
    assert DICE.parts(Wish(game.state, choice("attack", team="blue"))) == ()
    play(game.branch(), "red-1: attack team=blue", "chance: 1 1", "blue-1: attack team=red")
    play(game.branch(), "red-1: attack team=green", "chance: 1 1 1", "blue-1: attack team=red")


@pytest.mark.rule("TM-4", "TM-2")
def test_the_last_team_in_play_wins_with_both_its_seats() -> None:
    """A team falls out with its last life, however many more hits there were; with two left the game goes on."""
    game = table(red=2, blue=1, green=1)
    play(game, "red-1: attack team=blue", "chance: 6 6")
    assert lives(game) == (2, 0, 1)
    assert asked(game) == "green-1: attack"
    play(game, "green-1: attack", "chance: 1 1", "red-2: attack", "chance: 1 5")
    assert result(game) == ("win", ("red-1", "red-2"))
    assert asked(game) == ""


@pytest.mark.rule("TM-4")
@pytest.mark.parametrize(
    ("red", "blue", "green", "outcome"),
    [
        (1, 3, 2, ("win", ("blue-1", "blue-2"))),
        (3, 0, 2, ("win", ("red-1", "red-2"))),
        (2, 1, 2, ("draw", ())),
        (3, 3, 3, ("draw", ())),
    ],
)
def test_after_ten_rounds_most_lives_win_or_nobody(
    red: int, blue: int, green: int, outcome: tuple[str, tuple[str, ...]]
) -> None:
    game = table(red, blue, green, turn=59)
    assert asked(game) == "green-2: attack"
    dice = min(4, green + (red > green))
    play(game, "green-2: attack team=red", f"chance: {'1 ' * dice}")
    assert result(game) == outcome


@pytest.mark.rule("TM-5", "TM-1")
def test_a_team_that_concedes_is_out_of_play_and_the_others_go_on() -> None:
    """The question to its seat is asked no more, and nobody attacks it."""
    game = table()
    game.apply(choice("concede"), "red-2")
    assert asked(game) == "blue-1: attack"
    assert refused(game, "blue-1: attack team=red") == ["TM-1 still-in-play"]
    play(game, "blue-1: attack team=green", "chance: 1 1 1 1", "green-1: attack team=blue", "chance: 1 1 1 1")
    assert asked(game) == "blue-2: attack"
    game.apply(choice("concede"), "green-1")
    assert game.outcome == Outcome("win", "TM-5", ("blue-1", "blue-2"))


@pytest.mark.rule("TM-5", "TM-4")
def test_the_team_that_is_left_when_another_concedes_has_won() -> None:
    """A team without lives is out of play already."""
    game = table(blue=0, turn=2)
    game.apply(choice("concede"), "green-2")
    assert result(game) == ("win", ("red-1", "red-2"))
