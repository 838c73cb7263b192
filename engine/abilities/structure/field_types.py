"""Introspection of definitions: the content of each field, derived from its type, for models, schema and forms."""

from __future__ import annotations

import types
from collections.abc import Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from fractions import Fraction
from functools import cache
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

from engine.abilities import kinds
from engine.abilities.fields import ANY_NUMBER, Between, Binds, Key, Listed, ListName, NameType, Reads
from engine.abilities.kinds import KindName, Op
from engine.kernel.data.record import record

KINDS: Mapping[type[Op], KindName] = {
    kinds.Effect: "effect",
    kinds.Condition: "condition",
    kinds.Selector: "selector",
    kinds.Amount: "amount",
    kinds.Trigger: "trigger",
    kinds.Cost: "cost",
}
EVERY_KIND: tuple[KindName, ...] = tuple(KINDS.values())
TOGETHER: tuple[KindName, ...] = ("condition", "cost")
"""The kinds of which several may be keys of the same object."""


@record(frozen=True, slots=True)
class Number:
    """A whole number."""

    bounds: Between


@record(frozen=True, slots=True)
class WordChoice:
    """One of these words, or of a list that the game declares."""

    options: tuple[str, ...] = ()
    list: ListName | None = None


@record(frozen=True, slots=True)
class YesNo:
    """Yes or no."""


@record(frozen=True, slots=True)
class Label:
    """A word chosen by the author."""


@record(frozen=True, slots=True)
class NewName:
    """A new name, under which later operations refer to what is found here."""

    type: NameType


@record(frozen=True, slots=True)
class KnownName:
    """A name bound earlier."""

    types: tuple[NameType, ...]


@record(frozen=True, slots=True)
class Lines:
    """A text in each language: one line, or of any length."""

    long: bool = False


@record(frozen=True, slots=True)
class LengthInInches:
    """A positive length in inches."""


@record(frozen=True, slots=True)
class Operation:
    """An operation of a kind, or several as the keys of an object; for an amount, also a number within bounds."""

    kind: KindName
    bounds: Between = ANY_NUMBER


@record(frozen=True, slots=True)
class Part:
    """A nested object with fields of its own."""

    definition: Any


@record(frozen=True, slots=True)
class Several:
    """A list."""

    of: Content


Content: TypeAlias = (
    Number | WordChoice | YesNo | Label | NewName | KnownName | Lines | LengthInInches | Operation | Part | Several
)
"""The content of a field."""


@record(frozen=True, slots=True)
class FieldDescription:
    """A field of a definition: its name, its key in documents, its content, and its default."""

    name: str
    key: str
    holds: Content
    required: bool
    default: Any


def field_descriptions(definition: Any) -> tuple[FieldDescription, ...]:
    """The fields that an author writes, in order, without computed ones."""
    return _described(definition)


@cache
def _described(definition: Any) -> tuple[FieldDescription, ...]:
    hints = get_type_hints(definition, include_extras=True)
    return tuple(_field(each, hints[each.name]) for each in fields(definition) if each.init)


def dashed(definition: Any) -> str:
    """The name of a shape or part: its class name in kebab case."""
    letters = (f"-{letter.lower()}" if letter.isupper() else letter for letter in definition.__name__)
    return "".join(letters).removeprefix("-")


def is_trigger_alone(op: type[Op]) -> bool:
    """Whether a trigger may be written as its name alone: none of its fields is required."""
    return op.kind == "trigger" and not any(each.required for each in field_descriptions(op))


def _field(declared: Field[Any], hint: Any) -> FieldDescription:
    marks = hint.__metadata__ if get_origin(hint) is Annotated else ()
    key = next((mark.name for mark in marks if isinstance(mark, Key)), declared.name.replace("_", "-"))
    required = declared.default is MISSING
    default = None if required else declared.default
    return FieldDescription(declared.name, key, _content(hint), required, default)


def _content(hint: Any) -> Content:
    """The content type for a type hint; `None` in the hint means that the key is optional."""
    plain, marks = _bared(hint)
    bounds = next((mark for mark in marks if isinstance(mark, Between)), ANY_NUMBER)
    kind = _kind_in(plain)
    if kind is not None:
        return Operation(kind, bounds)
    if marks and (marked := _marked(marks)) is not None:
        return marked
    if get_origin(plain) is tuple:
        return Several(_content(get_args(plain)[0]))
    return Part(plain) if is_dataclass(plain) else _simple(plain, bounds)


def _marked(marks: tuple[Any, ...]) -> Content | None:
    for mark in marks:
        match mark:
            case "slug":
                return Label()
            case "titles":
                return Lines()
            case "texts":
                return Lines(long=True)
            case "inches":
                return LengthInInches()
            case Listed():
                return WordChoice(list=mark.list)
            case Binds():
                return NewName(mark.type)
            case Reads():
                return KnownName(mark.types)
    return None


def _simple(plain: Any, bounds: Between) -> Content:
    if get_origin(plain) is Literal:
        return WordChoice(get_args(plain))
    simple: Mapping[Any, Content] = {bool: YesNo(), int: Number(bounds), str: Label(), Fraction: LengthInInches()}
    if plain not in simple:
        raise TypeError(f"no field of an ability can hold {plain}")
    return simple[plain]


def _bared(hint: Any) -> tuple[Any, tuple[Any, ...]]:
    """A type without annotations and without `None`, and the annotations."""
    marks: tuple[Any, ...] = ()
    while True:
        if get_origin(hint) is Annotated:
            marks, hint = (*marks, *hint.__metadata__), hint.__origin__
        elif _is_union(hint) and type(None) in get_args(hint):
            rest = tuple(each for each in get_args(hint) if each is not type(None))
            hint = Union[rest]  # noqa: UP007 - made at run time
        else:
            return hint, marks


def _is_union(hint: Any) -> bool:
    return get_origin(hint) in (Union, types.UnionType)


def _kind_in(hint: Any) -> KindName | None:
    """The kind of operation in a type hint: alone, as an alternative to a plain value, or several as keys of one
    object."""
    if get_origin(hint) is tuple:
        found = KINDS.get(_origin(get_args(hint)[0]))
        return found if found in TOGETHER else None
    for each in get_args(hint) if _is_union(hint) else (hint,):
        kind = KINDS.get(_origin(each))
        if kind is not None:
            return kind
    return None


def _origin(hint: Any) -> Any:
    return get_origin(hint) or hint
