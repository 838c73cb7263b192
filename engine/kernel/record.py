"""Records that differ in some fields: what `dataclasses.replace` does for plain slotted ones, at half its price."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import cache
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")


class Slot(NamedTuple):
    """How a field is read and written, past all that keeps a frozen record frozen."""

    get: Callable[[Any], Any]
    put: Callable[[Any, Any], None]


def replace(record: T, /, **changes: Any) -> T:
    """The record that differs in these fields; no `__post_init__` looks at it, so its class may have none."""
    kind: Any = type(record)
    slots = slots_of(kind)
    if not changes.keys() <= slots.keys():
        raise TypeError(f"a {kind.__name__} has no {', '.join(sorted(changes.keys() - slots.keys()))}")
    changed: T = object.__new__(kind)
    for get, put in slots.values():
        put(changed, get(record))
    for name, value in changes.items():
        slots[name].put(changed, value)
    return changed


@cache
def slots_of(kind: type[Any]) -> Mapping[str, Slot]:
    """The fields of a slotted dataclass."""
    if hasattr(kind, "__post_init__"):
        raise TypeError(f"{kind.__name__} looks at its fields when it is made")
    slots = {each.name: getattr(kind, each.name) for each in fields(kind)}
    return {name: Slot(slot.__get__, slot.__set__) for name, slot in slots.items()}
