"""Guards who interrupt a move, and whose own moves are interrupted: rules NG-1 to NG-5."""

from dataclasses import replace

import pytest

from engine.kernel.chance.rolls import ByHand
from engine.kernel.play.game import Game, resume_game, start_game
from engine.kernel.state.outcome import Outcome
from engine.probes.nested_guards import SYSTEM, Line
from tests.support.script import asked, offers, play, refused


def position(drawing: str) -> Game[Line]:
    """A game on the line as drawn, spot 0 first; it is the first turn of red."""
    at = {who: spot for spot, who in enumerate(drawing.split()) if who != "."}
    state = replace(SYSTEM.setup({}), at=at)
    return resume_game(SYSTEM, state, ByHand())


def drawn(game: Game[Line]) -> str:
    """The line as it is now."""
    figures = {spot: who for who, spot in game.state.at.items()}
    return " ".join(figures.get(spot, ".") for spot in range(8))


@pytest.mark.rule("NG-1")
def test_a_seat_moves_one_figure_one_spot_or_passes_and_then_the_other_does() -> None:
    """Every legal answer is on offer and no other; passing changes nothing but the turn."""
    game = start_game(SYSTEM, {}, ByHand())
    assert drawn(game) == "red-1 . red-2 . . blue-1 . blue-2"
    assert asked(game) == "red: act"
    red = ["move figure=red-1 to=1", "move figure=red-2 to=1", "move figure=red-2 to=3", "pass"]
    assert offers(game, "red") == red
    assert game.decision is not None
    assert [each.rules for each in game.decision.choices] == [("NG-1",)] * 3 + [("NG-1", "NG-3")]
    play(game, "red: move figure=red-1 to=1")
    assert drawn(game) == ". red-1 red-2 . . blue-1 . blue-2"
    assert asked(game) == "blue: act"
    play(game, "blue: pass")
    assert drawn(game) == ". red-1 red-2 . . blue-1 . blue-2"
    assert asked(game) == "red: act"


@pytest.mark.rule("NG-1")
def test_an_impossible_move_is_refused() -> None:
    """Two spots at once, onto another figure, off the line, with a figure of the other side, out of turn."""
    game = position("red-1 red-2 . . . . . blue-1")
    assert refused(game, "red: move figure=red-2 to=3") == ["NG-1 next-spot"]
    assert refused(game, "red: move figure=red-1 to=1") == ["NG-1 free-spot"]
    assert refused(game, "red: move figure=red-1 to=7") == ["NG-1 next-spot", "NG-1 free-spot"]
    assert refused(game, "red: move figure=red-1 to=-1") == []
    assert refused(game, "red: move figure=blue-1 to=6") == []
    assert refused(game, "red: strike figure=blue-1") == []
    assert refused(game, "blue: pass") == []


@pytest.mark.rule("NG-2")
def test_two_spots_from_a_guard_is_near_and_three_are_not() -> None:
    """The guard is asked at a distance of two, on either side; a move that ends farther away goes unnoticed."""
    game = position("red-1 . . . blue-1 . . .")
    play(game, "red: move to=1")
    assert asked(game) == "blue: act", "three spots away: the turn of blue"
    assert not game.state.used
    play(game, "blue: pass", "red: move to=2")
    assert game.state.used == {"blue-1": 1}, "two spots away: an interruption"

    behind = position("blue-1 red-1 . . . . . .")
    play(behind, "red: move to=2")
    assert behind.state.used == {"blue-1": 1}


@pytest.mark.rule("NG-2")
def test_a_guard_that_stays_or_an_ally_is_not_interrupted() -> None:
    game = position("red-1 blue-1 . red-2 . . . .")
    play(game, "red: pass")
    assert not game.state.used

    friends = position(". red-1 . red-2 . . . blue-1")
    play(friends, "red: move figure=red-1 to=2")
    assert not friends.state.used
    assert offers(friends, "blue") == ["move figure=blue-1 to=6", "pass"]


@pytest.mark.rule("NG-2")
def test_a_figure_is_a_guard_once_a_game() -> None:
    """An interruption that was only passed counts; afterwards the figure still has its turns."""
    game = position("red-1 . . blue-1 . . . .")
    play(game, "red: move to=1", "blue: pass", "blue: pass")
    assert asked(game) == "blue: act"
    assert offers(game, "blue") == ["move figure=blue-1 to=2", "move figure=blue-1 to=4", "pass"]
    play(game, "blue: pass", "red: move to=2", "blue: move to=4")
    assert drawn(game) == ". . red-1 . blue-1 . . ."
    assert game.state.used == {"blue-1": 1, "red-1": 1}, "red-1 guards against the last move"


@pytest.mark.rule("NG-3", "NG-1")
def test_an_interrupter_acts_itself_and_then_may_strike() -> None:
    """First a step of its own or none, then another or the strike; against nobody but the mover."""
    game = position("red-2 red-1 . . blue-1 . . blue-2")
    play(game, "red: move figure=red-1 to=2")
    assert offers(game, "blue") == ["move figure=blue-1 to=3", "move figure=blue-1 to=5", "pass"]
    assert refused(game, "blue: strike figure=red-1") == []
    play(game, "blue: move to=5")
    assert offers(game, "blue") == [
        "move figure=blue-1 to=4",
        "move figure=blue-1 to=6",
        "strike figure=red-1",
        "pass",
    ]
    assert refused(game, "blue: strike figure=red-2") == []
    assert refused(game, "blue: move figure=blue-2 to=6") == []
    play(game, "blue: strike figure=red-1")
    assert drawn(game) == "red-2 . . . . blue-1 . blue-2"
    assert asked(game) == "blue: act", "the turn of blue"
    assert offers(game, "blue")[-2:] == ["move figure=blue-2 to=6", "pass"]


@pytest.mark.rule("NG-3", "NG-2")
def test_an_interrupter_struck_out_acts_no_more() -> None:
    """The nested interruption takes from it the rest of its own; the guards still waiting go on as if it had ended."""
    game = position("red-2 blue-2 red-1 . . blue-1 . .")
    play(game, "red: move figure=red-1 to=3", "blue: order next=blue-1", "blue: move figure=blue-1 to=4")
    assert asked(game) == "red: act"
    assert offers(game, "red") == ["move figure=red-1 to=2", "pass"]
    happened = play(game, "red: pass", "red: strike")
    assert [event.name() for event in happened] == ["figure-put", "used"]
    assert drawn(game) == "red-2 blue-2 . red-1 . . . ."
    assert game.state.used == {"blue-1": 1, "red-1": 1, "blue-2": 1}
    assert offers(game, "blue") == ["move figure=blue-2 to=2", "pass"], "blue-2 is next, blue-1 has no second act"
    assert [frame.subject for frame in game.state.frames] == [None, "blue-2"]


@pytest.mark.rule("NG-3")
def test_a_mover_struck_out_in_a_nested_interruption_cannot_be_struck_again() -> None:
    """The mover guards against its own interrupter, and a second guard strikes it out there: one strike, not two."""
    game = position("red-2 blue-2 . red-1 . . blue-1 .")
    play(game, "red: move figure=red-1 to=4", "blue: move figure=blue-1 to=5", "red: move figure=red-1 to=3")
    assert [frame.subject for frame in game.state.frames] == [None, "blue-1", "red-1", "blue-2"]
    play(game, "blue: pass", "blue: strike")
    assert drawn(game) == "red-2 blue-2 . . . blue-1 . ."
    assert [frame.subject for frame in game.state.frames] == [None, "blue-1"]
    assert offers(game, "blue") == ["move figure=blue-1 to=4", "move figure=blue-1 to=6", "pass"]


@pytest.mark.rule("NG-4")
@pytest.mark.parametrize(("first", "second"), [("blue-1", "blue-2"), ("blue-2", "blue-1")])
def test_guards_act_in_the_order_their_seat_likes(first: str, second: str) -> None:
    """Each is asked once; who is the last needs no question of order."""
    game = position(". blue-1 red-1 . . blue-2 . .")
    play(game, "red: move to=3")
    assert asked(game) == "blue: order"
    assert offers(game, "blue") == ["order next=blue-1", "order next=blue-2"]
    play(game, f"blue: order next={first}")
    assert game.state.used == {first: 1}
    play(game, "blue: pass", "blue: pass")
    assert asked(game) == "blue: act"
    assert game.state.used == {first: 1, second: 1}
    assert all(second in each or each == "pass" for each in offers(game, "blue"))


@pytest.mark.rule("NG-4")
def test_the_order_is_asked_anew_while_more_than_one_guard_is_left() -> None:
    game = position(". blue-1 red-1 . blue-3 blue-2 . .")
    play(game, "red: move to=3", "blue: order next=blue-2", "blue: pass", "blue: pass")
    assert offers(game, "blue") == ["order next=blue-1", "order next=blue-3"]
    play(game, "blue: order next=blue-3", "blue: pass", "blue: pass", "blue: pass", "blue: pass")
    assert asked(game) == "blue: act", "all three have passed: the turn of blue"
    assert game.state.used == {"blue-1": 1, "blue-2": 1, "blue-3": 1}


@pytest.mark.rule("NG-4")
def test_a_guard_has_nothing_to_do_when_another_struck_the_mover_out() -> None:
    """It has not been a guard by that, and may be one another time."""
    game = position("red-2 blue-1 red-1 . . blue-2 . .")
    play(game, "red: move figure=red-1 to=3", "blue: order next=blue-2", "blue: pass", "blue: strike")
    assert asked(game) == "blue: act"
    assert "move figure=blue-2 to=4" in offers(game, "blue"), "the turn of blue, not an interruption"
    assert game.state.used == {"blue-2": 1}


@pytest.mark.rule("NG-4", "NG-2")
def test_a_guard_that_was_needed_in_between_is_no_guard_again() -> None:
    """The mover, a guard itself, comes near the waiting one, which interrupts there and is then used up."""
    game = position(". blue-1 red-1 . . blue-2 . .")
    play(game, "red: move to=3", "blue: order next=blue-2", "blue: move to=4", "red: move to=2")
    assert [frame.subject for frame in game.state.frames] == [None, "blue-2", "red-1", "blue-1"]
    play(game, "blue: pass", "blue: pass", "red: pass", "blue: pass")
    assert asked(game) == "blue: act"
    assert not [frame for frame in game.state.frames if frame.subject], "blue-1 is not asked a second time"


@pytest.mark.rule("NG-5")
def test_without_figures_at_the_start_of_a_turn_the_game_is_over() -> None:
    """The last red figure is struck out in its own turn; the interruption ends first, then the game."""
    game = position("red-1 . . blue-1 . . . blue-2")
    happened = play(game, "red: move to=1", "blue: pass", "blue: strike")
    assert [event.name() for event in happened] == ["figure-put", "used", "figure-put", "game-ended"]
    assert asked(game) == ""
    assert game.outcome == Outcome("win", "NG-5", ("blue",), {"red": 0, "blue": 2})


@pytest.mark.rule("NG-5")
@pytest.mark.parametrize(
    ("drawing", "result", "winners"),
    [
        ("red-1 . . . . . . blue-1", "draw", ()),
        ("red-1 red-2 . . . . . blue-1", "win", ("red",)),
        ("red-1 . . . . . blue-2 blue-1", "win", ("blue",)),
    ],
)
def test_after_24_turns_more_figures_win(drawing: str, result: str, winners: tuple[str, ...]) -> None:
    game = position(drawing)
    play(game, *["red: pass", "blue: pass"] * 12)
    assert game.outcome is not None
    assert (game.outcome.result, game.outcome.winners, game.outcome.why) == (result, winners, "NG-5")
