"""The shared amounts: which number they come to."""

from typing import Any

import pytest

from engine.abilities.kinds import MOST, counted
from engine.abilities.loading.op_registry import ops_of
from tests.engine.abilities.toy import ability, context

ALL = {"pieces": {"side": "all"}}
HUGE = {"times": {"of": {"times": {"of": 99, "by": 99}}, "by": {"times": {"of": 99, "by": 99}}}}
NUMBERS: list[tuple[str, Any, int]] = [
    ("count", {"of": ALL}, 4),
    ("count", {"of": {"pieces": {"side": "allies"}}}, 1),
    ("count", {"of": "nobody"}, 0),
    ("statistic", {"of": "self", "name": "power"}, 13),
    ("statistic", {"of": {"pieces": {"side": "friends"}}, "name": "power"}, 24),
    ("counter", {"of": "target", "name": "gold"}, 1),
    ("counter", {"of": ALL, "name": "gold"}, 7),
    ("named", "n", 6),
    ("named", "nothing", 0),
    ("named", "self", 0),
    ("sum", [1, 2, {"count": {"of": ALL}}], 7),
    ("difference", {"from": 3, "less": {"count": {"of": ALL}}}, -1),
    ("times", {"of": 3, "by": {"count": {"of": ALL}}}, 12),
    ("times", {"of": HUGE, "by": HUGE}, MOST),
    ("times", {"of": HUGE, "by": -1}, -MOST),
    ("sum", [HUGE, HUGE], MOST),
    ("half", {"of": 5}, 2),
    ("half", {"of": 5, "up": True}, 3),
    ("half", {"of": 4, "up": True}, 2),
    ("bounded", {"of": 5, "most": 3}, 3),
    ("bounded", {"of": 1, "least": 2, "most": 3}, 2),
    ("bounded", {"of": 5, "least": 3}, 5),
    ("distance", {"from": "self", "to": "target"}, 3),
    ("distance", {"from": {"pieces": {"side": "friends"}}, "to": {"pieces": {"side": "enemies"}}}, 1),
    ("distance", {"from": "self", "to": "nobody"}, 0),
    ("points", "own", 5),
    ("points", "other", 2),
]


def number(written: Any, **more: Any) -> int:
    """What an amount comes to for ana's ability on bo."""
    (each,) = ability(effects=[{"do": "keep", "as": "x", "value": written}]).effects
    return counted(context(names={"n": 6}, **more), each.value)  # type: ignore[attr-defined]


@pytest.mark.parametrize(("name", "written", "wanted"), NUMBERS)
def test_each_amount_has_its_value(name: str, written: Any, wanted: int) -> None:
    assert number({name: written}) == wanted


def test_every_shared_amount_is_tried() -> None:
    assert {name for name, _, _ in NUMBERS} == ops_of("amount").keys()


def test_where_a_number_is_changed_all_the_time_statistics_are_read_as_printed() -> None:
    """Else a number could ask for itself."""
    assert number({"statistic": {"of": "self", "name": "power"}}, printed=True) == 3


def test_a_whole_number_stands_for_itself() -> None:
    assert number(7) == 7
