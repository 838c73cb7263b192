"""Victory: points, knock-out, the lead after the last round, agreement."""

from typing import Any

import pytest

from engine.kernel.play.game import Game
from engine.kernel.state.outcome import Outcome
from engine.systems.battleground.state import Battle
from tests.support.battleground import KEEPS, PASSES, battle, event_lines, without
from tests.support.script import asked, play


def claimed(red: int, blue: int, **lines: Any) -> Game[Battle]:
    """A game of one round after which the seats hold so many objectives."""
    corners = {"red": ["A1", "A2", "B1"], "blue": ["I9", "I8", "H8"]}
    wanted = [at for seat, number in (("red", red), ("blue", blue)) for at in corners[seat][:number]]
    objectives = " ".join(f"o{number}@{at}" for number, at in enumerate(wanted))
    game = battle(rounds=1, objectives=objectives, profile={"preset": "es"}, **lines)
    play(game, *PASSES)
    while seat := asked(game).partition(":")[0]:
        assert game.decision is not None
        game.apply(game.decision.choices[0], seat)
    return game


@pytest.mark.rule("BG-WIN-1")
@pytest.mark.parametrize(("red", "blue"), [(0, 0), (1, 0), (2, 3)])
def test_twenty_points_for_each_objective_held(red: int, blue: int) -> None:
    outcome = claimed(red, blue).outcome
    assert outcome is not None
    assert outcome.points == {"red": 20 * red, "blue": 20 * blue}


@pytest.mark.rule("BG-WIN-1")
def test_a_scenario_may_value_objectives_otherwise() -> None:
    outcome = claimed(2, 1, victory={"objective": 7, "lead": 7}).outcome
    assert outcome == Outcome("win", "BG-WIN-3", ("red",), {"red": 14, "blue": 7})


@pytest.mark.rule("BG-WIN-2")
@pytest.mark.parametrize(
    ("lost", "outcome"),
    [
        (("bo",), Outcome("win", "BG-WIN-2", ("red",), {"red": 0, "blue": 0})),
        (("ana", "al"), Outcome("win", "BG-WIN-2", ("blue",), {"red": 0, "blue": 0})),
        (("ana", "al", "bo"), Outcome("draw", "BG-WIN-2", (), {"red": 0, "blue": 0})),
    ],
)
def test_the_army_with_a_character_left_wins_at_the_clean_up(lost: tuple[str, ...], outcome: Outcome) -> None:
    """Regardless of the points and the round; with none left on both sides it is a draw."""
    game = without(battle(red="ana@A1 al@A3"), *lost)
    while seat := asked(game).partition(":")[0]:
        play(game, f"{seat}: pass")
    assert game.outcome == outcome
    assert game.state.round == 1


@pytest.mark.rule("BG-WIN-2")
def test_a_knock_out_beats_points() -> None:
    game = without(battle(blue="bo@I9 be@I7", objectives="o1@A1 o2@A2", rounds=1), "bo", "be")
    play(game, "red: pass", "red: claim objective=o1", "red: claim objective=o2")
    assert game.outcome == Outcome("win", "BG-WIN-2", ("red",), {"red": 40, "blue": 0})
    other = without(battle(objectives="o1@I9 o2@I8", rounds=1), "ana")
    play(other, "blue: pass", "blue: claim objective=o1", "blue: done")
    assert other.outcome == Outcome("win", "BG-WIN-2", ("blue",), {"red": 0, "blue": 20})


@pytest.mark.rule("BG-WIN-2")
def test_one_character_of_many_is_enough_to_go_on() -> None:
    game = without(battle(red="ana@A1 al@A3"), "ana")
    play(game, *PASSES)
    assert (asked(game), game.state.round) == ("red: organise", 2)


@pytest.mark.rule("BG-WIN-3")
@pytest.mark.parametrize(
    ("red", "blue", "result", "winners"),
    [
        (1, 0, "win", ("red",)),
        (0, 1, "win", ("blue",)),
        (1, 1, "draw", ()),
        (0, 0, "draw", ()),
        (1, 3, "win", ("blue",)),
    ],
)
def test_after_the_last_round_a_lead_of_twenty_wins(red: int, blue: int, result: str, winners: tuple[str, ...]) -> None:
    outcome = claimed(red, blue).outcome
    assert outcome is not None
    assert (outcome.result, outcome.winners, outcome.why) == (result, winners, "BG-WIN-3")


@pytest.mark.rule("BG-WIN-3")
@pytest.mark.parametrize(("worth", "result"), [(19, "draw"), (20, "win"), (21, "win")])
def test_a_smaller_lead_does_not(worth: int, result: str) -> None:
    outcome = claimed(1, 0, victory={"objective": worth}).outcome
    assert outcome is not None
    assert outcome.result == result


@pytest.mark.rule("BG-WIN-3")
def test_no_lead_ends_an_earlier_round() -> None:
    game = battle(objectives="o1@A1 o2@A2 o3@B1")
    play(game, *PASSES, "red: claim objective=o1", "red: claim objective=o2", "red: claim objective=o3")
    assert game.outcome is None
    for _ in range(3):
        play(game, *KEEPS, *PASSES)
    assert game.outcome == Outcome("win", "BG-WIN-3", ("red",), {"red": 60, "blue": 0})


@pytest.mark.rule("BG-WIN-4")
@pytest.mark.parametrize(("loser", "winner"), [("red", "blue"), ("blue", "red")])
def test_a_player_may_concede_at_any_time(loser: str, winner: str) -> None:
    """While the other one is asked, too."""
    for lines in ((), ("red: select-card card=fate-1", "blue: pass"), (*PASSES, "red: done")):
        game = battle()
        play(game, *lines, f"{loser}: concede")
        assert game.outcome is not None
        assert (game.outcome.result, game.outcome.winners, game.outcome.why) == ("win", (winner,), "BG-WIN-4")
        assert asked(game) == ""


@pytest.mark.rule("BG-WIN-4")
def test_players_may_agree_to_a_draw() -> None:
    """An offer lapses when the other plays on."""
    game = battle()
    play(game, "red: offer-draw", "blue: accept-draw")
    assert game.outcome == Outcome("draw", "BG-WIN-4")
    played_on = battle()
    happened = event_lines(play(played_on, "red: offer-draw", "blue: select-card card=fate-1"))
    assert happened[0] == "draw-offered red"
    assert played_on.state.offers == ()
