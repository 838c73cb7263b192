"""Walks an ability and yields every operation and part in it with its path in the document."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import is_dataclass
from typing import Any, NamedTuple

from engine.abilities.kinds import Amount, Condition, Effect, Looks, Op, Selector
from engine.abilities.structure.field_types import (
    TOGETHER,
    Content,
    FieldDescription,
    KnownName,
    Number,
    Operation,
    Several,
    field_descriptions,
    is_trigger_alone,
)
from engine.content.document_path import DocumentPath


class Member(NamedTuple):
    """A value in a field of a definition, with its declared type and its path."""

    field: FieldDescription
    holds: Content
    value: Any
    at: DocumentPath


def members(definition: Any, at: DocumentPath = ()) -> Iterator[Member]:
    """The values in the fields of a definition, one by one; lists of effects are in order."""
    for field in field_descriptions(type(definition)):
        value = getattr(definition, field.name)
        if value is not None:
            for holds, each, path in _items(field.holds, value, _path_of(definition, field, at)):
                yield Member(field, holds, each, path)


def all_parts(definition: Any, at: DocumentPath = ()) -> Iterator[tuple[Any, DocumentPath]]:
    """A definition and all operations and parts in it, each before its own parts."""
    yield definition, at
    for member in members(definition, at):
        if is_dataclass(member.value):
            yield from all_parts(member.value, member.at)


def with_places(effects: Iterable[Effect[Any]], at: DocumentPath) -> Iterator[tuple[Effect[Any], DocumentPath]]:
    """The effects of the list at a path, and all in their branches, each before its own branches."""
    for number, effect in enumerate(effects):
        yield from _with_places(effect, (*at, number))


def in_branches(effect: Effect[Any], at: DocumentPath) -> Iterator[tuple[Effect[Any], DocumentPath]]:
    """The effects in the branches of the effect at a path, one level deep."""
    branched = {id(each) for branch in effect.branches for each in branch}
    for part, inside in all_parts(effect, at) if branched else ():
        if id(part) in branched:
            yield part, inside


def _with_places(effect: Effect[Any], at: DocumentPath) -> Iterator[tuple[Effect[Any], DocumentPath]]:
    yield effect, at
    for each, inside in in_branches(effect, at):
        yield from _with_places(each, inside)


def looks_of(definition: Any) -> frozenset[Looks]:
    """The parts of the state that conditions, selectors and amounts in a definition depend on."""
    return frozenset(
        each.looks_at for each, _ in all_parts(definition) if isinstance(each, Condition | Selector | Amount)
    )


def path_of_field(definition: Any, name: str, at: DocumentPath) -> DocumentPath:
    """The path of a field of the definition at a path."""
    field = next(each for each in field_descriptions(type(definition)) if each.name == name)
    return _path_of(definition, field, at)


def _path_of(definition: Any, field: FieldDescription, at: DocumentPath) -> DocumentPath:
    """The path of a field; a field that is written in place of its operation adds nothing to it."""
    instead = (
        isinstance(definition, Op) and definition.written_as == field.name and sole_field(definition) == field.name
    )
    return at if instead else (*at, field.key)


def sole_field(op: Op) -> str | None:
    """The one field that is written in place of an operation, because its other fields have their defaults."""
    name = op.written_as
    others = (each for each in field_descriptions(type(op)) if each.name != name)
    return (
        name if name and all(not each.required and getattr(op, each.name) == each.default for each in others) else None
    )


def _items(holds: Content, value: Any, at: DocumentPath) -> Iterator[tuple[Content, Any, DocumentPath]]:
    match holds:
        case Several(of):
            for number, each in enumerate(value):
                yield from _items(of, each, (*at, number))
        case Operation(kind) if kind in TOGETHER:
            for each in value:
                yield holds, each, (*at, each.called())
        case Operation("selector") if isinstance(value, str):
            yield KnownName(("piece", "pieces")), value, at
        case Operation("amount", bounds) if isinstance(value, int):
            yield Number(bounds), value, at
        case Operation(kind) if kind != "effect" and not _is_its_name(value):
            yield holds, value, (*at, value.called())
        case _:
            yield holds, value, at


def _is_its_name(op: Op) -> bool:
    """Whether an operation is a trigger that is written as its name."""
    kind = type(op)
    return is_trigger_alone(kind) and all(getattr(op, each.name) == each.default for each in field_descriptions(kind))
