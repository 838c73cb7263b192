"""The amounts of an army, and the pieces that Battleground's own selectors find."""

from dataclasses import replace
from typing import Any

import pytest

from engine.systems.battleground.dice.statistics import statistic
from engine.systems.battleground.state import Battle
from tests.rules.battleground.fights import fight


def ana(by: Any, **lines: Any) -> Battle:
    """A fight in which so much is added to Ana's mind, of which 3 is printed."""
    ability = {"when": "always", "modify": "mind", "by": by}
    return fight(stats={"ana": {"abilities": [ability]}}, **lines).state


def mind(state: Battle) -> int:
    return statistic(state, "ana", "mind")


def with_sides(state: Battle, **changes: dict[str, Any]) -> Battle:
    """The state in which the armies have other cards and figures off the map."""
    return state.but(sides={seat: replace(side, **changes.get(seat, {})) for seat, side in state.sides.items()})


@pytest.mark.rule("BG-ROUND-2")
@pytest.mark.parametrize(("army", "seat"), [("own", "red"), ("other", "blue")])
def test_cards_in_hand_are_counted(army: str, seat: str) -> None:
    """Fate and glory cards, of the army that is meant."""
    state = ana({"cards-in-hand": army}, decks={"red": "fate-1", "blue": "fate-1 fate-2 fate-3"})
    assert len(state.sides["red"].in_hand) != len(state.sides["blue"].in_hand)
    assert mind(state) == 3 + len(state.sides[seat].in_hand)


@pytest.mark.rule("BG-ROUND-12")
@pytest.mark.parametrize(("army", "more"), [("own", 2), ("other", 1)])
def test_claimed_objectives_are_counted(army: str, more: int) -> None:
    state = ana({"objectives-held": army})
    assert mind(state) == 3
    held = with_sides(state, red={"objectives": ("o1", "o2")}, blue={"objectives": ("o3",)})
    assert mind(held) == 3 + more


@pytest.mark.rule("BG-WOUND-1")
@pytest.mark.parametrize(("army", "more"), [("own", 1), ("other", 2)])
def test_the_fallen_are_counted(army: str, more: int) -> None:
    state = ana({"fallen": army}, red="ana@E5:n al@A1", blue="bo@E4:s be@A7 cy@G7")
    assert mind(state) == 3
    assert mind(state.but(knocked_out=("al", "be", "cy"))) == 3 + more


@pytest.mark.rule("BG-ATT-2")
def test_an_engaged_character_is_an_adjacent_enemy() -> None:
    """Neither an ally beside it nor an enemy farther away."""
    lines: dict[str, Any] = {"red": "ana@E5:n al@E6", "blue": "bo@E4:s be@A7"}
    assert mind(ana({"count": {"of": {"engaged-with": "self"}}}, **lines)) == 4
    assert mind(ana({"count": {"of": {"engaged-with": "self"}}}, red="ana@E5:n", blue="bo@A1:s")) == 3


@pytest.mark.rule("BG-MOD-1", "BG-INT-4")
@pytest.mark.parametrize(("arc", "more"), [("front", 1), ("rear", 2)])
def test_an_arc_holds_those_before_or_behind(arc: str, more: int) -> None:
    """Ana looks north: Bo is before her, Al and Be are behind; nobody is counted who is too far away."""
    lines: dict[str, Any] = {"red": "ana@E5:n al@E7", "blue": "bo@E4:s be@D7"}
    assert mind(ana({"count": {"of": {"facing": {"arc": arc}}}}, **lines)) == 3 + more
    near = {"count": {"of": {"facing": {"arc": "rear", "within": 0.5}}}}
    assert mind(ana(near, **lines)) == 3
