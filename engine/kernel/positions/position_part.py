"""The game's part of the position format: known names, and the few rules that concern several fields."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from engine.kernel.data.message import Message, message
from engine.kernel.data.record import record
from engine.kernel.data.value import NOTHING


class Notation(Protocol):
    """The printed names of things that the engine numbers: places of a map, directions."""

    def number(self, text: str) -> int | Message:
        """The number with this printed name, or a message if there is none."""
        ...

    def text(self, number: int) -> str:
        """The printed name of a number."""
        ...

    def problem(self, number: int) -> Message | None:
        """The problem of this number; None if it is valid."""
        ...

    def suggestions(self) -> Collection[str]:
        """The names to suggest for an unknown one; empty if there are too many."""
        ...


@record(frozen=True, slots=True)
class Numbering:
    """The notation of things that are numbered from 0 in the order of their names."""

    names: tuple[str, ...]

    def number(self, text: str) -> int | Message:
        if text not in self.names:
            return message("state-needs-one-of", names=", ".join(self.names))
        return self.names.index(text)

    def text(self, number: int) -> str:
        return self.names[number]

    def problem(self, number: int) -> Message | None:
        if number in range(len(self.names)):
            return None
        return message("state-number-between", least=0, most=len(self.names) - 1)

    def suggestions(self) -> Collection[str]:
        return self.names


@record(frozen=True, slots=True)
class KnownNames:
    """The names that marks refer to, by kind, and notations and limits by name."""

    names: Mapping[str, Collection[str]] = field(default_factory=dict)
    notations: Mapping[str, Notation] = field(default_factory=dict)
    limits: Mapping[str, int] = field(default_factory=dict)

    def within(self, names: Mapping[str, Collection[str]]) -> KnownNames:
        """The known names, with those of some kinds restricted for a part of the state."""
        return KnownNames({**self.names, **names}, self.notations, self.limits) if names else self


@dataclass(slots=True, eq=False)
class GivenPart:
    """A part of a position that is being read: `raw` is its JSON, `given` the fields read so far.

    `key` is its key in the table that contains it; `start` is the state that the scenario sets up. Tables are read
    last.
    """

    start: Any
    path: str
    key: str
    outer: GivenPart | None
    raw: Mapping[str, Any]
    given: dict[str, Any] = field(default_factory=dict)

    def holder(self) -> GivenPart:
        """The part that contains this one."""
        if self.outer is None:
            raise LookupError(f"{self.path} stands in no other part")
        return self.outer


def no_completion(part: GivenPart) -> Mapping[str, Any]:
    """The default `complete`: nothing to add, as only defaults may be left out."""
    return NOTHING


def show_all_fields(state: Any, part: Any) -> Any:
    """The default `shown`: the part is written field by field."""
    return part


def unchanged_table(state: Any, table: dict[str, Any]) -> dict[str, Any]:
    """The default `laid_out`: the table of the part contains exactly its fields."""
    return table


def field_path(state: Any, path: str) -> str:
    """The default `place_of`: the path of a value in a part that is written field by field."""
    return path


def no_narrower_names(state: Any, key: str) -> Mapping[str, Collection[str]]:
    """The default `names`: every name of the game is valid in the part."""
    return {}


@record(frozen=True, slots=True, eq=False)
class PositionPart:
    """The rules of one type of part, where its types and marks are not enough.

    `complete` computes the values that were left out, and may correct given ones; `entries` returns, for the field of a
    table, the keys that it has even if they are left out. `shown` is the part with each value where it is written,
    `laid_out` its table with additional values, and `place_of` a path in that table. `names` are names that are valid
    in this part alone, by its key; `beside` are the types of the additional values.
    """

    complete: Callable[[GivenPart], Mapping[str, Any]] = no_completion
    entries: Mapping[str, Callable[[GivenPart], Iterable[str]]] = field(default_factory=dict)
    shown: Callable[[Any, Any], Any] = show_all_fields
    laid_out: Callable[[Any, dict[str, Any]], dict[str, Any]] = unchanged_table
    place_of: Callable[[Any, str], str] = field_path
    names: Callable[[Any, str], Mapping[str, Collection[str]]] = no_narrower_names
    beside: Mapping[str, Any] = field(default_factory=dict)


def no_known_names(state: Any) -> KnownNames:
    """The known names of a game whose marks refer to seats alone."""
    return KnownNames()
