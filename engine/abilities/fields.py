"""Field types for definitions of operations. Loader, checks, schema and form are all derived from them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from fractions import Fraction
from functools import cache
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

from engine.content.problems import ProblemValue
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


class AbilityProblem(NamedTuple):
    """A field that contradicts the others: its key, the message with its values, and a suggestion; `inside` is the path
    from the key to the wrong value."""

    key: str
    code: str
    nearest: str | None = None
    values: Mapping[str, ProblemValue] = {}
    inside: tuple[str | int, ...] = ()

    @property
    def place(self) -> tuple[str | int, ...]:
        """The path of the field, relative to its definition."""
        return (self.key, *self.inside) if self.key else self.inside


@record(frozen=True, slots=True)
class Between:
    """The range of whole numbers that an author may write."""

    least: int
    most: int


@record(frozen=True, slots=True)
class Key:
    """The key of a field in the document, if it differs from the field's name."""

    name: str


@record(frozen=True, slots=True)
class Listed:
    """The field holds a word from this list of the game's vocabulary."""

    list: ListName


@record(frozen=True, slots=True)
class Binds:
    """The field holds a new name, which later operations may use."""

    type: NameType


@record(frozen=True, slots=True)
class Reads:
    """The field holds a name that is already bound."""

    types: tuple[NameType, ...]


@record(frozen=True, slots=True)
class Measured:
    """The field says where to measure from; if the ability is aimed at a place, the target stands for that place."""


ANY_NUMBER = Between(-999, 999)
"""The range of whole numbers where no other is given."""
Few: TypeAlias = Annotated[int, Between(1, 20)]
SignedAmount: TypeAlias = Annotated[int, Between(-20, 20)]
VictoryPoints: TypeAlias = Annotated[int, Between(0, 99)]
SlugText: TypeAlias = Annotated[str, "slug"]
Titles: TypeAlias = Annotated[tuple[tuple[str, str], ...], "titles"]
"""A line of text in each language."""
LanguageTexts: TypeAlias = Annotated[tuple[tuple[str, str], ...], "texts"]
"""Like `Titles`, but of any length."""
Inches: TypeAlias = Annotated[Fraction, "inches"]
OneName: TypeAlias = Annotated[str, Reads(("piece",))]
"""A name that stands for one piece."""


def authored_fields(definition: Any) -> tuple[str, ...]:
    """The names of the fields that an author writes, without computed ones."""
    kind: Any = definition if isinstance(definition, type) else type(definition)
    return _authored_fields(kind)


@cache
def _authored_fields(definition: Any) -> tuple[str, ...]:
    return tuple(each.name for each in fields(definition) if each.init)
