"""Corrupts plain data at random: values of other types and sizes, or missing values, anywhere in it."""

import random
from typing import Any

HOSTILE: tuple[Any, ...] = (
    *(None, True, -1, 10**30, 1e300, float("inf")),
    *("", "\0", "../x", "/home/\0", "a" * 70_000, "\u202eA1", "A1"),
    *([], [[]], {}, {"edit": []}),
)


def spoil(chance: random.Random, data: Any) -> None:
    """Changes or removes one value at any depth of a list or a mapping."""
    keys = list(data) if isinstance(data, dict) else list(range(len(data)))
    key = chance.choice(keys)
    inside = data[key]
    if isinstance(inside, dict | list) and inside and chance.random() < 0.7:
        spoil(chance, inside)
    elif isinstance(data, dict) and chance.random() < 0.2:
        del data[key]
    else:
        data[key] = chance.choice(HOSTILE)
