"""Statistics: the printed values, how abilities change them, and in which order."""

import pytest

from engine.systems.battleground.combat.weapons import FISTS
from engine.systems.battleground.dice.statistics import STATISTIC, StatisticReading, statistic
from tests.rules.battleground.fights import begun, fight, item
from tests.support.script import play

NAMES = ("health", "strength", "toughness", "mind", "power", "perception")


@pytest.mark.rule("BG-COMP-3", "BG-TEST-2")
def test_printed_statistics_count_without_effects() -> None:
    printed = dict(zip(NAMES, (9, 5, 4, 3, 2, 1), strict=True))
    state = fight(stats={"ana": printed}).state
    assert {name: statistic(state, "ana", name) for name in NAMES} == printed
    with pytest.raises(ValueError, match="luck is no statistic"):
        statistic(state, "ana", "luck")


@pytest.mark.rule("BG-COMP-8", "BG-TEST-2")
def test_an_item_of_one_more_mind() -> None:
    """A passive item changes the statistic of its bearer alone, and so the dice of its tests."""
    helm = item("helm", {"when": "always", "modify": "mind", "by": 1})
    state = fight(arms={"ana": (helm,)}).state
    assert (statistic(state, "ana", "mind"), statistic(state, "bo", "mind")) == (4, 3)
    assert [part.by for part in STATISTIC.parts(StatisticReading(state, "ana", "mind"))] == [1]


@pytest.mark.rule("BG-ATT-3", "BG-TEST-2")
def test_fists_strike_with_the_printed_strength() -> None:
    """The same ring serves a sword, but not the bare hand; what changes the dice of a test serves both."""
    ring = item("ring", {"when": "always", "modify": "strength", "by": 2})
    gloves = item("gloves", {"when": "always", "modify": "dice", "by": 1})
    game = fight(*(1,) * 5, arms={"ana": (ring, gloves)})
    events = play(game, f"red: attack weapon={FISTS.id} target=bo")
    assert begun(events) == ["ana attack 5 dice 4+"]
