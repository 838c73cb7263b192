"""Speed: the printed pair, difficult ground, tokens, and never less than nothing."""

import pytest

from engine.kernel.play.game import Game
from engine.systems.battleground.movement.speed import SPEED, Pace, speed
from engine.systems.battleground.state import Battle, Token
from tests.support.battleground import battle, with_figure
from tests.support.battleground_moves import acting, battle_of, focused, slowed, ways


def hasty(game: Game[Battle]) -> Game[Battle]:
    return with_figure(game, "ana", buff=Token("haste", "red"))


@pytest.mark.rule("BG-MOVE-1", "BG-ACT-6")
def test_the_printed_speed_and_with_focus_the_other() -> None:
    """The points are just enough: on an empty row the figure gets so far and no farther."""
    game = focused(acting(battle(size="20x1", red="ana@A1", blue="bo@T1"), "ana"), "ana")
    assert ways(game) == {f"{column}1": number for number, column in enumerate("ABCDEF")}
    assert ways(game, with_focus=True) == {f"{column}1": number for number, column in enumerate("ABCDEFGHI")}


@pytest.mark.rule("BG-MOVE-5")
def test_a_start_on_difficult_ground_costs_two_points() -> None:
    """He-Man, speed 5 and 8 focused, has 3 points, and 6."""
    state = battle(size="20x1", red="ana@A1", blue="bo@T1", pieces={"difficult": "A1"}).state
    assert speed(state, "ana", from_difficult=True) == 3
    assert speed(state, "ana", focused=True, from_difficult=True) == 6
    game = acting(battle(size="20x1", red="ana@A1", blue="bo@T1", pieces={"difficult": "A1"}), "ana")
    assert max(ways(game).values()) == 3


@pytest.mark.rule("BG-MOVE-5")
def test_difficult_ground_on_the_way_or_at_its_end_costs_nothing() -> None:
    game = acting(battle(size="20x1", red="ana@A1", blue="bo@T1", pieces={"difficult": "B1 C1 F1"}), "ana")
    assert ways(game)["F1"] == 5


@pytest.mark.rule("BG-MOVE-1", "BG-FX-2", "BG-FX-3")
def test_haste_and_paralysis_change_both_values() -> None:
    game = battle()
    fast, slow = hasty(game).state, slowed(game, "ana").state
    assert (speed(fast, "ana"), speed(fast, "ana", focused=True)) == (7, 10)
    assert (speed(slow, "ana"), speed(slow, "ana", focused=True)) == (3, 6)


@pytest.mark.rule("BG-FX-3", "BG-MOVE-5")
def test_paralysis_is_ignored_where_the_move_starts_on_difficult_ground() -> None:
    """Two points less, not four; haste counts there."""
    state = slowed(battle(), "ana").state
    assert speed(state, "ana", from_difficult=True) == 3
    assert speed(hasty(battle()).state, "ana", from_difficult=True) == 5


@pytest.mark.rule("BG-MOVE-1")
def test_never_below_zero() -> None:
    """A figure that is too slow to move may still turn."""
    state = slowed(battle_of({"ana": {"speed": [1, 2]}}), "ana").state
    assert (speed(state, "ana"), speed(state, "ana", focused=True)) == (0, 0)
    game = acting(slowed(battle_of({"ana": {"speed": [1, 2]}}), "ana"), "ana")
    assert ways(game) == {"A1": 0}


@pytest.mark.rule("BG-MOVE-5", "BG-FX-2")
def test_the_parts_tell_their_rules() -> None:
    """The parts listed on a screen add up to the value used in play."""
    pace = Pace(hasty(battle()).state, "ana", from_difficult=True)
    parts = [(part.rule, part.layer, part.by) for part in SPEED.parts(pace)]
    assert parts == [("BG-MOVE-5", "add", -2), ("BG-FX-2", "add", 2), ("BG-MOVE-1", "at-least", 0)]
