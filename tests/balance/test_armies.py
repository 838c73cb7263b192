"""Random armies are legal and sensible."""

import pytest

from engine.kernel.chance.rolls import Stream
from tests.balance.armies import LEAST_STATISTIC, MOST_POINTS, STATISTIC, Army, is_legal, points_of, random_army
from tests.balance.box import FACTIONS, box, first_costs, group_of, may_have


def armies(faction: str, number: int = 60) -> list[Army]:
    return [random_army(faction, Stream(seed, "test")) for seed in range(number)]


@pytest.mark.rule("BG-SETUP-3")
@pytest.mark.parametrize("faction", FACTIONS)
def test_they_keep_to_the_shipped_format(faction: str) -> None:
    for army in armies(faction):
        assert is_legal(army)
        assert points_of(army) <= MOST_POINTS


@pytest.mark.rule("BG-SETUP-3")
def test_armies_that_break_the_format_are_not_legal() -> None:
    """Lone characters, both factions at once, too many points, three weapons of a type."""
    assert not is_legal({"he-man": ()})
    assert not is_legal({"he-man": (), "skeletor": ()})
    assert not is_legal(dict.fromkeys(may_have(FACTIONS[0], "character"), ()))
    assert is_legal({"he-man": ("mace", "trident"), "stratos": ()})
    assert not is_legal({"he-man": ("mace", "trident", "hook-arm"), "stratos": ()})


@pytest.mark.parametrize("faction", FACTIONS)
def test_everybody_has_a_weapon_and_nobody_one_that_is_of_no_use(faction: str) -> None:
    for army in armies(faction):
        for figure, carried in army.items():
            weapons = [name for name in carried if box()[name]["kind"] == "weapon"]
            assert weapons
            assert all(box()[figure][STATISTIC[group_of(name)]] >= LEAST_STATISTIC for name in weapons)


@pytest.mark.slow
def test_each_card_finds_its_way_into_some_army() -> None:
    found = {
        name
        for faction in FACTIONS
        for army in armies(faction, 200)
        for figure, carried in army.items()
        for name in (figure, *carried)
    }
    assert found == set(first_costs())


def test_an_army_depends_on_its_stream_alone() -> None:
    assert armies(FACTIONS[0], 5) == armies(FACTIONS[0], 5)
    assert len({tuple(sorted(army)) for army in armies(FACTIONS[0])}) > 5
