"""Games by random clicks, against the best bot and between two persons: no fault, no stall, nothing left behind."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.journeys.conftest import Came, Journey
from tests.support.play_sessions import STOCK

pytestmark = pytest.mark.slow

MORE_OBJECTS = 30
"""Menus and commands come and go with the page in front."""
MORE_TABLES = 2
"""One game with its page, which a thought of a bot may still hold."""
MORE_MEGABYTES = 48


def finds_nothing_left(came: Came) -> None:
    """After each game the same is there as after the first."""
    counts: list[Mapping[str, int]] = came.notes["counts"]
    assert len(counts) >= 4
    first = counts[0]
    for later in counts[1:]:
        assert (later["windows"], later["widgets"]) == (first["windows"], first["widgets"])
        assert abs(later["objects"] - first["objects"]) <= MORE_OBJECTS
        assert later["tables"] <= MORE_TABLES
        assert later["megabytes"] - first["megabytes"] <= MORE_MEGABYTES


def finds_that_much_was_done(done: Mapping[str, Any], kinds: tuple[str, ...]) -> None:
    """A journey that does not do what it is there for proves nothing."""
    assert {kind: done.get(kind, 0) for kind in kinds if not done.get(kind)} == {}


@pytest.mark.timeout(600)
@pytest.mark.parametrize(("scenario", "seed"), [*zip(STOCK, (11, 12), strict=True)])
def test_some_decisions(journey: Journey, scenario: str, seed: int) -> None:
    came = journey("random_play", scenario, str(seed), "40")
    assert came.notes["done"]["decisions"] == 40
    finds_that_much_was_done(came.notes["done"], ("clicks on a hex", "clicks on a card", "clicks on a cover"))
    finds_nothing_left(came)


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("scenario", STOCK)
@pytest.mark.parametrize("seed", range(21, 24))
def test_three_hundred_decisions(journey: Journey, scenario: str, seed: int) -> None:
    came = journey("random_play", scenario, str(seed), "300")
    assert came.notes["done"]["decisions"] == 300
    kinds = ("take-back", "go-again", "new-dice", "own-dice", "clicks on a key", "hurried dice", "clicks on a figure")
    finds_that_much_was_done(came.notes["done"], kinds)
    finds_nothing_left(came)
