"""The backups that are kept, as time passes and as clocks jump."""

import random
from itertools import pairwise
from pathlib import Path

import pytest

from database.backups.backup_folders import Backup
from database.backups.retention import ALL_FOR, DAY, superfluous

NOON = 20_000 * DAY + DAY // 2


def backup(number: int, made: float) -> Backup:
    return Backup(Path(str(number)), number, made, "regular", 1, "", "", "", 0, 0, 0)


def lived_through(moments: list[float]) -> list[Backup]:
    """What is left when a backup is made at each of these, and the superfluous ones are taken away each time."""
    kept: list[Backup] = []
    for number, made in enumerate(moments):
        kept.insert(0, backup(number, made))
        gone = superfluous(kept)
        assert kept[0] not in gone
        kept = [each for each in kept if each not in gone]
    return kept


def test_nothing_to_take_away() -> None:
    assert superfluous([]) == ()
    assert superfluous([backup(1, 0)]) == ()


@pytest.mark.slow
def test_two_years() -> None:
    """All of two days, then 12 daily, 10 weekly and 9 monthly ones: about a year back."""
    kept = lived_through([NOON + turn * 6 * 3600 for turn in range(2 * 365 * 4)])
    ages = [(kept[0].made - each.made) / DAY for each in kept]
    recent = [age for age in ages if age * DAY < ALL_FOR]
    older = ages[len(recent) :]
    assert len(recent) == 8
    assert len(older) == 12 + 10 + 9
    assert max(older[:12]) <= 15
    assert 290 < older[-1] < 400
    gaps = [after - before for before, after in pairwise(older)]
    assert max(gaps[:11]) <= 1.01
    assert max(gaps[:21]) <= 14
    assert max(gaps) <= 60


def test_no_jump_of_the_clock_takes_the_newest() -> None:
    """A21: after any change of the clock, and only a bounded number of recent ones is deleted at once."""
    for seed in range(50):
        chance = random.Random(seed)
        made, moments = float(NOON), list[float]()
        for _ in range(80):
            made += chance.choice([1800, 1800, DAY, -DAY, 365 * DAY, -365 * DAY])
            moments.append(made)
        kept = lived_through(moments)
        assert kept[0].number == 79


def test_a_clock_that_goes_back_a_year_takes_nothing() -> None:
    backups = [backup(2, NOON - 365 * DAY), backup(1, NOON + 1800), backup(0, NOON)]
    assert superfluous(backups) == ()


def test_a_clock_that_leaps_ahead_leaves_what_each_span_may_have() -> None:
    """All earlier ones seem old then; one of their day stays."""
    backups = [backup(3, NOON + 365 * DAY), backup(2, NOON + 3600), backup(1, NOON + 1800), backup(0, NOON)]
    assert [each.number for each in superfluous(backups)] == [1, 0]
