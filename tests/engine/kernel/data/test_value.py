"""Values: JSON both ways, and an equality that tells `True` from 1."""

from __future__ import annotations

import pytest
from hypothesis import given

from engine.kernel.data.errors import BadData
from engine.kernel.data.value import Value, expect, from_json, same, to_json
from tests.engine.kernel.data.test_choice import VALUES


@given(VALUES)
def test_json_both_ways(value: Value) -> None:
    """Tuples become lists and come back as tuples."""
    assert same(from_json(to_json(value)), value)


@given(VALUES, VALUES)
def test_same_is_finer_than_equal(one: Value, other: Value) -> None:
    """What is the same is equal; what is equal and not the same has a truth for a number in it."""
    assert not same(one, other) or one == other
    assert same(one, one)


@pytest.mark.parametrize(("one", "other"), [(True, 1), ((0,), (False,)), ({"a": 1}, {"a": True}), (0, False)])
def test_a_truth_is_no_number(one: Value, other: Value) -> None:
    """Python thinks them equal; the rules do not."""
    assert one == other
    assert not same(one, other)


@pytest.mark.parametrize("raw", [1.5, {1, 2}, b"x", object()])
def test_an_invalid_value_is_refused(raw: object) -> None:
    """Whole numbers, words, lists and tables only."""
    with pytest.raises(BadData, match="value-of-no-kind"):
        from_json(raw)


@pytest.mark.parametrize(
    ("raw", "problem"),
    [(2**53 + 1, "value-too-large"), (-(10**40), "value-too-large"), ("a\ud800", "value-half-character")],
)
def test_values_of_others_have_bounds(raw: object, problem: str) -> None:
    """Numbers that other programs cannot hold, and texts that cannot be written down; also deep inside."""
    for wrapped in (raw, [raw], {"a": [raw]}):
        with pytest.raises(BadData, match=problem):
            from_json(wrapped)
    assert from_json([2**53, -(2**53), "ł"]) == (2**53, -(2**53), "ł")


def test_values_of_others_are_not_too_deep() -> None:
    """They do not overflow the stack."""
    raw: object = 0
    for _ in range(5_000):
        raw = [raw]
    with pytest.raises(BadData, match="deep"):
        from_json(raw)


def test_expect_says_what_it_found_and_where() -> None:
    """The name of the value is in the message; a truth is no number."""
    assert expect(3, int, "dice") == 3
    with pytest.raises(TypeError, match="dice is 'x', no int"):
        expect("x", int, "dice")
    with pytest.raises(TypeError, match="dice is True, no int"):
        expect(True, int, "dice")
