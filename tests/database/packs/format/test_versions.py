"""Versions of packs: their order, and which lie in a range."""

from itertools import pairwise

import pytest

from database.packs.format.versions import PackVersion, is_range, is_version, is_within

IN_ORDER = (
    "0.1.0",
    "1.0.0-alpha",
    "1.0.0-alpha.1",
    "1.0.0-alpha.b",
    "1.0.0-rc.2",
    "1.0.0-rc.11",
    "1.0.0",
    "1.9.0",
    "1.10.0",
)


def test_the_order_is_that_of_numbers_and_what_comes_before_a_version_is_older() -> None:
    for older, newer in pairwise(IN_ORDER):
        assert PackVersion(older) < PackVersion(newer)
        assert not PackVersion(newer) < PackVersion(older)


@pytest.mark.parametrize(
    "text", ["1", "1.0", "01.0.0", "1.0.0.0", "v1.0.0", "1.0.0+build", "-1.0.0", "1.0.٠", "1.0.0-" + "a" * 99]
)
def test_an_invalid_version_is_recognised(text: str) -> None:
    assert not is_version(text)


@pytest.mark.parametrize(
    ("range_", "inside", "outside"),
    [
        ("*", ("0.0.1", "9.9.9"), ()),
        ("1.2.0", ("1.2.0",), ("1.2.1",)),
        ("^1.2.0", ("1.2.0", "1.9.9"), ("1.1.9", "2.0.0")),
        ("^0.2.1", ("0.2.1", "0.2.9"), ("0.3.0", "0.2.0")),
        ("^0.0.3", ("0.0.3",), ("0.0.4",)),
        (">=1.2.0 <3.0.0", ("1.2.0", "2.9.0"), ("1.1.0", "3.0.0")),
        (">1.2.0 <=1.3.0", ("1.3.0",), ("1.2.0", "1.3.1")),
    ],
)
def test_a_range_holds_what_it_says(range_: str, inside: tuple[str, ...], outside: tuple[str, ...]) -> None:
    assert is_range(range_)
    assert all(is_within(version, range_) for version in inside)
    assert not any(is_within(version, range_) for version in outside)


@pytest.mark.parametrize(
    "text", ["", "1.x", "~1.2.0", ">=1", "^1.2.0,<2.0.0", "^1.2.0  <2.0.0", " *", "* *", ">= 1.2.0"]
)
def test_an_invalid_range_is_recognised(text: str) -> None:
    assert not is_range(text)
