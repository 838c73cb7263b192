"""Records: immutable dataclasses, and a fast `replace` for them.

Immutability is enforced only if `FROZEN` is set before the first record is defined: see `record`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

__all__ = ["record", "replace", "slots_of"]

T = TypeVar("T")

FROZEN = False
"""Whether changing a record raises an error; the tests set it before they import any module with records."""

if TYPE_CHECKING:
    from dataclasses import dataclass as record
else:

    def record(*, frozen: bool, eq: bool = True, **options: bool) -> Callable[[type[T]], type[T]]:
        """A frozen dataclass for the type checker and in tests; otherwise a plain dataclass with the same interface.

        Making a frozen instance takes three times as long, because each field is set past the guard, and games consist
        of records: whole games take 7 to 13 % longer. The type checker and the tests ensure that nothing changes a
        record.
        """
        if not frozen:
            raise TypeError("a record is frozen")

        def made(kind: type[T]) -> type[T]:
            if "__repr__" not in vars(kind):
                kind.__repr__ = _shown
            if FROZEN:
                return dataclass(frozen=True, eq=eq, repr=False, **options)(kind)
            thawed: Any = dataclass(eq=eq, repr=False, unsafe_hash=eq and not _hashes(kind), **options)(kind)
            if options.get("slots"):
                thawed.__getstate__, thawed.__setstate__ = _values, _set_values
            return thawed

        return made


def _shown(record: Any) -> str:
    """The record as a dataclass shows itself. One function serves all records: to compile one for each class takes a
    quarter of the time that the class takes, and games load hundreds of them."""
    values = [f"{each.name}={getattr(record, each.name)!r}" for each in fields(record) if each.repr]
    return f"{type(record).__qualname__}({', '.join(values)})"


def _values(record: Any) -> list[Any]:
    """The fields of a slotted record, in the form in which frozen dataclasses are pickled, so that pickles are
    exchangeable."""
    return [getattr(record, each.name) for each in fields(record)]


def _set_values(record: Any, values: list[Any]) -> None:
    for each, value in zip(fields(record), values, strict=True):
        object.__setattr__(record, each.name, value)


def _hashes(kind: type[Any]) -> bool:
    """Whether a class defines its own hash; a class with only an `__eq__` is not hashable."""
    own = vars(kind)
    return "__hash__" in own and not (own["__hash__"] is None and "__eq__" in own)


class FieldAccess(NamedTuple):
    """Direct access to a field of a frozen record, for reading and writing."""

    get: Callable[[Any], Any]
    put: Callable[[Any, Any], None]


def replace(record: T, /, **changes: Any) -> T:
    """A copy of the record with these fields changed. `__post_init__` is not called, so the class must not have one.

    It does what `dataclasses.replace` does for plain slotted classes, in half the time.
    """
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
def slots_of(kind: type[Any]) -> Mapping[str, FieldAccess]:
    """The fields of a slotted dataclass."""
    if hasattr(kind, "__post_init__"):
        raise TypeError(f"{kind.__name__} looks at its fields when it is made")
    slots = {each.name: getattr(kind, each.name) for each in fields(kind)}
    return {name: FieldAccess(slot.__get__, slot.__set__) for name, slot in slots.items()}
