"""Versions of packs in three numbers, their order, and the version ranges that a pack may require."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property, total_ordering
from typing import TypeAlias

VERSION_PATTERN = r"(0|[1-9][0-9]{0,8})\.(0|[1-9][0-9]{0,8})\.(0|[1-9][0-9]{0,8})(-[0-9a-z]+([.-][0-9a-z]+){0,9})?"
RANGE_PATTERN = rf"\*|(\^|>=|<=|>|<)?{VERSION_PATTERN}( (\^|>=|<=|>|<){VERSION_PATTERN}){{0,3}}"
LONGEST_VERSION = 60
LONGEST_RANGE = 250

_VERSION = re.compile(VERSION_PATTERN)
_RANGE = re.compile(RANGE_PATTERN)

_Key: TypeAlias = tuple[tuple[int, ...], bool, tuple[tuple[bool, int, str], ...]]


def is_version(text: str) -> bool:
    """Whether a text is a version: 1.4.0, or 1.4.0-beta.2 for a pre-release."""
    return len(text) <= LONGEST_VERSION and _VERSION.fullmatch(text) is not None


def is_range(text: str) -> bool:
    """Whether a text is a range: `*`, `1.4.0`, `^1.4.0`, `>=1.4.0 <3.0.0`."""
    return len(text) <= LONGEST_RANGE and _RANGE.fullmatch(text) is not None


@total_ordering
@dataclass(frozen=True)
class PackVersion:
    """The version of a pack. A pre-release, such as a beta, is older than its version."""

    text: str

    @cached_property
    def _key(self) -> _Key:
        numbers, _, before = self.text.partition("-")
        steps = tuple(
            (not step.isdecimal(), int(step) if step.isdecimal() else 0, "" if step.isdecimal() else step)
            for step in before.split(".")
            if step
        )
        return tuple(map(int, numbers.split("."))), not before, steps

    @property
    def numbers(self) -> tuple[int, ...]:
        """Major, minor and patch."""
        return self._key[0]

    def __lt__(self, other: PackVersion) -> bool:
        return self._key < other._key

    def __str__(self) -> str:
        return self.text


def is_within(version: str, range_: str) -> bool:
    """Whether a version is in a range, all parts of which must hold."""
    return range_ == "*" or all(_holds(PackVersion(version), bound) for bound in range_.split(" "))


def _holds(version: PackVersion, bound: str) -> bool:
    number = bound.lstrip("^<>=")
    other = PackVersion(number)
    match bound.removesuffix(number):
        case ">=":
            return version >= other
        case "<=":
            return version <= other
        case ">":
            return version > other
        case "<":
            return version < other
        case "^":
            return version >= other and _same_promise(version, other)
    return version == other


def _same_promise(version: PackVersion, other: PackVersion) -> bool:
    """Whether a version is compatible with another: they agree up to the first number that is not 0."""
    length = next((place for place, number in enumerate(other.numbers) if number), 2) + 1
    return version.numbers[:length] == other.numbers[:length]
