"""From the value of cards to whole costs."""

from collections.abc import Mapping

import pytest

from tests.balance.box import first_costs
from tests.balance.prices import Price, costs, least, most, rule_book_armies

DOUBT = 2.0


def worth(**fair: float) -> Mapping[str, Price]:
    """These are worth so much, all others what they cost."""
    named = {name.replace("_", "-"): value for name, value in fair.items()}
    return {name: Price(named.get(name, cost), DOUBT) for name, cost in first_costs().items()}


def test_right_costs_stay() -> None:
    assert dict(costs(worth())) == dict(first_costs())


def test_a_cost_is_the_nearest_whole_number() -> None:
    found = costs(worth(buckler=4.6, mace=5.4))
    assert (found["buckler"], found["mace"]) == (5, 5)


def test_a_cost_moves_by_a_quarter_at_most_and_always_by_one_if_it_has_to() -> None:
    found = costs(worth(orko=2, evil_lyn=70, purifying_salts=9, energy_cell=-4))
    assert (least("orko"), most("evil-lyn")) == (22, 43)
    assert {name: found[name] for name in ("orko", "evil-lyn", "purifying-salts", "energy-cell")} == {
        "orko": 22,
        "evil-lyn": 43,
        "purifying-salts": 3,
        "energy-cell": 2,
    }


@pytest.mark.rule("BG-SETUP-1", "BG-SETUP-3")
def test_the_armies_of_the_first_game_stay_within_their_points() -> None:
    """What is surest keeps its cost longest."""
    (masters,) = (army for name, army in rule_book_armies().items() if name.endswith("first-masters"))
    dear = {name: Price(first_costs()[name] * 1.2, 1.0 if name == "he-man" else 9.0) for name in masters}
    found = costs({**worth(), **dear})
    assert sum(found[name] for name in masters) == 150
    assert found["he-man"] == round(dear["he-man"].fair)
    assert all(found[name] <= round(dear[name].fair) for name in masters)


def test_a_card_without_a_fit_keeps_its_cost() -> None:
    assert costs({**worth(), "war-horn": Price(6)})["war-horn"] == 6
