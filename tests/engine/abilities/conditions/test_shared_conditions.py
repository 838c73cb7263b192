"""The shared conditions: each holds in one case and not in another."""

from typing import Any

import pytest

from engine.abilities.kinds import all_conditions_hold
from engine.abilities.loading.op_registry import ops_of
from tests.engine.abilities.toy import ability, context

RED = {"pieces": {"side": "friends"}}
REDS = {"count": {"of": RED}}
BLUE = {"pieces": {"side": "enemies"}}
TWO_KEYS = {"at-least": {"value": 1, "least": 1}, "at-most": {"value": 2, "most": 1}}
"""The first of these holds, the second does not."""
NOBODY = {"pieces": {"side": "all", "within": 1, "of": "nobody"}}
SO: dict[str, list[Any]] = {
    "all": [[{"trait": {"who": "self", "trait": "pawn"}}, {"trait": {"who": "target", "trait": "pawn"}}], []],
    "any": [[{"trait": {"who": "self", "trait": "king"}}, {"trait": {"who": "target", "trait": "pawn"}}]],
    "not": [
        {"trait": {"who": "self", "trait": "king"}},
        TWO_KEYS,
    ],
    "at-least": [{"value": 2, "least": 2}, {"value": 3, "least": REDS}, {"value": REDS, "least": REDS}],
    "at-most": [{"value": 2, "most": 2}, {"value": REDS, "most": 3}, {"value": REDS, "most": REDS}],
    "there-are": [{"who": BLUE}, {"who": BLUE, "least": 2, "most": 2}, {"who": NOBODY, "least": 0}],
    "is": [{"who": "self", "one-of": RED}, {"who": RED, "one-of": {"pieces": {"side": "all"}}}],
    "within": [
        {"who": "target", "of": "self", "distance": 3},
        {"who": BLUE, "of": RED, "distance": 5},
        {"who": "target", "of": RED, "distance": 1},
    ],
    "sees": [{"who": "self", "whom": "target"}, {"who": RED, "whom": BLUE}],
    "stands-on": [{"who": "target", "ground": "sand"}, {"who": BLUE, "ground": "sand"}],
    "in-region": [{"who": "self", "region": "west"}, {"who": RED, "region": "west"}],
    "has": [
        {"who": "self", "counter": "gold"},
        {"who": "self", "counter": "gold", "least": 2, "most": 2},
        {"who": {"pieces": {"side": "allies"}}, "counter": "gold", "most": 0},
    ],
    "trait": [{"who": "self", "trait": "pawn"}, {"who": BLUE, "trait": "pawn"}],
}
NOT_SO: dict[str, list[Any]] = {
    "all": [[{"trait": {"who": "self", "trait": "pawn"}}, {"trait": {"who": "target", "trait": "king"}}]],
    "any": [
        [],
        [{"trait": {"who": "self", "trait": "king"}}],
        [TWO_KEYS],
    ],
    "not": [{"trait": {"who": "self", "trait": "pawn"}}],
    "at-least": [{"value": 1, "least": 2}, {"value": 1, "least": REDS}],
    "at-most": [{"value": 3, "most": 2}, {"value": REDS, "most": 1}, {"value": 9, "most": REDS}],
    "there-are": [{"who": NOBODY}, {"who": BLUE, "least": 3}, {"who": BLUE, "most": 1}],
    "is": [
        {"who": "self", "one-of": BLUE},
        {"who": {"pieces": {"side": "all"}}, "one-of": RED},
        {"who": NOBODY, "one-of": RED},
    ],
    "within": [
        {"who": "target", "of": "self", "distance": 2.5},
        {"who": BLUE, "of": RED, "distance": 4},
        {"who": NOBODY, "of": RED, "distance": 9},
    ],
    "sees": [{"who": "target", "whom": "be"}, {"who": "self", "whom": {"without": {"of": BLUE, "these": "target"}}}],
    "stands-on": [{"who": "self", "ground": "sand"}, {"who": {"pieces": {"side": "all"}}, "ground": "sand"}],
    "in-region": [{"who": "target", "region": "west"}, {"who": NOBODY, "region": "west"}],
    "has": [
        {"who": {"pieces": {"side": "allies"}}, "counter": "gold"},
        {"who": "self", "counter": "gold", "least": 3},
        {"who": "self", "counter": "gold", "least": 3, "most": 9},
        {"who": "self", "counter": "gold", "most": 1},
        {"who": RED, "counter": "gold"},
    ],
    "trait": [{"who": "self", "trait": "king"}, {"who": RED, "trait": "pawn"}],
}


def holds(name: str, written: Any) -> bool:
    """Whether a condition of ana's ability on bo holds."""
    return all_conditions_hold(context(), ability(**{"if": {name: written}}).condition)


@pytest.mark.parametrize(("name", "written"), [(name, each) for name, every in SO.items() for each in every])
def test_each_condition_holds(name: str, written: Any) -> None:
    assert holds(name, written)


@pytest.mark.parametrize(("name", "written"), [(name, each) for name, every in NOT_SO.items() for each in every])
def test_each_condition_fails_otherwise(name: str, written: Any) -> None:
    assert not holds(name, written)


def test_every_shared_condition_is_asked_both_ways() -> None:
    assert SO.keys() == NOT_SO.keys() == ops_of("condition").keys()


def test_all_keys_of_one_object_hold_together() -> None:
    one = {"at-least": {"value": 1, "least": 1}}
    assert all_conditions_hold(context(), ability(**{"if": one}).condition)
    assert not all_conditions_hold(context(), ability(**{"if": {**one, "at-most": {"value": 2, "most": 1}}}).condition)
