"""Both armies of a mission win about as often, and the guide tells how often by the tool's own reckoning."""

import re

import pytest

from tests.balance import report
from tests.balance.box import FOLDER
from tests.balance.fairness import Balance, balances
from tests.balance.missions import MISSIONS

GUIDE = (FOLDER / "costs.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| (?P<mission>[a-z-]+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \(", re.MULTILINE)
LEAST, MOST = 0.45, 0.55
MOST_DRAWN = 0.2
"""Of the games of the first mission."""
ENOUGH = 400


def shown() -> dict[str, tuple[Balance, int]]:
    """The balance of each mission as the guide shows it, and the seed of its games."""
    found = {}
    for row in ROW.finditer(GUIDE):
        seed, games, masters, evil, draws = map(int, row.groups()[1:])
        unfinished = games - masters - evil - draws
        found[row["mission"]] = Balance(row["mission"], (masters, evil), draws, unfinished, (0.0, 0.0)), seed
    return found


def test_the_guide_shows_the_balance_of_every_mission() -> None:
    """What follows from the counts is reckoned by the tool."""
    assert tuple(shown()) == MISSIONS
    assert "\n".join(report.shares(shown().values())) in GUIDE
    assert {balance.unfinished for balance, _ in shown().values()} == {0}


@pytest.mark.parametrize("mission", MISSIONS)
def test_the_guide_shows_an_even_mission(mission: str) -> None:
    balance, _ = shown()[mission]
    assert balance.games >= ENOUGH
    _assert_even(balance)


@pytest.mark.soak
@pytest.mark.parametrize("mission", MISSIONS)
def test_both_armies_win_about_as_often(mission: str) -> None:
    """From the seed that the guide names."""
    _, seed = shown()[mission]
    (played,) = balances(ENOUGH, seed, missions=(mission,))
    _assert_even(played)


def _assert_even(balance: Balance) -> None:
    """Each army wins between 45 and 55 % of the games that are decided, and few first games are drawn."""
    assert LEAST <= balance.share <= MOST, balance.text()
    assert balance.mission != MISSIONS[0] or balance.draws / balance.games <= MOST_DRAWN, balance.text()
