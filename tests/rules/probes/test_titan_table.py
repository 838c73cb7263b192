"""A titan that acts by a table of dice: rules TT-1 to TT-6. Its four dice are the last of a line of results."""

from dataclasses import replace

import pytest

from engine.kernel.chance.rolls import ByHand
from engine.kernel.play.game import Game, resume_game, start_game
from engine.kernel.state.outcome import Outcome
from engine.probes.titan_table import SYSTEM, Fight
from tests.support.script import asked, offers, play, refused

HARMLESS = "2 3 4 4"


def fight(player: int = 9, titan: int = 5) -> Game[Fight]:
    """A game by hand with so many lives left."""
    state = replace(SYSTEM.setup({}), player=player, titan=titan)
    return resume_game(SYSTEM, state, ByHand())


def lives(game: Game[Fight]) -> tuple[int, int]:
    """Of the player and of the titan."""
    return game.state.player, game.state.titan


@pytest.mark.rule("TT-1", "TT-2")
@pytest.mark.parametrize(("dice", "taken"), [("4 4", 0), ("5 1", 1), ("2 6", 1), ("6 5", 2)])
def test_a_strike_takes_a_life_for_each_five_or_six(dice: str, taken: int) -> None:
    """The player throws first, then the titan, and the next round begins."""
    game = fight()
    assert offers(game, "player") == ["strike", "brace"]
    play(game, "player: strike", f"chance: {dice}")
    assert lives(game) == (9, 5 - taken)
    assert asked(game) == "chance: roll"
    play(game, f"chance: {HARMLESS}")
    assert lives(game) == (9, 5 - taken)
    assert asked(game) == "player: round"


@pytest.mark.rule("TT-1")
def test_bracing_three_times_is_all() -> None:
    """It throws no dice; rounds with a strike in between do not count."""
    game = fight()
    for answer in ("player: brace", "player: brace"):
        play(game, answer, f"chance: {HARMLESS}")
    play(game, "player: strike", f"chance: 2 2 {HARMLESS}", "player: brace", f"chance: {HARMLESS}")
    assert offers(game, "player") == ["strike"]
    assert refused(game, "player: brace") == ["TT-1 may-brace-again"]
    assert lives(game) == (9, 5)


@pytest.mark.rule("TT-3")
@pytest.mark.parametrize(("dice", "healed"), [("2 4 4 4", 0), ("1 4 4 4", 1), ("1 1 4 4", 1), ("4 4 4 1", 1)])
def test_a_one_heals_one_life(dice: str, healed: int) -> None:
    """However many ones there are."""
    game = fight(titan=2)
    play(game, "player: brace", f"chance: {dice}")
    assert lives(game) == (9, 2 + healed)


@pytest.mark.rule("TT-3")
@pytest.mark.parametrize(("dice", "lost"), [("3 3 4 4", 0), ("3 2 3 4", 1), ("2 3 3 6", 1), ("3 3 3 3", 2)])
def test_low_dice_stomp(dice: str, lost: int) -> None:
    game = fight()
    play(game, "player: strike", f"chance: 2 2 {dice}")
    assert lives(game) == (9 - lost, 5)


@pytest.mark.rule("TT-4")
@pytest.mark.parametrize(("dice", "lost"), [("5 4 4 4", 0), ("5 6 4 4", 1), ("5 5 4 6", 2), ("6 6 5 5", 3)])
def test_high_dice_roar(dice: str, lost: int) -> None:
    game = fight()
    play(game, "player: strike", f"chance: 2 2 {dice}")
    assert lives(game) == (9 - lost, 5)


@pytest.mark.rule("TT-2", "TT-3")
@pytest.mark.parametrize(
    ("dice", "change"), [("1 1 5 6", (-1, 1)), ("1 2 2 5", (-1, 1)), ("1 1 1 1", (-2, 1)), ("4 4 4 4", (0, 0))]
)
def test_each_row_of_the_table_is_done_once_at_its_highest_grade(dice: str, change: tuple[int, int]) -> None:
    """Heal and roar, heal and stomp; four low dice are the higher grade, not both."""
    game = fight()
    play(game, "player: strike", f"chance: 2 2 {dice}")
    assert lives(game) == (9 + change[0], 5 + change[1])


@pytest.mark.rule("TT-5", "TT-4", "TT-3")
@pytest.mark.parametrize(("dice", "lost"), [("6 6 5 5", 2), ("5 5 4 4", 0), ("2 2 2 2", 1), (HARMLESS, 0)])
def test_bracing_saves_a_life(dice: str, lost: int) -> None:
    """One a round, and never more than would be lost; it does not last."""
    game = fight()
    play(game, "player: brace", f"chance: {dice}")
    assert lives(game) == (9 - lost, 5)
    play(game, "player: strike", "chance: 2 2 5 5 4 4")
    assert lives(game) == (9 - lost - 1, 5)


@pytest.mark.rule("TT-6", "TT-1")
def test_a_titan_without_lives_throws_no_more() -> None:
    game = fight(player=1, titan=1)
    play(game, "player: strike", "chance: 6 2")
    assert asked(game) == ""
    assert game.outcome == Outcome("win", "TT-6", ("player",))


@pytest.mark.rule("TT-6")
def test_a_player_without_lives_has_lost() -> None:
    game = fight(player=2)
    play(game, "player: strike", "chance: 2 2 5 5 4 4")
    assert asked(game) == "player: round"
    play(game, "player: strike", "chance: 2 2 5 5 4 4")
    assert lives(game) == (0, 5)
    assert game.outcome == Outcome("loss", "TT-6")


@pytest.mark.rule("TT-6")
def test_nine_lives_against_five_and_a_draw_after_thirty_rounds() -> None:
    assert (SYSTEM.setup({}).player, SYSTEM.setup({}).titan) == (9, 5)
    game = start_game(SYSTEM, {}, ByHand())
    play(game, *["player: strike", f"chance: 2 2 {HARMLESS}"] * 29)
    assert asked(game) == "player: round"
    play(game, "player: brace", f"chance: {HARMLESS}")
    assert game.outcome == Outcome("draw", "TT-6")
