"""Field types for definitions of operations. Loader, checks, schema and form are all derived from them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from fractions import Fraction
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

from engine.content.problems import Value
from engine.kernel.data.record import record

NameType: TypeAlias = Literal["piece", "pieces", "place", "number", "word", "dice"]
"""The types of names: one piece, several, a place of the map, a number, a word of the author, dice."""
ListName: TypeAlias = Literal[
    "statistics",
    "numbers",
    "counters",
    "changeable",
    "grounds",
    "traits",
    "scopes",
    "proposals",
    "procedures",
    "regions",
]
"""The lists that a game declares in its vocabulary."""


class Flaw(NamedTuple):
    """A field that does not go with the others: its key, the sentence that says so with its values, and what may have
    been meant; `inside` leads on from the key to what is wrong there."""

    key: str
    code: str
    nearest: str | None = None
    values: Mapping[str, Value] = {}
    inside: tuple[str | int, ...] = ()

    @property
    def place(self) -> tuple[str | int, ...]:
        """The path of the field, relative to its definition."""
        return (self.key, *self.inside) if self.key else self.inside


@record(frozen=True, slots=True)
class Between:
    """The whole numbers that an author may write."""

    least: int
    most: int


@record(frozen=True, slots=True)
class Key:
    """The key of a field in the document, where it cannot be its name here."""

    name: str


@record(frozen=True, slots=True)
class Listed:
    """One of those that the game declares in this list of its vocabulary."""

    list: ListName


@record(frozen=True, slots=True)
class Binds:
    """The author's name for something, which the operations after this one may use."""

    type: NameType


@record(frozen=True, slots=True)
class Reads:
    """A name that stands for something."""

    types: tuple[NameType, ...]


@record(frozen=True, slots=True)
class Measured:
    """From where something is measured: what the ability is aimed at may be a place there, and no piece."""


ANY_NUMBER = Between(-999, 999)
"""The whole numbers that may stand where nothing else is said."""
Few: TypeAlias = Annotated[int, Between(1, 20)]
Change: TypeAlias = Annotated[int, Between(-20, 20)]
Points: TypeAlias = Annotated[int, Between(0, 99)]
Slug: TypeAlias = Annotated[str, "slug"]
Titles: TypeAlias = Annotated[tuple[tuple[str, str], ...], "titles"]
"""A line in each language."""
Texts: TypeAlias = Annotated[tuple[tuple[str, str], ...], "texts"]
"""Like titles, and as long as an author likes."""
Inches: TypeAlias = Annotated[Fraction, "inches"]
OneName: TypeAlias = Annotated[str, Reads(("piece",))]
"""A name that stands for one piece."""


def authored_fields(definition: Any) -> tuple[str, ...]:
    """The names of the fields that an author writes, without those that are worked out."""
    return tuple(each.name for each in fields(definition) if each.init)
