"""The shared selectors: the pieces that they find, and their order."""

from typing import Any

import pytest

from engine.abilities.kinds import picked
from engine.abilities.loading.op_registry import ops_of
from tests.engine.abilities.toy import ability, context

ALL = {"pieces": {"side": "all"}}
FOUND: list[tuple[str, Any, list[str]]] = [
    ("pieces", {"side": "all"}, ["ana", "al", "bo", "be"]),
    ("pieces", {"side": "allies"}, ["al"]),
    ("pieces", {"side": "friends"}, ["ana", "al"]),
    ("pieces", {"side": "enemies"}, ["bo", "be"]),
    ("pieces", {"side": "all", "within": 2}, ["ana", "al"]),
    ("pieces", {"side": "all", "within": 1, "of": "target"}, ["al", "bo"]),
    ("pieces", {"side": "enemies", "within": 1, "of": {"pieces": {"side": "allies"}}}, ["bo"]),
    ("pieces", {"side": "all", "within": 3, "of": "nobody"}, []),
    ("pieces", {"side": "enemies", "seen": True}, ["bo"]),
    ("pieces", {"side": "enemies", "seen": True, "within": 2}, []),
    ("pieces", {"side": "all", "where": {"has": {"who": "it", "counter": "gold", "least": 2}}}, ["ana", "be"]),
    ("pieces", {"side": "all", "where": {"is": {"who": "foe", "one-of": "target"}}, "as": "foe"}, ["bo"]),
    ("pieces", {"side": "all", "where": {"trait": {"who": "bearer", "trait": "king"}}}, ["al"]),
    ("nearest", {"of": {"pieces": {"side": "enemies"}}}, ["bo"]),
    ("nearest", {"of": {"without": {"of": ALL, "these": "target"}}, "to": "target"}, ["al"]),
    ("nearest", {"of": {"without": {"of": ALL, "these": "self"}}, "to": {"pieces": {"side": "enemies"}}}, ["bo", "be"]),
    ("nearest", {"of": ALL, "to": "nobody"}, []),
    ("most", {"of": ALL, "by": {"counter": {"of": "it", "name": "gold"}}}, ["be"]),
    ("most", {"of": ALL, "by": {"counter": {"of": "it", "name": "gold"}}, "least": True}, ["al"]),
    ("most", {"of": ALL, "by": {"counter": {"of": "each", "name": "gold"}}, "as": "each"}, ["be"]),
    ("most", {"of": ALL, "by": 1}, ["ana", "al", "bo", "be"]),
    ("without", {"of": ALL, "these": {"pieces": {"side": "enemies"}}}, ["ana", "al"]),
    ("without", {"of": ALL, "these": "target"}, ["ana", "al", "be"]),
    ("together", {"of": ["target", "self", {"pieces": {"side": "friends"}}]}, ["ana", "al", "bo"]),
]


def found(written: Any) -> list[str]:
    """The pieces that a selector finds for ana's ability on bo."""
    (each,) = ability(effects=[{"do": "gain", "counter": "gold", "on": written}]).effects
    return list(picked(context(), each.on))


@pytest.mark.parametrize(("name", "written", "wanted"), FOUND)
def test_each_selector_finds_its_pieces(name: str, written: Any, wanted: list[str]) -> None:
    assert found({name: written}) == wanted


def test_every_shared_selector_is_tried() -> None:
    assert {name for name, _, _ in FOUND} == ops_of("selector").keys()


def test_a_name_stands_for_those_who_are_still_there() -> None:
    assert context(names={"foes": ("bo", "gone", "be")}).pieces("foes") == ("bo", "be")


def test_a_name_that_nothing_bound_stands_for_nobody() -> None:
    assert context().pieces("foe") == ()
