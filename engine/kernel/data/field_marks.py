"""Marks on the fields of states and steps: `Annotated[str, NameMark("unit")]` adds what the type alone cannot express.

The reading and writing of positions, and the check that a state from outside is coherent, are derived from types and
marks alone (`engine/kernel/positions`). A mark on a list or table applies to each of its items.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any, TypeAlias

from engine.kernel.data.record import record


@record(frozen=True, slots=True, eq=False)
class NameMark:
    """The text is a name of this kind that the game knows. With `empty`, it may also be empty, which stands for no
    name."""

    kind: str
    empty: bool = False


@record(frozen=True, slots=True, eq=False)
class BoundsMark:
    """The number lies within these bounds. An upper bound given as text is the name of a limit of the game."""

    least: int = 0
    most: int | str | None = None


@record(frozen=True, slots=True, eq=False)
class NumberedMark:
    """The number stands for something with a printed name: a place, a direction. With `printed`, that name is
    written."""

    notation: str
    printed: bool = True


@record(frozen=True, slots=True, eq=False)
class WordsMark:
    """The value is written as one of these words."""

    values: Mapping[str, Any]


@record(frozen=True, slots=True, eq=False)
class KeyMark:
    """The field has this key in a position, in place of its name."""

    name: str


@record(frozen=True, slots=True, eq=False)
class InListMark:
    """The values of the field are written as words in a list that several fields may share.

    With `once`, no word may be repeated; `clash` is the message for two words, or a word and the field itself, that
    give the field two values. With `alone`, the field may also be written by itself.
    """

    list: str
    values: Mapping[str, Any]
    once: bool = False
    always: bool = False
    clash: str = "state-named-twice"
    alone: bool = False


@record(frozen=True, slots=True, eq=False)
class SpreadMark:
    """The fields of the value are written among the fields of its owner, with these types instead of their own."""

    fields: Mapping[str, Any]


@record(frozen=True, slots=True, eq=False)
class PileMark:
    """The deck is written as a list, top card first; if its order is partly known, as its `top` and its `rest`.

    An unordered deck is always written as a plain list, whose order means nothing.
    """

    ordered: bool = True


@record(frozen=True, slots=True, eq=False)
class KeyedByMark:
    """The table is written as the list of its values. Each key is computed from its value, normally from `field`."""

    key: Callable[[Any], str]
    field: str


@record(frozen=True, slots=True, eq=False)
class FlagMark:
    """A mark without parameters."""

    name: str


SHOWN = FlagMark("shown")
"""The field is written even if it has its default value."""
SETTLED = FlagMark("settled")
"""The field is derived from the scenario or from its place in the state, and is not written."""
BRIEF = FlagMark("brief")
"""A part in which every other field has its default may be written as the value of this field alone."""
ROSTER = FlagMark("roster")
"""The table has an entry for each known name; a name without a value is written as null."""
SEAT = NameMark("seat")

SeatName: TypeAlias = Annotated[str, SEAT]
"""One of the seats of the game."""
Count: TypeAlias = Annotated[int, BoundsMark()]
"""A number that is never below zero."""
