"""The balance of missions is counted right, and the games of a pair differ in the first player alone."""

import pytest

from engine.bots.match import PlayedGame
from engine.kernel.state.outcome import Outcome
from tests.balance.__main__ import main
from tests.balance.fairness import balance_of, balances
from tests.balance.missions import SEATS


def _played(number: int, outcome: Outcome | None) -> PlayedGame:
    return PlayedGame(number, number, SEATS, outcome, 4, 200)


def test_wins_draws_and_points_are_counted_by_seat() -> None:
    won = Outcome("win", "BG-WIN-3", ("red",), {"red": 40, "blue": 10})
    lost = Outcome("win", "BG-WIN-3", ("blue",), {"red": 0, "blue": 30})
    drawn = Outcome("draw", "BG-WIN-3", (), {"red": 20, "blue": 20})
    played = [_played(number, each) for number, each in enumerate((won, won, won, lost, drawn, None))]
    balance = balance_of("first-game", played)
    assert (balance.wins, balance.draws, balance.unfinished, balance.games) == ((3, 1), 1, 1, 6)
    assert balance.share == 0.75
    assert balance.points == (28.0, 16.0)
    assert "red 75.0% of decided" in balance.text()
    assert "draws 17%" in balance.text()


@pytest.mark.parametrize(
    ("wins", "interval"),
    [((50, 50), (0.404, 0.596)), ((160, 160), (0.446, 0.554)), ((1, 0), (0.207, 1.0)), ((0, 0), (0.0, 1.0))],
)
def test_the_interval_is_wilsons(wins: tuple[int, int], interval: tuple[float, float]) -> None:
    balance = balance_of("x", [])
    counted = type(balance)("x", wins, 0, 0, (0.0, 0.0))
    assert counted.interval == pytest.approx(interval, abs=0.001)


@pytest.mark.slow
def test_each_seed_is_played_with_either_side_first_and_the_same_again(capsys: pytest.CaptureFixture[str]) -> None:
    """Random players are quick; the same seed gives the same row."""
    (balance,) = balances(6, 3, bot="random", missions=("break-through",))
    assert balance.games == 6
    assert main(["missions", "break-through", "--games", "6", "--seed", "3", "--bot", "random"]) == 0
    assert capsys.readouterr().out == f"{balance.text()}\n"
