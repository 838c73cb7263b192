"""Marks on the fields of states and steps: `Annotated[str, NameMark("unit")]` says what the type alone cannot.

From types and marks alone come how a position is written and read, and the check that a state from outside is
coherent (`engine/kernel/positions`). A mark on a list or table is about each of its items.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any, TypeAlias

from engine.kernel.data.record import record


@record(frozen=True, slots=True)
class NameMark:
    """The text is one of the names of this kind that the game knows; with `empty`, an empty text names nothing."""

    kind: str
    empty: bool = False


@record(frozen=True, slots=True)
class BoundsMark:
    """The number lies within these bounds; a text as the upper one is a limit that the game knows by this name."""

    least: int = 0
    most: int | str | None = None


@record(frozen=True, slots=True)
class NumberedMark:
    """The number stands for something with a printed name: a place, a direction; `printed` writes that name."""

    notation: str
    printed: bool = True


@record(frozen=True, slots=True)
class WordsMark:
    """The value is written as one of these words."""

    values: Mapping[str, Any]


@record(frozen=True, slots=True)
class KeyMark:
    """The field has another name in a position."""

    name: str


@record(frozen=True, slots=True)
class InListMark:
    """Mark of a field whose values are written as words in a list that other fields may share.

    With `once` no word may be repeated; `clash` is the message where two words, or a word and the field itself,
    give the field a value. One that is `alone` may be written as a field as well.
    """

    list: str
    values: Mapping[str, Any]
    once: bool = False
    always: bool = False
    clash: str = "state-named-twice"
    alone: bool = False


@record(frozen=True, slots=True)
class SpreadMark:
    """The fields of the value stand among those of its owner, with these types in place of their own."""

    fields: Mapping[str, Any]


@record(frozen=True, slots=True)
class PileMark:
    """Mark of a deck, written as a list with the top first; if its order is partly known, as its `top` and its `rest`.

    An unordered one is always a plain list in no order.
    """

    ordered: bool = True


@record(frozen=True, slots=True)
class KeyedByMark:
    """The table is written as the list of its values; each key follows from its value, by `field` above all."""

    key: Callable[[Any], str]
    field: str


@record(frozen=True, slots=True)
class FlagMark:
    """A mark that says all by being there."""

    name: str


SHOWN = FlagMark("shown")
"""The field is written even where it has its default."""
SETTLED = FlagMark("settled")
"""The field follows from the scenario or from where its owner stands; it is not written."""
BRIEF = FlagMark("brief")
"""A part of which nothing else is said may be read as the value of this field alone."""
ROSTER = FlagMark("roster")
"""The table has an entry for each name that is known; who is not there is written as null."""
SEAT = NameMark("seat")

SeatName: TypeAlias = Annotated[str, SEAT]
"""One of the seats of the game."""
Count: TypeAlias = Annotated[int, BoundsMark()]
"""A number that is never below zero."""
